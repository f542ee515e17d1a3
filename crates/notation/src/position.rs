//! A position as one line: the 64 squares a1, b1, … h8, and the side to move.

use std::fmt;

use othello_core::board::{Board, Color, ParseBoardError};

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
    if is_short(text) {
        return Err(PositionError::Board(ParseBoardError::Length(63)));
    }
    let board = squares.parse().map_err(PositionError::Board)?;
    let (at, letter) = letters.next().ok_or(PositionError::NoSide)?;
    if goes_on(&text[at..]) {
        return Err(PositionError::Long);
    }
    let color = Color::from_letter(letter).ok_or(PositionError::Side(letter))?;
    let rest = &text[at + letter.len_utf8()..];
    Ok((board, color, rest.trim_matches(|letter: char| letter.is_whitespace() || letter == ';')))
}

/// Returns `true` if the last of the 64 squares that a text begins with stands alone behind others in a word: the side
/// to move, and there are but 63 squares.
pub(super) fn is_short(text: &str) -> bool {
    let mut count = 0;
    let mut before = 0;
    for word in text.split_whitespace() {
        let length = word.chars().count();
        if count == 63 {
            return length == 1 && before > 1;
        }
        count += length;
        before = length;
    }
    false
}

/// Returns `true` if a text begins with another square instead of the side to move: an empty one, or
/// a disc that others or the side to move follow.
pub(super) fn goes_on(text: &str) -> bool {
    let is_disc = |letter: char| "XxOo*".contains(letter);
    let (squares, rest) =
        text.split_at(text.find(|c| !is_disc(c) && !"-.".contains(c)).unwrap_or(text.len()));
    let mut rest = rest.trim_start().chars();
    let is_side_next =
        rest.next().is_some_and(is_disc) && rest.next().is_none_or(|c| !c.is_alphanumeric());
    // A dash behind the side to move may be a pass.
    squares.starts_with(['-', '.'])
        || squares.chars().skip(1).any(is_disc)
        || !squares.is_empty() && is_side_next
}

/// Returns the place of an error that [`read_start`] has found in a text, in bytes.
pub(super) fn place(text: &str, error: PositionError) -> usize {
    let mut letters = text.char_indices().filter(|(_, letter)| !letter.is_whitespace());
    let nth = match error {
        PositionError::Board(ParseBoardError::Letter(square, _)) => square.index().into(),
        PositionError::Empty | PositionError::Signs | PositionError::Bits => 0,
        PositionError::Side(_) | PositionError::Long => 64,
        PositionError::Board(ParseBoardError::Length(_))
        | PositionError::NoSide
        | PositionError::Rest => usize::MAX,
    };
    letters.nth(nth).map_or(text.trim_end().len(), |(at, _)| at)
}

/// The error of a text that is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// There are no discs.
    Empty,
    /// The squares are wrong.
    Board(ParseBoardError),
    /// More than 64 squares precede the side to move.
    Long,
    /// The side to move is missing.
    NoSide,
    /// That character stands in place of the side to move.
    Side(char),
    /// More follows than a position has.
    Rest,
    /// The signs may stand for discs or for empty squares.
    Signs,
    /// The board is a pair of numbers, which do not tell at which corner they begin.
    Bits,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::Empty => f.write_str("expected discs on the board, found none"),
            Self::Long => f.write_str("expected 64 squares, a1 to h8, found more"),
            Self::NoSide => f.write_str("expected the side to move, X or O, after the 64 squares"),
            Self::Side(letter) => write!(f, "expected the side to move, X or O, found {letter:?}"),
            Self::Rest => f.write_str("expected nothing more after the side to move"),
            Self::Signs => f.write_str(
                "expected signs that tell discs from empty squares, as X, O and - do",
            ),
            Self::Bits => f.write_str(
                "expected 64 squares, found two numbers that do not tell at which corner they begin",
            ),
        }
    }
}

/// The reason is part of the sentence.
impl std::error::Error for PositionError {}
