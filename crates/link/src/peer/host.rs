//! The host, who numbers the events.

use std::time::Duration;

use super::claims::OpenClaim;
use super::connection::Phase;
use super::endpoint::{Endpoint, Verdict};
use super::fault::{Fault, ProposalError, RestoreError};
use super::opening::Opening;
use super::output::{ConnectionId, Output, PeerEffect, PeerEvent};
use super::question::Reply;
use super::seat::HostSeat;
use super::visitors::{VisitPurpose, VisitStep, Visitors};
use crate::claim::{Claim, Loss, Unsettled};
use crate::line::{Hello, Line, SeatClaim};
use crate::log::MOST_EVENTS;
use crate::log_event::{EventError, LogEvent, NumberedEvent};
use crate::log_hash::LogHash;
use crate::request::{Basis, QuestionId, Request, Side};
use crate::restraint::Restraint;
use crate::role::HostIdentity;
use crate::seat_keys::SeatKeys;
use crate::secret::Secret;
use crate::terms::{Terms, shortened_name};
use othello_core::board::ByColor;
use othello_notation::PlayerName;
use othello_session::Session;

/// The absence after which the host's player may free the seat.
const FREE_AFTER: Duration = Duration::from_secs(60);
/// The most hashes that a guest may ask for in a connection.
const MOST_SUMS: u32 = 16;

/// The key that has opened a connection to a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionKey {
    /// None: the way proves nothing, as a socket of this machine.
    Plain,
    /// The ticket alone.
    Ticket,
    /// The ticket for watching.
    Watch,
    /// This secret of the guest's seat.
    Seat(Secret),
}

/// Somebody who has connected to a host and said hello.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The connection.
    pub connection: ConnectionId,
    /// The key that has opened it.
    pub key: ConnectionKey,
    /// The greeting that they have said.
    pub hello: Hello,
    /// A fresh random secret, which becomes one of the seat if it is theirs.
    pub fresh: Secret,
}

/// The state that only a host has.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Host {
    identity: HostIdentity,
    /// The terms of the first game.
    terms: Terms,
    seat: HostSeat,
    visitors: Visitors,
    guest: Option<PlayerName>,
    supply: Supply,
    /// The hashes that the guest has asked for.
    sums: u32,
    opening: Opening,
    restraint: Restraint,
}

/// The state of sending the guest what it lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Supply {
    /// The guest has not said what it has.
    Expected,
    /// The guest gives back the events up to this one.
    Recovering {
        from: usize,
        to: usize,
        is_announced: Announced,
    },
    /// The guest was sent everything up to this event.
    Sent(usize),
    Done,
}

/// The state of the announcement of events that the guest gives back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Announced {
    Yes,
    NotYet,
}

impl Host {
    pub fn new(mut identity: HostIdentity, mut terms: Terms) -> Self {
        identity.name = shortened_name(identity.name);
        terms.names = ByColor::from_fn(|color| shortened_name(terms.names[color].take()));
        Self {
            identity,
            terms,
            seat: HostSeat::default(),
            visitors: Visitors::default(),
            guest: None,
            supply: Supply::Done,
            sums: 0,
            opening: Opening::default(),
            restraint: Restraint::default(),
        }
    }

