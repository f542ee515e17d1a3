//! Jobs that take long and need nothing but the processor: they are done while the game is seen already.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_engine::knowledge::{Finding, Knowledge};
use othello_engine::reasons::ideas::Cause;
use othello_engine::review::{Explanation, ReviewedPly};

use super::{Job, Way};

/// Learns what searches have found, each with the position of its move.
#[derive(Clone, Debug, PartialEq)]
pub struct Learn(pub Vec<(Position, Finding)>);

impl Job for Learn {
    type Answer = Knowledge;

    const WAY: Way<Self> = Way::Beside(|job, _| {
        let mut learned = Knowledge::default();
        learned.learn_all(job.0.iter().cloned());
        learned
    });
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

    const WAY: Way<Self> = Way::Beside(|job, _| {
        let Self { errors, side } = job;
        let explained = errors.iter().filter_map(|(before, error)| {
            let explanation = error.explanation(*before)?;
            let is_asked = side.is_none_or(|side| error.player == side);
            let causes = is_asked.then(|| explanation.causes());
            Some((explanation, causes))
        });
        explained.collect()
    });
}
