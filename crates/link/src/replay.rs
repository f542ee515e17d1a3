//! The effect of events on a session of play.

use std::time::Duration;

use super::claim::{Claim, Loss, Unsettled};
use super::clocks::Clocks;
use super::log_event::{EventError, LogEvent};
use super::request::{Basis, Request};
use super::role::Role;
use super::terms::Terms;
use othello_core::board::{ByColor, Color};
use othello_core::position::IllegalMove;
use othello_core::square::Square;
use othello_notation::{PlayerName, Record};
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
    /// The names of the host and the guest, by the first game.
    names: Option<[Option<PlayerName>; 2]>,
    pub clocks: Option<Clocks>,
    pub is_paused: bool,
    pub has_hints: bool,
    pub unsettled: Option<Unsettled>,
}

impl GameReplay {
    /// Returns `true` if the clock runs while both are there.
    pub fn runs(&self, session: &Session) -> bool {
        self.clocks.is_some()
            && self.plies(session) >= FREE_PLIES
            && !self.is_paused
            && self.unsettled.is_none()
            && session.to_move().is_some()
    }

    /// Returns the number of plies that the players have made.
    fn plies(&self, session: &Session) -> usize {
        let given = self.terms.as_ref().map_or(0, |terms| terms.start.len());
        session.game().plies().len().saturating_sub(given)
    }

    /// Returns the player to move, while the clock runs.
    pub fn mover(&self, session: &Session) -> Option<Color> {
        session.to_move().filter(|_| self.runs(session))
    }

    /// Sets the session's clock to the time that both have left now.
    pub fn show_time(&self, session: &mut Session) {
        if let Some(clocks) = &self.clocks {
            let mover = if self.runs(session) { session.to_move() } else { None };
            session.synchronise_clock(clocks.shown(mover));
        }
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
        if self.terms.is_none() && !event.is_game() {
            return Err(EventError::NoGame);
        }
        let (mut replay, mut after) = (self.clone(), session.clone());
        replay.charge(&after, event, role);
        if let Some(clocks) = &replay.clocks {
            after.synchronise_clock(*clocks.left());
        }
        let applied = replay.perform(&mut after, event, role)?;
        replay.take_time(session, &after, event);
        replay.show_time(&mut after);
        (*self, *session) = (replay, after);
        Ok(applied)
    }

    /// Charges the player to move for the turn that an event ends.
    fn charge(&mut self, session: &Session, event: &LogEvent, role: Role) {
        let Some(mover) = self.mover(session) else { return };
        let own = self.terms.as_ref().and_then(|terms| role.color(terms));
        let Some(clocks) = &mut self.clocks else { return };
        match event {
            LogEvent::Agreed { by: Basis::Used(used), .. } => clocks.charge_stated(mover, *used),
            LogEvent::Resign { used, color } if *color == mover => {
                clocks.charge_stated(mover, *used);
            }
            LogEvent::Move { used, .. } if own == Some(mover) => clocks.charge_own(mover, *used),
            LogEvent::Move { used, .. } => clocks.charge_other(mover, *used),
            LogEvent::Agreed { request: Request::Undo { .. }, .. } if own == Some(mover) => {
                clocks.charge_own(mover, clocks.used());
            }
            LogEvent::Agreed { request: Request::Undo { .. }, .. } => {
                clocks.charge_other(mover, Duration::ZERO);
            }
            LogEvent::Agreed { .. }
            | LogEvent::Resign { .. }
            | LogEvent::Lost(_)
            | LogEvent::Unsettled(_) => {}
        }
    }

    /// Takes over the time that an event has left to both, as an increment.
    fn take_time(&mut self, before: &Session, after: &Session, event: &LogEvent) {
        let Some(clocks) = &mut self.clocks else { return };
        let charged = *clocks.left();
        match event {
            LogEvent::Move { .. } | LogEvent::Agreed { request: Request::Undo { .. }, .. } => {
                let Some(clock) = after.clock() else { return };
                let mut left = ByColor::from_fn(|color| clock.left(color));
                if let (LogEvent::Move { .. }, Some(mover)) = (event, before.to_move())
                    && charged[mover].is_zero()
                {
                    // A move after the fall of the flag earns nothing.
                    left[mover] = Duration::ZERO;
                }
                clocks.set_left(left);
                // After a pass the time of the way is nobody's.
                let is_next_turn = after.to_move() != before.to_move();
                if !matches!(event, LogEvent::Move { .. }) || !is_next_turn {
                    clocks.restart_turn();
                }
            }
            LogEvent::Lost(Claim { loss: Loss::Timeout, loser }) => {
                let mut left = charged;
                left[*loser] = Duration::ZERO;
                clocks.set_left(left);
            }
            LogEvent::Agreed { request: Request::GoOn { left }, .. } => {
                clocks.set_left(*left);
                clocks.restart_turn();
            }
            LogEvent::Agreed { .. }
            | LogEvent::Resign { .. }
            | LogEvent::Lost(_)
            | LogEvent::Unsettled(_) => {}
        }
    }

