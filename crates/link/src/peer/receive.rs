//! Connections, and the lines that both sides take in alike.

use std::time::Duration;

use super::{Fault, News, Output, Peer, Phase};
use crate::ask::Request;
use crate::line::Line;
use othello_notation::PlayerName;
use othello_session::Session;

use super::side::Side;

/// The most requests of a player after one event.
const MOST_ASKED: usize = 32;

impl Peer {
    /// Begins with a connection: a guest or watcher with its host, or a host without a name of the
    /// guest.
    pub fn connected(&mut self, session: &mut Session) -> Vec<Output> {
        self.begin_connection(session, None)
    }

    /// Begins with the connection of a guest of that name, whom the host has let in.
    pub fn admitted(&mut self, session: &mut Session, name: Option<PlayerName>) -> Vec<Output> {
        self.begin_connection(session, name)
    }

    fn begin_connection(&mut self, session: &mut Session, name: Option<PlayerName>) -> Vec<Output> {
        if self.phase != Phase::Closed {
            self.lose_connection();
        }
        self.lag.connected();
        if let Side::Host(hosting) = &mut self.side {
            hosting.guest = name.or(hosting.guest.take());
            let seat = Line::Seat(hosting.identity.seat);
            self.phase = Phase::Comparing;
            self.send(&seat);
            self.send_have();
        } else {
            self.phase = Phase::Greeting;
            self.send(&Line::greeting());
        }
        if let Some(visiting) = self.side.visiting() {
            visiting.has_restarted = false;
            visiting.catches_up = true;
        }
        self.play.show_time(session);
        self.take_outputs()
    }

    /// Takes in that the connection is lost.
    pub fn disconnected(&mut self) -> Vec<Output> {
        self.lose_connection();
        self.take_outputs()
    }

    /// Takes in that the connection is lost, and tells it if it was one.
    pub(super) fn lose_connection(&mut self) {
        if self.phase == Phase::Open {
            self.lag.lost(self.play.turn_time);
            self.news(News::Lost);
        }
        self.close();
    }

    /// Has no connection any more. Requests are void.
    pub(super) fn close(&mut self) {
        if self.phase == Phase::Open {
            self.away = Duration::ZERO;
        }
        if self.phase != Phase::Closed {
            self.phase = Phase::Closed;
            self.requests.close();
        }
    }

    /// Takes in a line of the other side, without its end.
    pub fn received(&mut self, session: &mut Session, line: &str) -> Vec<Output> {
        if self.phase != Phase::Closed {
            self.lag.hear();
            let read = line.parse().map_err(Fault::Line);
            if let Err(fault) = read.and_then(|line| self.take(session, line)) {
                self.part(fault);
            }
        }
        self.take_outputs()
    }

    /// Ends a connection whose other side has broken the protocol.
    fn part(&mut self, fault: Fault) {
        self.send(&Line::Bye(fault.to_string()));
        self.outputs.push(Output::Close);
        self.news(News::Broken(fault));
        self.close();
    }

    fn take(&mut self, session: &mut Session, line: Line) -> Result<(), Fault> {
        if let (Phase::Open, Some(visiting)) = (self.phase, self.side.visiting()) {
            visiting.catches_up &= matches!(line, Line::Event(_));
        }
        match line {
            Line::Bye(why) => {
                self.outputs.push(Output::Close);
                self.news(News::Parted(why));
                self.close();
                Ok(())
            }
            Line::Ping { number, events } if self.phase == Phase::Open => {
                let own = self.log.len();
                self.send(&Line::Pong { number, events: own });
                self.reconcile(events);
                Ok(())
            }
            Line::Pong { number, events } if self.phase == Phase::Open => {
                self.lag.pong(number);
                if events == self.log.len() {
                    self.confirmed = self.confirmed.or(Some(self.play.turn_time));
                }
                self.reconcile(events);
                Ok(())
            }
            Line::Ask { events, request } if self.phase == Phase::Open => {
                self.take_request(session, events, request)
            }
            Line::Decline { events, request } if self.phase == Phase::Open => {
                let is_ours = self.requests.ours.as_ref() == Some(&request);
                if events == self.log.len() && is_ours {
                    self.requests.ours = None;
                    self.news(News::Declined(request));
                }
                Ok(())
            }
            line => match self.side {
                Side::Host(_) => self.take_from_guest(session, line),
                Side::Guest(_) | Side::Watcher(_) => self.take_from_host(session, line),
            },
        }
    }

    /// Sends again what a side lacks that has so many events, as far as this side may know it.
    fn reconcile(&mut self, events: usize) {
        let own = self.log.len();
        match &self.side {
            Side::Host(_) => self.send_after(events),
            Side::Guest(_) | Side::Watcher(_) if events > own => self.send_have(),
            Side::Guest(_) | Side::Watcher(_) => self.try_again(),
        }
    }

    pub(super) fn send_after(&mut self, events: usize) {
        let lines: Vec<_> = self.log.lines_after(events).collect();
        for line in &lines {
            self.send(line);
        }
    }

    /// Sends a proposal again that the host has not answered.
    pub(super) fn try_again(&mut self) {
        if let Some(event) = self.tried.last().cloned() {
            let number = self.log.len() + 1;
            self.send(&Line::Try { number, event });
        }
    }

    /// Both sides have the same log from here on.
    pub(super) fn open(&mut self) {
        if self.phase != Phase::Open {
            self.phase = Phase::Open;
            self.confirmed = None;
            self.send_ping();
            self.news(News::Joined);
        }
    }

    /// Takes in a wish of the other player. One that was said before something else happened is void.
    fn take_request(
        &mut self,
        session: &mut Session,
        events: usize,
        request: Request,
    ) -> Result<(), Fault> {
        if let Side::Watcher(_) = self.side {
            return Err(Fault::Unexpected);
        }
        if events != self.log.len() || self.requests.theirs.as_ref() == Some(&request) {
            return Ok(());
        }
        self.requests.heard += 1;
        if self.requests.heard > MOST_ASKED {
            return Err(Fault::AsksTooOften);
        }
        let both_want_it = self.requests.ours.as_ref() == Some(&request);
        self.requests.theirs = Some(request.clone());
        if both_want_it {
            // The host has it happen; a guest has agreed by asking.
            self.agree(session);
        } else {
            self.news(News::Asked(request));
        }
        Ok(())
    }
}
