//! One side of a link: lines and time in, outputs out.

mod connection;
mod consent;
mod endpoint;
mod fault;
mod guest;
mod host;
mod logged_game;
mod output;
mod presence;

pub use fault::{Fault, ProposalError, RestoreError};
pub use output::{Output, PeerEffect, PeerEvent};
pub use presence::{AbsenceClaim, Presence};

use std::time::Duration;

use super::greeting::SeatState;
use super::line::Line;
use super::log::Log;
use super::log_event::LogEvent;
use super::request::Request;
use super::role::{HostIdentity, Role};
use super::terms::Terms;
use connection::Phase;
use endpoint::Endpoint;
use guest::{Guest, Purpose};
use host::Host;
use othello_core::board::Color;
use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_session::Session;

/// The absence after which the other player may claim the win.
const CLAIM_AFTER: Duration = Duration::from_secs(60);
/// The most requests of a player after one event.
const MOST_ASKED: usize = 32;

/// One side of a link.
///
/// Its methods take the session of play, which changes by the events that both sides have agreed on,
/// and by nothing else.
#[derive(Clone, Debug, PartialEq)]
pub struct Peer {
    role: RoleState,
    end: Endpoint,
}

/// The state that depends on the role.
#[derive(Clone, Debug, PartialEq)]
enum RoleState {
    Host(Host),
    /// A guest or a watcher.
    Guest(Guest),
}

impl Peer {
    /// Creates a host that offers these terms to whoever comes first.
    pub fn host(identity: HostIdentity, terms: Terms) -> Self {
        Self { role: RoleState::Host(Host::new(identity, terms)), end: Endpoint::new(Role::Host) }
    }

    /// Creates a guest of that name.
    pub fn guest(name: Option<PlayerName>) -> Self {
        Self::visiting(Guest::new(Purpose::Play, name))
    }

    /// Creates a watcher.
    pub fn watcher() -> Self {
        Self::visiting(Guest::new(Purpose::Watch, None))
    }

    fn visiting(guest: Guest) -> Self {
        let end = Endpoint::new(guest.role());
        Self { role: RoleState::Guest(guest), end }
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        match &self.role {
            RoleState::Host(host) => host.session(),
            RoleState::Guest(_) => guest::initial_session(),
        }
    }

    /// Returns the role of this side.
    pub const fn role(&self) -> Role {
        self.end.game.role()
    }

    /// Returns the colour of the player at this keyboard; `None` for a watcher, and for a guest
    /// before the first game.
    pub fn color(&self) -> Option<Color> {
        self.role().color(self.terms()?)
    }

    /// Returns the terms of the game; before the first one, those that a host offers.
    pub const fn terms(&self) -> Option<&Terms> {
        match (self.end.game.terms(), &self.role) {
            (Some(terms), _) => Some(terms),
            (None, RoleState::Host(host)) => Some(host.terms()),
            (None, RoleState::Guest(_)) => None,
        }
    }

    /// Returns the name of the other player, as far as it is known.
    pub fn other_name(&self) -> Option<&PlayerName> {
        let named = self.color().zip(self.terms());
        let of_game = named.and_then(|(color, terms)| terms.names[!color].as_ref());
        of_game.or(match &self.role {
            RoleState::Host(host) => host.guest(),
            RoleState::Guest(guest) => guest.host(),
        })
    }

    /// Returns the presence of the other player.
    pub fn presence(&self) -> Presence {
        let connection = &self.end.connection;
        if connection.is_open() {
            Presence::Here(connection.last_round_trip())
        } else if self.log().is_empty() {
            Presence::Expected
        } else {
            Presence::Away(connection.away())
        }
    }

    /// Returns the state of the guest's seat.
    pub const fn seat_state(&self) -> SeatState {
        match &self.role {
            RoleState::Host(host) => host.seat(),
            RoleState::Guest(_) => SeatState::Taken,
        }
    }

    /// Returns the log.
    pub const fn log(&self) -> &Log {
        self.end.game.log()
    }

