//! Legal moves and flips by ray shifts on whole boards: pure arithmetic, no colours.
//!
//! A board is two disjoint `u64`s, the discs of the side to move first, numbered as
//! [`Square`] numbers them (a1 = bit 0). Nothing here knows about turns, passes or
//! rules; [`position`](crate::position) does. These functions run on any processor, and in a
//! constant; [`kernel`](crate::kernel) has faster ones for a search.

use crate::square::{Bitboard, Square};

/// One of the eight directions: the shift that moves every disc of a board one square that way,
/// dropping discs that would fall off the board.
#[derive(Clone, Copy)]
pub(crate) struct Direction {
    shift: i8,
    /// The squares that such a step can end on.
    onto: u64,
}

/// One of the four axes through a square: a direction and its opposite.
#[derive(Clone, Copy)]
pub(crate) struct Axis {
    /// Towards the higher bits.
    pub up: Direction,
    /// Towards the lower bits.
    pub down: Direction,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The four axes. The columns come last, for they alone cross no side edge.
pub(crate) const AXES: [Axis; 4] = [
    Axis::new(1, NOT_A, NOT_H), // east and west
    Axis::new(7, NOT_H, NOT_A), // south-west and north-east
    Axis::new(9, NOT_A, NOT_H), // south-east and north-west
    Axis::new(8, !0, !0),       // south and north
];

impl Direction {
    /// Moves every disc one square.
    pub(crate) const fn step(self, board: u64) -> u64 {
        let moved = if self.shift > 0 { board << self.shift } else { board >> -self.shift };
        moved & self.onto
    }

    /// Returns the squares from `square` to the edge, without `square`.
    const fn ray(self, square: u64) -> u64 {
        let mut ray = 0;
        let mut next = self.step(square);
        while next != 0 {
            ray |= next;
            next = self.step(next);
        }
        ray
    }
}

impl Axis {
    const fn new(shift: i8, onto_up: u64, onto_down: u64) -> Self {
        Self {
            up: Direction { shift, onto: onto_up },
            down: Direction { shift: -shift, onto: onto_down },
        }
    }

