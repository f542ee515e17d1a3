//! Squares as SGF writes them.

use crate::game_tree::Property;
use othello_core::square::{Bitboard, Square};

/// Reads squares, and rectangles such as `a1:c2`.
pub(super) fn squares(property: &Property<'_>) -> Option<Bitboard> {
    property.texts().try_fold(Bitboard::EMPTY, |squares, text| {
        let (from, to) = text.split_once(':').unwrap_or((&text, &text));
        Some(squares | rectangle(square(from)?, square(to)?))
    })
}

/// Returns the squares between two corners.
fn rectangle(one: Square, other: Square) -> Bitboard {
    let between = |one: u8, other: u8| one.min(other)..=one.max(other);
    let columns = between(one.column(), other.column());
    let rows = between(one.row(), other.row());
    let squares =
        rows.flat_map(|row| columns.clone().filter_map(move |column| Square::at(column, row)));
    squares.collect()
}

/// Reads a square as `f5`, or as `fe`: column, then row, both as letters.
pub(super) fn square(text: &str) -> Option<Square> {
    let text = text.trim();
    let by_letters = || match text.as_bytes() {
        [column, row @ (b'a'..=b'h' | b'A'..=b'H')] => {
            let index = |letter: u8| letter.to_ascii_lowercase().wrapping_sub(b'a');
            Square::at(index(*column), index(*row))
        }
        _ => None,
    };
    text.parse().ok().or_else(by_letters)
}
