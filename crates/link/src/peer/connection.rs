//! The connection to the other side: its phase, its silence, and the time since it was lost.

use std::time::Duration;

use crate::lag::{KeepAlive, Lag};

/// The silence of the other side after which it is pinged before it is declared to have lost on time.
const DOUBTFUL_SILENCE: Duration = Duration::from_secs(5);

/// The phase of a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Phase {
    /// There is no connection.
    #[default]
    Closed,
    /// The host has not yet named its program.
    Greeting,
    /// The host has not yet named its game.
    Introducing,
    /// The logs are being compared.
    Comparing,
    /// Both sides have the same log.
    Open,
}

/// The connection to the other side.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Connection {
    phase: Phase,
    lag: Lag,
    /// The time without an open connection since the last one was lost.
    away: Duration,
}

impl Connection {
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    pub fn is_open(&self) -> bool {
        self.phase == Phase::Open
    }

    pub fn is_closed(&self) -> bool {
        self.phase == Phase::Closed
    }

    /// Returns the time without an open connection since the last one was lost.
    pub const fn away(&self) -> Duration {
        self.away
    }

    /// Starts a new connection.
    pub fn begin(&mut self, phase: Phase) {
        self.lag.connected();
        self.phase = phase;
    }

    /// Moves on to a later phase of the same connection.
    pub const fn enter(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// Ends the connection.
    pub fn close(&mut self) {
        if self.is_open() {
            self.away = Duration::ZERO;
        }
        self.phase = Phase::Closed;
    }

    /// Notes that the connection was lost in a turn that has lasted this long.
    pub fn lost(&mut self, turn: Duration) {
        self.lag.lost(turn);
    }

    /// Notes that a line was received.
    pub fn hear(&mut self) {
        self.lag.hear();
    }

    /// Notes that a turn has ended.
    pub const fn end_turn(&mut self) {
        self.lag.end_turn();
    }

    pub fn elapse(&mut self, time: Duration) {
        self.lag.elapse(time);
        if !self.is_open() {
            self.away = self.away.saturating_add(time);
        }
    }

    /// Returns what the silence of the other side calls for. Nobody is pinged before the logs were
    /// compared.
    pub fn keep_alive(&self) -> KeepAlive {
        match (self.phase, self.lag.keep_alive()) {
            (Phase::Closed, _) | (_, KeepAlive::Wait) => KeepAlive::Wait,
            (Phase::Open, due) => due,
            (Phase::Greeting | Phase::Introducing | Phase::Comparing, _) => KeepAlive::GiveUp,
        }
    }

    /// Returns the time until [`keep_alive`](Self::keep_alive) changes.
    pub fn next_keep_alive(&self) -> Option<Duration> {
        (!self.is_closed()).then(|| self.lag.next_keep_alive())
    }

    /// Returns the number of a ping that is sent now.
    pub fn ping(&mut self) -> u32 {
        self.lag.ping()
    }

    /// Takes the answer to a ping.
    pub fn pong(&mut self, number: u32) {
        self.lag.pong(number);
    }

    /// Returns `true` if a ping has not been answered.
    pub const fn is_pinging(&self) -> bool {
        self.lag.is_pinging()
    }

    /// Returns `true` after a silence in which the connection may have been lost unnoticed.
    pub fn is_doubtful(&self) -> bool {
        self.lag.silence() > DOUBTFUL_SILENCE
    }

    pub fn last_round_trip(&self) -> Option<Duration> {
        self.lag.last_round_trip()
    }

    /// Returns the delay that a move of the other player may have without being late.
    pub fn allowance(&self) -> Duration {
        self.lag.allowance()
    }

    /// Returns the time that the other player is charged; see [`Lag::charge`].
    pub fn charge(&mut self, used: Duration, observed: Duration) -> Duration {
        self.lag.charge(used, observed)
    }
}