    /// Returns the terms of the first game.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    pub const fn keys(&self) -> SeatKeys {
        self.seat.keys()
    }

    pub const fn visitors(&self) -> &Visitors {
        &self.visitors
    }

    pub const fn opening(&self) -> &Opening {
        &self.opening
    }

    /// Returns the name of the guest who was let in last.
    pub const fn guest(&self) -> Option<&PlayerName> {
        self.guest.as_ref()
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        Session::new(self.terms.setup(Some(self.terms.host)), self.terms.date)
    }

    /// Restores the state that a line of the file describes.
    ///
    /// # Errors
    /// When a host keeps no such line.
    pub fn restore(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        line: Line,
    ) -> Result<(), RestoreError> {
        match line {
            Line::Keys(keys) => {
                self.seat.restore(keys);
                Ok(())
            }
            Line::Event(entry) => {
                self.seat.confirm();
                let restored = end.restore_event(session, entry.event, entry.seal);
                restored.map(drop).map_err(RestoreError::Event)
            }
            Line::Greeting { .. }
            | Line::Host { .. }
            | Line::Hello(_)
            | Line::Taken
            | Line::Knock(_)
            | Line::Seat { .. }
            | Line::Kept(_)
            | Line::Have { .. }
            | Line::Sum { .. }
            | Line::Log { .. }
            | Line::Live
            | Line::Try { .. }
            | Line::Refuse { .. }
            | Line::Ask { .. }
            | Line::Yes(_)
            | Line::No(_)
            | Line::Withdraw(_)
            | Line::Claim { .. }
            | Line::Grant(_)
            | Line::Contest(_)
            | Line::Ping { .. }
            | Line::Pong { .. }
            | Line::Bye(_)
            | Line::Agreed { .. }
            | Line::Keep(_)
            | Line::Clock(_) => Err(RestoreError::Unexpected),
        }
    }

    /// Decides what becomes of somebody who has connected.
    pub fn greet(&mut self, end: &mut Endpoint, session: &mut Session, visitor: Visitor) {
        let Visitor { connection: id, key, hello: Hello { seat, name }, fresh } = visitor;
        let number = match (key, seat) {
            (ConnectionKey::Watch, _) | (_, SeatClaim::Watch) => return self.watch(end, id, name),
            (ConnectionKey::Seat(proved), SeatClaim::Kept)
            | (ConnectionKey::Plain, SeatClaim::Told(proved)) => self.seat.renew(proved, fresh),
            (ConnectionKey::Plain | ConnectionKey::Ticket, SeatClaim::New)
                if self.seat.is_free() =>
            {
                Some(self.seat.give(fresh, Some(Duration::ZERO)))
            }
            (ConnectionKey::Plain | ConnectionKey::Ticket, SeatClaim::New) => {
                return self.have_wait(end, id, name, fresh);
            }
            (
                ConnectionKey::Plain | ConnectionKey::Ticket | ConnectionKey::Seat(_),
                SeatClaim::New | SeatClaim::Kept | SeatClaim::Told(_),
            ) => None,
        };
        match number {
            Some(number) => self.admit(end, session, id, name, number, fresh),
            None => end.outbox.dismiss(id, "the secret of the seat is void"),
        }
    }

    /// Lets somebody know that the seat is taken, who may ask for it.
    fn have_wait(
        &mut self,
        end: &mut Endpoint,
        id: ConnectionId,
        name: Option<PlayerName>,
        fresh: Secret,
    ) {
        if let Some(first) = self.visitors.add(id, name, VisitPurpose::Wait(fresh)) {
            end.outbox.dismiss(first, "too many ask for the seat");
        }
        end.outbox.effect(PeerEffect::Send(id, Line::Taken));
    }

    /// Makes a connection that of the guest.
    fn admit(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        id: ConnectionId,
        name: Option<PlayerName>,
        number: u32,
        secret: Secret,
    ) {
        if !end.connection.is_closed() {
            end.dismiss(session, "another connection has the seat now");
            if self.seat.count_entry() {
                end.outbox.tell(PeerEvent::SeatContested);
            }
        }
        self.guest = name;
        (self.supply, self.sums) = (Supply::Expected, 0);
        self.opening = Opening::default();
        self.publish_keys(end);
        end.connection.begin(id, Phase::Comparing);
        end.questions.connect();
        end.send(Line::Seat { number, secret });
        end.send_have();
    }

    /// Records the secrets of the seat, and has the server know them.
    fn publish_keys(&self, end: &mut Endpoint) {
        end.outbox.record(Line::Keys(self.seat.keys()));
        end.outbox.effect(PeerEffect::SetKeys(self.seat.keys()));
    }

    /// Frees the seat, as the host's player wants it.
    ///
    /// # Errors
    /// When nobody has it, or the guest has not been away for long enough.
    pub fn free_seat(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
    ) -> Result<(), ProposalError> {
        if self.seat.is_free() {
            return Err(ProposalError::NoSeat);
        }
        if end.connection.is_closed() && end.connection.away() < FREE_AFTER {
            return Err(ProposalError::NotAway);
        }
        self.empty_seat(end, session, "the host has freed the seat");
        end.outbox.tell(PeerEvent::SeatFreed);
        Ok(())
    }

    fn empty_seat(&mut self, end: &mut Endpoint, session: &mut Session, why: &str) {
        end.dismiss(session, why);
        self.seat.free();
        self.publish_keys(end);
        if let Some((visitor, fresh)) = self.visitors.waiting() {
            let (id, name) = (visitor.id, visitor.name.clone());
            self.visitors.remove(id);
            let number = self.seat.give(fresh, Some(Duration::ZERO));
            self.admit(end, session, id, name, number, fresh);
        }
    }

    /// Shows the game to a watcher from now on.
    fn watch(&mut self, end: &mut Endpoint, id: ConnectionId, name: Option<PlayerName>) {
        if self.visitors.watchers().count() >= self.identity.watchers {
            return end.outbox.dismiss(id, "too many people are watching");
        }
        self.visitors.add(id, name, VisitPurpose::Watch);
        let events = end.events();
        let announced = (events > 0).then_some(Line::Log { from: 1, to: events });
        let lines = [end.game.have()].into_iter().chain(announced);
        let lines: Vec<_> = lines.chain(end.game.lines_after(0)).chain([Line::Live]).collect();
        for line in lines {
            end.outbox.effect(PeerEffect::Send(id, line));
        }
        self.count_watchers(end);
    }

    fn count_watchers(&self, end: &mut Endpoint) {
        end.outbox.tell(PeerEvent::Watched(self.visitors.watchers().count()));
    }

    /// Handles a line of somebody who does not play.
    pub fn receive_visitor(&mut self, end: &mut Endpoint, id: ConnectionId, line: &str) {
        match self.visitors.receive(id, line) {
            None | Some(VisitStep::Nothing) => {}
            Some(VisitStep::Ping(number, events)) => {
                let pong = Line::Pong { number, events };
                end.outbox.effect(PeerEffect::Send(id, pong));
            }
            Some(VisitStep::Knock) if self.restraint.is_quiet() => {
                self.dismiss_visitor(end, id, "the host does not give the seat away");
            }
            Some(VisitStep::Knock) => end.outbox.push(Output::Asked),
            Some(VisitStep::Leave) => {
                end.outbox.effect(PeerEffect::Close(id));
                self.lose_visitor(end, id);
            }
            Some(VisitStep::Dismiss(why)) => self.dismiss_visitor(end, id, why),
        }
    }

    /// Sends somebody away who does not play.
    pub fn dismiss_visitor(&mut self, end: &mut Endpoint, id: ConnectionId, why: &str) {
        if self.lose_visitor(end, id) {
            end.outbox.dismiss(id, why);
        }
    }

    /// Forgets somebody who does not play; returns `false` if there is none with this connection.
    pub fn lose_visitor(&mut self, end: &mut Endpoint, id: ConnectionId) -> bool {
        let before = self.visitors.watchers().count();
        let is_known = self.visitors.remove(id);
        if self.visitors.watchers().count() < before {
            self.count_watchers(end);
        }
        is_known
    }

    /// Gives the seat to the one who asks for it, and voids the secrets of the guest before.
    pub fn give_seat(&mut self, end: &mut Endpoint, session: &mut Session) {
        let Some((visitor, fresh)) = self.visitors.knocking() else { return };
        let (id, name) = (visitor.id, visitor.name.clone());
        self.visitors.remove(id);
        if !end.connection.is_closed() {
            end.dismiss(session, "the host has given the seat to somebody else");
        }
        let number = self.seat.give(fresh, Some(Duration::ZERO));
        self.admit(end, session, id, name, number, fresh);
    }

    /// Sends the one away who asks for the seat.
    pub fn keep_seat(&mut self, end: &mut Endpoint) {
        self.restraint.refuse();
        if let Some(id) = self.visitors.knocking().map(|(visitor, _)| visitor.id) {
            self.dismiss_visitor(end, id, "the host does not give the seat away");
        }
    }

    /// Handles a line that only a guest may send.
    ///
    /// # Errors
    /// When the guest has broken the protocol.
    pub fn receive(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        line: Line,
    ) -> Result<(), Fault> {
        match (line, end.connection.phase()) {
            (Line::Kept(number), _) => {
                if self.seat.keep(number) {
                    Ok(())
                } else {
                    Err(Fault::Number)
                }
            }
            (line, Phase::Comparing) => self.supply(end, session, line),
            (Line::Try { number, event }, Phase::Open) => {
                self.answer_proposal(end, session, number, event)
            }
            (Line::Yes(number), Phase::Open) => {
                if let Some(ours) = end.questions.close_ours(number)?
                    && !ours.is_withdrawn
                {
                    let by = QuestionId { side: Side::Host, number };
                    self.perform(end, session, ours.request, by);
                }
                Ok(())
            }
            (Line::No(number), Phase::Open) => {
                if let Some(ours) = end.questions.close_ours(number)?
                    && !ours.is_withdrawn
                {
                    if end.game.log().is_empty() {
                        self.opening.decline();
                    }
                    end.outbox.tell(PeerEvent::Declined(ours.request));
                    if self.opening.question().is_some() {
                        end.outbox.push(Output::Asked);
                    }
                }
                Ok(())
            }
            (Line::Claim { events, claim }, Phase::Open) => {
                self.receive_claim(end, session, events, claim)
            }
            (Line::Grant(events), Phase::Open) => self.receive_grant(end, session, events),
            (Line::Contest(events), Phase::Open) => {
                if events > end.events() {
                    return Err(Fault::Number);
                }
                self.leave_unsettled(end, session);
                Ok(())
            }
            (_, _) => Err(Fault::Unexpected),
        }
    }

    /// Sends the guest what it lacks, or takes back what was lost here.
    fn supply(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        line: Line,
    ) -> Result<(), Fault> {
        match (line, self.supply) {
            (Line::Sum { events, hash: None }, Supply::Expected) => {
                self.sums += 1;
                let hash = end.game.log().hash_at(events).filter(|_| self.sums <= MOST_SUMS);
                let hash = Some(hash.ok_or(Fault::Number)?);
                end.send(Line::Sum { events, hash });
                Ok(())
            }
            (Line::Have { events, hash }, Supply::Expected) => self.compare(end, events, hash),
            (
                Line::Log { from, to: announced },
                Supply::Recovering { from: first, to, is_announced: Announced::NotYet },
            ) if from == first && announced == to => {
                self.supply = Supply::Recovering { from: first, to, is_announced: Announced::Yes };
                Ok(())
            }
            (Line::Event(entry), Supply::Recovering { from, to, is_announced: Announced::Yes }) => {
                self.recover(end, session, entry)?;
                if end.events() == to {
                    end.outbox.tell(PeerEvent::Recovered(to + 1 - from));
                    self.go_live(end);
                }
                Ok(())
            }
            (Line::Live, Supply::Sent(events)) => {
                self.open(end, session, events);
                Ok(())
            }
            (_, _) => Err(Fault::Unexpected),
        }
    }

    /// Compares what the guest has with the log.
    fn compare(&mut self, end: &mut Endpoint, events: usize, hash: LogHash) -> Result<(), Fault> {
        let known = end.events();
        if events > MOST_EVENTS {
            return Err(Fault::Number);
        }
        if events > known {
            let (from, to) = (known + 1, events);
            self.supply = Supply::Recovering { from, to, is_announced: Announced::NotYet };
            return Ok(());
        }
        if end.game.log().hash_at(events) != Some(hash) {
            return Err(Fault::HashMismatch);
        }
        if events < known {
            end.send(Line::Log { from: events + 1, to: known });
            end.send_after(events);
        }
        self.go_live(end);
        Ok(())
    }

    fn go_live(&mut self, end: &mut Endpoint) {
        end.send(Line::Live);
        self.supply = Supply::Sent(end.events());
    }

    /// Opens the connection: the guest has the first `events`.
    fn open(&mut self, end: &mut Endpoint, session: &mut Session, events: usize) {
        self.supply = Supply::Done;
        end.open(session);
        end.send_after(events);
        if end.game.log().is_empty() {
            let names = [self.identity.name.clone(), self.guest.clone()];
            self.opening.begin(&self.terms, names);
            self.advance_opening(end, session);
        }
        ask_about_unsettled(end);
    }

    /// Measures the line, and begins the first game or has the players asked.
    fn advance_opening(&mut self, end: &mut Endpoint, session: &mut Session) {
        if self.opening.wants_ping() {
            let number = end.send_ping(session);
            self.opening.ping(number);
        } else if let Some(terms) = self.opening.take_unasked() {
            let event = LogEvent::Agreed { request: Request::Game(terms), by: Basis::Unasked };
            if let Err(error) = self.append(end, session, event) {
                end.outbox.tell(PeerEvent::Refused(error.to_string()));
            }
        } else if let Some(terms) = self.opening.take_offer() {
            let request = Request::Game(terms);
            let number = end.questions.ask(request.clone());
            end.send(Line::Ask { number, events: 0, request: request.clone() });
            end.outbox.tell(PeerEvent::Requested(request));
        } else if self.opening.question().is_some() {
            end.outbox.push(Output::Asked);
        }
    }

    /// Notes the round trip of a ping.
    pub fn note_trip(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        number: u32,
        trip: Duration,
    ) {
        if end.game.log().is_empty() && self.opening.pong(number, trip) {
            self.advance_opening(end, session);
        }
    }

    /// Offers a game for a slow line: with more time given back, or without a clock.
    pub fn offer(&mut self, end: &mut Endpoint, session: &mut Session, reply: Reply) {
        self.opening.answer(reply);
        if end.connection.is_open() && end.game.log().is_empty() {
            self.advance_opening(end, session);
        }
    }

    /// Takes back one of the host's own events that was lost here, as by a power cut.
    fn recover(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        if entry.number != end.events() + 1 {
            return Err(Fault::Number);
        }
        let seal = end.game.log().seal_with(&entry.event, &self.identity.seal);
        if !end.game.log().is_next(&entry) || entry.seal != seal {
            return Err(Fault::NotProposed);
        }
        let applied = end.append(session, entry.event, entry.seal).map_err(Fault::Event)?;
        self.show_event(end);
        end.tell_applied(applied);
        Ok(())
    }

    /// Numbers and seals an event, appends it to the log and sends it to the guest and the watchers.
    ///
    /// # Errors
    /// When the event cannot happen now.
    pub fn append(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        event: LogEvent,
    ) -> Result<(), EventError> {
        let seal = end.game.log().seal_with(&event, &self.identity.seal);
        let applied = end.append(session, event, seal)?;
        if end.connection.is_open() {
            end.send_after(end.events() - 1);
        }
        self.show_event(end);
        end.tell_applied(applied);
        Ok(())
    }

    /// Shows the last event to the watchers.
    fn show_event(&self, end: &mut Endpoint) {
        if let Some(entry) = end.game.last() {
            for watcher in self.visitors.watchers() {
                end.outbox.effect(PeerEffect::Send(watcher.id, Line::Event(entry.clone())));
            }
        }
    }

    /// Turns a proposal of the guest into an event, or refuses it.
    fn answer_proposal(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        number: usize,
        event: LogEvent,
    ) -> Result<(), Fault> {
        if number > end.events() + 1 {
            return Err(Fault::Number);
        }
        let is_resignation = matches!(event, LogEvent::Resign { .. });
        if number <= end.events() || end.claims.own.is_some() && !is_resignation {
            // Something else has happened or will, which the guest is told.
            return Ok(());
        }
        let proposed = check_proposal(end, session, &event).and_then(|()| {
            if let Some(clocks) = end.game.clocks_mut() {
                clocks.hear_event();
            }
            self.append(end, session, event).map_err(|error| error.to_string())
        });
        if let Err(why) = proposed {
            end.outbox.tell(PeerEvent::Rejected(why.clone()));
            end.send(Line::Refuse { number, why });
        }
        Ok(())
    }

    /// Performs a request that both players agree to.
    pub fn perform(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        request: Request,
        by: QuestionId,
    ) {
        let event = LogEvent::Agreed { request: request.clone(), by: Basis::Question(by) };
        if let Err(error) = self.append(end, session, event) {
            match by.side {
                Side::Host => end.outbox.tell(PeerEvent::Declined(request)),
                Side::Guest => end.send(Line::No(by.number)),
            }
            end.outbox.tell(PeerEvent::Refused(error.to_string()));
        }
    }

    /// Claims the loss of a player.
    pub fn claim(&mut self, end: &mut Endpoint, session: &mut Session, claim: Claim) {
        if end.game.color() == Some(claim.loser) {
            // The game is under way, so that nothing is against it.
            let _ = self.append(end, session, LogEvent::Lost(claim));
            return;
        }
        end.claims.own = Some(OpenClaim::new(claim, end.events()));
        end.outbox.tell(PeerEvent::Claimed(claim));
        if end.connection.is_open() {
            end.send(Line::Claim { events: end.events(), claim });
        } else {
            self.leave_unsettled(end, session);
        }
    }

    /// Leaves the game unfinished by the own claim, which is not granted.
    fn leave_unsettled(&self, end: &mut Endpoint, session: &mut Session) {
        let Some(open) = end.claims.own else { return };
        let Some(claimant) = end.game.color() else { return };
        let unsettled = Unsettled { claimant, loss: open.claim.loss };
        if self.append(end, session, LogEvent::Unsettled(unsettled)).is_ok() {
            end.outbox.tell(PeerEvent::Contested(open.claim));
        }
    }

    /// Answers a claim of the guest.
    fn receive_claim(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        events: usize,
        claim: Claim,
    ) -> Result<(), Fault> {
        if events > end.events() {
            return Err(Fault::Number);
        }
        let is_over = session.to_move().is_none() || end.game.replay().unsettled.is_some();
        if events < end.events() || is_over || end.claims.theirs.is_some() {
            return Ok(());
        }
        if end.game.clocks().is_none() || !end.may_be_claimed(session, claim) {
            return Err(Fault::Unexpected);
        }
        if end.game.color() != Some(claim.loser) {
            // The guest admits it.
            return match claim.loss {
                Loss::Timeout => {
                    self.append(end, session, LogEvent::Lost(claim)).map_err(Fault::Event)
                }
                Loss::Absence => Err(Fault::Unexpected),
            };
        }
        end.claims.theirs = Some(OpenClaim::new(claim, events));
        match end.verdict(claim) {
            Verdict::Grant => self.grant(end, session),
            Verdict::Contest => self.contest(end, session),
            Verdict::Ask => end.outbox.push(Output::Asked),
        }
        Ok(())
    }

    /// Grants the claim of the guest.
    pub fn grant(&self, end: &mut Endpoint, session: &mut Session) {
        if let Some(open) = end.claims.theirs.take() {
            // The game is under way, so that nothing is against it.
            let _ = self.append(end, session, LogEvent::Lost(open.claim));
        }
    }

    /// Contests the claim of the guest, which leaves the game unfinished.
    pub fn contest(&self, end: &mut Endpoint, session: &mut Session) {
        let Some(open) = end.claims.theirs.take() else { return };
        end.outbox.tell(PeerEvent::Disputed(open.claim));
        if end.game.replay().unsettled.is_none() {
            end.send(Line::Contest(open.events));
            let unsettled = Unsettled { claimant: !open.claim.loser, loss: open.claim.loss };
            // The game is under way, so that nothing is against it.
            let _ = self.append(end, session, LogEvent::Unsettled(unsettled));
        }
    }

    /// Takes the guest's grant of a claim of this side.
    fn receive_grant(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        events: usize,
    ) -> Result<(), Fault> {
        if events > end.events() {
            return Err(Fault::Number);
        }
        if events < end.events() {
            return Ok(());
        }
        let unsettled = end.game.replay().unsettled;
        let unsettled = unsettled.filter(|left| Some(left.claimant) == end.game.color());
        let claimed = end.claims.own.map(|open| open.claim);
        if let Some(claim) = claimed.or(unsettled.map(|left| left.claim())) {
            self.append(end, session, LogEvent::Lost(claim)).map_err(Fault::Event)?;
        }
        Ok(())
    }

    /// Claims a loss on time as soon as a flag has fallen, and ends claims that are not answered.
    pub fn watch_time(&mut self, end: &mut Endpoint, session: &mut Session) {
        if let Some(claim) = end.fallen_flag(session) {
            self.claim(end, session, claim);
        }
        let is_open = end.connection.is_open();
        if end.claims.own.is_some_and(|open| open.is_overdue() || !is_open) {
            self.leave_unsettled(end, session);
        }
        let is_unsettled = end.game.replay().unsettled.is_some();
        if let Some(open) = end.claims.theirs.filter(|open| open.is_overdue() && !is_unsettled) {
            let unsettled = Unsettled { claimant: !open.claim.loser, loss: open.claim.loss };
            // The game is under way, so that nothing is against it.
            let _ = self.append(end, session, LogEvent::Unsettled(unsettled));
            ask_about_unsettled(end);
        }
    }

    /// Lets time pass for the seat and the visitors.
    pub fn elapse(&mut self, end: &mut Endpoint, session: &mut Session, time: Duration) {
        self.restraint.elapse(time);
        if self.seat.elapse(time) {
            self.empty_seat(end, session, "the secret of the seat was not stored in time");
        }
        for id in self.visitors.elapse(time) {
            self.dismiss_visitor(end, id, "nothing was heard for a minute");
        }
    }

    /// Returns the time until something happens to the seat or the visitors.
    pub fn next_event(&self) -> Option<Duration> {
        self.seat.next_event().into_iter().chain(self.visitors.next_event()).min()
    }
}

/// Has the player asked about a claim of the guest that is not settled.
fn ask_about_unsettled(end: &mut Endpoint) {
    let Some(unsettled) = end.game.replay().unsettled else { return };
    let claim = unsettled.claim();
    let is_against = end.game.color() == Some(claim.loser);
    if is_against && claim.loss == Loss::Absence && end.claims.theirs.is_none() {
        end.claims.theirs = Some(OpenClaim::new(claim, end.events()));
        end.outbox.push(Output::Asked);
    }
}

/// Checks that a proposal is the guest's to make.
///
/// # Errors
/// Returns the reason why not.
fn check_proposal(end: &Endpoint, session: &Session, event: &LogEvent) -> Result<(), String> {
    let guest = end.game.color().map(|color| !color);
    match event {
        LogEvent::Move { .. } if session.to_move() != guest => {
            Err("it is not the guest's turn".into())
        }
        LogEvent::Resign { color, .. } if Some(*color) != guest => {
            Err("it is not for the guest to do".into())
        }
        LogEvent::Move { .. } | LogEvent::Resign { .. } => Ok(()),
        LogEvent::Agreed { .. } | LogEvent::Lost(_) | LogEvent::Unsettled(_) => {
            Err("it is not for the guest to do".into())
        }
    }
}
