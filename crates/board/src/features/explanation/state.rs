//! The explanations of moves that are known, and the one that is wanted.

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::analysis::{Explanation, ReviewedPly};

use crate::app::state::State;

/// The explanations of moves that are known, and the one that is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanations {
    pub(super) wanted: Option<ExplainedMove>,
    known: Vec<Explanation>,
    /// The explanation, with all reasons, that is shown as a lesson.
    pub(super) lesson: Option<Box<Explanation>>,
}

/// A move to be explained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ExplainedMove {
    /// The position before it.
    pub position: Position,
    pub square: Square,
}

impl ExplainedMove {
    /// Returns `true` if it is the move of the explanation.
    pub fn is_of(&self, explanation: &Explanation) -> bool {
        self.position == explanation.position && self.square == explanation.played.square()
    }

    /// Returns the move that is meant where the game is viewed: the error that the review has found in the
    /// viewed position, or else the move that led to it; `None` at the start, and where another board is
    /// shown.
    pub fn meant(state: &State) -> Option<Self> {
        if state.is_aside() {
            return None;
        }
        let (plies, square) = match state.next_reviewed_ply().filter(ReviewedPly::is_error) {
            Some(error) => (error.index, error.square),
            None => (state.viewed.ply().checked_sub(1)?, state.viewed.last_ply()?.square),
        };
        Some(Self { position: state.viewed.line().position_at(plies), square })
    }
}

impl Explanations {
    /// Returns the explanations of the errors of a game that was reviewed earlier.
    pub fn of_review(state: &State) -> Self {
        let review = state.session().review();
        let explain = |ply: &ReviewedPly| ply.explanation(state.game().position_at(ply.index));
        Self { known: review.errors().filter_map(explain).collect(), ..Self::default() }
    }

    /// Returns the explanation of a move, if it is known.
    pub fn of(&self, position: &Position, square: Square) -> Option<&Explanation> {
        let explained = ExplainedMove { position: *position, square };
        self.known.iter().find(|it| explained.is_of(it))
    }

    /// Returns the explanation, with all reasons, that is shown as a lesson.
    pub fn lesson(&self) -> Option<&Explanation> {
        self.lesson.as_deref()
    }

    /// Returns `true` while the engine looks for reasons, or waits to do so.
    pub const fn is_under_way(&self) -> bool {
        self.wanted.is_some()
    }

    /// Notes an explanation in place of the one of the same move.
    pub fn note(&mut self, explanation: Explanation) {
        let (position, square) = (explanation.position, explanation.played.square());
        let explained = ExplainedMove { position, square };
        self.known.retain(|it| !explained.is_of(it));
        if self.lesson().is_some_and(|it| explained.is_of(it)) {
            self.lesson = Some(Box::new(explanation.in_full()));
        }
        self.known.push(explanation);
    }
}
