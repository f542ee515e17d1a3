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
mod contrast;
mod futures;
mod idea;

use super::comparison::Comparison;
use super::{LEAST_LOSS, MOST_REASONS};
use crate::discs::Discs;
use crate::report::{Line, Value};
use contrast::{LAST_SECOND, LAST_SECOND_FOR_NEWCOMERS};

pub use checks::{CHECKS, Check, LAST};
pub use contrast::{Cause, Contrast};
pub use futures::{Future, Marks};
pub use idea::Idea;

/// The loss in discs from which on a cause has to reach what decides.
const LARGE: f32 = 6.0;
/// The loss below which an estimate is doubted.
const SURE: f32 = 4.0;
/// The lead in discs with which a game is decided, and the loss that teaches something even then.
const DECIDED: f32 = 20.0;
const GREAT: f32 = 10.0;

/// Returns the causes for which a move loses against the best one, one or two, each by another idea, the best first;
/// none if it loses less than two discs. Where no idea fits, it is what can be seen on both lines, and so is the second where
/// a large loss has none that decides; a corner that falls soon by a move on its X square comes first. The discs are those
/// before the move, seen from the player.
pub fn causes(discs: Discs, played: &Line, best: &Line) -> Vec<Cause> {
    let loss = best.value.discs() - played.value.discs();
    let Some(pair) = Comparison::new(discs, &played.moves, &best.moves) else { return Vec::new() };
    if loss < LEAST_LOSS {
        return Vec::new();
    }
    let mut causes = pair.causes();
    let is_reached = causes.iter().any(|cause| cause.contrast.is_consequence());
    let seen = pair.seen();
    if causes.is_empty() || checks::is_of_x_square(&pair, &seen) && !is_reached {
        causes.insert(0, seen);
        causes.truncate(MOST_REASONS);
    } else if loss >= LARGE && !is_reached && causes.len() < MOST_REASONS {
        causes.extend(Some(seen).filter(|seen| seen.contrast.is_consequence()));
    }
    causes
}

/// Returns the causes as [`causes`] does, but in the order in which a newcomer sees them on the board, a corner that falls on
/// one line only among them.
pub fn causes_for_newcomers(discs: Discs, played: &Line, best: &Line) -> Vec<Cause> {
    let loss = best.value.discs() - played.value.discs();
    let Some(pair) = Comparison::new(discs, &played.moves, &best.moves) else { return Vec::new() };
    if loss < LEAST_LOSS {
        return Vec::new();
    }
    let mut found = pair.found();
    found.extend(checks::corner_taken(&pair));
    let mut causes = first_two(found, Cause::rank_for_newcomers, LAST_SECOND_FOR_NEWCOMERS);
    let is_reached = causes.iter().any(|cause| cause.contrast.is_consequence());
    if causes.is_empty() || loss >= LARGE && !is_reached && causes.len() < MOST_REASONS {
        let seen = pair.seen();
        causes.extend(Some(seen).filter(|it| causes.is_empty() || it.contrast.is_consequence()));
    }
    causes
}

/// Returns the first cause in an order, and the next one by another idea and about another corner, if it comes up to a last
/// place.
fn first_two(mut found: Vec<Cause>, rank: fn(&Cause) -> u8, last: u8) -> Vec<Cause> {
    found.sort_by_key(rank);
    let first = found.first().copied();
    let second = found.into_iter().find(|cause| {
        let is_other = |first: &Cause| {
            let (first, it) = (first.contrast, cause.contrast);
            // What is only seen may have its cause at the same corner.
            let is_of_corner = first.idea().is_some() && first.corner() == it.corner();
            first.idea() != it.idea() && (it.corner().is_none() || !is_of_corner)
        };
        first.as_ref().is_some_and(is_other) && rank(cause) <= last
    });
    first.into_iter().chain(second).collect()
}

/// Returns `true` if a loss of that size may be none: it is an estimate, and small.
pub fn is_doubtful(played: Value, best: Value) -> bool {
    let is_estimate = !played.is_exact() || !best.is_exact();
    is_estimate && best.discs() - played.discs() < SURE
}

/// Returns `true` if the game is lost whatever is played, or won all the same, and the loss is not great: no lesson for a
/// learner.
pub fn is_decided(played: Value, best: Value) -> bool {
    let is_great = best.discs() - played.discs() >= GREAT;
    !is_great && (best.discs() <= -DECIDED || played.discs() >= DECIDED)
}

impl Comparison {
    /// Returns the causes by ideas, one or two, the best first.
    pub fn causes(&self) -> Vec<Cause> {
        first_two(self.found(), Cause::rank, LAST_SECOND)
    }

    /// Returns the causes by ideas.
    fn found(&self) -> Vec<Cause> {
        CHECKS.iter().chain([&LAST]).filter_map(|(_, check)| check(self)).collect()
    }

    /// Returns what can be seen on both lines, where no idea explains the loss.
    pub(crate) fn seen(&self) -> Cause {
        checks::seen(self)
    }
}

#[cfg(test)]
mod tests;
