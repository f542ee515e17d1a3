//! The board in letters.

use othello_core::board::Board;
use othello_core::square::{Bitboard, Square};

/// Draws a board with its coordinates, in ASCII: discs as `X` and `O`, legal moves as `.`.
pub fn draw(board: Board, legal: Bitboard) -> String {
    let mut drawn = String::from("  a b c d e f g h\n");
    for square in Square::ALL {
        if square.column() == 0 {
            drawn += &(square.row() + 1).to_string();
        }
        drawn.push(' ');
        drawn.push(match board.disc(square) {
            Some(color) => color.letter(),
            None if legal.contains(square) => '.',
            None => '-',
        });
        if square.column() == 7 {
            drawn.push('\n');
        }
    }
    drawn
}
