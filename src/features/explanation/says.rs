//! Events and refusals of explanations.

use othello_engine::analysis::Explanation;

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
