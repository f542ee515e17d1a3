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
use crate::store::{Answers, Storage};

/// Something to be done off the board's thread.
pub trait Job: Clone + PartialEq + Debug + Send + Sync + 'static {
    type Answer: Clone + Send + Sync + 'static;

    const WAY: Way<Self>;

    /// Does it; passes on what is known before the end. There is no answer where nothing is kept with which it could be
    /// done.
    fn perform(
        &self,
        home: &mut Home<'_>,
        part: &mut dyn FnMut(Self::Answer),
    ) -> Option<Self::Answer> {
        match Self::WAY {
            Way::Kept(_, perform) => perform(self, home),
            Way::Beside(perform) => Some(perform(self, part)),
        }
    }
}

/// The way in which a job is done, and its function.
pub enum Way<J: Job> {
    /// With what is kept, one after the other: those behind it and the end of the program wait for it, however long it
    /// takes. The answer is `None` where nothing is kept with which it could be done.
    Kept(Order, fn(&J, &mut Home<'_>) -> Option<J::Answer>),
    /// On a thread of its own, without anything that is kept; the end of the program does not wait for it. It passes on
    /// what is known before the end.
    Beside(fn(&J, AnswerParts<'_, J>) -> J::Answer),
}

/// Takes in what is known of an answer before the end.
pub type AnswerParts<'p, J> = &'p mut dyn FnMut(<J as Job>::Answer);

/// The place of a job among those that wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// After those before it.
    InTurn,
    /// In turn, unless a later one of its type waits, which takes its place: then it has no answer.
    Latest,
    /// In turn, and none before it is replaced by one behind it.
    Barrier,
}

/// The means by which jobs are done.
pub struct Home<'h> {
    kept: Kept<'h>,
    /// The book, once it is open.
    pub book: &'h mut OpenBook,
}

/// The store in which something is kept.
pub enum Kept<'h> {
    Nothing,
    Answers(&'h mut dyn Answers),
    /// These and the games.
    Everything(&'h mut dyn Storage),
}

impl Kept<'_> {
    pub fn lend(&mut self) -> Kept<'_> {
        match self {
            Self::Nothing => Kept::Nothing,
            Self::Answers(store) => Kept::Answers(*store),
            Self::Everything(store) => Kept::Everything(*store),
        }
    }
}

impl<'h> Home<'h> {
    pub const fn new(kept: Kept<'h>, book: &'h mut OpenBook) -> Self {
        Self { kept, book }
    }

    /// Returns the store of the games, if they are kept.
    pub fn games(&mut self) -> Option<&mut dyn Storage> {
        match &mut self.kept {
            Kept::Everything(store) => Some(*store),
            Kept::Answers(_) | Kept::Nothing => None,
        }
    }

    /// Returns the store of what the player has answered, if that is kept.
    pub fn answers(&mut self) -> Option<&mut dyn Answers> {
        match &mut self.kept {
            Kept::Everything(store) => Some(*store),
            Kept::Answers(store) => Some(*store),
            Kept::Nothing => None,
        }
    }
}
