//! Actions and events of training.

use std::path::PathBuf;

use othello_session::Own;

use crate::memory::lesson::OpeningQuestion;
use crate::memory::report::Tally;
use crate::store::{ProgressFaults, StoreError};

/// The wish to train, or to know the progress.
#[derive(Clone, Debug, PartialEq)]
pub enum TrainingAction {
    /// Begins a lesson of what is due.
    Begin,
    /// Begins positions of the repertoire, as far as they are due or new.
    Openings {
        /// All that there are.
        questions: Vec<OpeningQuestion>,
        /// The most that are asked.
        count: usize,
    },
    /// Tells the progress.
    Report,
    /// Names the sides of the game that are the player's own; `None` for the next ones in turn.
    Own(Option<Own>),
    /// Takes in whether something is remembered now.
    Remembered(Result<(), StoreError>),
}

impl TrainingAction {
    /// Returns `true` if a player at this keyboard does it.
    pub const fn is_by_player(&self) -> bool {
        match self {
            Self::Begin | Self::Report | Self::Own(_) => true,
            Self::Openings { .. } | Self::Remembered(_) => false,
        }
    }
}

/// Something that happened in training.
#[derive(Clone, Debug, PartialEq)]
pub enum TrainingEvent {
    /// The game is over and reviewed: what it has cost is known.
    GameJudged,
    /// The positions were left after some answers.
    LessonEnded(Tally),
    /// Nothing is due, and there are no new puzzles.
    NothingDue {
        /// The seconds until something is due.
        seconds: Option<u64>,
    },
    /// Nothing of the repertoire is due.
    OpeningsKnown {
        /// The seconds until something is due.
        seconds: Option<u64>,
    },
    /// The progress is known.
    Reported,
    /// The player has named the sides that are their own.
    OwnNamed {
        /// The sides.
        own: Own,
        /// The errors of those sides that come back.
        errors: usize,
    },
    /// The file of progress contains lines that are no entries; they are kept.
    Faulty {
        /// The file.
        file: PathBuf,
        /// The lines.
        faults: ProgressFaults,
    },
    /// The file of progress cannot be read.
    Unavailable(StoreError),
    /// An answer or an error could not be kept.
    NotKept(StoreError),
}
