//! Games from files, with what is to be said about the files.

use std::collections::BTreeMap;

use othello_notation::error::Warning;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Found;
use othello_notation::{Format, Record, pgn};

/// A game that was read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedGame {
    /// The game.
    pub record: Box<Record>,
    /// What is to be said about its file.
    pub report: FileReport,
}

/// What is to be said about the file of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileReport {
    /// The statements that the game does not bear out, and text that cannot be read.
    pub warnings: Vec<Warning>,
    /// The parts that the saved game will not have, with their numbers.
    pub lost: BTreeMap<Loss, usize>,
    /// The games behind the first, and no more than one above [`MOST_COUNTED`](Self::MOST_COUNTED).
    pub others: usize,
}

impl LoadedGame {
    /// Takes a game as it was found, and the number of those behind it.
    pub fn new(found: Found, others: usize) -> Self {
        let Found { record, warnings, skipped, .. } = found;
        let lost = losses(Format::Pgn, &record, skipped, &pgn::write(&record));
        Self { record: Box::new(record), report: FileReport { warnings, lost, others } }
    }
}

impl FileReport {
    /// The most games that are counted.
    pub const MOST_COUNTED: usize = 1000;

    /// Returns `true` if there is nothing to be said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A game of which nothing is to be said.
impl From<Record> for LoadedGame {
    fn from(record: Record) -> Self {
        Self { record: Box::new(record), report: FileReport::default() }
    }
}
