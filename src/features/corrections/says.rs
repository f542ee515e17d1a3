//! Actions, events and refusals of corrections: errors over the board that the players went on from.

use othello_core::board::Color;
use othello_core::correction::CorrectionError;
use othello_core::square::Square;

/// A correction of the current position, or the mode in which squares are corrected instead of played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionsAction {
    /// Begins: a square that is chosen from now on is corrected.
    Begin,
    /// Ends that.
    End,
    /// Turns the disc on a square, takes it from the board, or puts the one there that the rules give.
    Turn(Square),
    /// Puts a disc of that colour on a square, or none.
    Put(Square, Option<Color>),
    /// Gives a player the turn; the other one than now with `None`.
    GiveTurn(Option<Color>),
    /// Goes back to what the rules give.
    Restore,
}

/// Something that happened to the current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionsEvent {
    /// Squares are corrected from now on.
    Begun,
    /// Squares are played again.
    Ended,
    /// The position was corrected, or is again what the rules give.
    Corrected,
}

/// The reason for which the position is not corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionsRefusal {
    /// The rules leave no place for it.
    Error(CorrectionError),
    /// An earlier position is viewed.
    Browsing,
    /// Variations or notes follow, which would have no place any more.
    Followed,
    /// People play against the clock.
    Contest,
    /// A player has ended the game.
    Forfeited,
    /// It is not corrected.
    NotCorrected,
}
