//! The guest's side, and that of one who watches: they take in the host's events, and check them.

use super::{Fault, News, Peer, Phase};
use crate::ask::Request;
use crate::event::{Event, Numbered};
use crate::lag::LONGEST_SILENCE;
use crate::line::{Line, SeatClaim};
use crate::sum::{GameId, Sum};
use othello_notation::PlayerName;
use othello_session::Session;

use super::side::{Restart, Side, Visiting};

impl Peer {
    /// Takes in a line that only a host may send.
    pub(super) fn take_from_host(
        &mut self,
        session: &mut Session,
        line: Line,
    ) -> Result<(), Fault> {
        match (line, self.phase) {
            (Line::Greeting { version, .. }, Phase::Greeting) => {
                self.phase = Phase::Introducing;
                if version == 0 { Err(Fault::Version) } else { Ok(()) }
            }
            (Line::Host { id, name }, Phase::Introducing) => {
                self.introduce(session, id, name);
                Ok(())
            }
            (Line::Seat(secret), Phase::Comparing) => {
                let is_new = self
                    .side
                    .visiting()
                    .is_some_and(|visiting| visiting.seat.replace(secret) != Some(secret));
                if is_new {
                    self.record(&Line::Seat(secret));
                }
                Ok(())
            }
            (Line::Have { events, sum }, Phase::Comparing | Phase::Open) => {
                self.compare_with_host(events, sum);
                Ok(())
            }
            (Line::Restart, Phase::Comparing | Phase::Open) => self.restart(session),
            (Line::Event(entry), Phase::Open) => self.take_event(session, entry),
            (Line::Refuse { number, why }, Phase::Open) => {
                if number == self.log.len() + 1 && !self.tried.is_empty() {
                    self.tried.clear();
                    self.news(News::Refused(why));
                }
                Ok(())
            }
            (_, _) => Err(Fault::Unexpected),
        }
    }

    /// Says who this is, once the host has said which game it is. Another game than before begins
    /// with nothing.
    fn introduce(&mut self, session: &mut Session, id: GameId, name: Option<PlayerName>) {
        self.phase = Phase::Comparing;
        let before = self.side.visiting().and_then(|visiting| visiting.game);
        if before != Some(id) {
            if before.is_some() {
                self.keep_unfinished(session);
                self.forget(session);
            }
            self.record(&Line::Host { id, name: name.clone() });
        }
        let is_watcher = matches!(self.side, Side::Watcher(_));
        let Some(visiting) = self.side.visiting() else { return };
        if before != Some(id) {
            (visiting.seat, visiting.restart) = (None, Restart::Done);
        }
        visiting.game = Some(id);
        visiting.host = name.or(visiting.host.take());
        let claim = visiting.seat.map_or(SeatClaim::New, SeatClaim::Kept);
        let seat = if is_watcher { SeatClaim::Watch } else { claim };
        let hello = Line::Hello { seat, name: visiting.name.clone() };
        self.send(&hello);
    }

    /// Compares the logs: returns to the host what it has lost, and says how much is known here.
    fn compare_with_host(&mut self, events: usize, sum: Sum) {
        let mut has_restarted = false;
        if let Some(visiting) = self.side.visiting() {
            has_restarted = visiting.has_restarted;
            if visiting.restart != Restart::Done {
                visiting.restart = Restart::Until(events);
            }
        }
        self.follow_restart();
        let is_same = self.log.sum_at(events) == Some(sum);
        if is_same && self.phase == Phase::Comparing && matches!(self.side, Side::Guest(_)) {
            self.send_after(events);
        }
        if !has_restarted {
            self.send_have();
        }
        self.open();
        // What was tried in another game is not for this one.
        if is_same {
            self.try_again();
        }
    }

    /// Ends the restart of the log once it is whole.
    fn follow_restart(&mut self) {
        let (events, sum) = (self.log.len(), self.log.sum());
        let Some(visiting) = self.side.visiting() else { return };
        if matches!(visiting.restart, Restart::Until(whole) if whole <= events) {
            visiting.restart = Restart::Done;
            self.record(&Line::Have { events, sum });
        }
    }

    /// Gives up the own log for the host's, once in a connection.
    fn restart(&mut self, session: &mut Session) -> Result<(), Fault> {
        let Some(visiting) = self.side.visiting() else { return Err(Fault::Unexpected) };
        if std::mem::replace(&mut visiting.has_restarted, true) {
            return Err(Fault::Unexpected);
        }
        visiting.restart = Restart::Begun;
        self.keep_unfinished(session);
        self.forget(session);
        Ok(())
    }

