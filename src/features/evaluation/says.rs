//! Actions, events and refusals of evaluation.

use crate::engine_worker::EngineError;

/// The beginning or the end of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationAction {
    /// Shows the engine's values of all legal moves.
    Show(EvaluationScope),
    /// Shows them no longer.
    Hide,
}

/// The positions whose moves are to be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationScope {
    /// The viewed position, until another one is viewed.
    ThisPosition,
    /// Every position that is viewed.
    EveryPosition,
}

/// Something that happened to the values of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationEvent {
    /// The values are shown from now on.
    Shown,
    /// The values of the viewed position stay as they are.
    Finished,
    /// The values are not shown any more.
    Hidden,
}

/// The reason for which there are no values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvaluationRefusal {
    /// The values of moves are locked.
    Locked,
    /// The engine is choosing a move.
    EngineBusy,
    /// The engine cannot evaluate moves.
    Failed(EngineError),
}
