//! A store in memory that the tests look into while a front end uses it.

use std::cell::{Ref, RefCell};
use std::io::ErrorKind;
use std::rc::Rc;

use othello_engine::estimate::Estimate;
use othello_home::config::Config;
use othello_home::config::setting::Setting;
use othello_home::files::{FileError, LoadedGame, StoreError};
use othello_home::memory::entry::ProgressEntry;
use othello_home::store::{Answers, GameSummary, Recollection, SavedAs, Storage};
use othello_notation::Record;
use othello_notation::draft::Draft;

use crate::memory::Memory;

/// The state of the disk under the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    Works,
    Fails,
}

/// A store that the tests look into while a front end uses it.
#[derive(Clone, Default)]
pub struct Shared(Rc<RefCell<Memory>>);

impl Shared {
    pub fn memory(&self) -> Ref<'_, Memory> {
        self.0.borrow()
    }

    /// From now on the disk is in that state.
    pub fn switch_disk(&self, disk: Disk) {
        self.0.borrow_mut().fault = match disk {
            Disk::Works => None,
            Disk::Fails => {
                let cause =
                    FileError::Io { kind: ErrorKind::StorageFull, text: "disk full".into() };
                Some(StoreError::Write { path: "games/x.pgn".into(), cause })
            }
        };
    }

    /// The number of saved games.
    pub fn games(&self) -> usize {
        self.memory().kept.len()
    }
}

impl Answers for Shared {
    fn recall(&mut self) -> Result<Recollection, StoreError> {
        self.0.borrow_mut().recall()
    }

    fn remember(&mut self, entries: Vec<ProgressEntry>) -> Result<(), StoreError> {
        self.0.borrow_mut().remember(entries)
    }
}

impl Storage for Shared {
    fn save(&mut self, record: &Record) -> Result<(), StoreError> {
        self.0.borrow_mut().save(record)
    }

    fn keep_sheet(&mut self, draft: &Draft) -> Result<(), StoreError> {
        self.0.borrow_mut().keep_sheet(draft)
    }

    fn keep(&mut self, record: &Record) -> Result<(), StoreError> {
        self.0.borrow_mut().keep(record)
    }

    fn replace(&mut self, before: &Record, record: &Record) -> Result<(), StoreError> {
        self.0.borrow_mut().replace(before, record)
    }

    fn save_as(&mut self, name: &str, record: &Record) -> Result<SavedAs, StoreError> {
        self.0.borrow_mut().save_as(name, record)
    }

    fn list(&mut self) -> Vec<GameSummary> {
        self.0.borrow_mut().list()
    }

    fn load(&mut self, index: usize) -> Result<LoadedGame, StoreError> {
        self.0.borrow_mut().load(index)
    }

    fn rename(&mut self, index: usize, name: &str) -> Result<SavedAs, StoreError> {
        self.0.borrow_mut().rename(index, name)
    }

    fn delete(&mut self, index: usize) -> Result<(), StoreError> {
        self.0.borrow_mut().delete(index)
    }

    fn records(&mut self) -> Result<Vec<Record>, StoreError> {
        self.0.borrow_mut().records()
    }

    fn keep_setting(&mut self, setting: Setting, config: &Config) -> Result<(), StoreError> {
        self.0.borrow_mut().keep_setting(setting, config)
    }

    fn keep_estimate(&mut self, estimate: Estimate) {
        self.0.borrow_mut().keep_estimate(estimate);
    }
}
