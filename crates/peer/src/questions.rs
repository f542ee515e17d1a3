//! The questions of both players to each other.

use super::log::Request;

/// The noes after which no question is shown until something has happened in the game.
const MOST_NOES: u32 = 3;

/// A question with its number in the connection, counting from 1.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Asked {
    pub number: u32,
    pub request: Request,
}

/// The open questions, at most one of each side.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Questions {
    pub ours: Option<Asked>,
    pub theirs: Option<Asked>,
    /// The number of the last question of each side.
    last_ours: u32,
    last_theirs: u32,
    noes: u32,
}

impl Questions {
    /// Asks a question of this side; returns its number.
    pub fn ask(&mut self, request: Request) -> u32 {
        self.last_ours = self.last_ours.saturating_add(1);
        self.ours = Some(Asked { number: self.last_ours, request });
        self.last_ours
    }

    /// Counts a question of the other side; returns `false` if it is not the next one.
    pub fn count(&mut self, number: u32) -> bool {
        self.last_theirs = self.last_theirs.saturating_add(1);
        self.last_theirs == number
    }

    /// Notes that the player here has said no.
    pub fn decline(&mut self) {
        self.noes = self.noes.saturating_add(1);
    }

    /// Returns `true` if a question is answered by no without being shown.
    pub const fn is_quiet(&self) -> bool {
        self.noes >= MOST_NOES
    }

    /// Voids the open questions: something has happened.
    pub fn void(&mut self) {
        (self.ours, self.theirs, self.noes) = (None, None, 0);
    }

    /// Starts over with a connection.
    pub fn restart(&mut self) {
        *self = Self { noes: self.noes, ..Self::default() };
    }

    /// Takes the open question of this side with that number.
    pub fn take_ours(&mut self, number: u32) -> Option<Request> {
        self.ours.take_if(|asked| asked.number == number).map(|asked| asked.request)
    }
}
