//! Sentences about events, each with what is described after it.

/// The text about an event, and what is described after the last of the events.
#[derive(Debug)]
pub struct Sentence {
    /// The text; empty if the event is not told.
    pub text: String,
    /// The description that follows.
    pub then: Then,
}

/// A description that follows the sentences about events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Then {
    /// None.
    Nothing,
    /// The board, where it is drawn after moves.
    Board,
    /// The player to move, or the result.
    Turn,
    /// The player to move, or the result, and the board.
    TurnAndBoard,
}

impl Sentence {
    /// Creates a sentence that is followed by a description.
    pub fn followed_by(then: Then, text: impl Into<String>) -> Self {
        Self { text: text.into(), then }
    }

    /// Creates a sentence that is followed by nothing.
    pub fn alone(text: impl Into<String>) -> Self {
        Self::followed_by(Then::Nothing, text)
    }

    /// Says nothing about an event.
    pub fn none() -> Self {
        Self::alone("")
    }
}
