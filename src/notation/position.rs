//! A position as one line: the 64 squares a1, b1, … h8, and the side to move.

use std::fmt;

use crate::board::{Board, Color, ParseBoardError};

/// Writes the board and the side to move: `…64 characters… X`.
pub fn write(board: Board, next: Color) -> String {
    format!("{board} {}", next.letter())
}

/// Reads 64 characters and the letter of the side to move, with or without blanks anywhere
/// between them.
///
/// # Errors
/// If the squares are not a board or the side to move is missing.
pub fn read(text: &str) -> Result<(Board, Color), PositionError> {
    let (board, color, rest) = read_start(text)?;
    if rest.is_empty() { Ok((board, color)) } else { Err(PositionError::Rest) }
}

/// Reads a position from the start of a text; returns the text that follows it as well, without the
/// blanks and `;` around.
///
/// # Errors
/// If the squares are not a board or the side to move is missing.
pub fn read_start(text: &str) -> Result<(Board, Color, &str), PositionError> {
    let mut letters = text.char_indices().filter(|(_, letter)| !letter.is_whitespace());
    let squares: String = letters.by_ref().take(64).map(|(_, letter)| letter).collect();
    let board = squares.parse().map_err(PositionError::Board)?;
    let (at, letter) = letters.next().ok_or(PositionError::NoSide)?;
    let color = Color::from_letter(letter).ok_or(PositionError::Side(letter))?;
    let rest = &text[at + letter.len_utf8()..];
    Ok((board, color, rest.trim_matches(|letter: char| letter.is_whitespace() || letter == ';')))
}

/// Returns `true` if a text begins like a position, whatever follows.
pub fn is_likely(text: &str) -> bool {
    let is_square = |letter: char| Color::from_letter(letter).is_some() || "-.".contains(letter);
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    letters.take(10).filter(|&letter| is_square(letter)).count() == 10
}

/// The error of a text that is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// The squares are wrong.
    Board(ParseBoardError),
    /// The side to move is missing.
    NoSide,
    /// That character stands in place of the side to move.
    Side(char),
    /// More follows than a position has.
    Rest,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::NoSide => f.write_str("expected the side to move, X or O, after the 64 squares"),
            Self::Side(letter) => write!(f, "expected the side to move, X or O, found {letter:?}"),
            Self::Rest => f.write_str("expected nothing more after the side to move"),
        }
    }
}

/// The reason is part of the sentence.
impl std::error::Error for PositionError {}
