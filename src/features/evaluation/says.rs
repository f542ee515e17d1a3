//! Events of evaluation.

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