    fn perform(
        &mut self,
        session: &mut Session,
        event: &LogEvent,
        role: Role,
    ) -> Result<AppliedEvent, EventError> {
        let mut applied = AppliedEvent { event: event.clone(), undone: Vec::new(), replaced: None };
        match event {
            LogEvent::Agreed { request: Request::Game(terms), .. } => {
                applied.replaced = self.begin(session, terms, role)?;
            }
            LogEvent::Agreed { request: Request::Undo { plies }, .. } => {
                applied.undone = self.undo(session, *plies)?;
            }
            LogEvent::Agreed { request, .. } => self.agree(session, request)?,
            LogEvent::Move { square, .. } => {
                self.check_running()?;
                play(session, *square)?;
            }
            LogEvent::Resign { color, .. } => {
                session.resign(*color).then_some(()).ok_or(EventError::Over)?;
                self.unsettled = None;
            }
            LogEvent::Lost(Claim { loss: Loss::Timeout, .. }) if self.clocks.is_none() => {
                return Err(EventError::NoClock);
            }
            LogEvent::Lost(claim) => {
                session.lose_on_time(claim.loser).then_some(()).ok_or(EventError::Over)?;
                self.unsettled = None;
            }
            LogEvent::Unsettled(_) if self.clocks.is_none() => return Err(EventError::NoClock),
            LogEvent::Unsettled(_) if session.to_move().is_none() => return Err(EventError::Over),
            LogEvent::Unsettled(_) if self.unsettled.is_some() => {
                return Err(EventError::Unsettled);
            }
            LogEvent::Unsettled(unsettled) => self.unsettled = Some(*unsettled),
        }
        if session.to_move().is_none() {
            self.is_paused = false;
        }
        Ok(applied)
    }

    /// Does something that both agree to and that changes no move.
    fn agree(&mut self, session: &Session, request: &Request) -> Result<(), EventError> {
        match request {
            Request::Pause if session.to_move().is_none() => return Err(EventError::Over),
            Request::Pause => {
                self.check_running()?;
                self.is_paused = true;
            }
            Request::Resume if !self.is_paused => return Err(EventError::NotPaused),
            Request::Resume => self.is_paused = false,
            Request::Hints if self.has_hints => return Err(EventError::HintsAlready),
            Request::Hints => self.has_hints = true,
            Request::GoOn { .. } if self.clocks.is_none() => return Err(EventError::NoClock),
            Request::GoOn { .. } if self.unsettled.is_none() => {
                return Err(EventError::NotUnsettled);
            }
            Request::GoOn { .. } => self.unsettled = None,
            Request::Game(_) | Request::Undo { .. } => {}
        }
        Ok(())
    }

    const fn check_running(&self) -> Result<(), EventError> {
        if self.unsettled.is_some() {
            Err(EventError::Unsettled)
        } else if self.is_paused {
            Err(EventError::Paused)
        } else {
            Ok(())
        }
    }

    /// Undoes plies, or a resignation or loss on time.
    fn undo(&self, session: &mut Session, plies: usize) -> Result<Vec<Undone>, EventError> {
        if self.unsettled.is_some() {
            return Err(EventError::Unsettled);
        }
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
        &mut self,
        session: &mut Session,
        terms: &Terms,
        role: Role,
    ) -> Result<Option<Box<Record>>, EventError> {
        let first = [terms.host, !terms.host].map(|color| terms.names[color].clone());
        let [host, guest] = self.names.clone().unwrap_or(first);
        let mut terms = terms.clone();
        (terms.names[terms.host], terms.names[!terms.host]) = (host.clone(), guest.clone());
        let own = role.color(&terms);
        let has_moves = !session.game().plies().is_empty() || !session.game().undone().is_empty();
        let replaced = (self.terms.is_some() && has_moves).then(|| Box::new(session.record()));
        let setup = terms.setup(own);
        *session = match self.terms {
            Some(_) => session.next_game(setup, terms.date),
            None => Session::new(setup, terms.date),
        };
        let given = session.game().plies().len();
        terms.start.iter().skip(given).try_for_each(|square| play(session, *square))?;
        let clocks = terms.time_control.zip(terms.given_back()).map(|(control, allowance)| {
            let left =
                terms.left.unwrap_or(ByColor { black: control.main(), white: control.main() });
            Clocks::new(own, allowance, left)
        });
        *self = Self { names: Some([host, guest]), clocks, terms: Some(terms), ..Self::default() };
        Ok(replaced)
    }
}

fn play(session: &mut Session, square: Square) -> Result<(), EventError> {
    session.play(square).map_err(|reason| match reason {
        IllegalMove::Over => EventError::Over,
        reason => EventError::Illegal { square, reason },
    })
}
