//! Actions, events, refusals and questions of moves, undo and redo, and resignation.

use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_session::Undone;

/// A change of the moves of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovesAction {
    /// Plays squares one after the other from the viewed position: all of them or none.
    Play(Vec<Square>),
    /// Undoes a resignation or loss on time, or else the last move.
    Undo,
    /// Plays the ply undone last again.
    Redo,
    /// Resigns for the player to move, or else for the person who waits for that player's move.
    Resign,
}

/// A question about the moves of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovesQuestion {
    /// Undo that many plies while the clock runs?
    Undo {
        /// The number of plies.
        plies: usize,
    },
    /// Resign for that player?
    Resign {
        /// The player's colour.
        color: Color,
    },
    /// Play these squares after that many plies, in place of the later ones?
    Branch {
        /// The plies that stay.
        ply: usize,
        /// The squares to play.
        squares: Vec<Square>,
    },
}

/// Something that happened to the moves of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesEvent {
    /// A ply was played.
    Played(Ply),
    /// A ply was played again after an undo.
    Redone(Ply),
    /// A ply or the end of the game was undone.
    Undone(Undone),
    /// The current position is viewed again, instead of an undo.
    ReturnedToCurrent,
    /// That player resigned.
    Resigned(Color),
}

/// The reason for which a change of the moves was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesRefusal {
    /// There is no move to undo.
    NothingToUndo,
    /// There is no move to redo.
    NothingToRedo,
    /// Nobody at this keyboard plays in the game.
    NoPlayerHere,
}
