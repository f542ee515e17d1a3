//! The state of the review, and of the exercise with the mistakes that it has found.

use super::exercise::Exercise;
use crate::engine_worker::RequestId;
use othello_core::position::Position;
use othello_core::square::Square;

/// The review of the game, and the exercise beside the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Study {
    pub(super) reviewing: Reviewing,
    /// The positions that are solved in place of the game.
    pub(super) exercise: Option<Exercise>,
    /// The mistakes of the game that were solved in earlier retries.
    pub(super) solved: Vec<Solved>,
}

/// A mistake that was solved: the position, and the move that lost some discs there.
pub(super) type Solved = (Position, Square);

/// The state of the review.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reviewing {
    pub(super) is_under_way: bool,
    /// The request to the engine, while it has no other.
    pub(super) request: Option<RequestId>,
}
