//! Positions as the book knows them: folded by symmetry, seen from the side to move.

use othello_core::moves::{flips, legal_moves};
use othello_core::square::{Bitboard, Square, Symmetry};
use othello_engine::Discs;

/// The four squares in the middle, which are taken from the start on.
pub const CENTRE: u64 = 0x0000_0018_1800_0000;

/// The image of a position in which the side to move has a move: of the eight that symmetries make of it, the one
/// with the least numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BookKey {
    pub own: u64,
    pub opp: u64,
}

impl BookKey {
    /// Folds a position.
    pub fn of(discs: Discs) -> Self {
        let mut least = Self { own: discs.own, opp: discs.opp };
        let [mut own, mut opp] = [discs.own, discs.opp].map(Bitboard::new);
        for step in 0..7 {
            // By turns a reflection on a diagonal and one of left and right: together they are all eight.
            [own, opp] = if step % 2 == 0 {
                [own.transposed(), opp.transposed()]
            } else {
                [own.mirrored(), opp.mirrored()]
            };
            least = least.min(Self { own: own.bits(), opp: opp.bits() });
        }
        least
    }

    /// Folds a position, and returns a symmetry that leads from it to the folded one.
    pub fn with_symmetry(discs: Discs) -> (Self, Symmetry) {
        let key = Self::of(discs);
        let leads = |symmetry: &Symmetry| {
            let image = |bits| Bitboard::new(bits).transformed(*symmetry).bits();
            image(discs.own) == key.own && image(discs.opp) == key.opp
        };
        let symmetry = Symmetry::ALL.into_iter().find(leads);
        (key, symmetry.expect("one of the eight images is the least"))
    }

    /// Returns the position.
    pub const fn discs(self) -> Discs {
        Discs { own: self.own, opp: self.opp }
    }

    /// Returns the number of discs on the board.
    pub const fn disc_count(self) -> u32 {
        (self.own | self.opp).count_ones()
    }

    /// Returns the number by which records are sorted. Its bits are equally well mixed: those of the generator
    /// `SplitMix64` (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014) applied to
    /// both numbers, one after the other.
    pub const fn hash(self) -> u64 {
        mixed(mixed(self.own).wrapping_add(self.opp))
    }
}

const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// A position by what can be done in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The side whose turn it is moves.
    Moves(Discs),
    /// It has to pass; the other side moves in this position.
    Passes(Discs),
    /// The game is over with this score for the side whose turn it would be.
    Over(i32),
}

impl Turn {
    /// Returns what can be done by the side with the first discs.
    pub const fn of(discs: Discs) -> Self {
        if legal_moves(discs.own, discs.opp) != 0 {
            Self::Moves(discs)
        } else if legal_moves(discs.opp, discs.own) != 0 {
            Self::Passes(discs.passed())
        } else {
            Self::Over(discs.final_score())
        }
    }
}

/// Returns the position after a move.
pub const fn after(discs: Discs, square: Square) -> Discs {
    discs.after(square, flips(discs.own, discs.opp, square))
}

/// Returns `true` for a position of a game: its middle is taken.
pub const fn has_centre(discs: Discs) -> bool {
    (discs.own | discs.opp) & CENTRE == CENTRE && discs.own & discs.opp == 0
}

#[cfg(test)]
mod tests {
    use super::BookKey;
    use othello_core::square::{Bitboard, Square, Symmetry};
    use othello_engine::Discs;

    #[test]
    fn all_images_are_folded_to_the_same_position_and_the_symmetry_leads_there_and_back() {
        let discs = Discs { own: 0x0000_0008_1020_0000, opp: 0x0000_0010_0800_4000 };
        for symmetry in Symmetry::ALL {
            let image = |bits| Bitboard::new(bits).transformed(symmetry).bits();
            let turned = Discs { own: image(discs.own), opp: image(discs.opp) };
            let (key, leads) = BookKey::with_symmetry(turned);
            assert_eq!(key, BookKey::of(discs));
            assert_eq!(Bitboard::new(turned.own).transformed(leads).bits(), key.own);
            for square in [Square::A1, Square::C2, Square::F5] {
                assert_eq!(square.transformed(leads).transformed(leads.inverse()), square);
            }
        }
    }
}
