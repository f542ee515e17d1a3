//! Squares, and sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};
use std::str::FromStr;

/// A square of the board: column a-h from left to right, row 1-8 from top to bottom.
///
/// The declaration shows the numbering that everything else uses: a1 is bit 0, b1 is bit 1, a2 is
/// bit 8, h8 is bit 63.
#[rustfmt::skip]
#[expect(missing_docs, reason = "each variant is the square of its name")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

#[allow(clippy::enum_glob_use, reason = "the names of the squares, for the table below")]
use Square::*;

/// Two letters for each square, in the order of the numbering.
const NAMES: &str = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
                     a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";

impl Square {
    /// All squares, a1, b1, … h8.
    #[rustfmt::skip]
    pub const ALL: [Self; 64] = [
        A1, B1, C1, D1, E1, F1, G1, H1,
        A2, B2, C2, D2, E2, F2, G2, H2,
        A3, B3, C3, D3, E3, F3, G3, H3,
        A4, B4, C4, D4, E4, F4, G4, H4,
        A5, B5, C5, D5, E5, F5, G5, H5,
        A6, B6, C6, D6, E6, F6, G6, H6,
        A7, B7, C7, D7, E7, F7, G7, H7,
        A8, B8, C8, D8, E8, F8, G8, H8,
    ];

    /// Returns the square with that number, 0 for a1 to 63 for h8.
    #[rustfmt::skip]
    #[inline]
    pub const fn from_index(index: u8) -> Option<Self> {
        // The compiler sees that nothing is computed here; a table would be read from memory.
        Some(match index {
            0 => A1, 1 => B1, 2 => C1, 3 => D1, 4 => E1, 5 => F1, 6 => G1, 7 => H1,
            8 => A2, 9 => B2, 10 => C2, 11 => D2, 12 => E2, 13 => F2, 14 => G2, 15 => H2,
            16 => A3, 17 => B3, 18 => C3, 19 => D3, 20 => E3, 21 => F3, 22 => G3, 23 => H3,
            24 => A4, 25 => B4, 26 => C4, 27 => D4, 28 => E4, 29 => F4, 30 => G4, 31 => H4,
            32 => A5, 33 => B5, 34 => C5, 35 => D5, 36 => E5, 37 => F5, 38 => G5, 39 => H5,
            40 => A6, 41 => B6, 42 => C6, 43 => D6, 44 => E6, 45 => F6, 46 => G6, 47 => H6,
            48 => A7, 49 => B7, 50 => C7, 51 => D7, 52 => E7, 53 => F7, 54 => G7, 55 => H7,
            56 => A8, 57 => B8, 58 => C8, 59 => D8, 60 => E8, 61 => F8, 62 => G8, 63 => H8,
            _ => return None,
        })
    }

    /// Returns the square in that column (0 for a) and row (0 for 1).
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < 8 && row < 8 { Self::from_index(row * 8 + column) } else { None }
    }

    /// Returns the number of the square, 0 for a1 to 63 for h8.
    #[inline]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// Returns the column, 0 for a to 7 for h.
    #[inline]
    pub const fn column(self) -> u8 {
        self as u8 % 8
    }

    /// Returns the row, 0 for 1 to 7 for 8.
    #[inline]
    pub const fn row(self) -> u8 {
        self as u8 / 8
    }

    /// Returns the name as players write it: `d3`.
    pub fn name(self) -> &'static str {
        let start = 2 * self as usize;
        &NAMES[start..start + 2]
    }

    /// Returns the square `columns` to the right and `rows` down; `None` outside the board.
    pub const fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        let column = self.column().checked_add_signed(columns);
        let row = self.row().checked_add_signed(rows);
        match (column, row) {
            (Some(column), Some(row)) => Self::at(column, row),
            _ => None,
        }
    }

    /// Returns the square on which this one lies after the board has been rotated or reflected.
    #[must_use]
    pub const fn transformed(self, symmetry: Symmetry) -> Self {
        let image = Bitboard(1 << self.index()).transformed(symmetry);
        Self::ALL[image.0.trailing_zeros() as usize]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error of a text that is not the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square, a1 to h8")
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[column, row] = text.as_bytes() else { return Err(ParseSquareError) };
        let column = column.to_ascii_lowercase().wrapping_sub(b'a');
        Self::at(column, row.wrapping_sub(b'1')).ok_or(ParseSquareError)
    }
}

