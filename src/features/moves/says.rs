//! Events and refusals of moves, undo and redo, and resignation.

use othello_core::board::Color;
use othello_core::game::Ply;
use othello_session::Undone;

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
