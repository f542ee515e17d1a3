//! What players count on a board: mobility, frontier and stable discs, and the special squares.

use crate::board::{Board, ByColor, Color};
use crate::moves;
use crate::position::Position;
use crate::square::{Bitboard, Square};

/// The number of squares on which each player could place a disc, were it the player's turn.
pub fn mobility(position: &Position) -> ByColor<u8> {
    ByColor::from_fn(|color| position.mobility(color).len())
}

/// The discs of that colour that have an empty square next to them. The opponent's potential
/// mobility is their number.
pub fn frontier(board: &Board, color: Color) -> Bitboard {
    board.discs(color) & Bitboard::new(moves::neighbours(board.empties().bits()))
}

/// Discs of that colour that can never be turned again, whoever moves: a lower bound.
///
/// A disc counts if on each of the four axes its line is full, or it lies at the edge, or the next
/// disc on the axis is of its own colour and stable itself. Discs that are stable for a subtler
/// reason are left out; none is in it that could still be turned.
pub fn stable(board: &Board, color: Color) -> Bitboard {
    let safe = AXES.map(|axis| axis.ends() | axis.full_lines(board.occupied()));
    let mut stable = Bitboard::EMPTY;
    loop {
        let held = |discs, (axis, safe): (Axis, Bitboard)| discs & (safe | axis.beside(stable));
        let more = AXES.into_iter().zip(safe).fold(board.discs(color), held);
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

/// One of the four lines through a square, as the distance from one square on it to the next.
#[derive(Clone, Copy)]
struct Axis {
    shift: u32,
    /// The squares that a step towards higher numbers can end on.
    onto: u64,
    /// The squares that a step towards lower numbers can end on.
    back_onto: u64,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

const AXES: [Axis; 4] = [
    Axis { shift: 1, onto: NOT_A, back_onto: NOT_H }, // along a row
    Axis { shift: 8, onto: !0, back_onto: !0 },       // along a column
    Axis { shift: 9, onto: NOT_A, back_onto: NOT_H }, // as a1 to h8
    Axis { shift: 7, onto: NOT_H, back_onto: NOT_A }, // as h1 to a8
];

impl Axis {
    const fn ahead(self, squares: Bitboard) -> Bitboard {
        Bitboard::new(squares.bits() << self.shift & self.onto)
    }

    const fn behind(self, squares: Bitboard) -> Bitboard {
        Bitboard::new(squares.bits() >> self.shift & self.back_onto)
    }

    /// The squares next to these on their lines.
    fn beside(self, squares: Bitboard) -> Bitboard {
        self.ahead(squares) | self.behind(squares)
    }

    /// The squares where a line begins or ends.
    fn ends(self) -> Bitboard {
        !(self.ahead(Bitboard::FULL) & self.behind(Bitboard::FULL))
    }

    /// The lines without an empty square: nothing can be played on them any more.
    fn full_lines(self, occupied: Bitboard) -> Bitboard {
        let spread = |open: Bitboard, _| open | self.beside(open);
        !(0..7).fold(!occupied, spread)
    }
}

/// A square with a name of its own, for what it is worth to hold or costs to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// a1, h1, a8, h8: a disc there can never be turned.
    Corner,
    /// Next to a corner along the edge: b1, a2 and their like.
    CSquare,
    /// Next to a corner along the diagonal: b2 and its like.
    XSquare,
}

/// Which special square that is, if it is one.
pub fn special(square: Square) -> Option<Special> {
    Special::ALL.into_iter().find(|special| special.squares().contains(square))
}

impl Special {
    /// Corners, C-squares, X-squares.
    pub const ALL: [Self; 3] = [Self::Corner, Self::CSquare, Self::XSquare];

    /// `corner`, `C-square` or `X-square`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Corner => "corner",
            Self::CSquare => "C-square",
            Self::XSquare => "X-square",
        }
    }

    /// All squares of that kind.
    pub const fn squares(self) -> Bitboard {
        match self {
            Self::Corner => Bitboard::CORNERS,
            Self::CSquare => C_SQUARES,
            Self::XSquare => X_SQUARES,
        }
    }
}

/// b1, g1, a2, h2, a7, h7, b8, g8.
pub const C_SQUARES: Bitboard = Bitboard::new(0x4281_0000_0000_8142);
/// b2, g2, b7, g7.
pub const X_SQUARES: Bitboard = Bitboard::new(0x0042_0000_0000_4200);
