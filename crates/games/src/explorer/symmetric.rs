//! Positions that are compared with others under all symmetries of the board.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Symmetry;

/// A position with all its images, to be compared with others quickly.
#[derive(Clone, Debug)]
pub(crate) struct Images {
    boards: [(u64, u64); 8],
    mover: Option<Color>,
}

impl Images {
    pub(crate) fn of(position: &Position) -> Self {
        let boards = Symmetry::ALL.map(|symmetry| {
            let board = position.board().transformed(symmetry);
            (board.discs(Color::Black).bits(), board.discs(Color::White).bits())
        });
        Self { boards, mover: position.to_move() }
    }

    /// Returns `true` if the discs of Black and White and the side to move are those of an image.
    pub(crate) fn contain(&self, black: u64, white: u64, mover: Option<Color>) -> bool {
        self.boards.contains(&(black, white)) && self.mover == mover
    }
}
