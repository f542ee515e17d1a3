//! The board in letters, for the line mode and for output that no terminal shows.

use super::square::{Content, SquareView};
use super::view::{BoardView, Canvas};
use othello_core::board::Board;
use othello_core::square::Bitboard;

/// Draws a board with its coordinates, in ASCII: discs as `X` and `O`, legal moves as `.`.
pub fn draw(board: Board, legal: Bitboard) -> String {
    let mut letters = Letters(String::from("  a b c d e f g h\n"));
    BoardView::of_moves(board, legal).draw(&mut letters);
    letters.0
}

struct Letters(String);

impl Canvas for Letters {
    fn square(&mut self, view: &SquareView, _: &BoardView) {
        if view.square.column() == 0 {
            self.0 += &(view.square.row() + 1).to_string();
        }
        self.0.push(' ');
        self.0.push(match view.content {
            Content::Empty => '-',
            Content::LegalMark => '.',
            Content::Preview(color) => color.letter().to_ascii_lowercase(),
            Content::Disc(color, _) => color.letter(),
            Content::Flipping(flip) => flip.to.letter(),
        });
        if view.square.column() == 7 {
            self.0.push('\n');
        }
    }
}
