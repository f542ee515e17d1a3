//! One end of the link, as a host and a guest have it alike.

use std::time::Duration;

use super::claims::{Claims, Doubt};
use super::connection::{Connection, Phase};
use super::fault::{Fault, ProposalError};
use super::logged_game::LoggedGame;
use super::output::{Outbox, Output, PeerEffect, PeerEvent};
use super::questions::Questions;
use crate::claim::{Claim, Loss};
use crate::clocks::{Clocks, GapIn, Running};
use crate::line::Line;
use crate::log_event::{EventError, LogEvent};
use crate::log_hash::LogHash;
use crate::replay::AppliedEvent;
use crate::request::Request;
use crate::role::Role;
use crate::silence::{KeepAlive, Pace};
use othello_session::Session;

/// The state of the file of this side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StorageState {
    /// Lines can be written.
    #[default]
    Working,
    /// They cannot, and are tried again.
    Failing,
}

/// The answer of this side to a claim against its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It is explained by the measures of this side itself.
    Grant,
    /// It does not.
    Contest,
    /// The player decides.
    Ask,
}

/// One end of the link: the game, the connection, the open questions and the outputs.
///
/// It knows nothing of the role that uses it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Endpoint {
    pub game: LoggedGame,
    pub connection: Connection,
    pub questions: Questions,
    pub claims: Claims,
    pub storage: StorageState,
    pub outbox: Outbox,
    /// The player here has proposed a move that is not in the log.
    pub has_moved: bool,
}

impl Endpoint {
    pub fn new(role: Role) -> Self {
        Self {
            game: LoggedGame::new(role),
            connection: Connection::default(),
            questions: Questions::default(),
            claims: Claims::default(),
            storage: StorageState::default(),
            outbox: Outbox::default(),
            has_moved: false,
        }
    }

    /// Returns the number of events in the log.
    pub const fn events(&self) -> usize {
        self.game.log().len()
    }

    /// Sends a line to the other side, if there is a connection.
    pub fn send(&mut self, line: Line) {
        if let Some(id) = self.connection.id() {
            self.outbox.effect(PeerEffect::Send(id, line));
        }
    }

    /// Tells the other side how much of the log is known here.
    pub fn send_have(&mut self) {
        self.send(self.game.have());
    }

    /// Sends the events after the first `events` of the log.
    pub fn send_after(&mut self, events: usize) {
        let lines: Vec<_> = self.game.lines_after(events).collect();
        for line in lines {
            self.send(line);
        }
    }

    /// Sends a ping, which tells the player to move what is left by the count of this side; returns its
    /// number.
    pub fn send_ping(&mut self, session: &Session) -> u32 {
        let number = self.connection.ping();
        let running = self.running(session);
        let counted = |clocks: &Clocks| Some(clocks.counted_left(!self.game.color()?));
        let left = match running {
            Running::Other => self.game.clocks().and_then(counted),
            Running::Own | Running::OtherAway | Running::Nobody => None,
        };
        self.send(Line::Ping { number, events: self.events(), left });
        number
    }

    /// Returns the player whose time runs.
    pub fn running(&self, session: &Session) -> Running {
        let Some(mover) = self.game.replay().mover(session) else { return Running::Nobody };
        match (self.game.color(), self.connection.is_open()) {
            (None, _) => Running::Nobody,
            (Some(own), true) if own == mover && !self.has_moved => Running::Own,
            (Some(own), false) if own == mover && !self.has_moved => Running::Nobody,
            (Some(_), true) => Running::Other,
            (Some(_), false) => Running::OtherAway,
        }
    }

    /// Returns the pace of the pings.
    fn pace(&self, session: &Session) -> Pace {
        if self.game.replay().runs(session) { Pace::Turn } else { Pace::Idle }
    }

    /// Opens the connection: both sides have the same log from here on.
    pub fn open(&mut self, session: &Session) {
        self.connection.enter(Phase::Open);
        self.outbox.tell(PeerEvent::Joined);
        self.send_ping(session);
    }

    /// Closes the connection and drops the open questions. The player is told if it was open.
    pub fn lose_connection(&mut self, session: &mut Session) {
        if self.connection.is_open() {
            self.game.note_silence(session, None);
            self.outbox.tell(PeerEvent::Lost);
            if let Some(line) = self.game.clock_line() {
                self.outbox.effect(PeerEffect::KeepClock(line));
            }
        }
        self.connection.close();
        self.questions.void();
        if let Some(doubt) = &mut self.claims.doubt {
            doubt.ping = None;
        }
    }

    /// Says farewell, closes the connection and drops the open questions.
    pub fn dismiss(&mut self, session: &mut Session, why: &str) {
        if let Some(id) = self.connection.id() {
            self.outbox.dismiss(id, why);
        }
        self.lose_connection(session);
    }

    /// Ends a connection that the other side has ended, for this reason.
    pub fn part(&mut self, session: &mut Session, why: String) {
        if let Some(id) = self.connection.id() {
            self.outbox.effect(PeerEffect::Close(id));
        }
        self.outbox.tell(PeerEvent::Parted(why));
        self.lose_connection(session);
    }

    /// Ends a connection whose other side has broken the protocol.
    pub fn break_off(&mut self, session: &mut Session, fault: Fault) {
        if let Some(id) = self.connection.id() {
            self.outbox.dismiss(id, &fault.to_string());
        }
        self.outbox.tell(PeerEvent::Broken(fault));
        self.lose_connection(session);
    }

