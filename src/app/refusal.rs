//! Reasons for which the app refuses an action.

use super::tone::Tone;
use crate::engine_worker::EngineError;
use crate::i18n::{Text, m};
use crate::words::sentence::with_causes;
use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_core::square::Square;

pub use crate::features::explorer::says::ExplorerRefusal;

/// The reason for which an action was refused, by the feature that refused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// In the words of a message, by the way or as a warning.
    For(Text, Tone),
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
    /// There is no question to answer.
    NoQuestion,
    /// Of the explorer.
    Explorer(ExplorerRefusal),
}

/// The refusals of several features, until they have moved.
impl Refusal {
    /// Variations of a game under way against the clock or a computer wait for its end.
    pub fn not_yet() -> Self {
        Self::For(m::variations::not_yet(), Tone::Warning)
    }

    /// The game is paused.
    pub fn paused() -> Self {
        Self::For(m::clock::is_paused(), Tone::Warning)
    }

    /// It is not possible in a game with another machine.
    pub fn not_over_link() -> Self {
        Self::For(m::link::not_over_link(), Tone::Warning)
    }

    /// The engine is locked.
    pub fn locked() -> Self {
        Self::For(m::evaluation::locked(), Tone::Warning)
    }

    /// The engine is choosing a move.
    pub fn busy() -> Self {
        Self::For(m::evaluation::busy(), Tone::Warning)
    }

    /// The engine has failed.
    pub fn failed(error: &EngineError) -> Self {
        Self::For(m::evaluation::failed(with_causes(error)), Tone::Warning)
    }
}
