//! The store as the loops of today ask for it; goes with [`tui::Host`].
//!
//! [`tui::Host`]: crate::app::tui::Host

use crate::app::narration;
use crate::app::store::{GameStore, StoreError};
use crate::app::tui::Host;
use crate::notation::Record;

/// Words what a store returns.
pub struct StoreHost<'s> {
    store: &'s mut GameStore,
    has_failed: bool,
}

impl<'s> StoreHost<'s> {
    /// A host that keeps games in that store.
    pub const fn new(store: &'s mut GameStore) -> Self {
        Self { store, has_failed: false }
    }
}

impl Host for StoreHost<'_> {
    fn save(&mut self, record: &Record) -> Option<String> {
        let result = self.store.save(record);
        let had_failed = std::mem::replace(&mut self.has_failed, result.is_err());
        match result {
            Ok(()) => had_failed.then(|| narration::SAVED_AGAIN.into()),
            Err(error) => (!had_failed).then(|| narration::save_failed(&error)),
        }
    }

    fn keep(&mut self, record: &Record) -> Option<String> {
        self.store.keep(record).err().map(|error| narration::keep_failed(&error))
    }

    fn save_as(&mut self, name: &str, record: &Record) -> String {
        narration::saved_as(&self.store.save_as(name, record))
    }

    fn list(&mut self) -> Vec<String> {
        self.store.list().iter().map(narration::game_row).collect()
    }

    fn open(&mut self, place: usize) -> Result<Record, String> {
        self.store.load(place).map_err(|error| match error {
            StoreError::NoSuchGame { .. } => format!("There is no game {}.", place + 1),
            error => narration::with_causes(&error),
        })
    }
}
