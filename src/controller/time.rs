//! The clock and its pause.

use std::time::Duration;

use super::{ClockState, Controller, Event, Refusal};

impl Controller {
    /// Lets time pass for the player to move, who may lose by it, and for the next save.
    pub(super) fn elapse(&mut self, time: Duration) {
        let is_saved_regularly = self.is_saved_regularly();
        self.saving.elapse(time);
        if self.link.is_some() {
            self.elapse_link(time);
            return self.elapse_thinking(time);
        }
        if let Some(color) = self.session.to_move().filter(|_| self.is_clock_running()) {
            self.session.elapse(time);
            if self.session.to_move().is_none() {
                self.viewed.leave();
                self.question = None;
                self.event(Event::TimedOut(color));
                return self.save();
            }
        }
        self.elapse_thinking(time);
        if is_saved_regularly {
            self.saving.count(time);
            if self.saving.left().is_zero() {
                self.save();
            }
        }
    }

    /// Returns `true` if the game is saved every few seconds, even if nothing changes.
    fn is_saved_regularly(&self) -> bool {
        let is_due =
            self.is_clock_running() || self.is_reviewing() || self.saving.error().is_some();
        is_due && self.link.is_none()
    }

    /// Returns the time after which something happens without any other action: a flag falls, a
    /// chosen move is played, or the game is saved. `None` if nothing will.
    pub fn next_event(&self) -> Option<Duration> {
        if let Some(link) = &self.link {
            return link.peer().next_event(&self.session);
        }
        let color = self.session.to_move().filter(|_| self.is_clock_running());
        let flag = color.and_then(|color| Some(self.session.clock()?.left(color)));
        let save = self.is_saved_regularly().then(|| self.saving.left());
        flag.into_iter().chain(save).chain(self.next_move()).min()
    }

    /// The state of the clock in a game that was not begun here: its players may not be there.
    pub(super) fn state_of_loaded(&self) -> ClockState {
        if self.has_clock() { ClockState::Paused } else { ClockState::Running }
    }

    pub(super) fn start_clock(&mut self) {
        if self.clock_state == ClockState::Waiting && !self.is_solving() {
            self.clock_state = ClockState::Running;
        }
    }

    pub(super) fn pause(&mut self) {
        if self.session.clock().is_none() && !self.is_watched() {
            self.refuse(Refusal::NoClock);
        } else if self.session.to_move().is_none() {
            self.refuse(Refusal::GameOver);
        } else if self.is_paused() {
            self.refuse(Refusal::AlreadyPaused);
        } else {
            if self.question.take().is_some() {
                self.event(Event::Cancelled);
            }
            self.clock_state = ClockState::Paused;
            self.event(Event::Paused);
            self.save();
        }
    }

    pub(super) fn resume(&mut self) {
        if self.is_paused() {
            self.clock_state = ClockState::Running;
            self.event(Event::Resumed);
        } else {
            self.refuse(Refusal::NotPaused);
        }
    }
}
