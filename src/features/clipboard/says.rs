//! Actions of the clipboard.

/// A text for the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyFormat {
    /// The moves of the game.
    Transcript,
    /// The viewed position.
    Position,
    /// The line that joins the game from another machine.
    Invitation,
    /// The line that watches it.
    WatchInvitation,
}