    /// Returns the request of this side's player that is not answered.
    pub const fn own_request(&self) -> Option<&Request> {
        self.end.requests.ours.as_ref()
    }

    /// Returns the request of the other player that is not answered here.
    pub const fn request(&self) -> Option<&Request> {
        self.end.requests.theirs.as_ref()
    }

    /// Returns `true` if the host has not answered a proposal of this side.
    pub fn is_waiting_for_host(&self) -> bool {
        self.proposal().is_some()
    }

    /// Returns the square of this side's move that the host has not confirmed.
    pub fn proposed_move(&self) -> Option<Square> {
        match self.proposal() {
            Some(LogEvent::Move { square, .. }) => Some(*square),
            Some(_) | None => None,
        }
    }

    fn proposal(&self) -> Option<&LogEvent> {
        match &self.role {
            RoleState::Host(_) => None,
            RoleState::Guest(guest) => guest.proposal(),
        }
    }

    /// Returns `true` if the game is paused.
    pub const fn is_paused(&self) -> bool {
        self.end.game.replay().is_paused
    }

    /// Returns `true` if both have agreed that the engine may show its evaluation.
    pub const fn has_hints(&self) -> bool {
        self.end.game.replay().has_hints
    }

    /// Returns `true` if a clock is running.
    pub fn runs_clock(&self, session: &Session) -> bool {
        self.end.connection.is_open() && self.end.game.replay().runs(session)
    }

    /// Restores the state that a line of this side's file describes; the lines come in the order of
    /// the file.
    ///
    /// # Errors
    /// When the line is not one that this side would have kept then.
    pub fn restore(&mut self, session: &mut Session, line: &str) -> Result<(), RestoreError> {
        let line = line.parse().map_err(RestoreError::Line)?;
        match (&line, &mut self.role) {
            (Line::Event(entry), _) if !self.end.game.log().is_next(entry) => {
                Err(RestoreError::Order)
            }
            (Line::Clock { events, used }, _) => {
                self.end.game.restore_time(session, *events, *used);
                Ok(())
            }
            (_, RoleState::Host(host)) => host.restore(&mut self.end, session, line),
            (_, RoleState::Guest(guest)) => guest.restore(&mut self.end, session, line),
        }
    }

    /// Starts a connection: of a guest or watcher to its host, or of a host to a guest without a
    /// name.
    pub fn connected(&mut self, session: &mut Session) -> Vec<Output> {
        self.connect(session, None)
    }

    /// Starts the connection of a host to a guest of that name, who was let in.
    pub fn admitted(&mut self, session: &mut Session, name: Option<PlayerName>) -> Vec<Output> {
        self.connect(session, name)
    }

    fn connect(&mut self, session: &mut Session, name: Option<PlayerName>) -> Vec<Output> {
        self.end.outbox.effect(PeerEffect::UseConnection);
        self.end.lose_connection();
        match &mut self.role {
            RoleState::Host(host) => host.connect(&mut self.end, name),
            RoleState::Guest(guest) => guest.connect(&mut self.end),
        }
        self.end.game.replay().show_time(session);
        self.end.outbox.take()
    }

    /// Handles the loss of the connection.
    pub fn disconnected(&mut self) -> Vec<Output> {
        self.end.lose_connection();
        self.end.outbox.take()
    }

    /// Handles a line of the other side, without its line feed.
    pub fn received(&mut self, session: &mut Session, line: &str) -> Vec<Output> {
        if !self.end.connection.is_closed() {
            self.end.connection.hear();
            let read = line.parse().map_err(Fault::Line);
            if let Err(fault) = read.and_then(|line| self.receive(session, line)) {
                self.end.break_off(fault);
            }
        }
        self.end.outbox.take()
    }

