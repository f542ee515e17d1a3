//! The state of players that compute.

use std::time::Duration;

use crate::engine_worker::RequestId;
use othello_core::square::Square;
use othello_engine::estimate::Estimate;

/// The pace at which computers play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// After a short pause, so that people see what happens.
    #[default]
    Human,
    /// As soon as they have chosen.
    Instant,
}

/// The state of the players that compute.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Computers {
    pub(super) pace: Pace,
    /// The seed of the last game.
    pub(super) seed: u64,
    /// `false` until the front end performs effects.
    pub(super) has_begun: bool,
    pub(super) last_request: RequestId,
    pub(super) thinking: Option<Thinking>,
    pub(super) estimate: LevelEstimate,
    /// Another turn has come, although player and position may be the same as before.
    pub(super) is_new_turn: bool,
    /// One move is to be played although the game is paused.
    pub(super) is_stepping: bool,
}

/// A move that is being chosen, or is about to be played.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Thinking {
    pub(super) request: RequestId,
    /// The time since the request.
    pub(super) time: Duration,
    /// The time at which the move is played at the earliest.
    pub(super) pause: Duration,
    /// The move, once it is chosen.
    pub(super) square: Option<Square>,
}

/// The outcome of an action for the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnChange {
    /// Another turn has come, or another game.
    Changed,
    /// The turn is the same.
    Same,
}

/// The estimate, as far as there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct LevelEstimate {
    pub(super) current: Option<Estimate>,
    /// The game under way, or the one just ended, has moved the estimate.
    pub(super) follows_game: bool,
}