/// A set of squares, one bit each as [`Square`] numbers them.
///
/// ```
/// use othello_core::square::{Bitboard, Square};
/// let corners = Bitboard::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
/// assert!(corners.contains(Square::A8));
/// assert_eq!((corners - Square::A1.into()).len(), 3);
/// assert_eq!(corners.to_string(), "a1 a8 h1 h8");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const FULL: Self = Self(!0);
    /// The corners: a1, h1, a8, h8.
    pub const CORNERS: Self = Self(0x8100_0000_0000_0081);
    /// The four centre squares: d4, e4, d5, e5.
    pub const CENTRE: Self = Self(0x0000_0018_1800_0000);

    /// Creates the set with these bits.
    #[inline]
    pub const fn new(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns the bits of the set.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns `true` if the set has no squares.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of squares, 0 to 64.
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns `true` if the set has the square.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Returns the first square by number; `None` for the empty set.
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        Square::from_index(self.0.trailing_zeros() as u8)
    }

    /// Exchanges columns a and h, b and g, and so on.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.swap_bytes().reverse_bits())
    }

    /// Exchanges rows 1 and 8, 2 and 7, and so on.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// Exchanges columns and rows: a1 and h8 stay where they are.
    ///
    /// Blocks of four by four squares change places across the diagonal, then those of two by two
    /// within them, then single squares (Warren, Hacker's Delight, 2nd edition, section 7-3).
    #[must_use]
    pub const fn transposed(self) -> Self {
        self.exchanged(28, 0x0000_0000_f0f0_f0f0)
            .exchanged(14, 0x0000_cccc_0000_cccc)
            .exchanged(7, 0x00aa_00aa_00aa_00aa)
    }

    /// Exchanges the squares of `low` with those `distance` numbers behind them.
    const fn exchanged(self, distance: u32, low: u64) -> Self {
        let differing = (self.0 ^ self.0 >> distance) & low;
        Self(self.0 ^ differing ^ differing << distance)
    }

    /// Returns the set after the board has been rotated or reflected.
    #[must_use]
    pub const fn transformed(self, symmetry: Symmetry) -> Self {
        match symmetry {
            Symmetry::Identity => self,
            Symmetry::QuarterTurn => self.transposed().mirrored(),
            Symmetry::HalfTurn => self.mirrored().flipped(),
            Symmetry::ThreeQuarterTurn => self.transposed().flipped(),
            Symmetry::Mirror => self.mirrored(),
            Symmetry::Flip => self.flipped(),
            Symmetry::Transpose => self.transposed(),
            Symmetry::AntiTranspose => self.transposed().mirrored().flipped(),
        }
    }

    /// Returns the squares sorted by name as text: a1, a2, … h8.
    pub fn by_name(self) -> impl Iterator<Item = Square> {
        let transposed = |square: Square| Square::at(square.row(), square.column());
        self.transposed().into_iter().filter_map(transposed)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self(1 << square.index())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.into())
    }
}

/// One of the eight ways to rotate or reflect the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// No change.
    Identity,
    /// A quarter turn clockwise: a1 goes to h1.
    QuarterTurn,
    /// A half turn: a1 goes to h8 and h1 to a8.
    HalfTurn,
    /// Three quarter turns clockwise: a1 goes to a8.
    ThreeQuarterTurn,
    /// Left and right exchanged: a1 goes to h1 and h1 to a1.
    Mirror,
    /// Top and bottom exchanged: a1 goes to a8 and a8 to a1.
    Flip,
    /// A reflection that keeps the diagonal from a1 to h8.
    Transpose,
    /// A reflection that keeps the diagonal from h1 to a8.
    AntiTranspose,
}

