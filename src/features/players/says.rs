//! Actions, events and questions of players that compute.

use othello_core::board::ByColor;
use othello_core::board::Color;
use othello_notation::PlayerName;
use othello_session::Player;

use crate::engine_worker::EngineError;

/// A change of the players, or a move that is asked of a computer.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayersAction {
    /// Has others play on.
    Change(Box<ByColor<Player>>),
    /// Names the players.
    Rename(ByColor<Option<PlayerName>>),
    /// Plays one move of a game between computers, and pauses it.
    Step,
}

/// A question about the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayersQuestion {
    /// Ask a computer again that has failed? If not, a person takes over.
    EngineFailed {
        /// Its colour.
        color: Color,
        /// The fault.
        error: EngineError,
    },
}

/// Something that happened to the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayersEvent {
    /// Others play on.
    Changed,
    /// They have other names.
    Renamed,
    /// The computer that has that colour cannot go on.
    EngineFailed {
        /// The colour.
        color: Color,
        /// The fault.
        error: EngineError,
    },
}
