//! The state of the book: what was looked up, and how far it is deepened.

use std::collections::HashMap;
use std::path::PathBuf;

use othello_core::position::Position;
use othello_engine::{Certainty, Line};
use othello_home::own_book::{DeepeningProgress, is_deep};
use othello_words::i18n::{Text, m};

use crate::app::state::State;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnBook {
    /// The file; `None` if there is to be no book.
    pub(super) file: Option<PathBuf>,
    /// The file that is opened when somebody asks for it.
    closed: Option<PathBuf>,
    /// The last position that was looked up or is being looked up.
    pub(super) looked_up: Option<LookedUp>,
    /// The work on it in the background.
    pub(super) deepening: Option<Deepening>,
    /// The certainty of the values that were given to the book.
    pub(super) kept: HashMap<Position, Certainty>,
    /// The state of what is known that was looked through for them.
    pub(super) revision: u64,
    /// That the book cannot be used has been said.
    pub(super) is_fault_told: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct LookedUp {
    pub position: Position,
    /// The known moves, the best one first; `None` before they have come.
    pub moves: Option<Vec<Line>>,
    /// Somebody has asked for them.
    pub is_asked: bool,
    /// The book has grown since.
    pub is_stale: bool,
}

/// The work on the book in the background.
#[derive(Clone, Debug, PartialEq)]
pub enum Deepening {
    /// No position was searched yet.
    Begun,
    UnderWay(DeepeningProgress),
}

impl Deepening {
    pub const fn searched(&self) -> usize {
        match self {
            Self::Begun => 0,
            Self::UnderWay(course) => course.searched,
        }
    }
}

impl OwnBook {
    /// Begins with that file, or without a book.
    pub fn begin_with(&mut self, file: Option<PathBuf>, state: &State) {
        self.file = file;
        self.pass_over(state);
    }

    /// Begins with that file, which is left alone before somebody asks for it.
    pub fn begin_closed(&mut self, file: Option<PathBuf>) {
        self.closed = file;
    }

    /// Opens the book; returns `false` if there is to be none.
    pub(super) fn open(&mut self) -> bool {
        self.file = self.file.take().or_else(|| self.closed.take());
        self.file.is_some()
    }

    /// Returns the file.
    pub(super) fn file(&self) -> Result<PathBuf, Text> {
        let why = if self.closed.is_some() { m::book::no_book } else { m::book::unwanted };
        self.file.clone().ok_or_else(why)
    }

    /// Keeps what is known by now out of the book: it is what the file of a game claims.
    pub(super) fn pass_over(&mut self, state: &State) {
        self.note_found(state);
    }

    /// Returns the moves of a position that the book knows, the best one first; none before it has answered.
    pub fn moves(&self, position: &Position) -> &[Line] {
        let looked_up = self.looked_up.as_ref().filter(|it| it.position == *position);
        looked_up.and_then(|it| it.moves.as_deref()).unwrap_or_default()
    }

    /// Returns the work on it in the background, if the engine does some.
    pub const fn deepening(&self) -> Option<&Deepening> {
        self.deepening.as_ref()
    }

    /// Returns `true` while the engine works on the book.
    pub const fn is_deepening(&self) -> bool {
        self.deepening.is_some()
    }

    /// Returns what searches have found deeply enough since the last time.
    pub(super) fn note_found(&mut self, state: &State) -> Vec<(Position, Line)> {
        let revision = state.knowledge.revision();
        if std::mem::replace(&mut self.revision, revision) == revision {
            return Vec::new();
        }
        let is_new = |(position, line): &(&Position, &Line)| {
            let kept = self.kept.get(*position);
            is_deep(position, line) && kept.is_none_or(|kept| line.value.certainty() > *kept)
        };
        let found = state.knowledge.searched().filter(is_new);
        let found: Vec<_> = found.map(|(position, line)| (*position, line.clone())).collect();
        self.kept.extend(found.iter().map(|(position, line)| (*position, line.value.certainty())));
        found
    }
}
