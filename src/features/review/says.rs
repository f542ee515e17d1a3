//! Actions, events and refusals of the review.

use othello_core::board::Color;

/// The beginning or the end of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Reviews the game, goes on with its review, or shows it.
    Start,
    /// Stops the review; what it has found stays.
    Stop,
    /// Views the position before another error.
    ViewError(ErrorStep),
    /// Has the errors of these players listed and gone through.
    Choose(Whose),
    /// Goes on to the errors of other players: of both, of Black, of White.
    ChooseNext,
}

/// A step from error to error, in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorStep {
    /// To the next error of the game.
    Next,
    /// To the error before.
    Previous,
}

/// The players whose errors are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    /// Both players.
    #[default]
    Both,
    /// One of them.
    Only(Color),
}

impl Whose {
    /// Returns the next choice.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Both => Self::Only(Color::Black),
            Self::Only(Color::Black) => Self::Only(Color::White),
            Self::Only(Color::White) => Self::Both,
        }
    }

    /// Returns `true` if the errors of a player are listed.
    pub fn includes(self, player: Color) -> bool {
        self == Self::Both || self == Self::Only(player)
    }
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
    /// The position before an error is viewed.
    ErrorViewed,
    /// The errors of other players are listed.
    Chosen,
    /// The viewed move of a variation is judged.
    MoveJudged,
}

/// The reason for which the review cannot begin or stop, or shows nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRefusal {
    /// No move has been played that could be reviewed.
    NothingToReview,
    /// No review is under way.
    NoReview,
    /// No move has been reviewed.
    NotReviewed,
    /// The review has found no error of these players.
    NoError(Whose),
}
