//! The connection to the other side: its phase, its silence, and the time since it was lost.

use std::time::Duration;

use super::output::ConnectionId;
use crate::line_budget::LineBudget;
use crate::silence::{KeepAlive, Pace, Silence};

/// The time in which a host and a guest have to introduce themselves.
const LONGEST_GREETING: Duration = Duration::from_secs(20);

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
    /// The host has not yet said whether the seat is the guest's.
    Seating,
    /// The logs are being compared.
    Comparing,
    /// Both sides have the same log.
    Open,
}

/// The connection to the other side.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Connection {
    id: Option<ConnectionId>,
    phase: Phase,
    silence: Silence,
    budget: LineBudget,
    /// The time without an open connection since the last one was lost.
    away: Duration,
}

impl Connection {
    pub const fn id(&self) -> Option<ConnectionId> {
        self.id
    }

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
    pub fn begin(&mut self, id: ConnectionId, phase: Phase) {
        self.id = Some(id);
        self.phase = phase;
        self.silence = Silence::default();
        self.budget = LineBudget::default();
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
        (self.id, self.phase) = (None, Phase::Closed);
    }

    /// Notes that a line was received.
    pub const fn hear(&mut self) {
        self.silence.hear();
    }

    /// Counts a line; returns `false` if it is one too many.
    pub const fn take_line(&mut self) -> bool {
        self.budget.take()
    }

    /// Lets time pass in which this program ran.
    pub fn elapse(&mut self, time: Duration) {
        self.silence.elapse(time);
        self.sleep(time);
    }

    /// Lets time pass in which this program did not run: lines of the other side may wait.
    pub fn sleep(&mut self, time: Duration) {
        self.budget.elapse(time);
        if !self.is_open() {
            self.away = self.away.saturating_add(time);
        }
    }

    /// Returns what the silence of the other side calls for.
    pub fn keep_alive(&self, pace: Pace) -> KeepAlive {
        match self.phase {
            Phase::Closed => KeepAlive::Wait,
            Phase::Greeting | Phase::Introducing => {
                if self.silence.since_heard() < LONGEST_GREETING {
                    KeepAlive::Wait
                } else {
                    KeepAlive::GiveUp
                }
            }
            Phase::Seating | Phase::Comparing | Phase::Open => self.silence.keep_alive(pace),
        }
    }

    /// Returns the time until [`keep_alive`](Self::keep_alive) changes.
    pub fn next_keep_alive(&self, pace: Pace) -> Option<Duration> {
        match self.phase {
            Phase::Closed => None,
            Phase::Greeting | Phase::Introducing => {
                Some(LONGEST_GREETING.saturating_sub(self.silence.since_heard()))
            }
            Phase::Seating | Phase::Comparing | Phase::Open => {
                Some(self.silence.next_keep_alive(pace))
            }
        }
    }

    /// Returns the number of a ping that is sent now.
    pub fn ping(&mut self) -> u32 {
        self.silence.ping()
    }

    /// Takes the answer to a ping; returns its round trip.
    pub fn pong(&mut self, number: u32) -> Option<Duration> {
        self.silence.pong(number)
    }

    /// Returns `true` if this ping was answered.
    pub fn is_answered(&self, ping: u32) -> bool {
        self.silence.is_answered(ping)
    }

    /// Returns the time since the last line, if a ping after it has waited this long for an answer.
    pub fn silence(&self, answer_time: Duration) -> Option<Duration> {
        self.silence.silence(answer_time)
    }

    pub const fn last_round_trip(&self) -> Option<Duration> {
        self.silence.last_round_trip()
    }
}
