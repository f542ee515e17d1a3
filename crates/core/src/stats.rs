//! Statistics of a board: mobility, frontier and stable discs, and the special squares.

use crate::board::{Board, ByColor, Color};
use crate::moves::{self, AXES, Axis};
use crate::position::Position;
use crate::square::{Bitboard, Square};

/// Returns the number of squares on which each player could place a disc, were it the player's turn.
pub fn mobility(position: &Position) -> ByColor<u8> {
    ByColor::from_fn(|color| position.mobility(color).len())
}

/// Returns the discs of a colour that have an empty square next to them.
///
/// Their number is the opponent's potential mobility.
pub fn frontier(board: &Board, color: Color) -> Bitboard {
    board.discs(color) & Bitboard::new(moves::neighbours(board.empties().bits()))
}

/// Returns discs of a colour that can never be flipped, whatever is played.
///
/// A disc counts if on each of the four axes its line is full, or it lies at the edge, or the next
/// disc on the axis is of its own colour and stable itself. Discs that are stable for a subtler
/// reason are left out, so the set is a lower bound.
pub fn stable(board: &Board, color: Color) -> Bitboard {
    let safe = AXES.map(|axis| ends(axis) | full_lines(axis, board.occupied().bits()));
    let mut stable = 0;
    loop {
        let held = |discs, (axis, safe): (Axis, u64)| discs & (safe | axis.neighbours(stable));
        let more = AXES.into_iter().zip(safe).fold(board.discs(color).bits(), held);
        if more == stable {
            return Bitboard::new(stable);
        }
        stable = more;
    }
}

/// Returns the squares where a line of the axis begins or ends.
const fn ends(axis: Axis) -> u64 {
    !(axis.up.step(!0) & axis.down.step(!0))
}

/// Returns the lines of the axis without an empty square, on which no move is possible any more.
fn full_lines(axis: Axis, occupied: u64) -> u64 {
    let spread = |open: u64, _| open | axis.neighbours(open);
    !(0..7).fold(!occupied, spread)
}

/// A kind of square that players have a name for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// a1, h1, a8, h8: a disc there can never be flipped.
    Corner,
    /// Next to a corner along the edge: b1, g1, a2, h2, a7, h7, b8, g8.
    CSquare,
    /// Next to a corner along the diagonal: b2, g2, b7, g7.
    XSquare,
}

/// Returns the kind of a special square; `None` for any other square.
pub fn special(square: Square) -> Option<Special> {
    Special::ALL.into_iter().find(|special| special.squares().contains(square))
}

impl Special {
    /// All kinds, in the order of their declaration.
    pub const ALL: [Self; 3] = [Self::Corner, Self::CSquare, Self::XSquare];

    /// Returns the name: `corner`, `C-square` or `X-square`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Corner => "corner",
            Self::CSquare => "C-square",
            Self::XSquare => "X-square",
        }
    }

    /// Returns all squares of this kind.
    pub const fn squares(self) -> Bitboard {
        match self {
            Self::Corner => Bitboard::CORNERS,
            Self::CSquare => C_SQUARES,
            Self::XSquare => X_SQUARES,
        }
    }
}

/// The C-squares: b1, g1, a2, h2, a7, h7, b8, g8.
pub const C_SQUARES: Bitboard = Bitboard::new(0x4281_0000_0000_8142);
/// The X-squares: b2, g2, b7, g7.
pub const X_SQUARES: Bitboard = Bitboard::new(0x0042_0000_0000_4200);
