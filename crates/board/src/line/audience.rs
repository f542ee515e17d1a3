//! The reader of the responses.

/// The reader of the responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// A person at a terminal, who can use saved games and is told what to type next.
    Terminal,
    /// A program, or the author of a file of lines.
    Script,
}

/// The moments at which the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEcho {
    /// After each move, undo and redo.
    AfterMoves,
    /// If it is asked for.
    OnRequest,
}
