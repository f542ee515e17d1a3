//! The clock and its pause.

use std::time::Duration;

use super::{Controller, Event, Refusal};

impl Controller {
    /// Lets time pass for the player to move, who may lose by it.
    pub(super) fn elapse(&mut self, time: Duration) {
        let Some(color) = self.session.to_move().filter(|_| self.is_clock_running()) else {
            return;
        };
        self.session.elapse(time);
        if self.session.to_move().is_none() {
            self.viewed_ply = None;
            self.question = None;
            self.event(Event::TimedOut(color));
            self.save();
        }
    }

    pub(super) fn pause(&mut self) {
        if self.session.clock().is_none() {
            self.refuse(Refusal::NoClock);
        } else if self.session.to_move().is_none() {
            self.refuse(Refusal::GameOver);
        } else if self.is_paused {
            self.refuse(Refusal::AlreadyPaused);
        } else {
            self.is_paused = true;
            self.event(Event::Paused);
            self.save();
        }
    }

    pub(super) fn resume(&mut self) {
        if std::mem::take(&mut self.is_paused) {
            self.event(Event::Resumed);
        } else {
            self.refuse(Refusal::NotPaused);
        }
    }
}
