//! The difficulty of a puzzle.

use crate::discs::Discs;
use crate::limits::{Limits, Stop};
use crate::{Engine, Options};
use othello_core::moves::legal_moves;
use othello_core::square::Square;

/// The difficulty of a puzzle, by how far one has to look ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difficulty {
    /// The number of empty squares.
    pub empties: u8,
    /// The number of legal moves.
    pub moves: u8,
    /// The smallest depth in plies from which on every search that estimates chooses the move that
    /// wins: with 1 the evaluation of the positions after each move suffices. `None` if it is more
    /// than [`Difficulty::DEEPEST`].
    pub depth: Option<u8>,
}

impl Difficulty {
    /// The largest depth that is tried, in plies.
    pub const DEEPEST: u8 = 8;

    /// Returns the grade.
    pub const fn grade(self) -> Grade {
        match self.depth {
            Some(0..=1) => Grade::Easy,
            Some(2..=4) => Grade::Medium,
            Some(5..) | None => Grade::Hard,
        }
    }
}

/// A grade of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The move that wins looks best at once, to the evaluation.
    Easy,
    /// Another move looks better at first, but not to one who looks up to four plies ahead.
    Medium,
    /// Another move looks better for longer than that.
    Hard,
}

impl Grade {
    /// Returns the name: `easy`, `medium` or `hard`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// Measures the difficulty of finding a move. The engine knows nothing of earlier searches, so that the
/// result is always the same.
pub fn measure(discs: Discs, solution: Square, stop: &Stop) -> Difficulty {
    let [empties, moves] =
        [discs.empties(), legal_moves(discs.own, discs.opp)].map(u64::count_ones);
    let mut engine = Engine::new(Options { table_bytes: 1 << 20, ..Options::default() });
    let limits = Limits::depth(u32::from(Difficulty::DEEPEST).min(empties - 1));
    let mut depth = 0;
    let mut found_from = None;
    engine.search_with(discs, &limits, stop, |report| {
        depth += 1;
        let is_found = report.best_move() == Some(solution);
        found_from = if is_found { found_from.or(Some(depth)) } else { None };
    });
    Difficulty { empties: empties as u8, moves: moves as u8, depth: found_from }
}
