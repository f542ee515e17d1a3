//! The comparison of the guest's log with the host's, and the events that the guest lacks.

use super::fault::Fault;
use super::logged_game::LoggedGame;
use crate::log::{Log, MOST_EVENTS};
use crate::log_event::NumberedEvent;
use crate::log_hash::LogHash;
use othello_session::Session;

/// The comparison of the guest's log with the host's.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum CatchUp {
    /// The host has not said how many events it has.
    #[default]
    Expected,
    /// The last event is sought that both have.
    Searching(Search),
    /// The guest has said which events it has.
    Asked {
        /// The number of events that both have.
        common: usize,
    },
    /// The host sends the events that the guest lacks.
    Receiving(Rest),
    /// The player is asked whether the host's log is to be taken over.
    Deciding(Rest),
    /// Both have the same log.
    Done,
}

/// The search for the last event that two logs have in common.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Search {
    /// The most events that both are known to have.
    same: usize,
    /// The fewest with which the logs are known to differ, or one more than there are.
    different: usize,
    /// The number of events that the host is asked about.
    pub probe: usize,
}

impl Search {
    /// Starts a search among so many events, of which the last are asked about first.
    pub const fn new(events: usize) -> Self {
        Self { same: 0, different: events + 1, probe: events }
    }

    /// Takes in the host's hash of the events that it was asked about.
    pub fn answer(&mut self, log: &Log, hash: LogHash) {
        if log.hash_at(self.probe) == Some(hash) {
            self.same = self.probe;
        } else {
            self.different = self.probe;
        }
        self.probe = usize::midpoint(self.same, self.different);
    }

    /// Returns the number of events that both have, once it is known.
    pub const fn common(&self) -> Option<usize> {
        if self.different - self.same <= 1 { Some(self.same) } else { None }
    }
}

/// The events that the host sends and the guest lacks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Rest {
    /// The number of events that both have.
    pub common: usize,
    /// The number of the last event.
    pub to: usize,
    /// The game with the events that wait for the player's yes, its session, and the number of events
    /// at which it parts from the game here.
    pub held: Option<Box<Held>>,
}

/// Events that wait for the player's yes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Held {
    pub game: LoggedGame,
    pub session: Session,
    /// The number of events after which they come.
    pub after: usize,
}

impl Rest {
    /// Checks the announcement of the events `from..=to` after those that both have.
    ///
    /// # Errors
    /// When it is not what was asked for.
    pub fn new(common: usize, from: usize, to: usize) -> Result<Self, Fault> {
        if from != common + 1 || to < from || to > MOST_EVENTS {
            return Err(Fault::Number);
        }
        Ok(Self { common, to, held: None })
    }
}

impl Held {
    /// Adds an event.
    ///
    /// # Errors
    /// When it is not the next one.
    pub fn push(&mut self, entry: NumberedEvent) -> Result<(), Fault> {
        if !self.game.log().is_next(&entry) {
            return Err(Fault::HashMismatch);
        }
        self.game.append(&mut self.session, entry.event, entry.seal).map_err(Fault::Event)?;
        Ok(())
    }
}
