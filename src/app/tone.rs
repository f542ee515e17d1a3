//! The manner in which something is said.

/// The manner in which something is said on the screen; line mode says all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// By the way, under the board.
    Quiet,
    /// It was asked for, and is the answer.
    Strong,
    /// By the way, unless a docked panel shows it.
    Docked,
    /// Something could not be done.
    Warning,
    /// The screen shows it by itself; what was said before is void.
    Seen,
    /// The screen shows it by itself; what was said before stays.
    Heard,
    /// It is read on a page of its own.
    Page,
    /// An answer follows, as soon as the engine has it: only said if it is not there yet.
    Waiting,
}
