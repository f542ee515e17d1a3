//! The operations of a store, for those who have only jobs for it.

use othello_engine::estimate::Estimate;
use othello_notation::Record;
use othello_notation::draft::Draft;

use crate::config::Config;
use crate::config::setting::Setting;
use crate::files::LoadedGame;
use crate::files::StoreError;
use crate::memory::entry::ProgressEntry;
use crate::store::progress::Recollection;
use crate::store::summary::{GameSummary, SavedAs};

/// A store of what a player has answered.
pub trait Answers {
    /// Returns what the player has been asked and what came of it, at this time. Without a file it is
    /// made of the saved games.
    fn recall(&mut self) -> Result<Recollection, StoreError>;

    fn remember(&mut self, entries: Vec<ProgressEntry>) -> Result<(), StoreError>;
}

/// A store as jobs use it. Tests have one in memory.
pub trait Storage: Answers {
    /// Saves the current game, and any game that could not be kept before.
    fn save(&mut self, record: &Record) -> Result<(), StoreError>;

    /// Keeps the scoresheet that is being typed in.
    fn keep_sheet(&mut self, draft: &Draft) -> Result<(), StoreError>;

    /// Adds a game, or a line of it, that is about to be replaced to the saved games, unless it is
    /// already there.
    ///
    /// # Errors
    /// If the game could not be written there. It is not lost: it is beside the current game or in
    /// memory, and each [`save`](Self::save) tries again.
    fn keep(&mut self, record: &Record) -> Result<(), StoreError>;

    /// Adds a game to the saved games, and removes another one that it replaces and that nobody has
    /// changed there.
    ///
    /// # Errors
    /// As for [`keep`](Self::keep); the other one stays then.
    fn replace(&mut self, before: &Record, record: &Record) -> Result<(), StoreError>;

    /// Saves a game under a name, or under its date and players if the name is blank. If the name is
    /// taken, a number is added to it. An opened game that nobody has changed keeps the bytes of its
    /// file, if the name asks for its format. Pictures go into a folder of their own.
    fn save_as(&mut self, name: &str, record: &Record) -> Result<SavedAs, StoreError>;

    /// Lists the saved games, newest first, and the games that other windows are playing.
    fn list(&mut self) -> Vec<GameSummary>;

    /// Loads the game at an index into the last listing.
    fn load(&mut self, index: usize) -> Result<LoadedGame, StoreError>;

    /// Renames the game at an index into the last listing.
    fn rename(&mut self, index: usize, name: &str) -> Result<SavedAs, StoreError>;

    /// Deletes the game at an index into the last listing, unless a window is playing it.
    fn delete(&mut self, index: usize) -> Result<(), StoreError>;

    /// Reads the saved games, as far as they can be read.
    fn records(&mut self) -> Result<Vec<Record>, StoreError>;

    /// Saves the estimate of the person's level. A failure is not reported: the next game against a
    /// level updates the older estimate.
    fn keep_estimate(&mut self, estimate: Estimate);

    /// Keeps the value of a setting for the next start, and goes by it.
    fn keep_setting(&mut self, setting: Setting, config: &Config) -> Result<(), StoreError>;
}
