//! The log, the game that it replays, and the time of its turn.

use std::time::Duration;

use crate::line::Line;
use crate::log::{Log, MOST_EVENTS};
use crate::log_event::{EventError, LogEvent};
use crate::log_hash::LogHash;
use crate::replay::{AppliedEvent, GameReplay};
use crate::role::Role;
use crate::terms::Terms;
use othello_core::board::Color;
use othello_session::Session;

/// The interval at which the time of the turn is written to the file.
const RECORD_INTERVAL: Duration = Duration::from_secs(1);

/// The log, the game that it replays, and the time of its turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LoggedGame {
    role: Role,
    log: Log,
    replay: GameReplay,
    /// The time of the turn that is in the file.
    recorded: Duration,
    /// The time of the turn at which the other side confirmed that it has the last event.
    confirmed: Option<Duration>,
}

impl LoggedGame {
    pub fn new(role: Role) -> Self {
        Self {
            role,
            log: Log::default(),
            replay: GameReplay::default(),
            recorded: Duration::ZERO,
            confirmed: None,
        }
    }

    pub const fn log(&self) -> &Log {
        &self.log
    }

    pub const fn replay(&self) -> &GameReplay {
        &self.replay
    }

    pub const fn role(&self) -> Role {
        self.role
    }

    /// Returns the colour of this side's player once a game has begun.
    pub fn color(&self) -> Option<Color> {
        self.role.color(self.terms()?)
    }

    /// Returns the terms of the game once one has begun.
    pub const fn terms(&self) -> Option<&Terms> {
        self.replay.terms.as_ref()
    }

    /// Returns the line that tells the other side how much of the log is known here.
    pub fn have(&self) -> Line {
        Line::Have { events: self.log.len(), hash: self.log.hash() }
    }

    /// Applies the next event to the session and appends it to the log.
    ///
    /// # Errors
    /// When the event cannot happen now or the log is full; then nothing has changed.
    pub fn append(
        &mut self,
        session: &mut Session,
        event: LogEvent,
        seal: LogHash,
    ) -> Result<AppliedEvent, EventError> {
        if self.log.len() >= MOST_EVENTS {
            return Err(EventError::LogFull);
        }
        let applied = self.replay.apply(session, &event, self.role)?;
        self.log.push(event, seal);
        self.begin_turn();
        Ok(applied)
    }

    /// Checks that an event could happen now.
    ///
    /// # Errors
    /// When it could not.
    pub fn check(&self, session: &Session, event: &LogEvent) -> Result<(), EventError> {
        self.replay.clone().apply(&mut session.clone(), event, self.role).map(drop)
    }

    /// Empties the log.
    pub fn clear(&mut self) {
        self.log = Log::default();
        self.replay = GameReplay::default();
        self.begin_turn();
    }

    const fn begin_turn(&mut self) {
        self.recorded = Duration::ZERO;
        self.confirmed = None;
    }

    pub fn elapse(&mut self, session: &mut Session, time: Duration) {
        self.replay.elapse(session, time);
    }

    /// Continues the turn after this many events at the time that the file gives.
    pub fn restore_time(&mut self, session: &mut Session, events: usize, used: Duration) {
        if events == self.log.len() {
            self.replay.turn_time = used;
            self.recorded = used;
            self.replay.show_time(session);
        }
    }

    /// Returns the line that records the time of the turn, once per interval.
    pub fn take_clock_line(&mut self) -> Option<Line> {
        let is_due = self.replay.turn_time.saturating_sub(self.recorded) >= RECORD_INTERVAL;
        is_due.then(|| {
            self.recorded = self.replay.turn_time;
            Line::Clock { events: self.log.len(), used: self.replay.used() }
        })
    }

    /// Notes that the other side has this many events.
    pub fn confirm(&mut self, events: usize) {
        if events == self.log.len() {
            self.confirmed = self.confirmed.or(Some(self.replay.turn_time));
        }
    }

    /// Forgets that the other side has the last event: it may have lost it with the connection.
    pub const fn unconfirm(&mut self) {
        self.confirmed = None;
    }

    /// Returns the time of the turn so far if the clock runs, and zero otherwise.
    pub fn used(&self, session: &Session) -> Duration {
        if self.replay.runs(session) { self.replay.used() } else { Duration::ZERO }
    }

    /// Returns `true` if the player to move has no time left.
    pub fn is_out_of_time(&self, session: &Session) -> bool {
        let left = self.replay.left_of_mover(session);
        left.is_some_and(|left| self.replay.turn_time >= left)
    }

    /// Returns the player to move once they have certainly lost on time: at once if it is the player
    /// here, otherwise when no move can be on its way any more.
    ///
    /// A player who may not know of the turn yet has all of its time. Their program would take a loss
    /// by it for a forgery, and the game could not go on.
    pub fn flagged(&self, session: &Session, allowance: Duration) -> Option<Color> {
        let mover = session.to_move().filter(|_| self.is_out_of_time(session))?;
        let is_own = self.color() == Some(mover);
        let allowed = if is_own { Duration::ZERO } else { allowance };
        let begun = if is_own { Duration::ZERO } else { self.confirmed? };
        let left = self.replay.left_of_mover(session)?;
        (self.replay.turn_time >= begun + left + allowed).then_some(mover)
    }

    /// Returns the time until a flag falls or the time of the turn is to be recorded.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        let left = self.replay.left_of_mover(session)?;
        let until = |time: Duration| time.saturating_sub(self.replay.turn_time);
        let flag = Some(until(left)).filter(|left| !left.is_zero());
        flag.into_iter().chain([until(self.recorded + RECORD_INTERVAL)]).min()
    }
}
