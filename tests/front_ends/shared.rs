//! A store in memory that the tests look into while a front end uses it.

use std::cell::{Ref, RefCell};
use std::io::ErrorKind;
use std::rc::Rc;

use othello::store::{FileError, Storage, StoreError, StoreReply, StoreRequest};

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

impl Storage for Shared {
    fn handle(&mut self, request: StoreRequest) -> StoreReply {
        self.0.borrow_mut().handle(request)
    }
}
