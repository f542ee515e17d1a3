//! Positions that are the same but for a symmetry of the board.

use crate::board::{Board, Color};
use crate::position::Position;
use crate::square::{Bitboard, Square, Symmetry};

/// A position folded by the eight symmetries of the board: two positions have the same one if a symmetry
/// leads from one to the other and the same side is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Folded {
    black: u64,
    white: u64,
    /// The side to move: 0 for Black, 1 for White, 2 for nobody.
    mover: u8,
}

impl Folded {
    /// Folds a position; its rules do not matter.
    pub fn of(position: &Position) -> Self {
        Self::with_symmetry(position).0
    }

    /// Folds a position, and returns the first symmetry that leads from it to the folded one.
    pub fn with_symmetry(position: &Position) -> (Self, Symmetry) {
        let mover = match position.to_move() {
            Some(Color::Black) => 0,
            Some(Color::White) => 1,
            None => 2,
        };
        let board = position.board();
        let image = |color, symmetry| board.discs(color).transformed(symmetry).bits();
        let images = Symmetry::ALL.map(|symmetry| image(Color::Black, symmetry));
        let black = images.into_iter().min().expect("there are eight symmetries");
        // White's discs decide only where a symmetry leaves Black's in place.
        let least = images.into_iter().zip(Symmetry::ALL).filter(|(image, _)| *image == black);
        let least = least.map(|(_, symmetry)| (image(Color::White, symmetry), symmetry));
        let least = least.min_by_key(|(white, _)| *white);
        let (white, symmetry) = least.expect("one has the least image");
        (Self { black, white, mover }, symmetry)
    }

    /// Returns the side to move; `None` if the game is over.
    pub const fn to_move(self) -> Option<Color> {
        match self.mover {
            0 => Some(Color::Black),
            1 => Some(Color::White),
            _ => None,
        }
    }

    /// Returns the image of a square of a position that has this one: two moves are the same but for a
    /// symmetry if they have the same image.
    pub fn square(self, position: &Position, square: Square) -> Square {
        let (board, folded) = (position.board(), self.board());
        let leads = |symmetry: &Symmetry| board.transformed(*symmetry) == folded;
        let images = Symmetry::ALL.into_iter().filter(leads);
        let images = images.map(|symmetry| square.transformed(symmetry));
        images.min_by_key(|square| square.index()).unwrap_or(square)
    }

    /// Returns the board.
    pub fn board(self) -> Board {
        Board::new(Bitboard::new(self.black), Bitboard::new(self.white))
            .expect("both are of one board")
    }
}
