//! Jobs that take long and need nothing but the processor: they are done while the game is seen already.

use othello_core::position::Position;
use othello_engine::analysis::Explanation;
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

/// Finds the causes for which moves lose.
#[derive(Clone, Debug, PartialEq)]
pub struct FindCauses(pub Vec<Explanation>);

impl Job for FindCauses {
    type Answer = Vec<(Explanation, Vec<Cause>)>;

    const ORDER: Order = Order::Beside;

    fn perform(&self, _: &mut Home<'_>) -> Option<Self::Answer> {
        Some(self.0.iter().map(|it| (it.clone(), it.causes())).collect())
    }
}
