//! Reasons for which the controller refuses an action.

use std::error::Error;
use std::fmt;

use crate::engine_worker::EngineError;
use crate::features::exercise::problems::LEAST_MISTAKE;
use crate::store::StoreError;
use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_core::square::Square;
use othello_peer::ProposalError;

/// The reason for which an action was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A square cannot be played.
    IllegalMove {
        /// The square.
        square: Square,
        /// Its number among the squares of the action, from 1.
        number: usize,
        /// The rule against it.
        reason: IllegalMove,
    },
    /// It is the turn of that player, who is not at this keyboard.
    NotYourTurn(Color),
    /// Nobody at this keyboard plays in the game.
    NoPlayerHere,
    /// Moves wait until the clock is started again.
    Paused,
    /// The clock stands already.
    AlreadyPaused,
    /// The clock is not stopped.
    NotPaused,
    /// No clock is running.
    NoClock,
    /// The game is not one between computers.
    NotWatched,
    /// The values of moves are locked.
    EvaluationLocked,
    /// No move has been played that could be reviewed.
    NothingToReview,
    /// No review is under way.
    NoReview,
    /// A step of an exercise, or another action during one.
    Exercise(ExerciseRefusal),
    /// The engine is choosing a move.
    EngineBusy,
    /// The engine cannot evaluate moves.
    CannotEvaluate(EngineError),
    /// There is no move to undo.
    NothingToUndo,
    /// There is no move to redo.
    NothingToRedo,
    /// The start is viewed already.
    NoEarlierMove,
    /// The current position is viewed already.
    NoLaterMove,
    /// No earlier position is viewed.
    NotBrowsing,
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
    NoVariationsYet,
    /// The game has only that many moves.
    NoSuchMove {
        /// The moves of the game.
        moves: usize,
    },
    /// The game is over.
    GameOver,
    /// There is no question to answer.
    NoQuestion,
    /// A pasted game has no move that the current one does not have.
    NothingNew,
    /// That is not possible in a game over a link.
    NotOverLink,
    /// An earlier position of a game over a link is viewed.
    ViewedOverLink,
    /// Several moves were given in a game over a link.
    OneMoveOverLink,
    /// The link does not allow it now.
    Link(ProposalError),
    /// A saved game cannot be opened.
    CannotOpen(StoreError),
    /// A saved game cannot be renamed.
    CannotRename(StoreError),
    /// A saved game cannot be deleted.
    CannotDelete(StoreError),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IllegalMove { square, number: 1, reason } => write!(f, "{square} {reason}"),
            Self::IllegalMove { square, number, reason } => {
                write!(f, "move {number}: {square} {reason}")
            }
            Self::NotYourTurn(color) => write!(f, "it is {color}'s turn"),
            Self::NoPlayerHere => f.write_str("nobody at this keyboard plays in this game"),
            Self::Paused => f.write_str("the game is paused"),
            Self::AlreadyPaused => f.write_str("the game is already paused"),
            Self::NotPaused => f.write_str("the game is not paused"),
            Self::NoClock => f.write_str("no clock is running"),
            Self::NotWatched => f.write_str("no computers play each other"),
            Self::EvaluationLocked => f.write_str("the engine is locked for an honest game"),
            Self::NothingToReview => f.write_str("there is no move to review"),
            Self::NoReview => f.write_str("no review is under way"),
            Self::Exercise(refusal) => refusal.fmt(f),
            Self::EngineBusy => {
                f.write_str("the engine is choosing a move; ask again when it has moved")
            }
            Self::CannotEvaluate(error) => write!(f, "cannot evaluate the moves: {error}"),
            Self::NothingToUndo => f.write_str("there is no move to undo"),
            Self::NothingToRedo => f.write_str("there is no move to redo"),
            Self::NoEarlierMove => f.write_str("there is no earlier move"),
            Self::NoLaterMove => f.write_str("there is no later move"),
            Self::NotBrowsing => f.write_str("no earlier position is viewed; browse to one first"),
            Self::NoSibling => f.write_str("no other move was tried here"),
            Self::NoSuchVariation { variations: 0 } => f.write_str("there is no variation here"),
            Self::NoSuchVariation { variations: 1 } => {
                f.write_str("there is only 1 variation here")
            }
            Self::NoSuchVariation { variations } => {
                write!(f, "there are only {variations} variations here")
            }
            Self::NoVariationsYet => {
                f.write_str("other moves can be tried here when the game is over")
            }
            Self::NoVariation => f.write_str("this is the game itself, not a variation"),
            Self::NoSuchMove { moves: 1 } => f.write_str("the game has only 1 move"),
            Self::NoSuchMove { moves } => write!(f, "the game has only {moves} moves"),
            Self::GameOver => f.write_str("the game is over"),
            Self::NoQuestion => f.write_str("there is no question to answer"),
            Self::NothingNew => f.write_str("the game on the board has all of these moves already"),
            Self::NotOverLink => f.write_str("that is not possible in a game with another machine"),
            Self::ViewedOverLink => {
                f.write_str("an earlier position is viewed; return to the current move to play")
            }
            Self::OneMoveOverLink => f.write_str("expected one move, found several"),
            Self::Link(error) => error.fmt(f),
            Self::CannotOpen(error) => error.fmt(f),
            Self::CannotRename(error) => write!(f, "cannot rename the game: {error}"),
            Self::CannotDelete(error) => write!(f, "cannot delete the game: {error}"),
        }
    }
}

