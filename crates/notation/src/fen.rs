//! Positions as chess players would write them, which Edax does: `8/8/8/3pP3/3Pp3/8/8/8 b`.

use std::fmt;

use othello_core::board::{Board, Color};
use othello_core::square::Square;

/// Reads the rows from the eighth to the first, `p` black, `P` white, digits for empty squares,
/// and the side to move, `b` or `w`. What follows is left to chess.
///
/// # Errors
/// If the text is written otherwise.
pub fn read(text: &str) -> Result<(Board, Color), FenError> {
    let mut words = text.split_whitespace();
    let mut board = Board::EMPTY;
    let mut rows = words.next().ok_or(FenError)?.split('/');
    for row in (0..8).rev() {
        let mut column = 0_u8;
        for letter in rows.next().ok_or(FenError)?.chars() {
            let color = match letter {
                '1'..='8' => {
                    column = column.saturating_add(letter as u8 - b'0');
                    continue;
                }
                'p' => Color::Black,
                'P' => Color::White,
                _ => return Err(FenError),
            };
            let square = Square::at(column, row).ok_or(FenError)?;
            board = board.with(color, square.into());
            column += 1;
        }
        if column != 8 {
            return Err(FenError);
        }
    }
    match (rows.next(), words.next()) {
        (None, Some("b")) => Ok((board, Color::Black)),
        (None, Some("w")) => Ok((board, Color::White)),
        _ => Err(FenError),
    }
}

/// The error of a text that is not a position in FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FenError;

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a position as 8/8/8/3pP3/3Pp3/8/8/8 b")
    }
}

impl std::error::Error for FenError {}
