//! The discs of a position of standard Othello, seen from the side to move.

use othello_core::board::{Board, Color};
use othello_core::square::{Bitboard, Square, Symmetry};

/// The discs of the side to move and of the other side: all that a search has to know of a position.
///
/// The two sets must not overlap; they need not come from a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discs {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of the other side.
    pub opp: u64,
}

impl Discs {
    /// Returns the discs of a board with `to_move` to move.
    pub fn new(board: &Board, to_move: Color) -> Self {
        Self { own: board.discs(to_move).bits(), opp: board.discs(!to_move).bits() }
    }

    /// Returns the empty squares.
    #[inline]
    pub const fn empties(self) -> u64 {
        !(self.own | self.opp)
    }

    /// Returns the number of empty squares.
    #[inline]
    pub const fn empty_count(self) -> u32 {
        self.empties().count_ones()
    }

    /// Returns the discs after a pass.
    #[inline]
    #[must_use]
    pub const fn passed(self) -> Self {
        Self { own: self.opp, opp: self.own }
    }

    /// Returns the discs after a move on `square` that flips `flips`, the opponent to move.
    #[inline]
    #[must_use]
    pub const fn after(self, square: Square, flips: u64) -> Self {
        Self { own: self.opp ^ flips, opp: self.own ^ flips | 1 << square.index() }
    }

    /// Returns the discs on a board that has been rotated or reflected.
    #[must_use]
    pub const fn transformed(self, symmetry: Symmetry) -> Self {
        let Self { own, opp } = self;
        let (own, opp) = (Bitboard::new(own), Bitboard::new(opp));
        Self { own: own.transformed(symmetry).bits(), opp: opp.transformed(symmetry).bits() }
    }

    /// Returns the score of the side to move if the game is over here: the difference of the discs,
    /// the empty squares counted for the winner.
    #[inline]
    pub const fn final_score(self) -> i32 {
        let (own, opp) = (self.own.count_ones(), self.opp.count_ones());
        let lead = own.cast_signed() - opp.cast_signed();
        lead + lead.signum() * self.empty_count().cast_signed()
    }

    /// Returns a number that distinguishes positions, all its bits equally well mixed.
    ///
    /// The multipliers are those of the generator `SplitMix64` (Steele, Lea and Flood, "Fast
    /// Splittable Pseudorandom Number Generators", 2014).
    #[inline]
    pub(super) const fn hash(self) -> u64 {
        let own = self.own.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let opp = self.opp.rotate_left(32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = own ^ opp.rotate_left(29);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 29
    }
}

#[cfg(test)]
mod tests {
    use super::Discs;

    #[test]
    fn empty_squares_count_for_the_winner() {
        let check = |own: u64, opp: u64, expected: i32| {
            assert_eq!(Discs { own, opp }.final_score(), expected);
            assert_eq!(Discs { own: opp, opp: own }.final_score(), -expected);
        };
        check(!0, 0, 64);
        check(0b111, 0b1000, 62);
        check(0b11, 0b1100, 0);
        check(!0 << 31, !(!0 << 31), 2);
    }
}
