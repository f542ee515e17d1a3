//! Games from files, with what is to be said about the files.

use std::collections::BTreeMap;

use crate::files::error::FileError;
use othello_notation::error::Warning;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::{Found, LONGEST_GAME};
use othello_notation::{Format, Record, pgn};

/// A game that was read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedGame {
    pub record: Box<Record>,
    pub report: FileRemarks,
}

/// The remarks on the file of a game, to be said when it is loaded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileRemarks {
    /// The statements that the game does not bear out, and text that cannot be read.
    pub warnings: Vec<Warning>,
    /// The parts that the saved game will not have, with their numbers.
    pub lost: BTreeMap<Loss, usize>,
    /// The games behind the first, and no more than one above [`MOST_COUNTED`](Self::MOST_COUNTED).
    pub others: usize,
    /// The moves with values that somebody else calls exact.
    pub stated: usize,
    /// Set if the end of the file is missing, and perhaps moves with it.
    pub is_cut_off: bool,
}

impl LoadedGame {
    /// Takes a game as it was found, and the number of those behind it.
    pub fn new(found: Found, others: usize) -> Result<Self, FileError> {
        let Found { mut record, warnings, skipped, .. } = found;
        record.set_contradicted_evaluations_aside();
        let text = pgn::write(&record);
        check_length(text.as_bytes())?;
        let lost = losses(Format::Pgn, &record, skipped, &text);
        if lost.contains_key(&Loss::Moves) {
            return Err(FileError::GameTooLong);
        }
        let report = FileRemarks { warnings, lost, others, stated: 0, is_cut_off: false };
        Ok(Self { record: Box::new(record), report })
    }

    /// Takes the values of moves for what somebody else has stated.
    #[must_use]
    pub fn by_somebody_else(mut self) -> Self {
        self.report.stated = self.record.doubt();
        self
    }
}

impl FileRemarks {
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
        Self { record: Box::new(record), report: FileRemarks::default() }
    }
}

/// Refuses a game of so many bytes that it could not be read again.
pub fn check_length(bytes: &[u8]) -> Result<(), FileError> {
    if bytes.len() > LONGEST_GAME { Err(FileError::GameTooLong) } else { Ok(()) }
}
