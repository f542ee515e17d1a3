//! The unlikelihood of a slip of the pen: the negative logarithm of how often it happens, divided among all
//! that could have been written by it.

use crate::sheet::SheetEntry;
use othello_core::square::Square;

/// The moves of a game, one of which is left out: the logarithm of 60.
pub(super) const MISSING: f32 = 4.1;
/// As many pairs of moves that follow each other.
pub(super) const ADJACENT: f32 = 4.1;
/// Any two of 60 numbers.
pub(super) const SWAPPED: f32 = 7.5;
/// Any of 60 moves, on one of six squares around it.
pub(super) const NEIGHBOUR: f32 = 5.9;
/// Any of 60 moves, with the wrong letter or the wrong number.
pub(super) const SAME_LINE: f32 = 7.2;
/// Any of 60 moves, anywhere.
pub(super) const ELSEWHERE: f32 = 8.2;
/// A digit that looks like another one.
pub(super) const MISREAD: f32 = 4.6;
/// A move too many.
pub(super) const SURPLUS: f32 = 7.0;
/// A move that was written twice.
pub(super) const REPEATED: f32 = 4.6;
/// A number that the writer has skipped, or written twice in a row.
pub(super) const MISCOUNTED: f32 = 4.1;
/// A square that cannot be read, or a number that nobody sees.
pub(super) const UNREADABLE: f32 = 1.0;
/// A game that ends before its end.
pub(super) const UNFINISHED: f32 = 3.0;

/// Returns the cost of a move that was written as this entry and meant that square.
pub(super) fn misplaced(entry: SheetEntry, meant: Square) -> f32 {
    match (entry.column, entry.row) {
        (Some(column), Some(row)) => {
            let columns = column.abs_diff(meant.column());
            let rows = row.abs_diff(meant.row());
            if columns == 0 && is_alike(row + 1, meant.row() + 1) {
                MISREAD
            } else if columns <= 1 && rows <= 1 {
                NEIGHBOUR
            } else if columns == 0 || rows == 0 {
                SAME_LINE
            } else {
                ELSEWHERE
            }
        }
        (Some(column), None) if column == meant.column() => UNREADABLE,
        (None, Some(row)) if row == meant.row() => UNREADABLE,
        (None, None) => MISSING,
        (Some(_), None) | (None, Some(_)) => SAME_LINE,
    }
}

/// Returns the cost of a number that was written as another one.
pub(super) fn misnumbered(written: u8, meant: u8) -> f32 {
    let digits = |number: u8| (number / 10, number % 10);
    let (written_digits, meant_digits) = (digits(written), digits(meant));
    let (tens, units) = (written_digits.0 == meant_digits.0, written_digits.1 == meant_digits.1);
    let is_misread = tens && is_alike(written_digits.1, meant_digits.1)
        || units && is_alike(written_digits.0, meant_digits.0);
    if is_misread {
        MISREAD - 1.0
    } else if (written_digits.1, written_digits.0) == meant_digits || written.abs_diff(meant) <= 2 {
        MISREAD
    } else if tens || units {
        MISREAD + 0.7
    } else {
        SWAPPED
    }
}

/// Returns `true` if two digits look alike in handwriting.
fn is_alike(one: u8, other: u8) -> bool {
    const ALIKE: [(u8, u8); 9] =
        [(1, 7), (0, 6), (3, 8), (5, 6), (4, 9), (1, 4), (2, 7), (3, 5), (6, 8)];
    ALIKE.contains(&(one.min(other), one.max(other)))
}
