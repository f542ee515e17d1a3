//! The numbers of moves.

use std::fmt;

use crate::board::Color;
use crate::position::Position;

/// The player of the next move or pass, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    number: usize,
    color: Color,
}

impl Turn {
    /// Returns the first turn of a game from that start.
    pub(super) fn of_start(start: Position) -> Self {
        Self { number: 1, color: start.next() }
    }

    /// Returns `true` for the first of the two turns that share a number: that number is written.
    pub(super) fn is_first(self) -> bool {
        self.color == Color::Black
    }

    /// Returns the turn after this one.
    pub(super) fn next(self) -> Self {
        let number = self.number + usize::from(!self.is_first());
        Self { number, color: !self.color }
    }
}

impl fmt::Display for Turn {
    /// Writes the number as it stands before the move: `12.`, or `12...` for White's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.is_first() { "." } else { "..." };
        write!(f, "{}{dots}", self.number)
    }
}
