//! Lines of the list of saved games, as values.

use crate::app::store::error::StoreError;
use crate::board::ByColor;
use crate::notation::date::Date;
use crate::notation::{PlayerName, Record};
use crate::rules::Rules;

/// A saved game as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSummary {
    /// The number of the game in the list, counting from 1.
    pub number: usize,
    /// The game, or the reason why its file cannot be read.
    pub game: Result<GameLine, StoreError>,
}

/// The line of a game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The day on which it began.
    pub date: Option<Date>,
    /// The names of the players.
    pub names: ByColor<Option<PlayerName>>,
    /// The rules.
    pub rules: Rules,
    /// How far it came.
    pub state: GameState,
}

/// How far a saved game came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// It is over, with that official score.
    Over {
        /// The score.
        score: ByColor<u8>,
    },
    /// It is under way.
    UnderWay {
        /// The number of the move to be played, counting from 1.
        next_move: usize,
    },
}

impl From<&Record> for GameLine {
    fn from(record: &Record) -> Self {
        let state = match record.result() {
            Some(result) => GameState::Over { score: result.score },
            None => GameState::UnderWay { next_move: record.game.plies().len() + 1 },
        };
        Self { date: record.date, names: record.names.clone(), rules: record.game.rules(), state }
    }
}

/// A game that was saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedAs {
    /// The name of its file among the saved games.
    pub file_name: String,
}