    /// Returns the squares next to those of the board on this axis.
    pub(crate) const fn neighbours(self, board: u64) -> u64 {
        self.up.step(board) | self.down.step(board)
    }
}

/// The squares seen from one square, in the order of [`AXES`].
#[repr(C, align(64))]
pub(crate) struct Rays {
    pub up: [u64; 4],
    pub down: [u64; 4],
}

/// The rays from each square.
pub(crate) static RAYS: [Rays; 64] = {
    let mut rays = [const { Rays { up: [0; 4], down: [0; 4] } }; 64];
    let mut square = 0;
    while square < 64 {
        let mut axis = 0;
        while axis < 4 {
            rays[square].up[axis] = AXES[axis].up.ray(1 << square);
            rays[square].down[axis] = AXES[axis].down.ray(1 << square);
            axis += 1;
        }
        square += 1;
    }
    rays
};

/// The squares that can be outflanked along a row or a diagonal: columns b to g.
pub(crate) const INNER: u64 = NOT_A & NOT_H;

/// Returns the squares where the side with `own` flips at least one disc of `opp`.
///
/// `own` and `opp` must not overlap; they need not come from a game. About 9 ns.
///
/// ```
/// // The Othello start, Black to move: c4, d3, e6, f5.
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// let black_moves = othello_core::moves::legal_moves(black, white);
/// assert_eq!(black_moves, 1 << 26 | 1 << 19 | 1 << 44 | 1 << 37);
/// ```
#[inline]
pub const fn legal_moves(own: u64, opp: u64) -> u64 {
    let inner = opp & INNER;
    // Adding a disc to the run that begins beside it carries to the square beyond the run.
    let east = inner.wrapping_add(inner & own << 1);
    let west = run_down(own, inner, inner & inner >> 1, 1) >> 1;
    let beyond = east | west | beyond(own, inner, 7) | beyond(own, inner, 9) | beyond(own, opp, 8);
    beyond & !(own | opp)
}

/// Returns the squares beyond the runs of `opp` that begin beside `own`, both ways along an axis.
#[inline]
const fn beyond(own: u64, opp: u64, shift: u32) -> u64 {
    let pairs = opp & opp << shift;
    run_up(own, opp, pairs, shift) << shift | run_down(own, opp, pairs >> shift, shift) >> shift
}

/// Returns the runs of `opp` that begin above `own`, up to six discs: a longer run cannot be
/// enclosed.
///
/// `pairs` are the discs of `opp` with another one below, and are taken two at a time.
#[inline]
const fn run_up(own: u64, opp: u64, pairs: u64, shift: u32) -> u64 {
    let first = opp & own << shift;
    let two = first | opp & first << shift;
    let four = two | pairs & two << (2 * shift);
    four | pairs & four << (2 * shift)
}

/// Returns the runs of `opp` that begin below `own`; here the `pairs` have another disc above.
#[inline]
const fn run_down(own: u64, opp: u64, pairs: u64, shift: u32) -> u64 {
    let first = opp & own >> shift;
    let two = first | opp & first >> shift;
    let four = two | pairs & two >> (2 * shift);
    four | pairs & four >> (2 * shift)
}

/// Returns the discs of `opp` that a disc of `own` on `square` flips; none if the square is
/// occupied.
///
/// `own` and `opp` must not overlap; they need not come from a game. About 8 ns.
///
/// ```
/// use othello_core::moves::flips;
/// use othello_core::square::Square;
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// assert_eq!(flips(black, white, Square::D3), 1 << Square::D4.index());
/// assert_eq!(flips(black, white, Square::E3), 0);
/// ```
#[inline]
pub const fn flips(own: u64, opp: u64, square: Square) -> u64 {
    if (own | opp) >> square.index() & 1 != 0 {
        return 0;
    }
    flips_from_empty(own, opp, square)
}

/// Does the work of [`flips`] for an empty square.
#[inline]
pub const fn flips_from_empty(own: u64, opp: u64, square: Square) -> u64 {
    let square = square.index() as usize;
    let [east, up @ ..] = &RAYS[square].up;
    // Seen from the other side of the board north is south, and a ray down is a ray up.
    let [_, mirrored @ ..] = &RAYS[square ^ 0x38].up;
    let (mirrored_own, mirrored_opp) = (own.swap_bytes(), opp.swap_bytes());
    let down = flips_up(mirrored_own, mirrored_opp, mirrored[0])
        | flips_up(mirrored_own, mirrored_opp, mirrored[1])
        | flips_up(mirrored_own, mirrored_opp, mirrored[2]);
    flips_up(own, opp, *east)
        | flips_west(own, opp, RAYS[square].down[0])
        | flips_up(own, opp, up[0])
        | flips_up(own, opp, up[1])
        | flips_up(own, opp, up[2])
        | down.swap_bytes()
}

/// Returns the discs flipped on a ray towards the higher bits: one added below the ray carries
/// through the run of `opp` to the square beyond it.
#[inline]
const fn flips_up(own: u64, opp: u64, ray: u64) -> u64 {
    let outflanking = (opp | !ray).wrapping_add(1) & ray & own;
    outflanking.saturating_sub(1) & ray
}

/// Returns the discs flipped on the ray towards the west, which neither a carry nor the mirrored
/// board can find.
#[inline]
const fn flips_west(own: u64, opp: u64, ray: u64) -> u64 {
    let nearest = 1 << 63 >> (ray & !opp | 1).leading_zeros();
    let outflanking = nearest & own & ray;
    // All bits above the outflanking disc; none if there is no such disc.
    (outflanking << 1).wrapping_neg() & ray
}

/// Returns the board after the side with `own` has placed a disc on `square`: the discs of the side
/// that is then to move, and those of the side that has moved.
///
/// The square must be a legal move; on any other empty square the disc is placed and flips
/// nothing. The caller must check whether the side that is then to move has to pass. Costs as much
/// as [`flips`].
///
/// ```
/// use othello_core::moves::{legal_moves, play};
/// use othello_core::square::Square;
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// let (white, black) = play(black, white, Square::D3);
/// assert_eq!((white.count_ones(), black.count_ones()), (1, 4));
/// assert_eq!(legal_moves(white, black).count_ones(), 3);
/// ```
#[inline]
#[must_use]
pub const fn play(own: u64, opp: u64, square: Square) -> (u64, u64) {
    let flips = flips(own, opp, square);
    (opp ^ flips, own ^ flips | 1 << square.index())
}

/// The position after one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Child {
    /// The move.
    pub square: Square,
    /// The discs of the side that is to move after it.
    pub own: u64,
    /// The discs of the side that has moved.
    pub opp: u64,
    /// The legal moves of the side that is to move after it; if there are none, it has to pass
    /// or the game is over.
    pub mobility: u64,
}

