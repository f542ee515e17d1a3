//! The host's side: it numbers the events.

use std::time::Duration;

use super::{Fault, News, Output, Peer, Phase};
use crate::ask::{Request, Requests};
use crate::event::{Event, EventError, Numbered};
use crate::greeting::SeatState;
use crate::line::Line;
use crate::sum::Sum;
use othello_session::Session;

use super::side::Side;

impl Peer {
    /// Takes in a line that only a guest may send.
    pub(super) fn take_from_guest(
        &mut self,
        session: &mut Session,
        line: Line,
    ) -> Result<(), Fault> {
        match line {
            Line::Have { events, sum } => self.compare(session, events, sum),
            Line::Event(entry) if self.phase == Phase::Comparing => {
                self.restore_own(session, entry)
            }
            Line::Try { number, event } if self.phase == Phase::Open => {
                self.take_proposal(session, number, &event);
                Ok(())
            }
            Line::Accept { events, request } if self.phase == Phase::Open => {
                let is_ours = self.requests.ours.as_ref() == Some(&request);
                if events == self.log.len() && is_ours {
                    self.perform(session, request);
                }
                Ok(())
            }
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
            | Line::Bye(_) => Err(Fault::Unexpected),
        }
    }

    /// Compares the logs, and sends the guest what it lacks.
    fn compare(&mut self, session: &mut Session, events: usize, sum: Sum) -> Result<(), Fault> {
        self.take_seat();
        if self.log.sum_at(events) == Some(sum) {
            self.send_after(events);
        } else {
            self.send(&Line::Restart);
            self.send_after(0);
            self.send_have();
        }
        self.open();
        if self.log.is_empty()
            && let Side::Host(hosting) = &self.side
        {
            let mut terms = hosting.terms.clone();
            terms.names[terms.host].clone_from(&hosting.identity.name);
            terms.names[!terms.host].clone_from(&hosting.guest);
            self.happen(session, Event::Game(terms)).map_err(Fault::Event)?;
        }
        Ok(())
    }

    /// Returns the state of the guest's seat.
    pub const fn seat_state(&self) -> SeatState {
        match &self.side {
            Side::Host(hosting) => hosting.seat,
            Side::Guest(_) | Side::Watcher(_) => SeatState::Taken,
        }
    }

    fn take_seat(&mut self) {
        if let Side::Host(hosting) = &mut self.side
            && hosting.seat == SeatState::Free
        {
            hosting.seat = SeatState::Taken;
            let line = Line::Seat(hosting.identity.seat);
            self.record(&line);
            self.outputs.push(Output::SeatTaken);
        }
    }

    /// Takes an event of its own back from the guest, which was lost here.
    fn restore_own(&mut self, session: &mut Session, entry: Numbered) -> Result<(), Fault> {
        let Some(hosting) = self.side.host() else { return Err(Fault::Unexpected) };
        if !self.log.is_next(&entry) {
            // Something else has happened here instead: the logs differ, and this one counts.
            return Ok(());
        }
        if entry.seal != self.log.seal_with(&entry.event, &hosting.identity.seal) {
            return Err(Fault::NotProposed);
        }
        self.append(session, entry.event, entry.seal).map_err(Fault::Event)
    }

    /// Has an event happen: it is numbered, kept and sent.
    pub(super) fn happen(&mut self, session: &mut Session, event: Event) -> Result<(), EventError> {
        let Some(hosting) = self.side.host() else { return Ok(()) };
        let seal = self.log.seal_with(&event, &hosting.identity.seal);
        self.append(session, event, seal)?;
        if self.phase == Phase::Open {
            // The line is kept before it is sent, and the players hear of it last.
            let news = self.outputs.pop();
            self.send_after(self.log.len() - 1);
            if self.play.runs(session) {
                self.send_ping();
            }
            self.outputs.extend(news);
        }
        Ok(())
    }

