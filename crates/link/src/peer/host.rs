//! The host, who numbers the events.

use std::time::Duration;

use super::connection::Phase;
use super::endpoint::Endpoint;
use super::fault::{Fault, RestoreError};
use super::output::{PeerEffect, PeerEvent};
use crate::greeting::SeatState;
use crate::line::Line;
use crate::log_event::{EventError, LogEvent, NumberedEvent};
use crate::log_hash::LogHash;
use crate::request::{OpenRequests, Request};
use crate::role::HostIdentity;
use crate::terms::{Terms, shortened_name};
use othello_core::board::ByColor;
use othello_notation::PlayerName;
use othello_session::Session;

/// The state that only a host has.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Host {
    identity: HostIdentity,
    /// The terms of the first game.
    terms: Terms,
    seat: SeatState,
    guest: Option<PlayerName>,
}

impl Host {
    pub fn new(mut identity: HostIdentity, mut terms: Terms) -> Self {
        identity.name = shortened_name(identity.name);
        terms.names = ByColor::from_fn(|color| shortened_name(terms.names[color].take()));
        Self { identity, terms, seat: SeatState::Free, guest: None }
    }

    /// Returns the terms of the first game.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    pub const fn seat(&self) -> SeatState {
        self.seat
    }

    /// Returns the name of the guest who was let in last.
    pub const fn guest(&self) -> Option<&PlayerName> {
        self.guest.as_ref()
    }

    /// Returns the session before the first event.
    pub fn session(&self) -> Session {
        Session::new(self.terms.setup(Some(self.terms.host)), self.terms.date)
    }

    /// Starts the connection of a guest.
    pub fn connect(&mut self, end: &mut Endpoint, name: Option<PlayerName>) {
        self.guest = name.or(self.guest.take());
        end.connection.begin(Phase::Comparing);
        end.outbox.send(Line::Seat(self.identity.seat));
        end.send_have();
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
            Line::Seat(_) => {
                self.seat = SeatState::Taken;
                Ok(())
            }
            Line::Event(entry) => {
                let restored = end.restore_event(session, entry.event, entry.seal);
                restored.map(drop).map_err(RestoreError::Event)
            }
            Line::Greeting { .. }
            | Line::Host { .. }
            | Line::Hello { .. }
            | Line::Have { .. }
            | Line::Try { .. }
            | Line::Refuse { .. }
            | Line::Restart
            | Line::Ask { .. }
            | Line::Accept { .. }
            | Line::Decline { .. }
            | Line::Ping { .. }
            | Line::Pong { .. }
            | Line::Clock { .. }
            | Line::Bye(_) => Err(RestoreError::Unexpected),
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
            (Line::Have { events, hash }, _) => self.compare(end, session, events, hash),
            (Line::Event(entry), Phase::Comparing) => self.recover(end, session, entry),
            (Line::Try { number, event }, Phase::Open) => {
                self.answer_proposal(end, session, number, &event);
                Ok(())
            }
            (Line::Accept { events, request }, Phase::Open) => {
                let is_ours = end.requests.ours.as_ref() == Some(&request);
                if events == end.events() && is_ours {
                    self.perform(end, session, request);
                }
                Ok(())
            }
            (
                Line::Greeting { .. }
                | Line::Host { .. }
                | Line::Hello { .. }
                | Line::Seat(_)
                | Line::Event(_)
                | Line::Try { .. }
                | Line::Refuse { .. }
                | Line::Restart
                | Line::Ask { .. }
                | Line::Accept { .. }
                | Line::Decline { .. }
                | Line::Ping { .. }
                | Line::Pong { .. }
                | Line::Clock { .. }
                | Line::Bye(_),
                _,
            ) => Err(Fault::Unexpected),
        }
    }

    /// Compares the logs, sends the guest what it lacks, and begins the first game.
    fn compare(
        &mut self,
        end: &mut Endpoint,
        session: &mut Session,
        events: usize,
        hash: LogHash,
    ) -> Result<(), Fault> {
        self.take_seat(end);
        if end.game.log().hash_at(events) == Some(hash) {
            end.send_after(events);
        } else {
            end.outbox.send(Line::Restart);
            end.send_after(0);
            end.send_have();
        }
        end.open();
        if end.game.log().is_empty() {
            let mut terms = self.terms.clone();
            terms.names[terms.host].clone_from(&self.identity.name);
            terms.names[!terms.host].clone_from(&self.guest);
            self.append(end, session, LogEvent::Game(terms)).map_err(Fault::Event)?;
        }
        Ok(())
    }

    fn take_seat(&mut self, end: &mut Endpoint) {
        if self.seat == SeatState::Free {
            self.seat = SeatState::Taken;
            end.outbox.record(Line::Seat(self.identity.seat));
            end.outbox.effect(PeerEffect::TakeSeat);
        }
    }

    /// Takes back one of the host's own events that was lost here, as by a power cut.
    fn recover(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        entry: NumberedEvent,
    ) -> Result<(), Fault> {
        if !end.game.log().is_next(&entry) {
            // Something else has happened here instead: the logs differ, and this one counts.
            return Ok(());
        }
        if entry.seal != end.game.log().seal_with(&entry.event, &self.identity.seal) {
            return Err(Fault::NotProposed);
        }
        let applied = end.append(session, entry.event, entry.seal).map_err(Fault::Event)?;
        end.tell_applied(applied);
        Ok(())
    }

    /// Numbers and seals an event, appends it to the log and sends it to the guest.
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
            if end.game.replay().runs(session) {
                end.send_ping();
            }
        }
        end.tell_applied(applied);
        Ok(())
    }

    /// Turns a proposal of the guest into an event, or refuses it.
    fn answer_proposal(
        &self,
        end: &mut Endpoint,
        session: &mut Session,
        number: usize,
        event: &LogEvent,
    ) {
        if number <= end.events() {
            // The guest does not know yet what has happened there: that or something else.
            return end.send_after(number.saturating_sub(1));
        }
        let proposed = if number == end.events() + 1 {
            charged(end, session, event).and_then(|event| {
                self.append(end, session, event).map_err(|error| error.to_string())
            })
        } else {
            Err("it is not the next event".into())
        };
        if let Err(why) = proposed {
            end.outbox.tell(PeerEvent::Rejected(why.clone()));
            end.outbox.send(Line::Refuse { number, why });
        }
    }

    /// Performs a request that both players agree to.
    pub fn perform(&self, end: &mut Endpoint, session: &mut Session, request: Request) {
        let replay = end.game.replay();
        // Nobody loses on time by an agreement.
        let most = replay.left_of_mover(session);
        let most = most.map(|left| left.saturating_sub(Duration::from_millis(1)));
        let used = most.map_or(Duration::ZERO, |most| replay.used().min(most));
        let event = match request.clone() {
            Request::Undo { plies } => LogEvent::Undo { plies, used },
            Request::Game(terms) => LogEvent::Game(terms),
            Request::Pause => LogEvent::Pause { used },
            Request::Resume => LogEvent::Resume,
            Request::Hints => LogEvent::Hints,
        };
        if let Err(error) = self.append(end, session, event) {
            end.requests = OpenRequests::default();
            end.outbox.send(Line::Decline { events: end.events(), request });
            end.outbox.tell(PeerEvent::Refused(error.to_string()));
        }
    }
}

