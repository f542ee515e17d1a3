//! A store in memory.

use std::cell::{Ref, RefCell};
use std::io::ErrorKind;
use std::rc::Rc;

pub use othello::store::Storage;
use othello::store::{
    FileError, GameLine, GameSummary, LoadedGame, SavedAs, StoreError, StoreReply, StoreRequest,
};
use othello_notation::Record;
use othello_notation::draft::Draft;

/// The games in the store.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory {
    /// The current game.
    current: Option<Record>,
    /// The games that were replaced, the first one first.
    kept: Vec<Record>,
    /// The copies, with their names.
    named: Vec<(String, Record)>,
    /// The scoresheet that is typed in.
    sheet: Draft,
    disk: Disk,
}

/// The state of the disk under the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Disk {
    #[default]
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
        self.0.borrow_mut().disk = disk;
    }

    /// The number of saved games.
    pub fn games(&self) -> usize {
        self.memory().games().count()
    }
}

impl Memory {
    pub fn games(&self) -> impl Iterator<Item = &Record> {
        self.kept.iter().chain(self.named.iter().map(|(_, record)| record))
    }

    fn check(&self) -> Result<(), StoreError> {
        match self.disk {
            Disk::Works => Ok(()),
            Disk::Fails => {
                let cause =
                    FileError::Io { kind: ErrorKind::StorageFull, text: "disk full".into() };
                Err(StoreError::Write { path: "games/x.pgn".into(), cause })
            }
        }
    }
}

impl Storage for Shared {
    fn handle(&mut self, request: StoreRequest) -> StoreReply {
        let mut memory = self.0.borrow_mut();
        let checked = memory.check();
        match request {
            StoreRequest::Save(record) => StoreReply::Saved(checked.map(|()| {
                memory.current = Some(*record);
            })),
            StoreRequest::Keep(record) => {
                StoreReply::Kept(checked.map(|()| memory.kept.push(*record)))
            }
            StoreRequest::KeepSheet(draft) => {
                StoreReply::SheetKept(checked.map(|()| memory.sheet = *draft))
            }
            StoreRequest::Replace { before, record } => StoreReply::Kept(checked.map(|()| {
                memory.kept.retain(|kept| *kept != *before);
                memory.kept.push(*record);
            })),
            StoreRequest::SaveAs { name, record } => StoreReply::SavedAs(checked.map(|()| {
                memory.named.push((name.clone(), *record));
                SavedAs { file_name: name }
            })),
            StoreRequest::List => {
                let games = (1..).zip(memory.games().map(GameLine::from));
                let summary = |(number, game)| GameSummary::new(number, game);
                StoreReply::Listed(games.map(summary).collect())
            }
            StoreRequest::Preview(index) => {
                let game = memory.games().nth(index).cloned().map(Box::new);
                let missing = StoreError::NoSuchGame { number: index + 1 };
                StoreReply::Previewed { index, game: game.ok_or(missing) }
            }
            StoreRequest::KeepEstimate(_) => StoreReply::EstimateKept,
            StoreRequest::Recall => StoreReply::Recalled(Ok(Box::default())),
            StoreRequest::Remember(_) => StoreReply::Remembered(Ok(())),
            StoreRequest::Rename { .. } | StoreRequest::Delete(_) => {
                unreachable!("no step renames or deletes a game")
            }
            StoreRequest::Open(index) => StoreReply::Opened(checked.and_then(|()| {
                let game = memory.games().nth(index).cloned().map(LoadedGame::from);
                game.ok_or(StoreError::NoSuchGame { number: index + 1 })
            })),
        }
    }
}