impl Symmetry {
    /// All eight, in the order of their declaration.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::QuarterTurn,
        Self::HalfTurn,
        Self::ThreeQuarterTurn,
        Self::Mirror,
        Self::Flip,
        Self::Transpose,
        Self::AntiTranspose,
    ];

    /// Returns the way back.
    ///
    /// ```
    /// use othello_core::square::{Square, Symmetry};
    /// for symmetry in Symmetry::ALL {
    ///     assert_eq!(Square::B4.transformed(symmetry).transformed(symmetry.inverse()), Square::B4);
    /// }
    /// ```
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::QuarterTurn => Self::ThreeQuarterTurn,
            Self::ThreeQuarterTurn => Self::QuarterTurn,
            Self::Identity
            | Self::HalfTurn
            | Self::Mirror
            | Self::Flip
            | Self::Transpose
            | Self::AntiTranspose => self,
        }
    }
}

/// An iterator over the squares of a set, by number.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Display for Bitboard {
    /// Writes the names sorted as text, with a blank between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.by_name().enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $bits:expr) => {
        impl $trait for Bitboard {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($bits)
            }
        }
    };
}

set_operator!(BitAnd, bitand, |a, b| a & b);
set_operator!(BitOr, bitor, |a, b| a | b);
set_operator!(BitXor, bitxor, |a, b| a ^ b);
set_operator!(Sub, sub, |a, b| a & !b);

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

#[cfg(test)]
mod tests {
    use super::Square::{
        A1, A3, A6, A8, B3, B6, C1, C2, C7, C8, F1, F2, F7, F8, G3, G6, H1, H3, H6, H8,
    };
    use super::{Bitboard, Square, Symmetry};

    /// The images of these three squares are different under each of the eight symmetries.
    #[test]
    fn each_symmetry_moves_three_squares_as_documented() {
        let images = [
            (Symmetry::Identity, [A1, C1, B3]),
            (Symmetry::QuarterTurn, [H1, H3, F2]),
            (Symmetry::HalfTurn, [H8, F8, G6]),
            (Symmetry::ThreeQuarterTurn, [A8, A6, C7]),
            (Symmetry::Mirror, [H1, F1, G3]),
            (Symmetry::Flip, [A8, C8, B6]),
            (Symmetry::Transpose, [A1, A3, C2]),
            (Symmetry::AntiTranspose, [H8, H6, F7]),
        ];
        assert_eq!(images.map(|(symmetry, _)| symmetry), Symmetry::ALL);
        for (symmetry, expected) in images {
            let image = [A1, C1, B3].map(|square| square.transformed(symmetry));
            assert_eq!(image, expected, "{symmetry:?}");
        }
    }

    #[test]
    fn reflections_exchange_coordinates_on_every_square() {
        for square in Square::ALL {
            let (column, row) = (square.column(), square.row());
            let reflected = [
                (Symmetry::Mirror, Square::at(7 - column, row)),
                (Symmetry::Flip, Square::at(column, 7 - row)),
                (Symmetry::Transpose, Square::at(row, column)),
            ];
            for (symmetry, expected) in reflected {
                assert_eq!(Some(square.transformed(symmetry)), expected, "{square} {symmetry:?}");
            }
        }
    }

    #[test]
    fn transforming_a_set_transforms_each_square() {
        let set = Bitboard::new(0x0123_4567_89ab_cdef);
        for symmetry in Symmetry::ALL {
            let each = set.into_iter().map(|square| square.transformed(symmetry)).collect();
            assert_eq!(set.transformed(symmetry), each, "{symmetry:?}");
        }
    }
}