/// Returns the event that a proposal of the guest becomes, with the time that the guest is charged.
///
/// # Errors
/// Returns the reason why it becomes none.
fn charged(end: &mut Endpoint, session: &Session, event: &LogEvent) -> Result<LogEvent, String> {
    let own = end.game.color();
    let guest = own.map(|color| !color);
    match *event {
        LogEvent::Move { .. } if session.to_move() != guest => {
            Err("it is not the guest's turn".into())
        }
        LogEvent::Move { square, used } => {
            session.position().check(square).map_err(|why| format!("{square} {why}"))?;
            let used = charge(end, session, used);
            Ok(in_time(end, session, used, LogEvent::Move { square, used }))
        }
        LogEvent::Resign { color, used } if Some(color) == guest => {
            let is_mover = session.to_move() == guest;
            let used = if is_mover { charge(end, session, used) } else { Duration::ZERO };
            Ok(in_time(end, session, used, LogEvent::Resign { color, used }))
        }
        LogEvent::TimeOut(color) if Some(color) == guest && session.to_move() == guest => {
            Ok(LogEvent::TimeOut(color))
        }
        LogEvent::TimeOut(color)
            if Some(color) == own
                && session.to_move() == own
                && end.game.is_out_of_time(session) =>
        {
            Ok(LogEvent::TimeOut(color))
        }
        LogEvent::TimeOut(_) => Err("the player has time left".into()),
        LogEvent::Absence(color) if Some(color) == own => Ok(LogEvent::Absence(color)),
        LogEvent::Resign { .. }
        | LogEvent::Absence(_)
        | LogEvent::Game(_)
        | LogEvent::Undo { .. }
        | LogEvent::Pause { .. }
        | LogEvent::Resume
        | LogEvent::Hints => Err("it is not for the guest to do".into()),
    }
}

/// Returns the time that the guest is charged, in whole milliseconds.
fn charge(end: &mut Endpoint, session: &Session, used: Duration) -> Duration {
    if !end.game.replay().runs(session) {
        return Duration::ZERO;
    }
    let observed = end.game.replay().used();
    let charged = end.connection.charge(used, observed).as_millis();
    Duration::from_millis(u64::try_from(charged).unwrap_or(u64::MAX))
}

/// Returns the event, or the loss on time of the player to move if it came too late.
fn in_time(end: &Endpoint, session: &Session, used: Duration, event: LogEvent) -> LogEvent {
    let is_late = end.game.replay().left_of_mover(session).is_some_and(|left| used >= left);
    session.to_move().filter(|_| is_late).map_or(event, LogEvent::TimeOut)
}
