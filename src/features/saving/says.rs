//! Actions, events, refusals and questions of saving and of the saved games.

use othello_notation::Record;

use crate::store::StoreReply;
use crate::store::{FileReport, GameSummary, SavedAs, StoreError};

/// Something to be done with saved games, or a reply of the store that did it.
#[derive(Clone, Debug, PartialEq)]
pub enum SavingAction {
    /// Asks for the list of saved games.
    List,
    /// Asks for the saved games that have all words of a text.
    Find(String),
    /// Continues with one of the saved games, by its index in the last list.
    Open(usize),
    /// Asks for one of the saved games, by its index in the last list, to show it.
    Preview(usize),
    /// Gives one of the saved games, by its index in the last list, another name.
    Rename {
        /// The index.
        index: usize,
        /// The name.
        name: String,
    },
    /// Deletes one of the saved games.
    Delete {
        /// Its index in the last list.
        index: usize,
        /// Its name, or its players, for the question.
        title: String,
    },
    /// Saves a copy of the game under a name; an empty one stands for date and players.
    SaveAs(String),
    /// Saves the game now, as before the program is suspended.
    Save,
    /// Takes in what the store has done.
    Stored(StoreReply),
}

/// A question about a saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavingQuestion {
    /// Delete it?
    Delete {
        /// Its index in the last list.
        index: usize,
        /// Its name, or its players.
        title: String,
    },
}

/// Something that happened to the saved games.
#[derive(Clone, Debug, PartialEq)]
pub enum SavingEvent {
    /// The saved games were listed, the latest first.
    Listed(Vec<GameSummary>),
    /// The saved games that were looked for, the latest first.
    Found(Vec<GameSummary>),
    /// A saved game was read to show it, or could not be read.
    Previewed {
        /// Its index in the last list.
        index: usize,
        /// The game.
        game: Result<Box<Record>, StoreError>,
    },
    /// The file of a game that was loaded says more than the game, or something else.
    Reported(FileReport),
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
    /// The scoresheet that is being typed in could not be kept.
    SheetNotKept(StoreError),
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
