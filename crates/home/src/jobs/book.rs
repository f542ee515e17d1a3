//! Jobs for the player's book.

use std::path::PathBuf;

use othello_core::position::Position;
use othello_engine::Line;
use othello_words::i18n::Text;

use super::{Job, Order, Way};
use crate::own_book::{BookFault, BookKnowledge};

#[derive(Clone, Debug, PartialEq)]
pub struct LookUp {
    pub file: PathBuf,
    pub position: Position,
}

/// Adds what searches have found of positions.
#[derive(Clone, Debug, PartialEq)]
pub struct AddToBook {
    pub file: PathBuf,
    pub found: Vec<(Position, Line)>,
}

/// The answer of a job, and damage of the book that was noticed.
#[derive(Clone, Debug, PartialEq)]
pub struct BookAnswer<A> {
    pub result: Result<A, BookFault>,
    /// The damage that was met, in words, if that was not said before.
    pub damage: Option<Text>,
}

impl Job for LookUp {
    type Answer = BookAnswer<BookKnowledge>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        let result = home.book.look_up(&job.file, &job.position);
        Some(BookAnswer { result, damage: home.book.new_damage() })
    });
}

impl Job for AddToBook {
    type Answer = BookAnswer<()>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        let result = home.book.add(&job.file, &job.found);
        Some(BookAnswer { result, damage: home.book.new_damage() })
    });
}
