//! Events of the review.

/// Something that happened to the review of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewEvent {
    /// The review is wanted: it begins, goes on, or is complete.
    Shown,
    /// Every move is reviewed.
    Ended,
    /// The review was stopped; its findings stay.
    Stopped,
}