    /// Takes in a proposal of the guest: has it happen, or refuses it.
    fn take_proposal(&mut self, session: &mut Session, number: usize, event: &Event) {
        if number <= self.log.len() {
            // The guest does not know yet what has happened there: that or something else.
            return self.send_after(number.saturating_sub(1));
        }
        let proposed = if number == self.log.len() + 1 {
            self.charged(session, event)
                .and_then(|event| self.happen(session, event).map_err(|error| error.to_string()))
        } else {
            Err("it is not the next event".into())
        };
        if let Err(why) = proposed {
            self.news(News::Rejected(why.clone()));
            self.refuse(number, why);
        }
    }

    fn refuse(&mut self, number: usize, why: String) {
        self.send(&Line::Refuse { number, why });
    }

    /// Returns the event that a proposal of the guest becomes, with the time that is charged.
    fn charged(&mut self, session: &Session, event: &Event) -> Result<Event, String> {
        let own = self.color();
        let guest = own.map(|color| !color);
        match *event {
            Event::Move { .. } if session.to_move() != guest => {
                Err("it is not the guest's turn".into())
            }
            Event::Move { square, used } => {
                session.position().check(square).map_err(|why| format!("{square} {why}"))?;
                let used = self.charge(session, used);
                Ok(self.in_time(session, used, Event::Move { square, used }))
            }
            Event::Resign { color, used } if Some(color) == guest => {
                let is_mover = session.to_move() == guest;
                let used = if is_mover { self.charge(session, used) } else { Duration::ZERO };
                Ok(self.in_time(session, used, Event::Resign { color, used }))
            }
            Event::TimeOut(color) if Some(color) == guest && session.to_move() == guest => {
                Ok(Event::TimeOut(color))
            }
            Event::TimeOut(color)
                if Some(color) == own
                    && session.to_move() == own
                    && self.is_out_of_time(session) =>
            {
                Ok(Event::TimeOut(color))
            }
            Event::TimeOut(_) => Err("the player has time left".into()),
            Event::Absence(color) if Some(color) == own => Ok(Event::Absence(color)),
            Event::Resign { .. }
            | Event::Absence(_)
            | Event::Game(_)
            | Event::Undo { .. }
            | Event::Pause { .. }
            | Event::Resume
            | Event::Hints => Err("it is not for the guest to do".into()),
        }
    }

    /// Returns the time that the guest is charged, in whole milliseconds.
    fn charge(&mut self, session: &Session, used: Duration) -> Duration {
        if !self.play.runs(session) {
            return Duration::ZERO;
        }
        let charged = self.lag.charge(used, self.play.used()).as_millis();
        Duration::from_millis(u64::try_from(charged).unwrap_or(u64::MAX))
    }

    /// Returns the event, or the loss on time of the player to move if it came too late.
    fn in_time(&self, session: &Session, used: Duration, event: Event) -> Event {
        let is_late = self.play.left_of_mover(session).is_some_and(|left| used >= left);
        session.to_move().filter(|_| is_late).map_or(event, Event::TimeOut)
    }

    /// Has a wish happen that both agree on.
    pub(super) fn perform(&mut self, session: &mut Session, request: Request) {
        // An agreement is no occasion to lose on time.
        let most = self.play.left_of_mover(session);
        let most = most.map(|left| left.saturating_sub(Duration::from_millis(1)));
        let used = || most.map_or(Duration::ZERO, |most| self.play.used().min(most));
        let event = match request.clone() {
            Request::Undo { plies } => Event::Undo { plies, used: used() },
            Request::Game(terms) => Event::Game(terms),
            Request::Pause => Event::Pause { used: used() },
            Request::Resume => Event::Resume,
            Request::Hints => Event::Hints,
        };
        if let Err(error) = self.happen(session, event) {
            self.requests = Requests::default();
            let events = self.log.len();
            self.send(&Line::Decline { events, request });
            self.news(News::Refused(error.to_string()));
        }
    }
}
