//! Actions, events and refusals of the review.

/// The beginning or the end of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Reviews the game, goes on with its review, or shows it.
    Start,
    /// Stops the review; what it has found stays.
    Stop,
}

/// Something that happened to the review of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewEvent {
    /// The review is wanted: it begins, goes on, or is complete.
    Shown,
    /// Every move is reviewed.
    Ended,
    /// Every move of a game is reviewed that has ended, without anybody asking for it.
    EndedUnasked,
    /// The review was stopped; its findings stay.
    Stopped,
}

/// The reason for which the review cannot begin or stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRefusal {
    /// No move has been played that could be reviewed.
    NothingToReview,
    /// No review is under way.
    NoReview,
}
