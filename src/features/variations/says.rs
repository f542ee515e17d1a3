//! Actions, events and refusals of variations and notes.

use othello_core::game::Ply;
use othello_core::square::Square;
use othello_core::tree::{Mark, Moment, Sign};

/// A change of the variations and the notes at the viewed moment, or a way to another variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationsAction {
    /// Goes to the next move that was tried in place of the viewed one, or to the one before it.
    Sibling(Sibling),
    /// Views a moment of the game or of a variation.
    View(Moment),
    /// Goes into that variation after the viewed moment, counted from 1.
    Enter(usize),
    /// Goes back to the moment where the viewed variation begins.
    Leave,
    /// Puts the viewed variation before the line from which it branches.
    Promote,
    /// Removes the viewed move of a variation and all that follows it.
    Remove,
    /// Writes the comment on the viewed move, in place of the one there is.
    Comment(String),
    /// Gives the viewed move the next sign, or none after the last.
    CycleSign,
    /// Gives the viewed move that sign in place of another one, or none.
    Sign(Option<Sign>),
    /// Gives a square the next mark, or none after the last.
    CycleMark(Square),
    /// Gives a square that mark in place of its own, or none.
    Mark(Square, Option<Mark>),
}

/// One of two neighbours among the moves that were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is its name")]
pub enum Sibling {
    Next,
    Previous,
}

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
