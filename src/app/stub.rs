//! Stub until the merge of the store.
use crate::notation::Record;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);
impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
impl std::error::Error for StoreError {}
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary(pub Record);
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedAs(pub String);

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
    /// Read a saved game, by its index in the last list.
    Open(usize),
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
}

/// A store, as the front ends see it.
pub trait Storage {
    /// Does what is requested.
    fn handle(&mut self, request: StoreRequest) -> StoreReply;
}

impl Storage for crate::app::store::Store {
    fn handle(&mut self, request: StoreRequest) -> StoreReply {
        use crate::app::stub::Host;
        match request {
            StoreRequest::Save(record) => StoreReply::Saved(match self.save(&record) {
                None => Ok(()),
                Some(why) => Err(StoreError(why)),
            }),
            StoreRequest::Keep(record) => StoreReply::Kept(match self.keep(&record) {
                None => Ok(()),
                Some(why) => Err(StoreError(why)),
            }),
            StoreRequest::SaveAs { name, record } => {
                StoreReply::SavedAs(Ok(SavedAs(self.save_as(&name, &record))))
            }
            StoreRequest::List => {
                let n = self.list().len();
                let games = (0..n).filter_map(|i| Host::open(self, i).ok()).map(GameSummary);
                StoreReply::Listed(games.collect())
            }
            StoreRequest::Open(i) => {
                StoreReply::Opened(Host::open(self, i).map(Box::new).map_err(StoreError))
            }
        }
    }
}
pub trait Host {
    /// Saves the game that is being played; has something to tell when that begins to fail, or
    /// works again.
    fn save(&mut self, record: &Record) -> Option<String>;

    /// Keeps a game, or a line of it, that is about to be forgotten; has something to tell if that
    /// fails.
    fn keep(&mut self, record: &Record) -> Option<String>;

    /// Keeps a game under a name; tells where, or what failed.
    fn save_as(&mut self, name: &str, record: &Record) -> String;

    /// The games that are kept, a line each, the latest first.
    fn list(&mut self) -> Vec<String>;

    /// Reads one of the games listed last.
    ///
    /// # Errors
    /// Says in a sentence what is wrong with it.
    fn open(&mut self, place: usize) -> Result<Record, String>;
}
