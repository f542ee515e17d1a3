//! Work off the board's thread that touches the machine: jobs, each a type of its own, and the home that performs them.

pub mod book;
pub mod games;
pub mod knowledge;
pub mod progress;
pub mod repertoire;
pub mod saved_games;
pub mod settings;
pub mod worker;

use std::fmt::Debug;

use crate::own_book::OpenBook;
use crate::store::Storage;

/// Something to be done off the board's thread.
pub trait Job: Clone + PartialEq + Debug + Send + Sync + 'static {
    type Answer: Clone + Send + Sync + 'static;

    /// Its place among other jobs.
    const ORDER: Order = Order::InTurn;

    /// Does it; returns `None` where nothing is kept with which it could be done.
    fn perform(&self, home: &mut Home<'_>) -> Option<Self::Answer>;

    /// Does it, and passes on what is known before the end.
    fn perform_in_parts(
        &self,
        home: &mut Home<'_>,
        _: &mut dyn FnMut(Self::Answer),
    ) -> Option<Self::Answer> {
        self.perform(home)
    }
}

/// The place of a job among those that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// After those before it; the program does not end before it is done.
    InTurn,
    /// In turn, unless a later one of its type waits, which takes its place: then it has no answer.
    Latest,
    /// In turn, and none before it is replaced by one behind it.
    Barrier,
    /// On a thread of its own, without a store; the end of the program does not wait for it.
    Beside,
}

/// The means by which jobs are done.
pub struct Home<'h> {
    store: Option<(&'h mut dyn Storage, Kept)>,
    /// The book, once it is open.
    pub book: &'h mut OpenBook,
}

/// The contents of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    Everything,
    Answers,
}

impl<'h> Home<'h> {
    /// Keeps everything in that store.
    pub fn new(store: &'h mut dyn Storage, book: &'h mut OpenBook) -> Self {
        Self { store: Some((store, Kept::Everything)), book }
    }

    /// Keeps the answers to positions in that store, and nothing else.
    pub fn of_answers(store: &'h mut dyn Storage, book: &'h mut OpenBook) -> Self {
        Self { store: Some((store, Kept::Answers)), book }
    }

    /// Keeps nothing.
    pub const fn without_store(book: &'h mut OpenBook) -> Self {
        Self { store: None, book }
    }

    /// Returns the store, if it keeps everything.
    pub fn games(&mut self) -> Option<&mut (dyn Storage + 'h)> {
        let store = self.store.as_mut().filter(|(_, kept)| *kept == Kept::Everything);
        store.map(|(store, _)| &mut **store)
    }

    /// Returns the store, if it keeps what a player has answered.
    pub fn answers(&mut self) -> Option<&mut (dyn Storage + 'h)> {
        self.store.as_mut().map(|(store, _)| &mut **store)
    }
}
