//! Legal moves and flip masks by ray shifts on whole boards: pure arithmetic, no colours.
//!
//! A board is two disjoint `u64`s, the discs of the side to move first, numbered as
//! [`Square`] numbers them (a1 = bit 0). Nothing here knows about turns, passes or
//! rules; [`position`](crate::position) does.

use crate::square::Square;

/// One of the eight directions: the shift that moves every disc of a board one square that way,
/// discs that would leave the board falling off.
#[derive(Clone, Copy)]
struct Ray {
    shift: i8,
    /// The squares that such a step can end on.
    onto: u64,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

const RAYS: [Ray; 8] = [
    Ray { shift: 1, onto: NOT_A },  // east
    Ray { shift: -1, onto: NOT_H }, // west
    Ray { shift: 8, onto: !0 },     // south
    Ray { shift: -8, onto: !0 },    // north
    Ray { shift: 9, onto: NOT_A },  // south-east
    Ray { shift: -9, onto: NOT_H }, // north-west
    Ray { shift: 7, onto: NOT_H },  // south-west
    Ray { shift: -7, onto: NOT_A }, // north-east
];

impl Ray {
    const fn step(self, board: u64) -> u64 {
        let moved = if self.shift > 0 { board << self.shift } else { board >> -self.shift };
        moved & self.onto
    }

    /// The unbroken runs of `opp` that begin next to `from`, at most six long: a longer run
    /// cannot be enclosed on a board of eight.
    const fn runs(self, from: u64, opp: u64) -> u64 {
        let mut run = self.step(from) & opp;
        let mut length = 1;
        while length < 6 {
            run |= self.step(run) & opp;
            length += 1;
        }
        run
    }
}

/// The squares where the side with `own` outflanks at least one disc of `opp`.
///
/// ```
/// // The Othello start, Black to move: c4, d3, e6, f5.
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// let black_moves = othello::moves::legal_moves(black, white);
/// assert_eq!(black_moves, 1 << 26 | 1 << 19 | 1 << 44 | 1 << 37);
/// ```
pub const fn legal_moves(own: u64, opp: u64) -> u64 {
    let mut moves = 0;
    let mut i = 0;
    while i < RAYS.len() {
        moves |= RAYS[i].step(RAYS[i].runs(own, opp));
        i += 1;
    }
    moves & !(own | opp)
}

/// The discs of `opp` that a disc of `own` on `square` outflanks; none if the square is occupied.
pub const fn flips(own: u64, opp: u64, square: Square) -> u64 {
    let disc = 1 << square.index();
    if disc & (own | opp) != 0 {
        return 0;
    }
    let mut flips = 0;
    let mut i = 0;
    while i < RAYS.len() {
        let run = RAYS[i].runs(disc, opp);
        if RAYS[i].step(run) & own != 0 {
            flips |= run;
        }
        i += 1;
    }
    flips
}

/// All squares next to those of the board, in any of the eight directions.
pub const fn neighbours(board: u64) -> u64 {
    let mut around = 0;
    let mut i = 0;
    while i < RAYS.len() {
        around |= RAYS[i].step(board);
        i += 1;
    }
    around
}
