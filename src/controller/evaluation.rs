//! The values of the moves in a position, and whether they are wanted.

use std::time::Duration;

use super::action::EvaluationScope;
use crate::engine_worker::RequestId;
use othello_core::position::Position;
use othello_engine::Report;

/// The permission to show what the engine thinks of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EvaluationAccess {
    /// Players may ask for it.
    #[default]
    Open,
    /// Nobody may, for honest games.
    Locked,
}

/// The values of all legal moves of a position, as far as they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    pub(super) request: RequestId,
    pub(super) position: Position,
    pub(super) report: Option<Report>,
    pub(super) progress: Progress,
}

/// The progress of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// The engine computes.
    UnderWay,
    /// The values stay as they are.
    Finished,
}

impl Evaluation {
    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The values so far, the best move first; `None` before the first ones.
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// The values, the best move first, once they stay as they are.
    pub fn finished_report(&self) -> Option<&Report> {
        self.report().filter(|_| self.progress == Progress::Finished)
    }
}

/// The state of evaluation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Evaluations {
    pub(super) access: EvaluationAccess,
    /// The positions whose values are wanted, if any.
    pub(super) scope: Option<EvaluationScope>,
    /// The values of the viewed position.
    pub(super) current: Option<Evaluation>,
}

impl EvaluationScope {
    /// Returns the longest time for a position.
    pub(super) const fn time(self) -> Duration {
        match self {
            // Somebody waits for the answer.
            Self::ThisPosition => Duration::from_secs(2),
            Self::EveryPosition => Duration::from_secs(10),
        }
    }
}
