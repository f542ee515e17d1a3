//! The effect of events on a session of play, and the time of the turn.

use std::time::Duration;

use super::event::{Event, EventError};
use super::terms::Terms;
use othello_core::board::{ByColor, Color};
use othello_core::position::IllegalMove;
use othello_notation::Record;
use othello_session::{Session, Undone};

/// The plies that cost no time: the players come to the board at different moments.
const FREE_PLIES: usize = 2;

/// The effect of an event beside what it says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Applied {
    /// The steps undone, the last first.
    pub undone: Vec<Undone>,
    /// The game that another one has replaced.
    pub replaced: Option<Box<Record>>,
}

/// The state of a game over a link that its session does not hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Play {
    pub terms: Option<Terms>,
    /// The time that both had left after the last event, if there is a clock.
    left: Option<ByColor<Duration>>,
    /// The time used of the turn since then.
    pub turn_time: Duration,
    pub is_paused: bool,
    pub has_hints: bool,
}

impl Play {
    /// Returns `true` if the clock runs while both are there.
    pub fn runs(&self, session: &Session) -> bool {
        let has_begun = session.game().plies().len() >= FREE_PLIES;
        self.left.is_some() && has_begun && !self.is_paused && session.to_move().is_some()
    }

    /// Lets time pass for the player to move, who does not lose by it here.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) {
        if self.runs(session) {
            self.turn_time = self.turn_time.saturating_add(time);
            self.show_time(session);
        }
    }

    /// Has the session's clock show what both have left now.
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

    /// Has an event happen; `own` returns the colour of the player at this keyboard.
    ///
    /// # Errors
    /// Returns the reason why it cannot happen; then nothing has changed.
    pub fn apply(
        &mut self,
        session: &mut Session,
        event: &Event,
        own: impl Fn(&Terms) -> Option<Color>,
    ) -> Result<Applied, EventError> {
        if self.terms.is_none() && !matches!(event, Event::Game(_)) {
            return Err(EventError::NoGame);
        }
        let mut after = session.clone();
        if let Some(left) = self.left {
            after.synchronise_clock(left);
        }
        self.charge(&mut after, event)?;
        let mut play = self.clone();
        let applied = play.take(&mut after, event, own)?;
        if !matches!(event, Event::Hints) {
            play.turn_time = Duration::ZERO;
        }
        play.left = after.clock().map(|clock| ByColor::from_fn(|color| clock.left(color)));
        play.show_time(&mut after);
        (*self, *session) = (play, after);
        Ok(applied)
    }

    /// Takes the time that an event charges from the player to move.
    fn charge(&self, session: &mut Session, event: &Event) -> Result<(), EventError> {
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

    /// Returns the time that both had left at the beginning of a player's turn, in which the clock runs.
    fn left_of(&self, color: Color, session: &Session) -> Result<ByColor<Duration>, EventError> {
        let mover = session.to_move().ok_or(EventError::Over)?;
        self.left.filter(|_| mover == color && self.runs(session)).ok_or(EventError::NoClock)
    }

    fn take(
        &mut self,
        session: &mut Session,
        event: &Event,
        own: impl Fn(&Terms) -> Option<Color>,
    ) -> Result<Applied, EventError> {
        let mut applied = Applied::default();
        let is_open = session.to_move().is_some();
        match event {
            Event::Game(terms) => applied.replaced = self.begin(session, terms, own(terms)),
            Event::Move { square, .. } => {
                self.check_running()?;
                let illegal = |reason| match reason {
                    IllegalMove::Over => EventError::Over,
                    reason => EventError::Illegal { square: *square, reason },
                };
                session.play(*square).map_err(illegal)?;
            }
            Event::Undo { plies, .. } => applied.undone = undo(session, *plies)?,
            Event::Resign { color, .. } => {
                session.resign(*color).then_some(()).ok_or(EventError::Over)?;
            }
            Event::TimeOut(color) => {
                let mut left = self.left_of(*color, session)?;
                left[*color] = Duration::ZERO;
                session.synchronise_clock(left);
                session.lose_on_time(*color);
            }
            Event::Absence(color) => {
                session.lose_on_time(*color).then_some(()).ok_or(EventError::Over)?;
            }
            Event::Pause { .. } if !is_open => return Err(EventError::Over),
            Event::Pause { .. } => {
                self.check_running()?;
                self.is_paused = true;
            }
            Event::Resume if !self.is_paused => return Err(EventError::NotPaused),
            Event::Resume => self.is_paused = false,
            Event::Hints if self.has_hints => return Err(EventError::HintsAlready),
            Event::Hints => self.has_hints = true,
        }
        if session.to_move().is_none() {
            self.is_paused = false;
        }
        Ok(applied)
    }

    const fn check_running(&self) -> Result<(), EventError> {
        if self.is_paused { Err(EventError::Paused) } else { Ok(()) }
    }

    /// Begins the first game, or the next one; returns the game before it.
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

/// Undoes plies, or the end that a player made of the game.
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
