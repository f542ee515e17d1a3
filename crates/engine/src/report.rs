//! The results of a search.

use std::fmt;
use std::ops::Neg;

use super::selectivity::Selectivity;
use super::weights::UNIT;
use othello_core::square::{Square, Symmetry};

/// The value of a position or a move: the score in discs that the side to move reaches with best play
/// on both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// The score, found by a search to the end of the game.
    Exact(i32),
    /// An estimate of the score.
    Estimated {
        /// The score in discs.
        discs: f32,
        /// The depth of the search in plies; 0 is the evaluation itself.
        depth: u32,
        /// The selectivity of the search.
        selectivity: Selectivity,
    },
}

impl Value {
    /// Returns the score in discs.
    pub const fn discs(self) -> f32 {
        match self {
            Self::Exact(discs) => discs as f32,
            Self::Estimated { discs, .. } => discs,
        }
    }

    /// Returns `true` if the score is not an estimate.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Exact(_))
    }

    /// Returns how certain the value is, to be compared: an exact score is more certain than all estimates, and one of
    /// two estimates if it is deeper, or as deep and less selective.
    pub const fn certainty(self) -> Certainty {
        match self {
            Self::Exact(_) => Certainty::Exact,
            Self::Estimated { depth, selectivity, .. } => Certainty::Estimated(depth, selectivity),
        }
    }
}

/// The certainty of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Certainty {
    /// It is an estimate of a search of this depth.
    Estimated(u32, Selectivity),
    /// It is exact.
    Exact,
}

impl Neg for Value {
    type Output = Self;

    /// Returns the value for the other side.
    fn neg(self) -> Self {
        match self {
            Self::Exact(discs) => Self::Exact(-discs),
            Self::Estimated { discs, depth, selectivity } => {
                Self::Estimated { discs: -discs, depth, selectivity }
            }
        }
    }
}

impl fmt::Display for Value {
    /// Writes an exact score without decimals, and an estimate with two: `+6`, `+5.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(discs) => write!(f, "{discs:+}"),
            Self::Estimated { discs, .. } => write!(f, "{discs:+.2}"),
        }
    }
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The value for the side that moves.
    pub value: Value,
    /// The move and the best moves after it, as far as they are known; passes are left out.
    pub moves: Vec<Square>,
}

impl Line {
    /// Returns the move.
    pub fn square(&self) -> Square {
        self.moves[0]
    }

    /// Returns the line on a board that has been rotated or reflected.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let moves = self.moves.iter().map(|square| square.transformed(symmetry)).collect();
        Self { value: self.value, moves }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchReport {
    /// The value of the position for the side to move.
    pub value: Value,
    /// The best moves with their values, the best one first; none if the side to move has to pass or
    /// the game is over.
    pub lines: Vec<Line>,
    /// The number of positions searched by all threads.
    pub nodes: u64,
}

impl SearchReport {
    /// Returns the best move; `None` if there is none.
    pub fn best_move(&self) -> Option<Square> {
        self.lines.first().map(Line::square)
    }
}

/// One of the searches, each deeper or more certain than the one before, that lead to a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Estimate { depth: u32, selectivity: Selectivity },
    Exact,
}

impl Step {
    /// Returns the value for a number in the units of the step: discs if it is exact.
    pub fn value(self, number: i32) -> Value {
        match self {
            Self::Exact => Value::Exact(number),
            Self::Estimate { depth, selectivity } => {
                Value::Estimated { discs: number as f32 / UNIT as f32, depth, selectivity }
            }
        }
    }
}