    /// Keeps the game that another one replaces, unless it was kept at its end.
    fn keep_unfinished(&mut self, session: &Session) {
        if !session.game().plies().is_empty() && session.to_move().is_some() {
            self.news(News::Diverged(Box::new(session.record())));
        }
    }

    /// Begins with an empty log, also in the file.
    fn forget(&mut self, session: &mut Session) {
        self.record(&Line::Restart);
        self.reset(session);
        self.news(News::Restarted);
    }

    /// Takes in an event of the host. One who watches begins anew with the next connection if the
    /// host's log is another one: it has lost events, and others have happened instead.
    fn take_event(&mut self, session: &mut Session, entry: Numbered) -> Result<(), Fault> {
        let taken = self.take_next(session, entry);
        if taken == Err(Fault::Sum) && matches!(self.side, Side::Watcher(_)) {
            self.forget(session);
        }
        taken
    }

    fn take_next(&mut self, session: &mut Session, entry: Numbered) -> Result<(), Fault> {
        if entry.number <= self.log.len() {
            let is_known = self.log.has(entry.number, &entry.event)
                && self.log.sum_at(entry.number) == Some(entry.sum);
            return if is_known { Ok(()) } else { Err(Fault::Sum) };
        }
        if entry.number > self.log.len() + 1 {
            self.send_have();
            return Ok(());
        }
        if !self.log.is_next(&entry) {
            return Err(Fault::Sum);
        }
        self.check_consent(session, &entry.event)?;
        self.append(session, entry.event, entry.seal).map_err(Fault::Event)?;
        self.follow_restart();
        Ok(())
    }

    /// Checks that the host has not decided for the player here.
    fn check_consent(&self, session: &Session, event: &Event) -> Result<(), Fault> {
        let Side::Guest(Visiting { restart: Restart::Done, .. }) = self.side else { return Ok(()) };
        let own = self.color();
        let is_tried = || self.tried.iter().any(|tried| is_same(event, tried));
        let is_agreed = |is_it: fn(&Request, &Event) -> bool| {
            self.requests.agreed.iter().any(|request| is_it(request, event))
        };
        match event {
            Event::Game(_) if self.log.is_empty() => Ok(()),
            Event::Move { .. } if session.to_move() == own && !is_tried() => {
                Err(Fault::NotProposed)
            }
            Event::Resign { color, .. } if Some(*color) == own && !is_tried() => {
                Err(Fault::NotProposed)
            }
            Event::TimeOut(color)
                if Some(*color) == own && !self.may_be_late(session) && !self.catches_up() =>
            {
                Err(Fault::NotProposed)
            }
            Event::Game(_)
            | Event::Undo { .. }
            | Event::Pause { .. }
            | Event::Resume
            | Event::Hints
                if !is_agreed(is_request_for) =>
            {
                Err(Fault::NotAgreed)
            }
            // Who was away cannot know for how long: a machine that slept has counted no time.
            Event::Absence(color) if Some(*color) == own && !self.catches_up() => {
                Err(Fault::NotAgreed)
            }
            Event::Game(_)
            | Event::Move { .. }
            | Event::Undo { .. }
            | Event::Resign { .. }
            | Event::TimeOut(_)
            | Event::Absence(_)
            | Event::Pause { .. }
            | Event::Resume
            | Event::Hints => Ok(()),
        }
    }

    /// Returns `true` if the player to move may have lost on time as far as can be known here: lines
    /// may have been delayed, and a machine that slept has counted no time.
    fn may_be_late(&self, session: &Session) -> bool {
        let late = self.play.turn_time + LONGEST_SILENCE + self.lag.allowance();
        self.play.left_of_mover(session).is_some_and(|left| left <= late)
    }

    /// Returns `true` if nothing has come from the host since the connection began but its log.
    const fn catches_up(&self) -> bool {
        matches!(self.side, Side::Guest(Visiting { catches_up: true, .. }))
    }
}

/// Returns `true` if a proposal has become that event.
fn is_same(logged: &Event, proposed: &Event) -> bool {
    match (logged, proposed) {
        (Event::Move { square, .. }, Event::Move { square: other, .. }) => square == other,
        (Event::Resign { color, .. }, Event::Resign { color: other, .. }) => color == other,
        (logged, proposed) => logged == proposed,
    }
}

/// Returns `true` if an event is what was asked for.
fn is_request_for(request: &Request, event: &Event) -> bool {
    match (request, event) {
        (Request::Undo { plies }, Event::Undo { plies: undone, .. }) => plies == undone,
        (Request::Game(asked), Event::Game(terms)) => asked == terms,
        (Request::Pause, Event::Pause { .. })
        | (Request::Resume, Event::Resume)
        | (Request::Hints, Event::Hints) => true,
        (_, _) => false,
    }
}