/// Calls `each` with the position after every legal move, by number of the square; the version of
/// [`kernel::expand`](crate::kernel::expand) for any processor.
///
/// The runs by which the legal moves are found hold the flips too: those of a move are the runs
/// that touch its square, so they are not computed a second time.
#[inline]
pub fn expand(own: u64, opp: u64, mut each: impl FnMut(Child)) {
    let empty = !(own | opp);
    let mut runs = Runs::new(own, opp, empty);
    for square in Bitboard::new(runs.beyond() & empty) {
        let flips = runs.take(square);
        let (own, opp) = (opp ^ flips, own ^ flips | 1 << square.index());
        each(Child { square, own, opp, mobility: legal_moves(own, opp) });
    }
}

/// Unbroken runs of the opponent's discs that begin beside a disc of one's own, by axis.
struct Runs {
    /// Those between one's own disc and, above, an empty square; in the order of [`AXES`].
    up: [u64; 4],
    /// All those that begin below one's own disc.
    down: [u64; 4],
}

impl Runs {
    #[inline]
    const fn new(own: u64, opp: u64, empty: u64) -> Self {
        let inner = opp & INNER;
        let (east, west) = runs(own, inner, empty, 1);
        let (south_west, north_east) = runs(own, inner, empty, 7);
        let (south_east, north_west) = runs(own, inner, empty, 9);
        let (south, north) = runs(own, opp, empty, 8);
        Self {
            up: [east, south_west, south_east, south],
            down: [west, north_east, north_west, north],
        }
    }

    /// Returns the squares at the far ends, occupied ones among them.
    #[inline]
    const fn beyond(&self) -> u64 {
        let [east, south_west, south_east, south] = self.up;
        let [west, north_east, north_west, north] = self.down;
        let up = east << 1 | south_west << 7 | south_east << 9 | south << 8;
        let down = west >> 1 | north_east >> 7 | north_west >> 9 | north >> 8;
        up | down
    }

    /// Takes the runs whose far end is `square`: seen from there, runs that begin below a disc lie
    /// on a ray up, and the other way round. The squares have to come in ascending order.
    #[inline]
    const fn take(&mut self, square: Square) -> u64 {
        let rays = &RAYS[square.index() as usize];
        let mut flips = 0;
        let mut axis = 0;
        while axis < 4 {
            // On a ray down, runs that end at other squares have been taken before.
            let down = self.up[axis] & rays.down[axis];
            self.up[axis] ^= down;
            flips |= down | first_run(self.down[axis], rays.up[axis]);
            axis += 1;
        }
        flips
    }
}

/// Returns the runs of `opp` above and below discs of `own` on one axis, those above up to an empty
/// square.
#[inline]
const fn runs(own: u64, opp: u64, empty: u64, shift: u32) -> (u64, u64) {
    let pairs_up = opp & opp << shift;
    let pairs_down = pairs_up >> shift;
    let up = run_up(own, opp, pairs_up, shift) & run_down(empty, opp, pairs_down, shift);
    (up, run_down(own, opp, pairs_down, shift))
}

/// Returns the squares of the run with which the ray towards the higher bits begins.
#[inline]
const fn first_run(run: u64, ray: u64) -> u64 {
    let run = run & ray;
    (run ^ ray).wrapping_sub(1) & run
}

/// Returns the squares next to those of the board, in any of the eight directions.
#[inline]
pub const fn neighbours(board: u64) -> u64 {
    let beside = board << 1 & NOT_A | board >> 1 & NOT_H;
    let three = beside | board;
    beside | three << 8 | three >> 8
}
