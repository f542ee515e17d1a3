//! A move as it is written on a scoresheet.

use othello_core::square::Square;

/// A move as it is written on a scoresheet: its number, and the column and the row as far as they can
/// be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SheetEntry {
    pub(crate) number: u8,
    pub(crate) column: Option<u8>,
    pub(crate) row: Option<u8>,
}

impl SheetEntry {
    /// Makes the entry of a square.
    pub(crate) const fn new(number: u8, square: Square) -> Self {
        Self { number, column: Some(square.column()), row: Some(square.row()) }
    }

    /// Makes the entry of a number that stands nowhere.
    pub(crate) const fn missing(number: u8) -> Self {
        Self { number, column: None, row: None }
    }

    /// Returns the square, if both its column and its row can be read.
    pub const fn square(self) -> Option<Square> {
        match (self.column, self.row) {
            (Some(column), Some(row)) => Square::at(column, row),
            _ => None,
        }
    }

    /// Returns `true` if nothing is written, or nothing that can be read.
    pub const fn is_empty(self) -> bool {
        self.column.is_none() && self.row.is_none()
    }

    /// Returns the entry with that square in its place.
    pub(crate) const fn with(self, square: Square) -> Self {
        Self::new(self.number, square)
    }
}
