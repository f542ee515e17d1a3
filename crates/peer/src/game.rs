//! The game of a link: its log, and what the session of play does not hold.

use std::time::Duration;

use super::log::{EventError, Log, LogEvent, MOST_EVENTS, NumberedEvent, Request};
use super::terms::Terms;
use othello_core::board::{ByColor, Color};
use othello_core::position::IllegalMove;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::Record;
use othello_session::{Session, Undone};

/// The first plies, which cost no time: the players arrive at different moments.
const FREE_PLIES: usize = 2;

/// The role of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Keeps the game.
    Host,
    /// Plays with the host.
    Guest,
    /// Follows the game without taking part in it.
    Watcher,
}

impl Role {
    /// Returns the colour of this side's player; `None` for a watcher.
    pub fn color(self, terms: &Terms) -> Option<Color> {
        match self {
            Self::Host => Some(terms.host),
            Self::Guest => Some(!terms.host),
            Self::Watcher => None,
        }
    }
}

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

/// The game of a link as one side has it.
#[derive(Clone, Debug, PartialEq)]
pub struct PeerGame {
    role: Role,
    log: Log,
    state: GameState,
}

/// The state after the last event that the session does not hold.
#[derive(Clone, Debug, Default, PartialEq)]
struct GameState {
    terms: Option<Terms>,
    is_paused: bool,
    has_hints: bool,
}

/// An event that can happen, with the session after it.
pub(super) struct Step {
    pub session: Session,
    pub applied: AppliedEvent,
    state: GameState,
}

impl PeerGame {
    pub(super) fn new(role: Role) -> Self {
        Self { role, log: Log::default(), state: GameState::default() }
    }

    /// Returns the session of a side that knows no game.
    pub(super) fn empty_session() -> Session {
        Session::new(Terms::new(Rules::OTHELLO).setup(None), None)
    }

    /// Returns the role of this side.
    pub const fn role(&self) -> Role {
        self.role
    }

    /// Returns the log.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// Returns the terms of the game; `None` before the first one.
    pub const fn terms(&self) -> Option<&Terms> {
        self.state.terms.as_ref()
    }

    /// Returns the colour of this side's player.
    pub fn color(&self) -> Option<Color> {
        self.role.color(self.terms()?)
    }

    /// Returns `true` if the game is paused.
    pub const fn is_paused(&self) -> bool {
        self.state.is_paused
    }

    /// Returns `true` if both have agreed that the engine may show its evaluation.
    pub const fn has_hints(&self) -> bool {
        self.state.has_hints
    }

    /// Returns the player whose clock runs while both are there.
    pub fn clock_of(&self, session: &Session) -> Option<Color> {
        let runs = session.clock().is_some() && !self.is_paused();
        session.to_move().filter(|_| runs && self.plies(session) >= FREE_PLIES)
    }

    /// Returns the number of plies that the players have made.
    fn plies(&self, session: &Session) -> usize {
        let given = self.terms().map_or(0, |terms| terms.start.len());
        session.game().plies().len().saturating_sub(given)
    }

    /// Takes another role; the session says who is at this keyboard.
    pub(super) fn set_role(&mut self, role: Role, session: &mut Session) {
        self.role = role;
        if let Some(terms) = self.terms() {
            session.change_players(terms.setup(role.color(terms)).players, session.seed());
        }
    }

    /// Returns what an event does to the session.
    ///
    /// # Errors
    /// When the event cannot happen now.
    pub(super) fn step(&self, session: &Session, event: &LogEvent) -> Result<Step, EventError> {
        if self.log.len() >= MOST_EVENTS {
            return Err(EventError::LogFull);
        }
        if self.state.terms.is_none() && !event.is_game() {
            return Err(EventError::NoGame);
        }
        let applied = AppliedEvent { event: event.clone(), undone: Vec::new(), replaced: None };
        let mut step = Step { session: session.clone(), applied, state: self.state.clone() };
        let (after, state) = (&mut step.session, &mut step.state);
        match event {
            LogEvent::Move(_) if state.is_paused => return Err(EventError::Paused),
            LogEvent::Move(square) => play(after, *square)?,
            LogEvent::Resign(color) => {
                after.resign(*color).then_some(()).ok_or(EventError::Over)?;
            }
            LogEvent::Timeout(color) | LogEvent::Absence(color) => {
                after.lose_on_time(*color).then_some(()).ok_or(EventError::Over)?;
            }
            LogEvent::Agreed(Request::Undo { plies }) => {
                step.applied.undone = self.undo(after, *plies)?;
            }
            LogEvent::Agreed(Request::Game(terms)) => {
                step.applied.replaced = self.begin(after, terms)?;
                *state = GameState { terms: Some(terms.clone()), ..GameState::default() };
            }
            LogEvent::Agreed(Request::Pause) if after.to_move().is_none() => {
                return Err(EventError::Over);
            }
            LogEvent::Agreed(Request::Pause) if state.is_paused => return Err(EventError::Paused),
            LogEvent::Agreed(Request::Pause) => state.is_paused = true,
            LogEvent::Agreed(Request::Resume) if !state.is_paused => {
                return Err(EventError::NotPaused);
            }
            LogEvent::Agreed(Request::Resume) => state.is_paused = false,
            LogEvent::Agreed(Request::Hints) if state.has_hints => {
                return Err(EventError::HintsAlready);
            }
            LogEvent::Agreed(Request::Hints) => state.has_hints = true,
        }
        state.is_paused &= after.to_move().is_some();
        Ok(step)
    }

    /// Takes a step; returns the event as the log has it now, with that time left to both.
    pub(super) fn take(
        &mut self,
        session: &mut Session,
        step: Step,
        left: Option<ByColor<Duration>>,
    ) -> (NumberedEvent, AppliedEvent) {
        let Step { session: after, applied, state } = step;
        let entry = self.log.next(applied.event.clone(), left);
        self.log.push(entry.clone());
        (self.state, *session) = (state, after);
        if let Some(left) = left {
            session.synchronise_clock(left);
        }
        (entry, applied)
    }

    /// Undoes plies, or a resignation or loss on time.
    fn undo(&self, session: &mut Session, plies: usize) -> Result<Vec<Undone>, EventError> {
        let mut undone = Vec::new();
        for _ in 0..plies {
            if self.plies(session) == 0 && session.to_move().is_some() {
                return Err(EventError::NothingToUndo);
            }
            let step = session.undo().ok_or(EventError::NothingToUndo)?;
            undone.push(step);
            if matches!(step, Undone::Forfeit(_)) {
                break;
            }
        }
        Ok(undone)
    }

    /// Begins the first game or the next one; returns the game that it replaces.
    fn begin(
        &self,
        session: &mut Session,
        terms: &Terms,
    ) -> Result<Option<Box<Record>>, EventError> {
        let has_moves = !session.game().plies().is_empty() || !session.game().undone().is_empty();
        let replaced = (self.terms().is_some() && has_moves).then(|| Box::new(session.record()));
        let setup = terms.setup(self.role.color(terms));
        *session = match self.terms() {
            Some(_) => session.next_game(setup, terms.date),
            None => Session::new(setup, terms.date),
        };
        let given = session.game().plies().len();
        terms.start.iter().skip(given).try_for_each(|square| play(session, *square))?;
        if let Some(control) = terms.time_control {
            session.synchronise_clock(ByColor { black: control.main(), white: control.main() });
        }
        Ok(replaced)
    }
}

fn play(session: &mut Session, square: Square) -> Result<(), EventError> {
    session.play(square).map_err(|reason| match reason {
        IllegalMove::Over => EventError::Over,
        reason => EventError::Illegal { square, reason },
    })
}
