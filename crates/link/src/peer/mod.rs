//! One side of a link: lines and time in, outputs out.

mod catch_up;
mod claims;
mod connection;
mod consent;
mod endpoint;
mod fault;
mod guest;
mod host;
mod logged_game;
mod opening;
mod output;
mod presence;
mod question;
mod questions;
mod seat;
mod visitors;

pub use endpoint::StorageState;
pub use fault::{Fault, ProposalError, RestoreError};
pub use guest::GuestKey;
pub use host::{ConnectionKey, Visitor};
pub use output::{ConnectionId, Output, PeerEffect, PeerEvent};
pub use presence::{AbsenceClaim, Presence};
pub use question::{Question, Reply, TakeOver};
pub use visitors::Watcher;

use std::time::Duration;

use super::claim::{Claim, Loss, Unsettled};
use super::clocks::{Clocks, Running};
use super::line::Line;
use super::log::Log;
use super::log_event::{EventError, LogEvent};
use super::request::{Basis, QuestionId, Request, Side};
use super::role::{HostIdentity, Role};
use super::seat_keys::SeatKeys;
use super::secret::Secret;
use super::terms::Terms;
use connection::Phase;
use endpoint::Endpoint;
use guest::{Guest, Purpose};
use host::Host;
use othello_core::board::{ByColor, Color};
use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_session::Session;

/// The farewell to somebody whom the host's player has sent away, and who need not come again.
pub const SENT_AWAY: &str = "the host has ended the visit";
/// The difference between two counts of a clock from which it is told.
const TOLD_DIFFERENCE: Duration = Duration::from_secs(1);

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
    Host(Box<Host>),
    /// A guest or a watcher.
    Guest(Box<Guest>),
}

impl Peer {
    /// Creates a host that offers these terms to whoever comes first.
    pub fn host(identity: HostIdentity, terms: Terms) -> Self {
        let host = Box::new(Host::new(identity, terms));
        Self { role: RoleState::Host(host), end: Endpoint::new(Role::Host) }
    }

    /// Creates a guest of that name.
    pub fn guest(name: Option<PlayerName>) -> Self {
        Self::visiting(Guest::new(Purpose::Play, name))
    }

    /// Creates a watcher of that name.
    pub fn watcher(name: Option<PlayerName>) -> Self {
        Self::visiting(Guest::new(Purpose::Watch, name))
    }

