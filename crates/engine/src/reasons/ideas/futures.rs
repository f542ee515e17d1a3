//! Futures: the two positions that show a cause.

use super::checks::turned_outward;
use super::contrast::{Cause, Contrast};
use crate::discs::Discs;
use crate::reasons::comparison::Comparison;
use crate::reasons::region;
use crate::reasons::replay::{Replay, Side, legal};
use crate::reasons::shapes::frontier;
use othello_core::square::{Bitboard, Square};

/// The things that are drawn on the board of a future.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// The moves of a side.
    Moves(Side),
    /// A corner, taken or not.
    Corner,
    /// Discs that have empty squares beside them.
    Outward,
    /// Squares that the sentence names.
    Squares,
    /// The last region before it is filled.
    Region,
    /// Nothing but the discs.
    Discs,
}

/// One of the two positions that show a cause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Future {
    /// The moves that lead to it, from the position before the move.
    pub moves: Vec<Square>,
    /// The position, seen from the player who made the move, whoever is to move.
    pub discs: Discs,
    /// The meaning of the marks.
    pub marks: Marks,
    /// The squares that bear them.
    pub marked: Bitboard,
    /// The number under the board, if there is one to be compared.
    pub count: Option<u8>,
}

impl Cause {
    /// Returns the positions after the move played and after the better one in which it can be seen.
    pub fn futures(&self, pair: &Comparison) -> [Future; 2] {
        let lines = pair.whole_lines();
        [0, 1].map(|index| {
            let (line, plies) = (lines[index], self.plies[index].min(lines[index].plies()));
            let discs = line.at(plies);
            let (marks, marked) = self.marked(line, discs);
            let count = match marks {
                Marks::Moves(_) | Marks::Outward => Some(marked.len()),
                Marks::Corner | Marks::Squares | Marks::Region | Marks::Discs => None,
            };
            let mut moves = line.moves();
            moves.truncate(plies);
            Future { moves, discs, marks, marked, count }
        })
    }

    fn marked(&self, line: &Replay, discs: Discs) -> (Marks, Bitboard) {
        match self.contrast {
            Contrast::GivesCorner(corner)
            | Contrast::LosesCorner(corner)
            | Contrast::WinsCorner(corner)
            | Contrast::BesideTaken(corner)
            | Contrast::EarlyX(corner) => (Marks::Corner, corner.into()),
            Contrast::Pass(side) | Contrast::Moves { side, .. } => {
                (Marks::Moves(side), legal(discs, side))
            }
            Contrast::MovesLater(_) => (Marks::Moves(Side::Mover), legal(discs, Side::Mover)),
            Contrast::TurnsOutward(_) => (Marks::Outward, turned_outward(line)),
            Contrast::Wall(_) => (Marks::Outward, frontier(discs)),
            Contrast::BothNeed(square) | Contrast::Reply { square, .. } => {
                (Marks::Squares, square.into())
            }
            Contrast::EarlyEdge(wedge) => {
                let own = Bitboard::from(line.square());
                (Marks::Squares, own | wedge.into_iter().collect())
            }
            Contrast::LastMove(square) => {
                let region = region(square, line.before().empties());
                let last = line.last_of(region).map(|(_, square)| square);
                (Marks::Region, last.into_iter().collect())
            }
            Contrast::Outcome(_) | Contrast::LosesAll | Contrast::TakesAll => {
                (Marks::Discs, Bitboard::default())
            }
        }
    }
}
