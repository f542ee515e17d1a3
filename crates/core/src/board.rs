//! The two colours and a board of their discs.

use std::fmt;
use std::ops::{Index, IndexMut, Not};
use std::str::FromStr;

use crate::moves;
use crate::square::{Bitboard, Square, Symmetry};

/// A player, and the colour of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The player who moves first.
    Black,
    /// The other one.
    White,
}

impl Color {
    /// Black, then White.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// Returns `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// Returns the letter of the colour's discs in the text of a board: `X` or `O`.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }

    /// Returns the colour of the discs that are written with this letter: `X x * B b` are black,
    /// `O o W w` white.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'X' | 'x' | '*' | 'B' | 'b' => Some(Self::Black),
            'O' | 'o' | 'W' | 'w' => Some(Self::White),
            _ => None,
        }
    }
}

impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Color {
    /// Writes `Black` or `White`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByColor<T> {
    /// The value for Black.
    pub black: T,
    /// The value for White.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Creates each colour's value with `value`, Black's first.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self { black: value(Color::Black), white: value(Color::White) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

/// The discs on the board: two disjoint sets of squares.
///
/// As text it is 64 characters, a1, b1, … h8: `X` black, `O` white, `-` empty.
///
/// ```
/// use othello_core::board::{Board, Color};
/// use othello_core::square::Square;
/// let board: Board = "---------------------------OX------XO---------------------------".parse()?;
/// assert_eq!(board.legal_moves(Color::Black).to_string(), "c4 d3 e6 f5");
/// assert_eq!(board.flips(Color::Black, Square::D3).to_string(), "d4");
/// # Ok::<(), othello_core::board::ParseBoardError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    discs: ByColor<Bitboard>,
}

impl Board {
    /// The board without discs.
    pub const EMPTY: Self =
        Self { discs: ByColor { black: Bitboard::EMPTY, white: Bitboard::EMPTY } };

    /// Creates the board with these discs; `None` if a square has both colours.
    pub fn new(black: Bitboard, white: Bitboard) -> Option<Self> {
        (black & white).is_empty().then_some(Self { discs: ByColor { black, white } })
    }

    /// Returns the discs of a colour.
    pub fn discs(&self, color: Color) -> Bitboard {
        self.discs[color]
    }

    /// Returns the number of discs of each colour.
    pub fn counts(&self) -> ByColor<u8> {
        ByColor::from_fn(|color| self.discs[color].len())
    }

    /// Returns the squares with a disc.
    pub fn occupied(&self) -> Bitboard {
        self.discs.black | self.discs.white
    }

    /// Returns the squares without a disc.
    pub fn empties(&self) -> Bitboard {
        !self.occupied()
    }

    /// Returns the colour of the disc on a square; `None` if the square is empty.
    pub fn disc(&self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.discs[color].contains(square))
    }

    /// Returns the squares where a disc of that colour flips at least one disc, regardless of whose turn it is.
    pub fn legal_moves(&self, color: Color) -> Bitboard {
        Bitboard::new(moves::legal_moves(self.discs[color].bits(), self.discs[!color].bits()))
    }

    /// Returns the discs that a disc of that colour on `square` flips; none if the square is occupied.
    pub fn flips(&self, color: Color, square: Square) -> Bitboard {
        Bitboard::new(moves::flips(self.discs[color].bits(), self.discs[!color].bits(), square))
    }

    /// Returns the board with discs of that colour on `squares`, whatever was on them.
    #[must_use]
    pub fn with(mut self, color: Color, squares: Bitboard) -> Self {
        self.discs[color] |= squares;
        self.discs[!color] = self.discs[!color] - squares;
        self
    }

    /// Returns the board without discs on some squares.
    #[must_use]
    pub fn without(mut self, squares: Bitboard) -> Self {
        for color in Color::BOTH {
            self.discs[color] = self.discs[color] - squares;
        }
        self
    }

    /// Returns the board rotated or reflected.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let image = |color| self.discs[color].transformed(symmetry);
        Self { discs: ByColor::from_fn(image) }
    }

    /// Returns the 64 characters of the text.
    pub fn letters(&self) -> [u8; 64] {
        let mut letters = [b'-'; 64];
        for color in Color::BOTH {
            for square in self.discs[color] {
                letters[usize::from(square.index())] = color.letter() as u8;
            }
        }
        letters
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters();
        f.write_str(str::from_utf8(&letters).expect("the letters are ASCII"))
    }
}

/// The error for a text that is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseBoardError {
    /// The text has this many characters instead of 64.
    Length(usize),
    /// This square has a character that is neither a disc nor an empty square.
    Letter(Square, char),
}

impl fmt::Display for ParseBoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "expected 64 characters, a1 to h8, found {length}"),
            Self::Letter(square, letter) => {
                write!(f, "expected X, O or - for {square}, found {letter:?}")
            }
        }
    }
}

impl std::error::Error for ParseBoardError {}

impl FromStr for Board {
    type Err = ParseBoardError;

    /// Reads 64 characters: `X x * B b` black, `O o W w` white, `- .` empty.
    fn from_str(text: &str) -> Result<Self, ParseBoardError> {
        let length = text.chars().count();
        if length != 64 {
            return Err(ParseBoardError::Length(length));
        }
        let mut board = Self::EMPTY;
        for (square, letter) in Square::ALL.into_iter().zip(text.chars()) {
            match (Color::from_letter(letter), letter) {
                (Some(color), _) => board.discs[color] |= square.into(),
                (None, '-' | '.') => {}
                (None, _) => return Err(ParseBoardError::Letter(square, letter)),
            }
        }
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, Color, Symmetry};

    const START: &str = "---------------------------OX------XO---------------------------";
    const MIRRORED: &str = "---------------------------XO------OX---------------------------";

    #[test]
    fn four_symmetries_keep_the_start_and_four_mirror_it() {
        let start: Board = START.parse().unwrap();
        let images = Symmetry::ALL.map(|symmetry| start.transformed(symmetry).to_string());
        assert_eq!(images.iter().filter(|image| *image == START).count(), 4);
        assert_eq!(images.iter().filter(|image| *image == MIRRORED).count(), 4);
    }

    #[test]
    fn legal_moves_are_transformed_with_the_board() {
        let board: Board =
            "---O-X--OXXXXOOOOOOOOOXOXOOXXXXO-XOOXOXOXXXOXXXO-OOXXXOOOO-OXOOO".parse().unwrap();
        for symmetry in Symmetry::ALL {
            for color in Color::BOTH {
                let moves = board.legal_moves(color);
                let image = board.transformed(symmetry);
                assert!(!moves.is_empty());
                assert_eq!(image.legal_moves(color), moves.transformed(symmetry), "{symmetry:?}");
            }
        }
    }
}
