//! Futures: the two positions that show a cause.

use super::checks::{keeping_corners, open, opened, outer, safe};
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
    /// The same; those that give no corner away stand out, and are counted.
    SafeMoves(Side),
    /// A corner, taken or not.
    Corner,
    /// Squares on which the opponent can play, and could not before.
    NewMoves,
    /// Empty squares beside the discs that the move has flipped.
    Open,
    /// Squares that the sentence names.
    Squares,
    /// Discs that can never be flipped.
    Safe(Side),
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
    /// Those of them that are moves on this board and not on the other, where moves are compared, or that give no corner away.
    pub standing_out: Bitboard,
    /// The discs that the last move has flipped; where outer discs are compared, those of them, or all of the player's.
    pub flipped: Bitboard,
    /// The number under the board, if there is one to be compared.
    pub count: Option<u8>,
}

impl Cause {
    /// Returns the positions after the move played and after the better one in which it can be seen.
    pub fn futures(&self, pair: &Comparison) -> [Future; 2] {
        self.futures_after(pair, 0)
    }

    /// Returns the positions so many plies later on both lines, or earlier, as far as the lines go: at least the moves
    /// themselves are made.
    pub fn futures_after(&self, pair: &Comparison, steps: i8) -> [Future; 2] {
        let lines = pair.whole_lines();
        let mut futures = [0, 1].map(|index| {
            let line = lines[index];
            let own = self.plies[index].min(line.plies());
            let plies = own.saturating_add_signed(steps.into()).clamp(1, line.plies());
            let discs = line.at(plies);
            let (marks, marked) =
                if plies == own { self.marked(line, discs) } else { self.later(discs) };
            let safe_of = if let Marks::SafeMoves(side) = marks { Some(side) } else { None };
            let standing_out = safe_of.map_or(Bitboard::EMPTY, |side| keeping_corners(discs, side));
            let count = match marks {
                Marks::SafeMoves(_) => Some(standing_out.len()),
                Marks::Moves(_) | Marks::NewMoves | Marks::Open | Marks::Safe(_) => {
                    Some(marked.len())
                }
                Marks::Corner | Marks::Squares | Marks::Region | Marks::Discs => None,
            };
            let flipped = if plies == own { self.discs(line, discs) } else { None };
            let flipped = flipped.unwrap_or_else(|| line.flips_after(plies));
            let mut moves = line.moves();
            moves.truncate(plies);
            Future { moves, discs, marks, marked, standing_out, flipped, count }
        });
        let compares = matches!(
            self.contrast,
            Contrast::Moves { .. } | Contrast::OuterDiscs { .. } | Contrast::Wall(_)
        );
        if steps == 0 && compares {
            let [one, other] = futures.each_ref().map(|it| it.marked);
            futures[0].standing_out = one & !other;
            futures[1].standing_out = other & !one;
        }
        futures
    }

    /// Returns the discs that the sentence counts, where it counts outer ones.
    fn discs(&self, line: &Replay, discs: Discs) -> Option<Bitboard> {
        if let Contrast::Wall(_) = self.contrast {
            return Some(frontier(discs));
        }
        matches!(self.contrast, Contrast::OuterDiscs { .. }).then(|| outer(line))
    }

    /// Returns how many plies both lines can be followed from there: back, at most 0, and on.
    pub fn steps(&self, pair: &Comparison) -> [i8; 2] {
        let lines = pair.whole_lines();
        let ends = [0, 1].map(|index| {
            let own = self.plies[index].min(lines[index].plies());
            let far = |plies: usize| i8::try_from(plies).unwrap_or(i8::MAX);
            [-far(own - 1), far(lines[index].plies() - own)]
        });
        [ends[0][0].min(ends[1][0]), ends[0][1].max(ends[1][1])]
    }

    /// Returns what is marked in another position of the lines: what can be seen in any.
    fn later(&self, discs: Discs) -> (Marks, Bitboard) {
        match self.contrast {
            Contrast::Pass(side)
            | Contrast::Moves { side, .. }
            | Contrast::SafeMoves { side, .. }
            | Contrast::Later { side, .. } => (Marks::Moves(side), legal(discs, side)),
            Contrast::OuterDiscs { .. }
            | Contrast::Open { .. }
            | Contrast::Wall(_)
            | Contrast::NewMoves(_) => (Marks::Moves(Side::Opponent), legal(discs, Side::Opponent)),
            Contrast::Safe { side, .. } => (Marks::Safe(side), safe(discs, side)),
            Contrast::FreeCorner(_)
            | Contrast::GivesCorner(_)
            | Contrast::LosesCorner(_)
            | Contrast::WinsCorner(_)
            | Contrast::BesideTaken(_)
            | Contrast::EarlyX(_)
            | Contrast::CornerCanWait(_)
            | Contrast::TakesCorner { .. } => {
                (Marks::Corner, self.contrast.corner().into_iter().collect())
            }
            Contrast::BothNeed(_)
            | Contrast::Reply { .. }
            | Contrast::EarlyEdge { .. }
            | Contrast::LastMove(_)
            | Contrast::Choice { .. }
            | Contrast::Answers(_) => (Marks::Moves(Side::Mover), legal(discs, Side::Mover)),
            Contrast::Ends(_)
            | Contrast::Flips { .. }
            | Contrast::LosesAll
            | Contrast::TakesAll => (Marks::Discs, Bitboard::default()),
        }
    }

    fn marked(&self, line: &Replay, discs: Discs) -> (Marks, Bitboard) {
        match self.contrast {
            Contrast::FreeCorner(corner)
            | Contrast::GivesCorner(corner)
            | Contrast::LosesCorner(corner)
            | Contrast::WinsCorner(corner)
            | Contrast::BesideTaken(corner)
            | Contrast::EarlyX(corner)
            | Contrast::CornerCanWait(corner)
            | Contrast::TakesCorner { corner, .. } => (Marks::Corner, corner.into()),
            Contrast::Pass(side) | Contrast::Moves { side, .. } | Contrast::Later { side, .. } => {
                (Marks::Moves(side), legal(discs, side))
            }
            Contrast::SafeMoves { side, .. } => (Marks::SafeMoves(side), legal(discs, side)),
            Contrast::OuterDiscs { .. } | Contrast::Wall(_) => {
                (Marks::Moves(Side::Opponent), legal(discs, Side::Opponent))
            }
            Contrast::NewMoves(_) => (Marks::NewMoves, opened(line)),
            Contrast::Open { .. } => (Marks::Open, open(line)),
            Contrast::Choice { .. } => (Marks::Moves(Side::Mover), legal(discs, Side::Mover)),
            Contrast::Answers(squares) => {
                let answer = squares.into_iter().find(|it| line.moves().get(1) == Some(it));
                (Marks::Squares, answer.into_iter().collect())
            }
            Contrast::Safe { side, .. } => (Marks::Safe(side), safe(discs, side)),
            Contrast::BothNeed(square) | Contrast::Reply { square, .. } => {
                (Marks::Squares, square.into())
            }
            Contrast::EarlyEdge { square, .. } => {
                (Marks::Squares, Bitboard::from(line.square()) | square.into())
            }
            Contrast::LastMove(square) => {
                let region = region(square, line.before().empties());
                let last = line.last_of(region).map(|(_, square)| square);
                (Marks::Region, last.into_iter().collect())
            }
            Contrast::Ends(_)
            | Contrast::Flips { .. }
            | Contrast::LosesAll
            | Contrast::TakesAll => (Marks::Discs, Bitboard::default()),
        }
    }
}