    fn visiting(guest: Guest) -> Self {
        let end = Endpoint::new(guest.role());
        Self { role: RoleState::Guest(Box::new(guest)), end }
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
    pub fn terms(&self) -> Option<&Terms> {
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

    /// Returns the connection to the other player, if there is one.
    pub const fn connection(&self) -> Option<ConnectionId> {
        self.end.connection.id()
    }

    /// Returns the secrets of the guest's seat: of a host, those that open it; of a guest, those to be
    /// tried in this order before the ticket alone.
    pub fn seat_keys(&self) -> SeatKeys {
        match &self.role {
            RoleState::Host(host) => host.keys(),
            RoleState::Guest(guest) => guest.keys(),
        }
    }

    /// Returns those who watch the game of this host.
    pub fn watchers(&self) -> Vec<Watcher> {
        match &self.role {
            RoleState::Host(host) => {
                let watchers = host.visitors().watchers();
                let named = |connection, name| Watcher { connection, name };
                watchers.map(|watcher| named(watcher.id, watcher.name.clone())).collect()
            }
            RoleState::Guest(_) => Vec::new(),
        }
    }

    /// Returns the log.
    pub const fn log(&self) -> &Log {
        self.end.game.log()
    }

    /// Returns the request of this side's player that is not answered.
    pub fn own_request(&self) -> Option<&Request> {
        self.end.questions.ours.as_ref().map(|ours| &ours.request)
    }

    /// Returns the request of the other player that is not answered here.
    pub fn request(&self) -> Option<&Request> {
        self.end.questions.theirs.as_ref().map(|theirs| &theirs.request)
    }

    /// Returns the question to the player here that is to be answered first.
    pub fn question(&self, session: &Session) -> Option<Question> {
        let end = &self.end;
        let own = match &self.role {
            RoleState::Host(host) => host.opening().question(),
            RoleState::Guest(guest) => {
                let take_over = guest.take_over_question(end, session);
                take_over.map(|take_over| Question::TakeOver(Box::new(take_over)))
            }
        };
        let claim = || end.claims.theirs.map(|open| Question::Claim(open.claim));
        let request = || self.request().cloned().map(Question::Request);
        own.or_else(claim).or_else(request).or_else(|| self.knock_question())
    }

    fn knock_question(&self) -> Option<Question> {
        let RoleState::Host(host) = &self.role else { return None };
        let name = host.visitors().knocking()?.0.name.clone();
        let is_closed = self.end.connection.is_closed();
        Some(Question::Knock { name, away: is_closed.then(|| self.end.connection.away()) })
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

    /// Returns the claim that leaves the game unfinished.
    pub const fn unsettled(&self) -> Option<Unsettled> {
        self.end.game.replay().unsettled
    }

    /// Returns the claim of this side that the other one has not granted.
    pub fn own_claim(&self) -> Option<Claim> {
        self.end.claims.own.map(|open| open.claim)
    }

    /// Returns `true` if a clock is running.
    pub fn runs_clock(&self, session: &Session) -> bool {
        self.end.connection.is_open() && self.end.game.replay().runs(session)
    }

    /// Returns the time left to the player here as the other side counts it, if that differs by a
    /// second or more.
    pub fn counted_left(&self) -> Option<Duration> {
        let (own, clocks) = self.color().zip(self.end.game.clocks())?;
        let less = Some(clocks.told_less()).filter(|less| *less >= TOLD_DIFFERENCE)?;
        Some(clocks.own_left(own).saturating_sub(less))
    }

    /// Returns the request to go on after a claim that is not settled, with the clocks as they stand
    /// here.
    pub fn go_on(&self) -> Option<Request> {
        let left = |clocks: &Clocks| {
            ByColor::from_fn(|color| {
                let own = self.color() == Some(color);
                let left = if own { clocks.own_left(color) } else { clocks.left()[color] };
                Duration::from_millis(u64::try_from(left.as_millis()).unwrap_or(u64::MAX))
            })
        };
        self.unsettled()
            .and(self.end.game.clocks())
            .map(|clocks| Request::GoOn { left: left(clocks) })
    }

    /// Restores the state that a line of this side's file describes; the lines come in the order of
    /// the file. What follows the first line that is refused is not to be trusted.
    ///
    /// # Errors
    /// When the line is not one that this side would have kept then.
    pub fn restore(&mut self, session: &mut Session, line: &str) -> Result<(), RestoreError> {
        let line = line.parse().map_err(RestoreError::Line)?;
        match (&line, &mut self.role) {
            (Line::Event(entry), _) if !self.end.game.log().is_next(entry) => {
                Err(RestoreError::Order)
            }
            (Line::Clock(record), _) => {
                self.end.game.restore_clocks(session, *record);
                Ok(())
            }
            (_, RoleState::Host(host)) => host.restore(&mut self.end, session, line),
            (_, RoleState::Guest(guest)) => guest.restore(&mut self.end, session, line),
        }
    }

    /// Starts a connection of a guest or watcher to its host, opened by this key.
    pub fn connected(
        &mut self,
        session: &mut Session,
        connection: ConnectionId,
        key: GuestKey,
    ) -> Vec<Output> {
        if let RoleState::Guest(guest) = &mut self.role {
            self.end.lose_connection(session);
            guest.connect(&mut self.end, connection, key);
        }
        self.end.outbox.take()
    }

    /// Decides what becomes of somebody who has connected to this host and said hello.
    pub fn greeted(&mut self, session: &mut Session, visitor: Visitor) -> Vec<Output> {
        if let RoleState::Host(host) = &mut self.role {
            host.greet(&mut self.end, session, visitor);
        }
        self.end.outbox.take()
    }

    /// Handles the loss of a connection.
    pub fn disconnected(&mut self, session: &mut Session, connection: ConnectionId) -> Vec<Output> {
        if self.connection() == Some(connection) {
            self.end.lose_connection(session);
        } else if let RoleState::Host(host) = &mut self.role {
            host.lose_visitor(&mut self.end, connection);
        }
        self.end.outbox.take()
    }

    /// Handles a line that came over a connection, without its line feed.
    pub fn received(
        &mut self,
        session: &mut Session,
        connection: ConnectionId,
        line: &str,
    ) -> Vec<Output> {
        if self.connection() == Some(connection) {
            if let Err(fault) = self.receive(session, line) {
                self.end.break_off(session, fault);
            }
            self.watch_time(session);
        } else if let RoleState::Host(host) = &mut self.role {
            host.receive_visitor(&mut self.end, connection, line);
        }
        self.end.outbox.take()
    }

    fn receive(&mut self, session: &mut Session, line: &str) -> Result<(), Fault> {
        self.end.connection.hear();
        let phase = self.end.connection.phase();
        // Events that are missing were announced with their number.
        let is_announced = phase == Phase::Comparing && line.starts_with("ev ");
        if !is_announced && !self.end.connection.take_line() {
            return Err(Fault::Flood);
        }
        match (line.parse().map_err(Fault::Line)?, phase) {
            (Line::Bye(why), _) => {
                self.end.part(session, why);
                Ok(())
            }
            (
                Line::Ping { number, events, left },
                Phase::Seating | Phase::Comparing | Phase::Open,
            ) => {
                self.answer_ping(session, number, events, left);
                Ok(())
            }
            (Line::Pong { number, .. }, Phase::Seating | Phase::Comparing | Phase::Open) => {
                let trip = self.end.connection.pong(number);
                if let (Some(trip), RoleState::Host(host)) = (trip, &mut self.role) {
                    host.note_trip(&mut self.end, session, number, trip);
                }
                Ok(())
            }
            (Line::Ask { number, events, request }, Phase::Open) => {
                self.receive_request(session, number, events, request)
            }
            (Line::Withdraw(number), Phase::Open) => {
                self.end.questions.close_theirs(number)?;
                self.end.send(Line::No(number));
                Ok(())
            }
            (line, _) => match &mut self.role {
                RoleState::Host(host) => host.receive(&mut self.end, session, line),
                RoleState::Guest(guest) => guest.receive(&mut self.end, session, line),
            },
        }
    }

    /// Answers a ping, and takes in what the other side counts as left to the player here.
    fn answer_ping(
        &mut self,
        session: &mut Session,
        number: u32,
        events: usize,
        left: Option<Duration>,
    ) {
        self.end.send(Line::Pong { number, events: self.end.events() });
        let is_own_turn = self.end.running(session) == Running::Own;
        if let (Some(left), Some(own)) = (left, self.color())
            && is_own_turn
            && events == self.end.events()
            && let Some(clocks) = self.end.game.clocks_mut()
        {
            clocks.hear_left(own, left);
            self.end.game.replay().show_time(session);
        }
    }

    /// Handles a request of the other player. One that was made before something else happened is
    /// void.
    fn receive_request(
        &mut self,
        session: &mut Session,
        number: u32,
        events: usize,
        mut request: Request,
    ) -> Result<(), Fault> {
        if self.role() == Role::Watcher {
            return Err(Fault::Unexpected);
        }
        self.end.questions.count(number)?;
        let known = self.end.events();
        if events > known || events < known && self.role() == Role::Guest {
            return Err(Fault::Number);
        }
        if events < known {
            return Ok(());
        }
        if let (Request::Game(terms), RoleState::Guest(guest)) = (&request, &self.role) {
            guest.check_names(&self.end, terms)?;
        }
        let is_first = self.log().is_empty();
        if !is_first {
            drop_names(&mut request);
        }
        let is_possible = self.check_request(session, &request).is_ok();
        let is_for_guest = is_first && self.role() == Role::Host;
        if !is_possible || is_for_guest || self.end.questions.is_quiet() {
            self.end.send(Line::No(number));
            return Ok(());
        }
        let both_want_it = self.own_request() == Some(&request);
        self.end.questions.open(request);
        if both_want_it {
            self.agree(session);
        } else {
            self.end.outbox.push(Output::Asked);
        }
        Ok(())
    }

    /// Checks that a request could be done now.
    fn check_request(&self, session: &Session, request: &Request) -> Result<(), EventError> {
        self.end
            .game
            .check(session, &LogEvent::Agreed { request: request.clone(), by: Basis::Unasked })
    }

    /// Lets time pass in which the program ran: up to the arrival of a line before that line is handed
    /// in.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) -> Vec<Output> {
        self.end.elapse(session, time);
        if let RoleState::Host(host) = &mut self.role {
            host.elapse(&mut self.end, session, time);
        }
        self.watch_time(session);
        self.end.outbox.take()
    }

    /// Lets time pass in which the program did not run, as it was stopped, or the machine slept, or the
    /// program was killed. It is never charged to the other player.
    pub fn slept(&mut self, session: &mut Session, time: Duration) -> Vec<Output> {
        self.end.sleep(session, time);
        self.end.outbox.take()
    }

    fn watch_time(&mut self, session: &mut Session) {
        match &mut self.role {
            RoleState::Host(host) => host.watch_time(&mut self.end, session),
            RoleState::Guest(guest) => guest.watch_time(&mut self.end, session),
        }
    }

    /// Returns the time after which something happens without a line or a player.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        let host = match &self.role {
            RoleState::Host(host) => host.next_event(),
            RoleState::Guest(_) => None,
        };
        self.end.next_event(session).into_iter().chain(host).min()
    }