    fn receive(&mut self, session: &mut Session, line: Line) -> Result<(), Fault> {
        let phase = self.end.connection.phase();
        if let (Phase::Open, RoleState::Guest(guest)) = (phase, &mut self.role) {
            guest.note(&line);
        }
        match (line, phase) {
            (Line::Bye(why), _) => {
                self.end.part(why);
                Ok(())
            }
            (Line::Ping { number, events }, Phase::Open) => {
                self.end.outbox.send(Line::Pong { number, events: self.end.events() });
                self.reconcile(events);
                Ok(())
            }
            (Line::Pong { number, events }, Phase::Open) => {
                self.end.connection.pong(number);
                self.end.game.confirm(events);
                self.reconcile(events);
                Ok(())
            }
            (Line::Ask { events, request }, Phase::Open) => {
                self.receive_request(session, events, request)
            }
            (Line::Decline { events, request }, Phase::Open) => {
                let is_ours = self.own_request() == Some(&request);
                if events == self.end.events() && is_ours {
                    self.end.requests.ours = None;
                    self.end.outbox.tell(PeerEvent::Declined(request));
                }
                Ok(())
            }
            (line, _) => match &mut self.role {
                RoleState::Host(host) => host.receive(&mut self.end, session, line),
                RoleState::Guest(guest) => guest.receive(&mut self.end, session, line),
            },
        }
    }

    /// Sends again what a side lacks that has this many events, as far as it is this side's to send.
    fn reconcile(&mut self, events: usize) {
        match &self.role {
            RoleState::Host(_) => self.end.send_after(events),
            RoleState::Guest(_) if events > self.end.events() => self.end.send_have(),
            RoleState::Guest(guest) => guest.send_proposal(&mut self.end),
        }
    }

    /// Handles a request of the other player. One that was made before something else happened is
    /// void.
    fn receive_request(
        &mut self,
        session: &mut Session,
        events: usize,
        request: Request,
    ) -> Result<(), Fault> {
        if self.role() == Role::Watcher {
            return Err(Fault::Unexpected);
        }
        if events != self.end.events() || self.request() == Some(&request) {
            return Ok(());
        }
        self.end.requests.heard += 1;
        if self.end.requests.heard > MOST_ASKED {
            return Err(Fault::AsksTooOften);
        }
        let both_want_it = self.own_request() == Some(&request);
        self.end.requests.theirs = Some(request.clone());
        if both_want_it {
            // A host performs it; a guest has agreed by asking.
            self.agree(session);
        } else {
            self.end.outbox.push(Output::Asked(request));
        }
        Ok(())
    }

