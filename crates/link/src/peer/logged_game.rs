//! The log, the game that it replays, and the clocks.

use std::time::Duration;

use crate::clock_record::ClockRecord;
use crate::clocks::{Clocks, GapIn, Running};
use crate::line::Line;
use crate::log::{Log, MOST_EVENTS};
use crate::log_event::{EventError, LogEvent, NumberedEvent};
use crate::log_hash::LogHash;
use crate::replay::{AppliedEvent, GameReplay};
use crate::role::Role;
use crate::terms::Terms;
use othello_core::board::Color;
use othello_session::Session;

/// The interval at which the clocks are written to the file.
const RECORD_INTERVAL: Duration = Duration::from_secs(5);
/// The longest time after which the clocks are looked at while one runs.
const TICK: Duration = Duration::from_secs(1);
/// The shortest such time: the clock of a player who is away stands between two seconds.
const SHORTEST_TICK: Duration = Duration::from_millis(10);

/// The log, the game that it replays, and the clocks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LoggedGame {
    role: Role,
    log: Log,
    replay: GameReplay,
    /// The time since the clocks were recorded.
    since_record: Duration,
}

impl LoggedGame {
    pub fn new(role: Role) -> Self {
        let (log, replay) = (Log::default(), GameReplay::default());
        Self { role, log, replay, since_record: Duration::ZERO }
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

    pub const fn clocks(&self) -> Option<&Clocks> {
        self.replay.clocks.as_ref()
    }

    pub const fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        self.replay.clocks.as_mut()
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
        self.since_record = Duration::ZERO;
        Ok(applied)
    }

    /// Checks that an event could happen now.
    ///
    /// # Errors
    /// When it could not.
    pub fn check(&self, session: &Session, event: &LogEvent) -> Result<(), EventError> {
        self.replay.clone().apply(&mut session.clone(), event, self.role).map(drop)
    }

    /// Returns the game after the first events of the log, and its session, beginning with this one.
    pub fn rewound(&self, events: usize, mut session: Session) -> (Self, Session) {
        let mut game = Self::new(self.role);
        for entry in self.log.entries().take(events) {
            // They have happened in this order before.
            let _ = game.append(&mut session, entry.event, entry.seal);
        }
        (game, session)
    }

    /// Returns the lines of the events after the first `events`.
    pub fn lines_after(&self, events: usize) -> impl Iterator<Item = Line> {
        self.log.entries().skip(events).map(Line::Event)
    }

    /// Returns the last event.
    pub fn last(&self) -> Option<NumberedEvent> {
        self.log.entries().last()
    }

    /// Lets time pass in which this program ran.
    pub fn elapse(&mut self, session: &mut Session, time: Duration, running: Running) {
        self.since_record = self.since_record.saturating_add(time);
        if let Some(clocks) = &mut self.replay.clocks {
            clocks.elapse(time, running);
        }
        if running != Running::Nobody {
            self.replay.show_time(session);
        }
    }

    /// Lets time pass in which this program did not run.
    pub fn sleep(
        &mut self,
        session: &mut Session,
        time: Duration,
        running: Running,
        gap_in: GapIn,
    ) {
        if let Some(clocks) = &mut self.replay.clocks {
            clocks.sleep(time, running, gap_in);
        }
        self.replay.show_time(session);
    }

    /// Notes the silence of the other player, whose time runs.
    pub fn note_silence(&mut self, session: &mut Session, silence: Option<Duration>) {
        if let Some(clocks) = &mut self.replay.clocks {
            clocks.note_silence(silence);
            self.replay.show_time(session);
        }
    }

    /// Takes over the clocks as the file gives them after so many events.
    pub fn restore_clocks(&mut self, session: &mut Session, record: ClockRecord) {
        if let Some(clocks) = &mut self.replay.clocks
            && record.events == self.log.len()
        {
            clocks.restore(record);
            self.replay.show_time(session);
        }
    }

    /// Returns the line that records the clocks, if there are any.
    pub fn clock_line(&self) -> Option<Line> {
        self.clocks().map(|clocks| Line::Clock(clocks.record(self.log.len())))
    }

    /// Returns the line that records running clocks, once per interval.
    pub fn take_clock_line(&mut self) -> Option<Line> {
        if self.since_record < RECORD_INTERVAL {
            return None;
        }
        self.since_record = Duration::ZERO;
        self.clock_line()
    }

    /// Returns the time of the turn so far if the clock runs, and zero otherwise.
    pub fn used(&self, session: &Session) -> Duration {
        let clocks = self.clocks().filter(|_| self.replay.runs(session));
        clocks.map_or(Duration::ZERO, Clocks::used)
    }

    /// Returns the time until the clocks are to be looked at again.
    pub fn next_tick(&self, session: &Session, running: Running) -> Option<Duration> {
        let (mover, clocks) = self.replay.mover(session).zip(self.clocks())?;
        let shown = clocks.shown(Some(mover))[mover];
        // With the display, which changes at whole seconds.
        let to_second = Duration::from_nanos(shown.subsec_nanos().into());
        match running {
            Running::Own | Running::Other if !to_second.is_zero() => {
                Some(to_second.max(SHORTEST_TICK))
            }
            Running::Own | Running::Other | Running::OtherAway => Some(TICK),
            Running::Nobody => None,
        }
    }
}
