//! Games in pasted text, with anything around them that is plainly not moves.

use crate::diagram;
use crate::encoding::name::Encoding;
use crate::error::ReadError;
use crate::format::Format;
use crate::line;
use crate::player_name::PlayerName;
use crate::position;
use crate::quest;
use crate::reader::Reader;
use crate::record::Record;
use crate::sheet::{self, Grid, GridError, Sheet};
use crate::transcript::{self, TranscriptError, is_pass};
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
    let rules = stated_rules(text).unwrap_or(rules);
    let bare = text.trim_start();
    if bare.starts_with(['[', '('])
        || matches!(Format::detect(bare.as_bytes()), Format::Ggf | Format::Sgf)
    {
        let reader = Reader::new(bare.as_bytes(), Position::start(rules));
        // Whatever it names, it is text already.
        let first = reader.with_encoding(Encoding::UTF_8).next();
        let found = first.ok_or(PasteError::Nothing)?.map_err(PasteError::Game)?;
        return Ok(found.record);
    }
    match found(text, rules) {
        Found::Nothing => Err(PasteError::Nothing),
        Found::Grid(grid, start, _) => match grid.play(start) {
            (game, None) => Ok(Record::from(game)),
            (_, Some(fault)) => Err(PasteError::Grid(fault)),
        },
        Found::Moves { moves, start, names } => {
            let mut game = Game::from_position(start);
            transcript::play(&mut game, &moves).map_err(PasteError::Moves)?;
            Ok(Record { names, ..Record::from(game) })
        }
    }
}

/// Returns the scoresheet in a text whose moves cannot be played, and the start of its game; `None` if that is
/// not what is wrong with it.
pub fn faulty_sheet(text: &str, rules: Rules) -> Option<(Sheet, Position)> {
    match read(text, rules) {
        Err(PasteError::Moves(_) | PasteError::Grid(_)) => {}
        Ok(_) | Err(PasteError::Nothing | PasteError::Game(_)) => return None,
    }
    match found(text, stated_rules(text).unwrap_or(rules)) {
        Found::Nothing => None,
        Found::Grid(grid, start, score) => {
            Some((Sheet { score, ..Sheet::from_grid(&grid) }, start))
        }
        Found::Moves { moves, start, .. } => {
            let score = text.split_whitespace().next_back().and_then(sheet::score);
            Some((Sheet { score, ..Sheet::from_moves(&moves)? }, start))
        }
    }
}

/// The contents of a text.
enum Found {
    Nothing,
    Grid(Grid, Position, Option<ByColor<u8>>),
    Moves { moves: String, start: Position, names: ByColor<Option<PlayerName>> },
}

fn found(text: &str, rules: Rules) -> Found {
    if let Some(game) = quest::read(text) {
        let quest::Game { moves, names } = game;
        return Found::Moves { moves, start: Position::start(rules), names };
    }
    if let Some((grid, discs, score)) = sheet::grid_in(text) {
        let start = diagram::start(&grid, discs, Position::start(rules));
        return Found::Grid(grid, start, score);
    }
    let (start, rest) = match position::read_start(text) {
        Ok((board, next, rest)) => (line::start(rules, board, next), rest),
        Err(_) => (Position::start(rules), text),
    };
    let has_position = rest.len() < text.len();
    let moves: Vec<_> = rest.lines().flat_map(moves_of).collect();
    if !moves.iter().any(|word| is_like_moves(word)) && !has_position {
        return Found::Nothing;
    }
    Found::Moves { moves: moves.join(" "), start, names: ByColor::default() }
}

/// Returns a game as a line for mail and chat, which [`read`] reads: the rules, unless they are those of
/// Othello, the players, if both are known, and the moves.
pub fn write(game: &Game, names: &ByColor<Option<PlayerName>>) -> String {
    let mut parts = Vec::new();
    if game.rules() != Rules::OTHELLO {
        parts.push(format!("{RULES}{}", game.rules().to_string().replace(' ', "_")));
    }
    if let ByColor { black: Some(black), white: Some(white) } = names {
        parts.push(format!("{black} - {white}:"));
    }
    parts.push(transcript::write(game.plies()));
    parts.join(" ")
}

/// The beginning of the word with the rules.
const RULES: &str = "rules=";

/// Returns the rules that a word of the text states.
fn stated_rules(text: &str) -> Option<Rules> {
    let mut words = text.split_whitespace();
    let stated = words.find_map(|word| word.strip_prefix(RULES))?;
    stated.replace('_', " ").parse().ok()
}

/// Returns the moves of a line, and the word behind them that should be another one. Words before the
/// moves, and behind the punctuation that ends them, are about the game.
fn moves_of(line: &str) -> Vec<&str> {
    let mut moves: Vec<&str> = Vec::new();
    let mut is_open = false;
    for word in line.split_whitespace() {
        if is_like_moves(word) {
            moves.push(word);
            is_open = !word.ends_with([',', ';', ':', '.', '!', '?', ')', ']', '"']);
        } else if word.contains(char::is_alphabetic) {
            if is_open && word.starts_with(char::is_alphabetic) {
                moves.push(word);
            }
            is_open = false;
        } else if !word.ends_with('.') {
            // A result, a dash or the like.
            is_open = false;
        }
    }
    moves
}

/// Returns `true` if a word may belong to a transcript: it is a pass, or has a square in it and no
/// other letters.
fn is_like_moves(word: &str) -> bool {
    let is_letter = |letter: &char| letter.is_alphabetic();
    let mut letters = word.chars().filter(is_letter).map(|letter| letter.to_ascii_lowercase());
    let is_wide = |letter: char| ('\u{ff01}'..='\u{ff5e}').contains(&letter);
    let is_column =
        |letter: char| ('a'..='i').contains(&letter) || is_wide(letter) || letter == 'x';
    let has_square = word
        .chars()
        .zip(word.chars().skip(1))
        .any(|(column, row)| is_column(column.to_ascii_lowercase()) && row.is_numeric());
    is_pass(word) || has_square && letters.all(is_column)
}

/// The error of a pasted text without a game that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PasteError {
    /// There are neither moves nor a position in it.
    Nothing,
    /// The moves cannot be played.
    Moves(TranscriptError),
    /// The numbers of a grid are not those of a game.
    Grid(GridError),
    /// It begins as a file of a game, but cannot be read.
    Game(ReadError),
}

impl std::fmt::Display for PasteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Nothing => f.write_str("expected moves or a position, found neither"),
            Self::Moves(error) => error.fmt(f),
            Self::Grid(error) => error.fmt(f),
            Self::Game(error) => error.fmt(f),
        }
    }
}

/// The reason is the sentence.
impl std::error::Error for PasteError {}
