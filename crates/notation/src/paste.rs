//! Games in pasted text, which is read as a file is.

use crate::encoding::name::Encoding;
use crate::error::{Location, ReadError};
use crate::format::Format;
use crate::forms;
use crate::player_name::PlayerName;
use crate::reader::{Found, NOTHING, Reader};
use crate::record::Record;
use crate::transcript;
use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;

/// Finds the game or the position in a text. Moves without a start of their own are played under
/// those rules.
///
/// # Errors
/// If there is neither, or the moves cannot be played.
pub fn read(text: &str, rules: Rules) -> Result<Record, PasteError> {
    read_from(text, Position::start(rules)).map(|(found, _)| found.record)
}

/// Finds the game or the position in a text, and what is to be said about it, and the number of the other games that
/// stand there. Moves without a start of their own begin from that one.
///
/// # Errors
/// If there is neither, or the moves cannot be played.
pub fn read_from(text: &str, usual: Position) -> Result<(Found, usize), PasteError> {
    // Whatever it names, it is text already.
    let games = Reader::new(text.as_bytes(), usual);
    let mut games = games.with_encoding(Encoding::UTF_8);
    let nothing = ReadError::new(Location::Line(1), NOTHING);
    let is_file = Format::detect(text.as_bytes()).has_syntax();
    let first = games.next().unwrap_or(Err(nothing));
    let first = first.map_err(|error| PasteError { error, is_file })?;
    let (mut longest, others) =
        games.by_ref().fold((first, 0), |(longest, others), found| match found {
            // A log has the same game again and again, with more moves.
            Ok(found) => {
                let (one, other) = (&longest.record.game, &found.record.game);
                match (goes_on(one, other), goes_on(other, one) || one == other) {
                    (true, _) => (found, others),
                    (false, true) => (longest, others),
                    (false, false) => (longest, others + 1),
                }
            }
            Err(_) => (longest, others),
        });
    longest.warnings.extend(games.left_out());
    Ok((longest, others))
}

/// Finds what may be a game in a text that is about something else.
pub fn doubtful(text: &str, usual: Position) -> Option<Found> {
    const FEWEST: usize = 2;
    let games = Reader::new(text.as_bytes(), usual).with_encoding(Encoding::UTF_8);
    let games = games.with_doubtful().flatten();
    let games = games.filter(|found| found.record.game.plies().len() >= FEWEST);
    games.max_by_key(|found| found.record.game.plies().len())
}

/// Returns `true` if a game goes on with another one.
fn goes_on(game: &Game, longer: &Game) -> bool {
    let squares = |game: &Game| game.plies().iter().map(|ply| ply.square).collect::<Vec<_>>();
    let (one, other) = (squares(game), squares(longer));
    game.start() == longer.start() && one.len() < other.len() && other.starts_with(&one)
}

/// Returns a game as a line for mail and chat, which [`read`] reads: the rules, unless they are those of
/// Othello, the players, if both are known, and the moves.
pub fn write(game: &Game, names: &ByColor<Option<PlayerName>>) -> String {
    let mut parts = Vec::new();
    if game.rules() != Rules::OTHELLO {
        parts.push(format!("{}{}", forms::RULES, game.rules().to_string().replace(' ', "_")));
    }
    if let ByColor { black: Some(black), white: Some(white) } = names {
        parts.push(format!("{black} - {white}:"));
    }
    parts.push(transcript::write(game.plies()));
    parts.join(" ")
}

/// The error of a pasted text without a game that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasteError {
    /// The fault and its place.
    pub error: ReadError,
    /// `true` if the text begins as the file of a game does, in which places are looked for by their lines.
    pub is_file: bool,
}

impl std::fmt::Display for PasteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_file { self.error.fmt(f) } else { self.error.kind.fmt(f) }
    }
}

/// The reason is the sentence.
impl std::error::Error for PasteError {}
