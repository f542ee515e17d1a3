//! The passing of time: clocks, losses on time, and silence.

use std::time::Duration;

use super::{Output, Peer, Phase};
use crate::event::Event;
use crate::lag::Due;
use crate::line::Line;
use othello_session::Session;

use super::side::Side;

/// The time of a turn that is kept in the file.
const RECORDED: Duration = Duration::from_secs(1);
/// The silence with which nobody is told to have lost on time: first they have to be there.
const SILENCE: Duration = Duration::from_secs(5);

impl Peer {
    /// Lets time pass.
    pub fn elapse(&mut self, session: &mut Session, time: Duration) -> Vec<Output> {
        self.lag.elapse(time);
        if self.phase != Phase::Open {
            self.away = self.away.saturating_add(time);
        }
        match self.phase {
            Phase::Closed => {}
            Phase::Greeting | Phase::Introducing | Phase::Comparing => {
                if self.lag.due() != Due::Nothing {
                    self.outputs.push(Output::Close);
                    self.lose_connection();
                }
            }
            Phase::Open => {
                self.play.elapse(session, time);
                self.follow_silence();
                self.record_time();
                self.follow_flag(session);
            }
        }
        self.take_outputs()
    }

    /// Asks for a line after a silence, and gives up when none comes.
    fn follow_silence(&mut self) {
        match self.lag.due() {
            Due::Nothing => {}
            Due::Ping => self.send_ping(),
            Due::Gone => {
                self.outputs.push(Output::Close);
                self.lose_connection();
            }
        }
    }

    /// Keeps the time of the turn, every second.
    fn record_time(&mut self) {
        if self.play.turn_time.saturating_sub(self.recorded) >= RECORDED {
            self.recorded = self.play.turn_time;
            let line = Line::Clock { events: self.log.len(), used: self.play.used() };
            self.record(&line);
        }
    }

    /// Returns `true` if the player to move has no time left.
    pub(super) fn is_out_of_time(&self, session: &Session) -> bool {
        let left = self.play.left_of_mover(session);
        left.is_some_and(|left| self.play.turn_time >= left)
    }

    /// Ends the game of a player who has no time left: at once if it is the one here, otherwise when
    /// no move can be on its way any more.
    fn follow_flag(&mut self, session: &mut Session) {
        let Some(mover) = session.to_move() else { return };
        if self.phase != Phase::Open || !self.is_out_of_time(session) || !self.tried.is_empty() {
            return;
        }
        let is_own = self.color() == Some(mover);
        let allowed = if is_own { Duration::ZERO } else { self.lag.allowance() };
        let left = self.play.left_of_mover(session).unwrap_or_default();
        // A player who may not know of the turn yet has all of its time: its program would take a
        // loss by it for a forgery, and the game could not go on.
        let from = if is_own { Some(Duration::ZERO) } else { self.confirmed };
        if from.is_none_or(|from| self.play.turn_time < from + left + allowed) {
            return;
        }
        if !is_own && self.lag.silence() > SILENCE {
            if !self.lag.is_pinging() {
                self.send_ping();
            }
            return;
        }
        let events = self.log.len();
        let is_told = match &mut self.side {
            Side::Watcher(_) => true,
            Side::Guest(visiting) => visiting.claimed.replace(events) == Some(events),
            Side::Host(_) => false,
        };
        if is_told {
            return;
        }
        // The game is under way, so that nothing is against it.
        if let Ok(outputs) = self.propose(session, Event::TimeOut(mover)) {
            self.outputs.extend(outputs);
        }
    }

    /// Returns the time after which something happens without a line or a player.
    pub fn next_event(&self, session: &Session) -> Option<Duration> {
        match self.phase {
            Phase::Closed => None,
            Phase::Greeting | Phase::Introducing | Phase::Comparing => Some(self.lag.next()),
            Phase::Open => {
                let left = self.play.left_of_mover(session);
                let until = |time: Duration| time.saturating_sub(self.play.turn_time);
                let flag = left.map(until).filter(|left| !left.is_zero());
                let kept = left.map(|_| until(self.recorded + RECORDED));
                flag.into_iter().chain(kept).chain([self.lag.next()]).min()
            }
        }
    }
}