    /// Notes whether the file of this side can be written.
    pub const fn storage(&mut self, state: StorageState) {
        self.end.storage = state;
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
        if self.end.claims.own.is_some() || self.end.claims.theirs.is_some() {
            return Err(ProposalError::Claimed);
        }
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
        let color = self.color().ok_or(ProposalError::Event(EventError::NoGame))?;
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
        let color = self.color().ok_or(ProposalError::Watching)?;
        if self.may_claim(session) != AbsenceClaim::Now {
            return Err(ProposalError::NotAway);
        }
        if self.end.claims.own.is_some() {
            return Err(ProposalError::Claimed);
        }
        let claim = Claim { loss: Loss::Absence, loser: !color };
        match &mut self.role {
            RoleState::Host(host) => host.claim(&mut self.end, session, claim),
            RoleState::Guest(guest) => guest.claim(&mut self.end, claim),
        }
        Ok(self.end.outbox.take())
    }

    /// Returns the right to claim the win because the other player is away: in a game with a clock, once
    /// all the time is spent that a player may be away.
    pub fn may_claim(&self, session: &Session) -> AbsenceClaim {
        let running = self.end.running(session);
        let is_away = match (running, self.end.game.clocks()) {
            (Running::OtherAway, Some(_)) => true,
            (Running::Other, Some(clocks)) => {
                self.end.connection.silence(clocks.answer_time()).is_some()
            }
            (_, _) => false,
        };
        match self.end.game.clocks().filter(|_| is_away).map(Clocks::away_left) {
            None => AbsenceClaim::Unavailable,
            Some(Duration::ZERO) => AbsenceClaim::Now,
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
        mut request: Request,
    ) -> Result<Vec<Output>, ProposalError> {
        self.check_free()?;
        if self.log().is_empty() {
            return Err(ProposalError::Event(EventError::NoGame));
        }
        if self.own_request().is_some() {
            return Err(ProposalError::AskedAlready);
        }
        drop_names(&mut request);
        self.give_back_as_before(&mut request);
        self.check_request(session, &request)?;
        if self.request() == Some(&request) {
            self.agree(session);
            return Ok(self.end.outbox.take());
        }
        let number = self.end.questions.ask(request.clone());
        if let RoleState::Guest(guest) = &mut self.role {
            let by = QuestionId { side: Side::Guest, number };
            guest.consent_to(&mut self.end, by, request.clone());
        }
        let events = self.end.events();
        self.end.send(Line::Ask { number, events, request: request.clone() });
        self.end.outbox.tell(PeerEvent::Requested(request));
        Ok(self.end.outbox.take())
    }

    /// Has another game with the same clock give back as much time as this one, on the same line.
    fn give_back_as_before(&self, request: &mut Request) {
        if let (Request::Game(terms), Some(before)) = (request, self.end.game.terms())
            && terms.allowance.is_none()
            && terms.time_control == before.time_control
        {
            terms.allowance = before.allowance;
        }
    }

    /// Takes back the question of the player here.
    pub fn withdraw(&mut self) -> Vec<Output> {
        let number =
            self.end.questions.ours.as_mut().filter(|ours| !ours.is_withdrawn).map(|ours| {
                ours.is_withdrawn = true;
                ours.number
            });
        if let Some(number) = number {
            self.end.send(Line::Withdraw(number));
            if self.role() == Role::Host {
                // A yes that is on its way is not acted upon.
                self.end.questions.ours = None;
            }
        }
        self.end.outbox.take()
    }

    /// Answers the question that was shown to the player, unless it is no longer asked.
    pub fn answer(
        &mut self,
        session: &mut Session,
        question: &Question,
        reply: Reply,
    ) -> Vec<Output> {
        let is_asked = self.question(session).is_some_and(|asked| match (&asked, question) {
            // The absence goes on while it is read.
            (Question::Knock { name, .. }, Question::Knock { name: shown, .. }) => name == shown,
            (asked, question) => asked == question,
        });
        if is_asked {
            self.reply(session, question, reply);
        }
        self.end.outbox.take()
    }

    fn reply(&mut self, session: &mut Session, question: &Question, reply: Reply) {
        let end = &mut self.end;
        match (question, reply, &mut self.role) {
            (Question::TakeOver(_), Reply::Yes, RoleState::Guest(guest)) => {
                guest.take_over(end, session);
            }
            (Question::TakeOver(_), Reply::No, RoleState::Guest(_)) => {
                end.dismiss(session, "the guest keeps its own game");
            }
            (Question::SlowLine { .. }, reply, RoleState::Host(host)) => {
                host.offer(end, session, reply);
            }
            (Question::Claim(_), Reply::Yes, RoleState::Host(host)) => host.grant(end, session),
            (Question::Claim(_), Reply::No, RoleState::Host(host)) => host.contest(end, session),
            (Question::Claim(_), Reply::Yes, RoleState::Guest(guest)) => guest.grant(end),
            (Question::Claim(claim), Reply::No, RoleState::Guest(_)) => {
                guest::contest(end, *claim);
            }
            (Question::Knock { .. }, Reply::Yes, RoleState::Host(host)) => {
                host.give_seat(end, session);
            }
            (Question::Knock { .. }, Reply::No, RoleState::Host(host)) => host.keep_seat(end),
            (Question::Request(_), Reply::Yes, _) => self.agree(session),
            (Question::Request(_), Reply::No, _) => {
                end.questions.refuse();
                if let Some(theirs) = end.questions.theirs.take() {
                    end.send(Line::No(theirs.number));
                }
            }
            (Question::TakeOver(_), _, RoleState::Host(_))
            | (Question::SlowLine { .. } | Question::Knock { .. }, _, RoleState::Guest(_)) => {}
        }
    }

    /// Agrees to the request of the other player.
    fn agree(&mut self, session: &mut Session) {
        let Some(theirs) = self.end.questions.theirs.take() else { return };
        match &mut self.role {
            RoleState::Host(host) => {
                let by = QuestionId { side: Side::Guest, number: theirs.number };
                host.perform(&mut self.end, session, theirs.request, by);
            }
            RoleState::Guest(guest) => {
                let by = QuestionId { side: Side::Host, number: theirs.number };
                guest.consent_to(&mut self.end, by, theirs.request);
                self.end.send(Line::Yes(theirs.number));
            }
        }
    }

    /// Asks the host's player for the guest's seat, which somebody else has.
    ///
    /// # Errors
    /// When this is not possible now.
    pub fn knock(&mut self) -> Result<Vec<Output>, ProposalError> {
        let has_knocked = match &mut self.role {
            RoleState::Guest(guest) => guest.knock(&mut self.end),
            RoleState::Host(_) => false,
        };
        if has_knocked { Ok(self.end.outbox.take()) } else { Err(ProposalError::NoSeat) }
    }

    /// Frees the guest's seat: sends the guest away who is there, or voids the seat of one who is not.
    ///
    /// # Errors
    /// When this is not possible now.
    pub fn free_seat(&mut self, session: &mut Session) -> Result<Vec<Output>, ProposalError> {
        match &mut self.role {
            RoleState::Host(host) => host.free_seat(&mut self.end, session)?,
            RoleState::Guest(_) => return Err(ProposalError::NoSeat),
        }
        Ok(self.end.outbox.take())
    }

    /// Sends a watcher away.
    pub fn dismiss(&mut self, connection: ConnectionId) -> Vec<Output> {
        if let RoleState::Host(host) = &mut self.role {
            host.dismiss_visitor(&mut self.end, connection, SENT_AWAY);
        }
        self.end.outbox.take()
    }

    /// Ends the connection and tells the other side why.
    pub fn leave(&mut self, session: &mut Session, why: &str) -> Vec<Output> {
        self.end.dismiss(session, why);
        self.end.outbox.take()
    }

    /// Checks that the player here can play, resign or ask for something, as far as the connection is
    /// concerned.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        if self.role() == Role::Watcher {
            return Err(ProposalError::Watching);
        }
        self.end.check_free()?;
        if self.is_waiting_for_host() { Err(ProposalError::Waiting) } else { Ok(()) }
    }

    /// Lets an event of this side's player happen, or proposes it to the host.
    fn propose(&mut self, session: &mut Session, event: LogEvent) -> Result<(), ProposalError> {
        match &mut self.role {
            RoleState::Host(host) => Ok(host.append(&mut self.end, session, event)?),
            RoleState::Guest(guest) => guest.propose(&mut self.end, session, event),
        }
    }

    /// Returns the secrets with which a guest tries to connect, the likeliest first.
    pub fn seat_secrets(&self) -> impl Iterator<Item = Secret> {
        self.seat_keys().in_order().collect::<Vec<_>>().into_iter()
    }
}

/// Drops the names of a later game: the first one has fixed them.
fn drop_names(request: &mut Request) {
    if let Request::Game(terms) = request {
        terms.names = ByColor { black: None, white: None };
    }
}
