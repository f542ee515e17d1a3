//! The effect of events on a session of play, and the time of the turn.

use std::time::Duration;

use super::log_event::{EventError, LogEvent};
use super::role::Role;
use super::terms::Terms;
use othello_core::board::{ByColor, Color};
use othello_core::position::IllegalMove;
use othello_notation::Record;
use othello_session::{Session, Undone};

/// The first plies, which cost no time: the players arrive at different moments.
const FREE_PLIES: usize = 2;

/// An event that has happened, and its effects on the session that the event does not name.
#[derive(Clone, Debug, PartialEq)]
pub struct AppliedEvent {
    /// The event.
    pub event: LogEvent,
    /// The steps undone, the last first.
    pub undone: Vec<Undone>,
    /// The game that this one replaced.
    pub replaced: Option<Box<Record>>,
}

/// The state of a linked game that its session does not hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct GameReplay {
    pub terms: Option<Terms>,
    /// The time that both players had left after the last event, if there is a clock.
    left: Option<ByColor<Duration>>,
    /// The time used for the turn since then.
    pub turn_time: Duration,
    pub is_paused: bool,
    pub has_hints: bool,
}

impl GameReplay {
    /// Returns `true` if the clock runs while both are there.
    pub fn runs(&self, session: &Session) -> bool {
        let has_begun = session.game().plies().len() >= FREE_PLIES;
        self.left.is_some() && has_begun && !self.is_paused && session.to_move().is_some()
    }

    /// Lets time pass for the player to move. Nobody loses on time here: that is an event of its own.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) {
        if self.runs(session) {
            self.turn_time = self.turn_time.saturating_add(time);
            self.show_time(session);
        }
    }

    /// Sets the session's clock to the time that both have left now.
    pub fn show_time(&self, session: &mut Session) {
        let Some(mut left) = self.left else { return };
        if let Some(mover) = session.to_move() {
            left[mover] = left[mover].saturating_sub(self.turn_time);
        }
        session.synchronise_clock(left);
    }

    /// Returns the time that the player to move had left at the beginning of the turn, while the
    /// clock runs.
    pub fn left_of_mover(&self, session: &Session) -> Option<Duration> {
        let mover = session.to_move().filter(|_| self.runs(session))?;
        self.left.map(|left| left[mover])
    }

    /// Returns the time of the turn in whole milliseconds.
    pub fn used(&self) -> Duration {
        let millis = u64::try_from(self.turn_time.as_millis()).unwrap_or(u64::MAX);
        Duration::from_millis(millis)
    }

    /// Applies an event to the session, as this role sees it.
    ///
    /// # Errors
    /// When the event cannot happen now; then nothing has changed.
    pub fn apply(
        &mut self,
        session: &mut Session,
        event: &LogEvent,
        role: Role,
    ) -> Result<AppliedEvent, EventError> {
        if self.terms.is_none() && !matches!(event, LogEvent::Game(_)) {
            return Err(EventError::NoGame);
        }
        let mut after = session.clone();
        if let Some(left) = self.left {
            after.synchronise_clock(left);
        }
        self.charge(&mut after, event)?;
        let mut replay = self.clone();
        let applied = replay.perform(&mut after, event, role)?;
        if !matches!(event, LogEvent::Hints) {
            replay.turn_time = Duration::ZERO;
        }
        replay.left = after.clock().map(|clock| ByColor::from_fn(|color| clock.left(color)));
        replay.show_time(&mut after);
        (*self, *session) = (replay, after);
        Ok(applied)
    }

    /// Charges the player to move for the time of an event.
    fn charge(&self, session: &mut Session, event: &LogEvent) -> Result<(), EventError> {
        let Some(used) = event.used().filter(|used| !used.is_zero()) else { return Ok(()) };
        let mover = session.to_move().ok_or(EventError::Over)?;
        let mut left = self.left_of(mover, session)?;
        if used >= left[mover] {
            return Err(EventError::OutOfTime);
        }
        left[mover] -= used;
        session.synchronise_clock(left);
        Ok(())
    }

    /// Returns the time that both had left at the beginning of this player's turn.
    fn left_of(&self, color: Color, session: &Session) -> Result<ByColor<Duration>, EventError> {
        let mover = session.to_move().ok_or(EventError::Over)?;
        self.left.filter(|_| mover == color && self.runs(session)).ok_or(EventError::NoClock)
    }

    fn perform(
        &mut self,
        session: &mut Session,
        event: &LogEvent,
        role: Role,
    ) -> Result<AppliedEvent, EventError> {
        let mut applied = AppliedEvent { event: event.clone(), undone: Vec::new(), replaced: None };
        let is_open = session.to_move().is_some();
        match event {
            LogEvent::Game(terms) => {
                applied.replaced = self.begin(session, terms, role.color(terms));
            }
            LogEvent::Move { square, .. } => {
                self.check_running()?;
                let illegal = |reason| match reason {
                    IllegalMove::Over => EventError::Over,
                    reason => EventError::Illegal { square: *square, reason },
                };
                session.play(*square).map_err(illegal)?;
            }
            LogEvent::Undo { plies, .. } => applied.undone = undo(session, *plies)?,
            LogEvent::Resign { color, .. } => {
                session.resign(*color).then_some(()).ok_or(EventError::Over)?;
            }
            LogEvent::TimeOut(color) => {
                let mut left = self.left_of(*color, session)?;
                left[*color] = Duration::ZERO;
                session.synchronise_clock(left);
                session.lose_on_time(*color);
            }
            LogEvent::Absence(color) => {
                session.lose_on_time(*color).then_some(()).ok_or(EventError::Over)?;
            }
            LogEvent::Pause { .. } if !is_open => return Err(EventError::Over),
            LogEvent::Pause { .. } => {
                self.check_running()?;
                self.is_paused = true;
            }
            LogEvent::Resume if !self.is_paused => return Err(EventError::NotPaused),
            LogEvent::Resume => self.is_paused = false,
            LogEvent::Hints if self.has_hints => return Err(EventError::HintsAlready),
            LogEvent::Hints => self.has_hints = true,
        }
        if session.to_move().is_none() {
            self.is_paused = false;
        }
        Ok(applied)
    }

    const fn check_running(&self) -> Result<(), EventError> {
        if self.is_paused { Err(EventError::Paused) } else { Ok(()) }
    }

    /// Begins the first game or the next one; returns the game that it replaces.
    fn begin(
        &mut self,
        session: &mut Session,
        terms: &Terms,
        own: Option<Color>,
    ) -> Option<Box<Record>> {
        let has_moves = !session.game().plies().is_empty() || !session.game().undone().is_empty();
        let replaced = (self.terms.is_some() && has_moves).then(|| Box::new(session.record()));
        let setup = terms.setup(own);
        *session = match self.terms {
            Some(_) => session.next_game(setup, terms.date),
            None => Session::new(setup, terms.date),
        };
        *self = Self { terms: Some(terms.clone()), ..Self::default() };
        replaced
    }
}

/// Undoes plies, or a resignation or loss on time.
fn undo(session: &mut Session, plies: usize) -> Result<Vec<Undone>, EventError> {
    let mut undone = Vec::new();
    for _ in 0..plies {
        let step = session.undo().ok_or(EventError::NothingToUndo)?;
        undone.push(step);
        if matches!(step, Undone::Forfeit(_)) {
            break;
        }
    }
    Ok(undone)
}
