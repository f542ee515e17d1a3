//! The fast replay of a game of Othello: discs of both sides, and nothing else.

use othello_core::board::{ByColor, Color};
use othello_core::moves::{flips, legal_moves};
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};

/// A position of a game of Othello.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    own: u64,
    opp: u64,
    /// The side whose discs are `own`, which may have to pass.
    next: Color,
}

impl Place {
    pub(super) fn of(position: Position) -> Self {
        let (board, next) = (position.board(), position.to_move().unwrap_or(position.next()));
        Self { own: board.discs(next).bits(), opp: board.discs(!next).bits(), next }
    }

    const fn passed(self) -> Self {
        let next = match self.next {
            Color::Black => Color::White,
            Color::White => Color::Black,
        };
        Self { own: self.opp, opp: self.own, next }
    }

    /// Returns the position after a move, and after a pass before it; `None` if it is not legal.
    pub(super) fn play(self, square: Square) -> Option<Self> {
        let flipped = flips(self.own, self.opp, square);
        if flipped != 0 {
            let own = self.own ^ flipped | 1 << square.index();
            return Some(Self { own, opp: self.opp ^ flipped, ..self }.passed());
        }
        let must_pass =
            flips(self.opp, self.own, square) != 0 && legal_moves(self.own, self.opp) == 0;
        if must_pass { self.passed().play(square) } else { None }
    }

    /// Returns the legal moves, after a pass if there has to be one.
    pub(super) fn legal(self) -> Bitboard {
        match legal_moves(self.own, self.opp) {
            0 => Bitboard::new(legal_moves(self.opp, self.own)),
            legal => Bitboard::new(legal),
        }
    }

    /// Returns the discs on the board and the official score; `None` if the game is not over.
    pub(super) fn result(self) -> Option<[ByColor<u8>; 2]> {
        if !self.legal().is_empty() {
            return None;
        }
        let (own, opp) = (Bitboard::new(self.own).len(), Bitboard::new(self.opp).len());
        let (black, white) = match self.next {
            Color::Black => (own, opp),
            Color::White => (opp, own),
        };
        let empty = 64 - black - white;
        let (more, fewer) = match black.cmp(&white) {
            std::cmp::Ordering::Greater => (empty, 0),
            std::cmp::Ordering::Equal => (empty / 2, empty / 2),
            std::cmp::Ordering::Less => (0, empty),
        };
        let official = ByColor { black: black + more, white: white + fewer };
        Some([ByColor { black, white }, official])
    }
}
