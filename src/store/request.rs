//! Requests to the store and its replies, as the controller exchanges them with a loop.

use crate::store::error::StoreError;
use crate::store::summary::{GameSummary, SavedAs};
use othello_engine::estimate::Estimate;
use othello_notation::Record;

/// A store, as the front ends see it; tests have one in memory.
pub trait Storage {
    /// Does what is requested.
    fn handle(&mut self, request: StoreRequest) -> StoreReply;
}

/// A request to the store.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreRequest {
    /// Save the current game.
    Save(Box<Record>),
    /// Keep a game, or a line of moves, that is about to be replaced.
    Keep(Box<Record>),
    /// Save a copy of a game under a name; an empty one stands for date and players.
    SaveAs {
        /// The name.
        name: String,
        /// The game.
        record: Box<Record>,
    },
    /// List the saved games.
    List,
    /// Load a saved game, by its index in the last list.
    Open(usize),
    /// Read a saved game to show it, by its index in the last list.
    Preview(usize),
    /// Give a saved game, by its index in the last list, another name.
    Rename {
        /// The index.
        index: usize,
        /// The name.
        name: String,
    },
    /// Delete a saved game, by its index in the last list.
    Delete(usize),
    /// Keep the estimate of the person's level.
    KeepEstimate(Estimate),
}

/// The reply of the store to a request.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant answers the request of its name")]
pub enum StoreReply {
    Saved(Result<(), StoreError>),
    Kept(Result<(), StoreError>),
    SavedAs(Result<SavedAs, StoreError>),
    Listed(Vec<GameSummary>),
    Opened(Result<Box<Record>, StoreError>),
    Previewed { index: usize, game: Result<Box<Record>, StoreError> },
    Renamed(Result<SavedAs, StoreError>),
    Deleted(Result<(), StoreError>),
    EstimateKept,
}
