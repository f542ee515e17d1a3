//! Events of players that compute.

use othello_core::board::Color;

use crate::engine_worker::EngineError;

/// Something that happened to the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayersEvent {
    /// Others play on.
    Changed,
    /// The computer that has that colour cannot go on.
    EngineFailed {
        /// The colour.
        color: Color,
        /// The fault.
        error: EngineError,
    },
}