    /// Lets time pass.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) -> Vec<Output> {
        self.end.elapse(session, time);
        match &mut self.role {
            RoleState::Host(host) => {
                if let Some(loser) = self.end.lost_on_time(session) {
                    // The game is under way, so that nothing is against it.
                    let _ = host.append(&mut self.end, session, LogEvent::TimeOut(loser));
                }
            }
            RoleState::Guest(guest) => guest.follow_flag(&mut self.end, session),
        }
        self.end.outbox.take()
    }

    /// Returns the time after which something happens without a line or a player.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        let game = self.end.game.next_event(session).filter(|_| self.end.connection.is_open());
        game.into_iter().chain(self.end.connection.next_keep_alive()).min()
    }

    /// Plays a square.
    ///
    /// # Errors
    /// When it cannot be played now.
    pub fn play(
        &mut self,
        session: &mut Session,
        square: Square,
    ) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        if self.color().is_none() || session.to_move() != self.color() {
            return Err(ProposalError::NotYourTurn);
        }
        let used = self.end.game.used(session);
        self.propose(session, LogEvent::Move { square, used })?;
        Ok(self.end.outbox.take())
    }

    /// Resigns.
    ///
    /// # Errors
    /// When this is not possible now.
    pub fn resign(&mut self, session: &mut Session) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        let color = self.color().ok_or(ProposalError::NotYourTurn)?;
        let is_mover = session.to_move() == Some(color);
        let used = if is_mover { self.end.game.used(session) } else { Duration::ZERO };
        self.propose(session, LogEvent::Resign { color, used })?;
        Ok(self.end.outbox.take())
    }

    /// Claims the win because the other player is away.
    ///
    /// # Errors
    /// When this is not possible now.
    pub fn claim(&mut self, session: &mut Session) -> Result<Vec<Output>, ProposalError> {
        let color = self.color().ok_or(ProposalError::NotYourTurn)?;
        if self.may_claim(session) != AbsenceClaim::Now {
            return Err(ProposalError::NotAway);
        }
        let claim = LogEvent::Absence(!color);
        if self.proposal() != Some(&claim) {
            self.propose(session, claim)?;
        }
        if self.is_waiting_for_host() {
            self.end.outbox.tell(PeerEvent::Claimed);
        }
        Ok(self.end.outbox.take())
    }

    /// Returns the right to claim the win because the other player is away.
    pub fn may_claim(&self, session: &Session) -> AbsenceClaim {
        let is_under_way = !session.game().plies().is_empty() && session.to_move().is_some();
        if self.end.connection.is_open() || !is_under_way {
            return AbsenceClaim::Unavailable;
        }
        let left = CLAIM_AFTER.checked_sub(self.end.connection.away());
        match left.filter(|left| !left.is_zero()) {
            None => AbsenceClaim::Now,
            Some(left) => AbsenceClaim::After(left),
        }
    }

    /// Asks the other player for something.
    ///
    /// # Errors
    /// When this is not possible now.
    pub fn ask(
        &mut self,
        session: &mut Session,
        request: Request,
    ) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        if self.color().is_none() {
            return Err(ProposalError::NotYourTurn);
        }
        if self.own_request().is_some() {
            return Err(ProposalError::AskedAlready);
        }
        if let RoleState::Guest(guest) = &mut self.role {
            guest.consent_to(&mut self.end, &request);
        }
        self.end.outbox.send(Line::Ask { events: self.end.events(), request: request.clone() });
        self.end.requests.ours = Some(request.clone());
        if self.request() == Some(&request) {
            self.agree(session);
        }
        if self.own_request() == Some(&request) {
            self.end.outbox.tell(PeerEvent::Requested(request));
        }
        Ok(self.end.outbox.take())
    }

    /// Agrees to the request of the other player, if there is one.
    pub fn accept(&mut self, session: &mut Session) -> Vec<Output> {
        self.agree(session);
        self.end.outbox.take()
    }

    /// Declines the request of the other player, if there is one.
    pub fn decline(&mut self) -> Vec<Output> {
        if let Some(request) = self.end.requests.theirs.take() {
            self.end.outbox.send(Line::Decline { events: self.end.events(), request });
        }
        self.end.outbox.take()
    }

    /// Ends the connection and tells the other side why.
    pub fn leave(&mut self, why: &str) -> Vec<Output> {
        if !self.end.connection.is_closed() {
            self.end.outbox.send(Line::Bye(why.into()));
            self.end.outbox.effect(PeerEffect::Close);
            self.end.close();
        }
        self.end.outbox.take()
    }

    fn agree(&mut self, session: &mut Session) {
        let Some(request) = self.end.requests.theirs.take() else { return };
        match &mut self.role {
            RoleState::Host(host) => host.perform(&mut self.end, session, request),
            RoleState::Guest(guest) => guest.accept(&mut self.end, request),
        }
    }

    fn check_free(&self) -> Result<(), ProposalError> {
        if !self.end.connection.is_open() {
            Err(ProposalError::NotConnected)
        } else if self.is_waiting_for_host() {
            Err(ProposalError::Waiting)
        } else {
            Ok(())
        }
    }

    /// Lets an event of this side's player happen, or proposes it to the host.
    fn propose(&mut self, session: &mut Session, event: LogEvent) -> Result<(), ProposalError> {
        match &mut self.role {
            RoleState::Host(host) => Ok(host.append(&mut self.end, session, event)?),
            RoleState::Guest(guest) => guest.propose(&mut self.end, session, event),
        }
    }
}
