//! Requests to the store, and its replies.

use crate::memory::Memory;
use crate::memory::entry::Entry;
use crate::memory::schedule::Time;
use crate::repertoire::Repertoires;
use crate::report::Report;
use crate::store::error::StoreError;
use crate::store::loaded::LoadedGame;
use crate::store::progress::ProgressFaults;
use crate::store::summary::{GameSummary, SavedAs};
use std::path::PathBuf;
use std::sync::Arc;

use othello_engine::estimate::Estimate;
use othello_notation::Record;
use othello_notation::draft::Draft;

/// A store as the front ends use it. Tests have one in memory.
pub trait Storage {
    /// Carries out a request.
    fn handle(&mut self, request: StoreRequest) -> StoreReply;
}

/// A request to the store.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreRequest {
    /// Save the current game.
    Save(Box<Record>),
    /// Keep the scoresheet that is being typed in.
    KeepSheet(Box<Draft>),
    /// Add a game, or a line of it, that is about to be replaced to the saved games.
    Keep(Box<Record>),
    /// Put a game in the place of a saved one, or add it if that one is not there.
    Replace { before: Box<Record>, record: Box<Record> },
    /// Save a copy of a game under a name, or under its date and players if the name is blank.
    SaveAs { name: String, record: Box<Record> },
    /// List the saved games.
    List,
    /// Load the saved game at an index into the last list, to play it.
    Open(usize),
    /// Load the saved game at an index into the last list, to show it.
    Preview(usize),
    /// Rename the saved game at an index into the last list.
    Rename { index: usize, name: String },
    /// Delete the saved game at an index into the last list.
    Delete(usize),
    /// Save the estimate of the person's level.
    KeepEstimate(Estimate),
    /// Read what the player has been asked and what came of it.
    Recall,
    /// Add to that.
    Remember(Vec<Entry>),
    /// Make the report on the saved games, given the repertoires.
    Report(Arc<Repertoires>),
}

/// The reply of the store to the request of the same name.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreReply {
    Saved(Result<(), StoreError>),
    SheetKept(Result<(), StoreError>),
    Kept(Result<(), StoreError>),
    SavedAs(Result<SavedAs, StoreError>),
    Listed(Vec<GameSummary>),
    Opened(Result<LoadedGame, StoreError>),
    Previewed { index: usize, game: Result<Box<Record>, StoreError> },
    Renamed(Result<SavedAs, StoreError>),
    Deleted(Result<(), StoreError>),
    EstimateKept,
    Recalled(Result<Box<Recollection>, StoreError>),
    Remembered(Result<(), StoreError>),
    Reported(Result<Box<Report>, StoreError>),
}

/// The questions to a player and their answers, at the time at which they were read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recollection {
    /// The memory that follows from the entries.
    pub memory: Memory,
    /// The time.
    pub now: Time,
    /// The estimate of the player's level.
    pub estimate: Option<Estimate>,
    /// The contents of the file besides the entries.
    pub faults: ProgressFaults,
    /// The file.
    pub file: PathBuf,
}
