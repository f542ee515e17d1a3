//! The reader of the responses.

/// The reader of the responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// A person at a terminal, who can use saved games and is told what to type next.
    Terminal,
    /// A program, or the author of a file of lines.
    Script,
}
