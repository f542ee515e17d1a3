//! Shapes on the board: corners and the squares beside them, open discs, safe moves.

use super::replay::{Side, flips_of, legal, play};
use crate::discs::Discs;
use othello_core::moves::neighbours;
use othello_core::square::{Bitboard, Square};

/// The corners.
pub const CORNERS: Bitboard = Bitboard::new(0x8100_0000_0000_0081);
/// The squares of the edges.
pub const EDGES: Bitboard = Bitboard::new(0xff81_8181_8181_81ff);
/// The squares diagonally beside the corners.
pub const X_SQUARES: Bitboard = Bitboard::new(0x0042_0000_0000_4200);
/// The squares of the edges beside the corners.
const C_SQUARES: Bitboard = Bitboard::new(0x4281_0000_0000_8142);

fn beside(square: Square) -> Bitboard {
    let bit = 1 << square.index();
    Bitboard::new(neighbours(bit) & !bit)
}

/// Returns the empty corner beside which an X or C square lies, if it is one.
pub fn empty_corner_beside(square: Square, empties: u64) -> Option<Square> {
    let is_beside = (X_SQUARES | C_SQUARES).contains(square);
    (beside(square) & CORNERS & Bitboard::new(empties)).first().filter(|_| is_beside)
}

/// Returns the X and the two C squares beside a corner.
pub fn corner_neighbours(corner: Square) -> Bitboard {
    beside(corner)
}

/// Returns the neighbours on the edge of a square of an edge that is no corner.
pub fn edge_neighbours(square: Square) -> Option<Bitboard> {
    const EACH: [u64; 4] = [0xff, 0xff << 56, 0x0101_0101_0101_0101, 0x8080_8080_8080_8080];
    let edge = EACH.into_iter().find(|edge| edge & 1 << square.index() != 0)?;
    let both = beside(square) & Bitboard::new(edge);
    (!CORNERS.contains(square)).then_some(both)
}

/// Returns the number of empty squares beside flipped discs, one counted for each disc beside it: the
/// openness of a move. The square of the move is not counted.
pub fn openness(flips: Bitboard, square: Square, empties: u64) -> u32 {
    let open = Bitboard::new(empties & !(1 << square.index()));
    flips.into_iter().map(|disc| u32::from((beside(disc) & open).len())).sum()
}

/// Returns the frontier discs of the player: those beside an empty square.
pub const fn frontier(discs: Discs) -> Bitboard {
    Bitboard::new(discs.own & neighbours(discs.empties()))
}

/// Returns the region of an empty square: the empty squares that are connected with it by sides or corners.
pub fn region(square: Square, empties: u64) -> Bitboard {
    let mut region = 1 << square.index();
    loop {
        let grown = (region | neighbours(region)) & empties;
        if grown == region {
            return Bitboard::new(region);
        }
        region = grown;
    }
}

/// Returns the legal moves of a side that neither lie beside an empty corner nor open one to the other
/// side.
pub fn safe_moves(discs: Discs, side: Side) -> Bitboard {
    let empties = discs.empties();
    let is_safe = |square: &Square| {
        empty_corner_beside(*square, empties).is_none() && !opens_corner(discs, side, *square)
    };
    legal(discs, side).into_iter().filter(is_safe).collect()
}

/// Returns the legal moves of a side with an openness of 0, but for corners, X squares and those that open a corner.
pub fn quiet_moves(discs: Discs, side: Side) -> Bitboard {
    let moves = legal(discs, side) & !(CORNERS | X_SQUARES);
    let is_quiet = |square: &Square| {
        openness(flips_of(discs, side, *square), *square, discs.empties()) == 0
            && !opens_corner(discs, side, *square)
    };
    moves.into_iter().filter(is_quiet).collect()
}

/// Returns `true` if the other side can take a corner after the move that it could not take before.
pub fn opens_corner(discs: Discs, side: Side, square: Square) -> bool {
    let open = |discs| legal(discs, side.other()) & CORNERS;
    !(open(play(discs, side, square)) & !open(discs)).is_empty()
}
