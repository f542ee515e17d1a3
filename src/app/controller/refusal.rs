//! Reasons for which the controller refuses an action.

use std::error::Error;
use std::fmt;

use crate::app::engine_worker::EngineError;
use crate::app::store::StoreError;
use crate::board::Color;
use crate::position::IllegalMove;
use crate::square::Square;

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
    /// The game has only that many moves.
    NoSuchMove {
        /// The moves of the game.
        moves: usize,
    },
    /// The game is over.
    GameOver,
    /// There is no question to answer.
    NoQuestion,
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
            Self::EngineBusy => {
                f.write_str("the engine is choosing a move; ask again when it has moved")
            }
            Self::CannotEvaluate(error) => write!(f, "cannot evaluate the moves: {error}"),
            Self::NothingToUndo => f.write_str("there is no move to undo"),
            Self::NothingToRedo => f.write_str("there is no move to redo"),
            Self::NoEarlierMove => f.write_str("there is no earlier move"),
            Self::NoLaterMove => f.write_str("there is no later move"),
            Self::NotBrowsing => f.write_str("no earlier position is viewed; browse to one first"),
            Self::NoSuchMove { moves: 1 } => f.write_str("the game has only 1 move"),
            Self::NoSuchMove { moves } => write!(f, "the game has only {moves} moves"),
            Self::GameOver => f.write_str("the game is over"),
            Self::NoQuestion => f.write_str("there is no question to answer"),
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
            // The reason of an illegal move is part of the sentence.
            Self::IllegalMove { .. }
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
            | Self::EngineBusy
            | Self::NothingToUndo
            | Self::NothingToRedo
            | Self::NoEarlierMove
            | Self::NoLaterMove
            | Self::NotBrowsing
            | Self::NoSuchMove { .. }
            | Self::GameOver
            | Self::NoQuestion => None,
        }
    }
}
