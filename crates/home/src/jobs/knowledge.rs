//! Jobs that take long and need nothing but the processor: they are done while the game is seen already.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_engine::analysis::{Explanation, ReviewedPly};
use othello_engine::knowledge::{Finding, Knowledge};
use othello_engine::reasons::ideas::Cause;

use super::{Home, Job, Order};

/// Learns what searches have found, each with the position of its move.
#[derive(Clone, Debug, PartialEq)]
pub struct Learn(pub Vec<(Position, Finding)>);

impl Job for Learn {
    type Answer = Knowledge;

    const ORDER: Order = Order::Beside;

    fn perform(&self, _: &mut Home<'_>) -> Option<Knowledge> {
        let mut learned = Knowledge::default();
        learned.learn_all(self.0.iter().cloned());
        Some(learned)
    }
}

/// Explains the errors of a review, each with the position before it.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplainErrors {
    pub errors: Vec<(Position, ReviewedPly)>,
    /// The side whose causes are found as well, or both.
    pub side: Option<Color>,
}

impl Job for ExplainErrors {
    type Answer = Vec<(Explanation, Option<Vec<Cause>>)>;

    const ORDER: Order = Order::Beside;

    fn perform(&self, _: &mut Home<'_>) -> Option<Self::Answer> {
        let Self { errors, side } = self;
        let explained = errors.iter().filter_map(|(before, error)| {
            let explanation = error.explanation(*before)?;
            let is_asked = side.is_none_or(|side| error.player == side);
            let causes = is_asked.then(|| explanation.causes());
            Some((explanation, causes))
        });
        Some(explained.collect())
    }
}
