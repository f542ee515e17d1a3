//! Actions, events and refusals of explanations.

use othello_engine::analysis::Explanation;

/// The wish to know why a move is good or bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplanationAction {
    /// Explains the move that led to the viewed position.
    LastMove,
    /// Explains the error that the review has found in the viewed position, or else the last move.
    MarkedError,
}

/// Something that happened to the explanation of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum ExplanationEvent {
    /// The engine is asked for it.
    Asked,
    /// It is known.
    Explained(Box<Explanation>),
}

/// The reason for which no move is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplanationRefusal {
    /// No move has led to the viewed position.
    NoMove,
}
