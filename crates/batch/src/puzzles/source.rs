//! Positions that may be puzzles, and the games that they come from.

use std::sync::Arc;

use othello_core::position::Position;
use othello_home::input;
use othello_home::store::GameLine;
use othello_home::store::game_rows;
use othello_notation::Record;
use othello_notation::error::Location;
use othello_words::i18n::{self, m};

/// A position that may be a puzzle.
pub struct PuzzleCandidate {
    /// The place among the others if they are chosen by chance.
    pub rank: u64,
    /// The number that it shares with its doubles.
    pub fingerprint: u64,
    pub position: Position,
    /// The number of plies before it.
    pub plies: usize,
    pub source: Arc<SourceGame>,
}

pub struct SourceGame {
    pub place: GamePlace,
    /// Its players and its date.
    pub game: GameLine,
}

pub enum GamePlace {
    File {
        name: String,
        at: Location,
    },
    /// The game that is being played or has just been played.
    Current,
    /// The saved game of that number.
    Saved(usize),
    /// The puzzle of that number among those of the library.
    BuiltIn(usize),
}

impl GamePlace {
    /// Returns the kind of the place in a word.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::File { .. } => "file",
            Self::Current => "current",
            Self::Saved(_) => "saved",
            Self::BuiltIn(_) => "built-in",
        }
    }
}

impl SourceGame {
    /// Returns the source of the positions of a game.
    pub fn new(place: GamePlace, record: &Record) -> Self {
        Self { place, game: GameLine::from(record) }
    }

    /// Returns the place of the game: `games.pgn:12`, `saved game 3`.
    pub fn place(&self) -> String {
        match &self.place {
            GamePlace::File { name, at } => input::prefix(name, *at).trim_end_matches(": ").into(),
            GamePlace::Current => m::batch::current_game().into(),
            GamePlace::Saved(number) => m::batch::saved_game(*number).into(),
            GamePlace::BuiltIn(number) => m::batch::built_in_puzzle(*number).into(),
        }
    }

    /// Returns the place of a position: `games.pgn:12, Ada - Emile, before move 47`.
    pub fn sentence(&self, plies: usize) -> String {
        let has_names = self.game.names.black.is_some() || self.game.names.white.is_some();
        let names = has_names.then(|| game_rows::players(&self.game));
        let number = (plies > 0).then(|| m::batch::before_move(plies + 1).into());
        let parts = [Some(self.place()), names, number].into_iter().flatten();
        i18n::list(parts)
    }
}
