//! Events and refusals of variations and notes.

use othello_core::game::Ply;

/// Something that happened to the variations or the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariationsEvent {
    /// A ply was played in a variation.
    Played(Ply),
    /// The variations or the notes have changed.
    Changed(Annotated),
}

/// A change of the variations or the notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotated {
    /// The variation stands before the line from which it branches.
    Promoted,
    /// That variation is the game itself now.
    MadeMain,
    /// A variation was removed.
    Removed,
    /// It is there again.
    Restored,
    /// A comment was written.
    Commented,
    /// The comment was removed.
    Uncommented,
    /// The sign of a move or the mark of a square has changed.
    Marked,
}

/// The reason for which a change of the variations was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariationsRefusal {
    /// No other move was tried in place of the viewed one.
    NoSibling,
    /// The viewed moment has only that many variations.
    NoSuchVariation {
        /// The number of variations.
        variations: usize,
    },
    /// No variation is viewed.
    NoVariation,
    /// Variations of a game under way against the clock or a computer wait for its end.
    NotYet,
}
