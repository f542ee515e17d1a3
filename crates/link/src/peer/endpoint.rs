//! One end of the link, as a host and a guest have it alike.

use std::time::Duration;

use super::connection::{Connection, Phase};
use super::fault::Fault;
use super::logged_game::LoggedGame;
use super::output::{Outbox, Output, PeerEffect, PeerEvent};
use crate::lag::KeepAlive;
use crate::line::Line;
use crate::log_event::{EventError, LogEvent};
use crate::log_hash::LogHash;
use crate::replay::AppliedEvent;
use crate::request::OpenRequests;
use crate::role::Role;
use othello_core::board::Color;
use othello_session::Session;

/// One end of the link: the game, the connection, the open requests and the outputs.
///
/// It knows nothing of the role that uses it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Endpoint {
    pub game: LoggedGame,
    pub connection: Connection,
    pub requests: OpenRequests,
    pub outbox: Outbox,
}

impl Endpoint {
    pub fn new(role: Role) -> Self {
        Self {
            game: LoggedGame::new(role),
            connection: Connection::default(),
            requests: OpenRequests::default(),
            outbox: Outbox::default(),
        }
    }

    /// Returns the number of events in the log.
    pub const fn events(&self) -> usize {
        self.game.log().len()
    }

    /// Tells the other side how much of the log is known here.
    pub fn send_have(&mut self) {
        self.outbox.send(self.game.have());
    }

    /// Sends the events after the first `events` of the log.
    pub fn send_after(&mut self, events: usize) {
        self.game.log().lines_after(events).for_each(|line| self.outbox.send(line));
    }

    pub fn send_ping(&mut self) {
        let number = self.connection.ping();
        self.outbox.send(Line::Ping { number, events: self.events() });
    }

    /// Opens the connection: both sides have the same log from here on.
    pub fn open(&mut self) {
        if !self.connection.is_open() {
            self.connection.enter(Phase::Open);
            self.game.unconfirm();
            self.send_ping();
            self.outbox.tell(PeerEvent::Joined);
        }
    }

    /// Closes the connection and drops the open requests. The player is told if it was open.
    pub fn lose_connection(&mut self) {
        if self.connection.is_open() {
            self.connection.lost(self.game.replay().turn_time);
            self.outbox.tell(PeerEvent::Lost);
        }
        self.close();
    }

    /// Closes the connection and drops the open requests.
    pub fn close(&mut self) {
        if !self.connection.is_closed() {
            self.connection.close();
            self.requests.close();
        }
    }

    /// Ends a connection that the other side has ended, for this reason.
    pub fn part(&mut self, why: String) {
        self.outbox.effect(PeerEffect::Close);
        self.outbox.tell(PeerEvent::Parted(why));
        self.close();
    }

    /// Ends a connection whose other side has broken the protocol.
    pub fn break_off(&mut self, fault: Fault) {
        self.outbox.send(Line::Bye(fault.to_string()));
        self.outbox.effect(PeerEffect::Close);
        self.outbox.tell(PeerEvent::Broken(fault));
        self.close();
    }

    /// Applies the next event to the session, appends it to the log and records it. Ends what was
    /// said and measured since the event before it.
    ///
    /// # Errors
    /// When the event cannot happen now or the log is full; then nothing has changed.
    pub fn append(
        &mut self,
        session: &mut Session,
        event: LogEvent,
        seal: LogHash,
    ) -> Result<AppliedEvent, EventError> {
        let applied = self.restore_event(session, event, seal)?;
        self.game.log().lines_after(self.events() - 1).for_each(|line| self.outbox.record(line));
        Ok(applied)
    }

    /// Does the same with an event that the file has already.
    ///
    /// # Errors
    /// As for [`append`](Self::append).
    pub fn restore_event(
        &mut self,
        session: &mut Session,
        event: LogEvent,
        seal: LogHash,
    ) -> Result<AppliedEvent, EventError> {
        let applied = self.game.append(session, event, seal)?;
        self.end_turn();
        Ok(applied)
    }

    /// Tells that an event has happened.
    pub fn tell_applied(&mut self, applied: AppliedEvent) {
        let is_hints = applied.event == LogEvent::Hints;
        self.outbox.push(Output::Happened(applied));
        if is_hints {
            self.outbox.tell(PeerEvent::HintsAllowed);
        }
    }

    /// Empties the log.
    pub fn clear_log(&mut self) {
        self.game.clear();
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.requests = OpenRequests::default();
        self.connection.end_turn();
    }

    /// Lets time pass for the connection and the clock.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) {
        let was_open = self.connection.is_open();
        self.connection.elapse(time);
        if was_open {
            self.game.elapse(session, time);
        }
        match self.connection.keep_alive() {
            KeepAlive::Wait => {}
            KeepAlive::Ping => self.send_ping(),
            KeepAlive::GiveUp => {
                self.outbox.effect(PeerEffect::Close);
                self.lose_connection();
            }
        }
        if was_open && let Some(line) = self.game.take_clock_line() {
            self.outbox.record(line);
        }
    }

    /// Returns the player who has lost on time. After a silence the other side is pinged first: only
    /// a player who is there can lose on time.
    pub fn lost_on_time(&mut self, session: &Session) -> Option<Color> {
        if !self.connection.is_open() {
            return None;
        }
        let loser = self.game.flagged(session, self.connection.allowance())?;
        if self.game.color() == Some(loser) || !self.connection.is_doubtful() {
            return Some(loser);
        }
        if !self.connection.is_pinging() {
            self.send_ping();
        }
        None
    }
}
