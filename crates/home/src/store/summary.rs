//! Summaries of saved games for the list.

use std::borrow::Cow;

use crate::disk::files::is_name;
use crate::files::StoreError;
use crate::time::local_time::LocalTime;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_notation::date::Date;
use othello_notation::loss::Loss;
use othello_notation::{PlayerName, Record, transcript};
use othello_words::plies;

/// A saved game as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// The number of the game in the list, counting from 1.
    pub number: usize,
    /// The name of its file, without the extension.
    pub file_stem: String,
    /// The time of the last change of its file.
    pub changed: Option<LocalTime>,
    /// The game, or the reason why its file cannot be read.
    pub game: Result<GameLine, StoreError>,
}

impl GameSummary {
    /// Returns the summary of a game without a name of its own.
    pub fn new(number: usize, game: GameLine) -> Self {
        Self { number, file_stem: game.default_name(), changed: None, game: Ok(game) }
    }

    /// Returns the name that a player gave the game; `None` if the file is named by date and players.
    pub fn name(&self) -> Option<&str> {
        let by_default = self.game.as_ref().ok().map(GameLine::default_name);
        let number = by_default.and_then(|name| self.file_stem.strip_prefix(&*name));
        let is_number = |text: &str| text.parse::<u32>().is_ok();
        let is_default = number.is_some_and(|number| {
            number.is_empty() || number.strip_prefix('-').is_some_and(is_number)
        });
        (!is_default).then_some(&*self.file_stem)
    }
}

/// The columns of a game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The day on which the game began.
    pub date: Option<Date>,
    pub names: ByColor<Option<PlayerName>>,
    pub rules: Rules,
    pub state: GameState,
    /// The name of the opening, if it has one.
    pub opening: Option<Box<str>>,
    /// The first moves, in one word.
    pub first_moves: Box<str>,
}

/// The progress of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    Over {
        score: ByColor<u8>,
    },
    /// The game is not over.
    UnderWay {
        /// The number of the next move, counting from 1.
        next_move: usize,
    },
}

/// The number of moves by which games are looked for: most openings with a name are shorter.
const FIRST_MOVES: usize = 20;

impl From<&Record> for GameLine {
    fn from(record: &Record) -> Self {
        let state = match record.result() {
            Some(result) => GameState::Over { score: result.score },
            None => GameState::UnderWay { next_move: record.game.plies().len() + 1 },
        };
        let game = &record.game;
        let line = game.line();
        Self {
            date: record.date,
            names: record.names.clone(),
            rules: game.rules(),
            state,
            opening: plies::opening(game, line.len()).map(Into::into),
            first_moves: transcript::write(&line[..line.len().min(FIRST_MOVES)]).into(),
        }
    }
}

impl GameLine {
    pub fn has_names(&self) -> bool {
        Color::BOTH.iter().any(|color| self.names[*color].is_some())
    }

    /// Returns the default file name of the game: its date and players.
    pub fn default_name(&self) -> String {
        let date = self.date.map_or_else(String::new, |date| format!("{date}-"));
        let player =
            |color: Color| self.names[color].as_ref().map_or(color.name(), PlayerName::as_str);
        let [black, white] = Color::BOTH.map(|color| safe_name(player(color)));
        [&*date.replace('.', "-"), &black, "-", &white].concat()
    }
}

/// Replaces everything but letters and digits by hyphens, for a file name.
pub fn safe_name(text: &str) -> Cow<'_, str> {
    // Every file system takes a name of two of these and a date.
    const MOST_LETTERS: usize = 60;
    const MOST_BYTES: usize = 100;
    if (1..=MOST_LETTERS).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return text.into();
    }
    let letters = text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let mut room = MOST_BYTES;
    let fits = |letter: &char| {
        room = room.saturating_sub(letter.len_utf8());
        room > 0
    };
    let name: String = letters.take(MOST_LETTERS).take_while(fits).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "game".into() } else { name.to_owned().into() }
}

/// Returns a name that somebody has typed as the name of a file: what is a device to the system is no name.
pub fn file_name(text: &str) -> Cow<'_, str> {
    let name = safe_name(text);
    if is_name(&name) { name } else { format!("game-{name}").into() }
}

/// A game that was saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedAs {
    /// The name of its file among the saved games, or the path of a picture.
    pub file_name: String,
    /// The parts of the game that its format does not keep.
    pub lost: Vec<Loss>,
}
