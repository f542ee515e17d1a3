//! The numbers of moves.

use othello_core::board::Color;
use othello_core::position::Position;

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

    /// Returns a move or a pass behind its number: `12. f5`, or `12... d6` for White's.
    pub(super) fn numbered(self, word: &str) -> String {
        match self.color {
            Color::Black => format!("{}. {word}", self.number),
            Color::White => format!("{}... {word}", self.number),
        }
    }

    /// Returns the turn after this one.
    pub(super) fn next(self) -> Self {
        let number = self.number + usize::from(!self.is_first());
        Self { number, color: !self.color }
    }
}