impl Error for Refusal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::CannotOpen(error) | Self::CannotRename(error) | Self::CannotDelete(error) => {
                error.source()
            }
            Self::CannotEvaluate(error) => error.source(),
            // The reasons of an illegal move and of a link are part of the sentence.
            Self::Link(_)
            | Self::NothingNew
            | Self::NotOverLink
            | Self::ViewedOverLink
            | Self::OneMoveOverLink
            | Self::IllegalMove { .. }
            | Self::NotYourTurn(_)
            | Self::NoPlayerHere
            | Self::Paused
            | Self::AlreadyPaused
            | Self::NotPaused
            | Self::NoClock
            | Self::NotWatched
            | Self::EvaluationLocked
            | Self::NothingToReview
            | Self::NoReview
            | Self::Exercise(_)
            | Self::EngineBusy
            | Self::NothingToUndo
            | Self::NothingToRedo
            | Self::NoEarlierMove
            | Self::NoLaterMove
            | Self::NotBrowsing
            | Self::NoSibling
            | Self::NoSuchVariation { .. }
            | Self::NoVariation
            | Self::NoVariationsYet
            | Self::NoSuchMove { .. }
            | Self::GameOver
            | Self::NoQuestion => None,
        }
    }
}

/// The reason for which a step of an exercise, or another action during one, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExerciseRefusal {
    /// Positions are being solved in place of the game.
    Solving,
    /// No positions are being solved.
    NotSolving,
    /// The game has no review whose mistakes could be retried.
    NotReviewed,
    /// The review has only begun.
    ReviewBegun,
    /// The review has found no mistake that is large enough.
    NoMistakes,
    /// All mistakes were solved; the next retry begins with all of them again.
    AllSolved,
    /// The next puzzle is still looked for.
    NoProblemYet,
    /// There is no answer to take back.
    NoAnswer,
    /// Several squares were played as an answer.
    OneAnswer,
    /// There is no next position to solve.
    LastProblem,
    /// There is no position to solve before this one.
    FirstProblem,
}

impl fmt::Display for ExerciseRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solving => f.write_str("return to the game first"),
            Self::NotSolving => f.write_str("there is no position to solve"),
            Self::NotReviewed => f.write_str("the game has not been reviewed"),
            Self::ReviewBegun => f.write_str("the review has only begun; try again in a moment"),
            Self::NoMistakes => {
                write!(f, "the review has found no move of yours that loses {LEAST_MISTAKE} discs")
            }
            Self::AllSolved => f.write_str("you have solved all your worst moves"),
            Self::NoProblemYet => f.write_str("the next puzzle is still being looked for"),
            Self::NoAnswer => f.write_str("there is no answer to take back"),
            Self::OneAnswer => f.write_str("expected one move as the answer"),
            Self::LastProblem => f.write_str("this is the last position"),
            Self::FirstProblem => f.write_str("this is the first position"),
        }
    }
}
