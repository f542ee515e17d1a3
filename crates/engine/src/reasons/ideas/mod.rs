//! Ideas: what a learner reads of an error, and the two positions that show it.
//!
//! An idea is said only by contrast: it holds for the move played and not for the better one, or the other way round, and
//! each [check](CHECKS) is kept by how much more often that is so than the contrary, over errors of learners.
//! Every motif belongs to an [`Idea`]; all motifs that hold are said to strong players.
//!
//! ```
//! use othello_engine::reasons::ideas::{Contrast, Idea, causes};
//! use othello_engine::{Discs, Line, Value};
//! use othello_core::{Board, Color, Square};
//!
//! // Black to move: b2 lies beside the empty corner a1 while the board is empty; d5 does not.
//! let board: Board = "----------OX------O-----------------OX--------------------------".parse()?;
//! let line = |value, moves: &[Square]| Line { value: Value::Exact(value), moves: moves.to_vec() };
//! let (played, best) = (line(-6, &[Square::B2]), line(4, &[Square::D5]));
//! let found = causes(Discs::new(&board, Color::Black), &played, &best);
//! assert_eq!(found[0].contrast, Contrast::EarlyX(Square::A1));
//! assert_eq!(found[0].contrast.idea(), Some(Idea::BesideCorner));
//! # Ok::<(), othello_core::board::ParseBoardError>(())
//! ```

mod checks;
mod consequence;
mod contrast;
mod futures;
mod idea;
mod lesson;
mod outcome;

use super::LEAST_LOSS;
use super::comparison::Comparison;
use crate::discs::Discs;
use crate::report::{Line, Value};

pub use checks::{CHECKS, Check, LAST, keeping_corners};
pub use consequence::Consequence;
pub use contrast::{Cause, Contrast};
pub use futures::{Future, Marks};
pub use idea::Idea;
pub use lesson::leaves_one;
pub use outcome::Outcome;

/// The loss below which an estimate is doubted.
const SURE: f32 = 4.0;
/// The lead in discs with which a game is decided.
const DECIDED: f32 = 20.0;

/// Returns the causes for which a move loses against the best one, one or two, each by another idea, in the order in which a
/// newcomer sees them on the board; none if it loses less than two discs. Where no idea fits, it is what can be seen on both
/// lines, if anything is. A second one is only said of moves, of those of the other side; or it is another idea behind squares
/// that the move opens. The discs are those before the move,
/// seen from the player.
pub fn causes(discs: Discs, played: &Line, best: &Line) -> Vec<Cause> {
    let loss = best.value.discs() - played.value.discs();
    let pair = Comparison::new(discs, &played.moves, &best.moves).filter(|_| loss >= LEAST_LOSS);
    pair.map_or_else(Vec::new, |pair| pair.causes())
}

/// Returns `true` if a loss of that size may be none: it is an estimate, and small.
pub fn is_doubtful(played: Value, best: Value) -> bool {
    let is_estimate = !played.is_exact() || !best.is_exact();
    is_estimate && best.discs() - played.discs() < SURE
}

/// Returns `true` if the game is lost whatever is played, or won all the same: an error teaches less then.
pub fn is_decided(played: Value, best: Value) -> bool {
    best.discs() <= -DECIDED || played.discs() >= DECIDED
}

/// Returns what an error is worth as a lesson, in discs: what it costs, a part of that if the game was decided, and a small
/// part if its causes are not clear.
pub fn worth(played: Value, best: Value, causes: &[Cause]) -> f32 {
    let clear = causes.first().map_or(0.1, Cause::clarity);
    let open = if is_decided(played, best) { 0.3 } else { 1.0 };
    let sure = if is_doubtful(played, best) { 0.3 } else { 1.0 };
    clear * open * sure * (best.discs() - played.discs())
}

impl Comparison {
    /// Returns the causes, one or two.
    pub fn causes(&self) -> Vec<Cause> {
        let ideas = CHECKS.iter().chain([&LAST]).filter_map(|(_, check)| check(self));
        let mut found: Vec<_> = ideas.chain(checks::seen(self)).collect();
        found.sort_by_key(Cause::rank);
        let first = found.first().copied();
        let is_other = |cause: &&Cause| {
            let sides = first.map(|it| it.contrast.side_of_moves());
            let side = cause.contrast.side_of_moves();
            let is_idea = first.and_then(|it| it.contrast.idea()) == cause.contrast.idea();
            let is_behind_open = first
                .is_some_and(|it| matches!(it.contrast, Contrast::Open { .. }))
                && cause.contrast.idea().is_some();
            let is_of_other_side =
                side.is_some() && sides.flatten().is_some_and(|it| Some(it) != side);
            (is_behind_open || is_of_other_side) && !is_idea
        };
        let second = found.iter().find(is_other).copied();
        first.into_iter().chain(second).collect()
    }
}

#[cfg(test)]
mod tests;
