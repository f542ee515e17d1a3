//! The reasons why a game says nothing about a person's strength.

/// A reason why a game says nothing about the strength of the person who plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    /// Moves were undone.
    Undo,
    /// The engine has shown what it thinks of moves.
    Hint,
    /// The game began in a position of another one.
    Position,
    /// The players were exchanged.
    Exchange,
}

impl Aid {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Hint => "hint",
            Self::Position => "position",
            Self::Exchange => "exchange",
        }
    }
}
