//! The questions of both players to each other.

use std::time::Duration;

use super::fault::Fault;
use crate::request::Request;
use crate::restraint::Restraint;

/// The question of a player that is not answered.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OpenQuestion {
    pub number: u32,
    pub request: Request,
    /// The player here does not ask it any more; the other side has not confirmed that.
    pub is_withdrawn: bool,
}

/// The questions of both players to each other, one of each at most.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Questions {
    /// The question of the player here.
    pub ours: Option<OpenQuestion>,
    /// The question of the other player.
    pub theirs: Option<OpenQuestion>,
    /// The numbers of the last ones in this connection.
    asked: u32,
    heard: u32,
    restraint: Restraint,
}

impl Questions {
    pub fn elapse(&mut self, time: Duration) {
        self.restraint.elapse(time);
    }

    /// Starts counting in a new connection.
    pub fn connect(&mut self) {
        self.void();
        (self.asked, self.heard) = (0, 0);
    }

    /// Drops the open questions: something else has happened.
    pub fn void(&mut self) {
        (self.ours, self.theirs) = (None, None);
    }

    /// Opens a question of the player here; returns its number.
    pub fn ask(&mut self, request: Request) -> u32 {
        self.asked += 1;
        self.ours = Some(OpenQuestion { number: self.asked, request, is_withdrawn: false });
        self.asked
    }

    /// Counts a question of the other player.
    ///
    /// # Errors
    /// When its number is not the next one or another one is open.
    pub fn count(&mut self, number: u32) -> Result<(), Fault> {
        if Some(number) != self.heard.checked_add(1) {
            return Err(Fault::Number);
        }
        if self.theirs.is_some() {
            return Err(Fault::SecondQuestion);
        }
        self.heard = number;
        Ok(())
    }

    /// Opens a question of the other player that was counted.
    pub fn open(&mut self, request: Request) {
        self.theirs = Some(OpenQuestion { number: self.heard, request, is_withdrawn: false });
    }

    /// Closes the question of the player here with this number; `None` if it is closed already.
    ///
    /// # Errors
    /// When it was never asked.
    pub fn close_ours(&mut self, number: u32) -> Result<Option<OpenQuestion>, Fault> {
        if number == 0 || number > self.asked {
            return Err(Fault::Number);
        }
        Ok(self.ours.take_if(|ours| ours.number == number))
    }

    /// Closes the question of the other player with this number; `None` if it is closed already.
    ///
    /// # Errors
    /// When it was never asked.
    pub fn close_theirs(&mut self, number: u32) -> Result<Option<OpenQuestion>, Fault> {
        if number == 0 || number > self.heard {
            return Err(Fault::Number);
        }
        Ok(self.theirs.take_if(|theirs| theirs.number == number))
    }

    /// Notes that the player here has said no.
    pub fn refuse(&mut self) {
        self.restraint.refuse();
    }

    /// Returns `true` if no question is to be shown.
    pub fn is_quiet(&self) -> bool {
        self.restraint.is_quiet()
    }
}
