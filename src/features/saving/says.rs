//! Events and refusals of saving and of the saved games.

use othello_notation::Record;

use crate::store::{GameSummary, SavedAs, StoreError};

/// Something that happened to the saved games.
#[derive(Clone, Debug, PartialEq)]
pub enum SavingEvent {
    /// The saved games were listed, the latest first.
    Listed(Vec<GameSummary>),
    /// A saved game was read to show it, or could not be read.
    Previewed {
        /// Its index in the last list.
        index: usize,
        /// The game.
        game: Result<Box<Record>, StoreError>,
    },
    /// A saved game has another name.
    Renamed(SavedAs),
    /// A saved game was deleted.
    Deleted,
    /// A copy of the game was saved.
    SavedAs(SavedAs),
    /// No copy of the game could be saved.
    SaveAsFailed(StoreError),
    /// The current game could not be saved, or a replaced one is only in memory.
    SaveFailed(StoreError),
    /// The current game could be saved again.
    SaveRecovered,
    /// A game that was replaced, or a line of moves, could not be saved.
    KeepFailed(StoreError),
}

/// The reason for which something cannot be done with a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavingRefusal {
    /// It cannot be opened.
    CannotOpen(StoreError),
    /// It cannot be renamed.
    CannotRename(StoreError),
    /// It cannot be deleted.
    CannotDelete(StoreError),
}
