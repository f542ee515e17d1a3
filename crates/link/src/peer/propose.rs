//! The doings of the player at this keyboard.

use std::time::Duration;

use super::{Claim, Output, Peer, Phase, ProposalError};
use crate::ask::Request;
use crate::event::Event;
use crate::line::Line;
use othello_core::board::Color;
use othello_core::square::Square;
use othello_session::Session;

use super::side::Side;

/// The absence after which the other player may take the win.
const CLAIM_AFTER: Duration = Duration::from_secs(60);

impl Peer {
    /// Plays a square.
    ///
    /// # Errors
    /// Returns the reason why it cannot be played now.
    pub fn play(
        &mut self,
        session: &mut Session,
        square: Square,
    ) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        if self.color().is_none() || session.to_move() != self.color() {
            return Err(ProposalError::NotYourTurn);
        }
        let used = self.own_time(session);
        self.propose(session, Event::Move { square, used })
    }

    /// Resigns.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn resign(&mut self, session: &mut Session) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        let color = self.color().ok_or(ProposalError::NotYourTurn)?;
        let is_mover = session.to_move() == Some(color);
        let used = if is_mover { self.own_time(session) } else { Duration::ZERO };
        self.propose(session, Event::Resign { color, used })
    }

    /// Takes the win because the other player is away.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn claim(&mut self, session: &mut Session) -> Result<Vec<Output>, ProposalError> {
        let color = self.color().ok_or(ProposalError::NotYourTurn)?;
        if self.may_claim(session) != Claim::Now {
            return Err(ProposalError::NotAway);
        }
        let claim = Event::Absence(!color);
        if self.tried.last() == Some(&claim) {
            return Ok(Vec::new());
        }
        self.propose(session, claim)
    }

    /// Returns the right to take the win because the other player is away.
    pub fn may_claim(&self, session: &Session) -> Claim {
        let is_under_way = !session.game().plies().is_empty() && session.to_move().is_some();
        if self.phase == Phase::Open || !is_under_way {
            return Claim::None;
        }
        match CLAIM_AFTER.checked_sub(self.away).filter(|left| !left.is_zero()) {
            None => Claim::Now,
            Some(left) => Claim::After(left),
        }
    }

    /// Asks the other player for something.
    ///
    /// # Errors
    /// Returns the reason why that is not possible now.
    pub fn ask(
        &mut self,
        session: &mut Session,
        request: Request,
    ) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        if self.color().is_none() {
            return Err(ProposalError::NotYourTurn);
        }
        if self.requests.ours.is_some() {
            return Err(ProposalError::AskedAlready);
        }
        self.consent(&request);
        let events = self.log.len();
        self.send(&Line::Ask { events, request: request.clone() });
        let both_want_it = self.requests.theirs.as_ref() == Some(&request);
        self.requests.ours = Some(request);
        if both_want_it {
            self.agree(session);
        }
        Ok(self.take_outputs())
    }

    /// Agrees to the wish of the other player, if there is one.
    pub fn accept(&mut self, session: &mut Session) -> Vec<Output> {
        self.agree(session);
        self.take_outputs()
    }

    /// Does not agree to it.
    pub fn decline(&mut self) -> Vec<Output> {
        if let Some(request) = self.requests.theirs.take() {
            let events = self.log.len();
            self.send(&Line::Decline { events, request });
        }
        self.take_outputs()
    }

    /// Leaves: the other side is told.
    pub fn leave(&mut self, why: &str) -> Vec<Output> {
        if self.phase != Phase::Closed {
            self.send(&Line::Bye(why.into()));
            self.outputs.push(Output::Close);
            self.close();
        }
        self.take_outputs()
    }

    pub(super) fn agree(&mut self, session: &mut Session) {
        let Some(request) = self.requests.theirs.take() else { return };
        match self.side {
            Side::Host(_) => self.perform(session, request),
            Side::Guest(_) | Side::Watcher(_) => {
                self.consent(&request);
                let events = self.log.len();
                self.send(&Line::Accept { events, request });
            }
        }
    }

    /// Keeps that the player here wants something or agrees to it, before it is said: the host may
    /// have it happen although the connection or this program has ended meanwhile.
    fn consent(&mut self, request: &Request) {
        if let Side::Guest(_) = self.side {
            let line = Line::Ask { events: self.log.len(), request: request.clone() };
            self.record(&line);
            self.requests.agreed.push(request.clone());
        }
    }

    fn check_free(&self) -> Result<(), ProposalError> {
        match self.phase {
            Phase::Open if self.tried.is_empty() => Ok(()),
            Phase::Open => Err(ProposalError::Waiting),
            Phase::Closed | Phase::Greeting | Phase::Introducing | Phase::Comparing => {
                Err(ProposalError::NotConnected)
            }
        }
    }

    /// Returns the time of the turn so far, if a clock runs.
    fn own_time(&self, session: &Session) -> Duration {
        if self.play.runs(session) { self.play.used() } else { Duration::ZERO }
    }

    /// Has an event of the player here happen, or proposes it to the host.
    pub(super) fn propose(
        &mut self,
        session: &mut Session,
        event: Event,
    ) -> Result<Vec<Output>, ProposalError> {
        match self.side {
            Side::Host(_) => self.happen(session, event)?,
            Side::Guest(_) | Side::Watcher(_) => {
                let role = self.role();
                let own = |terms: &_| -> Option<Color> { role.color(terms) };
                self.play.clone().apply(&mut session.clone(), &event, own)?;
                let number = self.log.len() + 1;
                let line = Line::Try { number, event: event.clone() };
                self.record(&line);
                if self.phase == Phase::Open {
                    self.send(&line);
                }
                self.tried.push(event);
            }
        }
        Ok(self.take_outputs())
    }
}