    /// Applies the next event to the session, appends it to the log and records it with the clocks.
    /// Ends what was asked and claimed since the event before it.
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
        let lines: Vec<_> = self.game.lines_after(self.events() - 1).collect();
        lines.into_iter().chain(self.game.clock_line()).for_each(|line| self.outbox.record(line));
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
        let is_hints = matches!(applied.event, LogEvent::Agreed { request: Request::Hints, .. });
        self.outbox.push(Output::Happened(applied));
        if is_hints {
            self.outbox.tell(PeerEvent::HintsAllowed);
        }
    }

    /// Replaces the game by an earlier or another one.
    pub fn replace_game(&mut self, game: LoggedGame) {
        self.game = game;
        self.end_turn();
    }

    fn end_turn(&mut self) {
        self.questions.void();
        self.claims = Claims::default();
        self.has_moved = false;
    }

    /// Lets time pass in which this program ran, for the connection and the clocks.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) {
        let running = self.running(session);
        self.connection.elapse(time);
        self.questions.elapse(time);
        self.claims.elapse(time);
        self.game.elapse(session, time, running);
        if running == Running::Other
            && let Some(answer_time) = self.game.clocks().map(Clocks::answer_time)
        {
            let silence = self.connection.silence(answer_time);
            self.game.note_silence(session, silence);
        }
        match self.connection.keep_alive(self.pace(session)) {
            KeepAlive::Wait => {}
            KeepAlive::Ping => {
                self.send_ping(session);
            }
            KeepAlive::GiveUp => {
                if let Some(id) = self.connection.id() {
                    self.outbox.effect(PeerEffect::Close(id));
                }
                self.lose_connection(session);
            }
        }
        if running != Running::Nobody
            && let Some(line) = self.game.take_clock_line()
        {
            self.outbox.effect(PeerEffect::KeepClock(line));
        }
    }

    /// Lets time pass in which this program did not run.
    pub fn sleep(&mut self, session: &mut Session, time: Duration) {
        let running = self.running(session);
        self.connection.sleep(time);
        self.questions.elapse(time);
        let mover = self.game.replay().mover(session);
        let is_own = mover.is_some() && mover == self.game.color() && !self.has_moved;
        let gap_in = match (is_own, self.connection.is_open()) {
            (true, _) => GapIn::OwnTurn,
            (false, true) => GapIn::OpenConnection,
            (false, false) => GapIn::NoConnection,
        };
        self.game.sleep(session, time, running, gap_in);
    }

    /// Returns the time after which something happens by itself.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        let tick = self.game.next_tick(session, self.running(session));
        // While a clock runs, pings go with its ticks.
        let pace = self.pace(session);
        let keep_alive = self.connection.next_keep_alive(pace).filter(|_| tick.is_none());
        tick.into_iter().chain(keep_alive).chain(self.claims.next_event()).min()
    }

    /// Returns the loss on time of a player that this side has to claim now, once for each turn.
    pub fn fallen_flag(&mut self, session: &Session) -> Option<Claim> {
        let own = self.game.color()?;
        let is_claimed = self.claims.own.is_some() || self.claims.theirs.is_some();
        if is_claimed || self.game.replay().unsettled.is_some() || session.to_move().is_none() {
            return None;
        }
        let running = self.running(session);
        let clocks = self.game.clocks()?;
        let timeout = |loser| Some(Claim { loss: Loss::Timeout, loser });
        match running {
            Running::Own if clocks.has_own_fallen(own) => timeout(own),
            // A move came too late.
            Running::Own | Running::Nobody => {
                timeout(!own).filter(|_| clocks.left()[!own].is_zero())
            }
            Running::Other | Running::OtherAway if clocks.left()[!own].is_zero() => timeout(!own),
            Running::Other | Running::OtherAway if clocks.has_fallen(!own) => {
                timeout(!own).filter(|_| self.is_certain(session))
            }
            Running::Other | Running::OtherAway => {
                self.claims.doubt = None;
                None
            }
        }
    }

    /// Returns `true` if no move in time can be on its way: a ping that was sent at the doubt is
    /// answered or waits for too long.
    fn is_certain(&mut self, session: &Session) -> bool {
        let Some(clocks) = self.game.clocks() else { return false };
        let (answer_time, is_spent) = (clocks.answer_time(), clocks.away_left().is_zero());
        if clocks.has_just_slept() {
            return false;
        }
        if is_spent {
            return true;
        }
        let doubt = self.claims.doubt.get_or_insert_default();
        if doubt.age >= answer_time {
            return true;
        }
        match doubt.ping {
            Some(ping) => self.connection.is_answered(ping),
            None if self.connection.is_open() => {
                let ping = self.send_ping(session);
                self.claims.doubt =
                    self.claims.doubt.map(|doubt| Doubt { ping: Some(ping), ..doubt });
                false
            }
            None => false,
        }
    }

    /// Returns `true` if the claim is one that a side can make now: a player is away in the own turns.
    pub fn may_be_claimed(&self, session: &Session, claim: Claim) -> bool {
        match claim.loss {
            Loss::Timeout => true,
            Loss::Absence => self.game.replay().mover(session) == Some(claim.loser),
        }
    }

    /// Returns the answer of this side to a claim against its player.
    pub fn verdict(&self, claim: Claim) -> Verdict {
        let Some(clocks) = self.game.clocks() else { return Verdict::Contest };
        match claim.loss {
            Loss::Timeout if clocks.explains_timeout(claim.loser) => Verdict::Grant,
            Loss::Timeout => Verdict::Contest,
            Loss::Absence if clocks.explains_absence() => Verdict::Grant,
            Loss::Absence => Verdict::Ask,
        }
    }

    /// Checks that the player here can do something over the connection.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_free(&self) -> Result<(), ProposalError> {
        if !self.connection.is_open() {
            Err(ProposalError::NotConnected)
        } else if self.storage == StorageState::Failing {
            Err(ProposalError::NotSaved)
        } else {
            Ok(())
        }
    }
}
