//! The state of the players that compute.

use std::time::Duration;

use othello_core::square::Square;

/// The pace at which computers play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EnginePace {
    /// After a short pause, so that people see what happens.
    #[default]
    Human,
    /// As soon as they have chosen.
    Instant,
}

/// The state of the players that compute.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EnginePlayers {
    pub(super) pace: EnginePace,
    pub(super) thinking: Option<Thinking>,
    /// One move is to be played although the game is paused.
    pub(super) is_stepping: bool,
}

/// A move that is being chosen, or is about to be played.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Thinking {
    /// The time since the request.
    pub time: Duration,
    /// The time at which the move is played at the earliest.
    pub pause: Duration,
    /// The move, once it is chosen.
    pub square: Option<Square>,
}

impl EnginePlayers {
    pub const fn begin_with(&mut self, pace: EnginePace) {
        self.pace = pace;
    }

    /// Returns `true` while a computer chooses a move.
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Returns the time after which a move that is chosen is played.
    pub fn next_event(&self) -> Option<Duration> {
        let thinking = self.thinking.as_ref()?;
        thinking.square?;
        Some(thinking.pause.saturating_sub(thinking.time))
    }

    /// Takes the move that is chosen, if it is due.
    pub(super) fn take_due(&mut self) -> Option<Square> {
        let is_due =
            |thinking: &mut Thinking| thinking.square.is_some() && thinking.time >= thinking.pause;
        self.thinking.take_if(is_due)?.square
    }
}
