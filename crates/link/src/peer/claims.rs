//! The claims of both sides that are not settled.

use std::time::Duration;

use crate::claim::Claim;

/// The time in which a claim is to be answered.
const ANSWER_TIME: Duration = Duration::from_secs(10);

/// A claim that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OpenClaim {
    pub claim: Claim,
    /// The number of events after which it was made.
    pub events: usize,
    age: Duration,
}

impl OpenClaim {
    pub const fn new(claim: Claim, events: usize) -> Self {
        Self { claim, events, age: Duration::ZERO }
    }

    /// Returns `true` if it was not answered in time.
    pub fn is_overdue(&self) -> bool {
        self.age >= ANSWER_TIME
    }

    fn remaining(&self) -> Option<Duration> {
        ANSWER_TIME.checked_sub(self.age).filter(|time| !time.is_zero())
    }
}

/// The claims of both sides that are not settled.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Claims {
    /// The claim of this side.
    pub own: Option<OpenClaim>,
    /// The claim of the other side, about which the player here is asked.
    pub theirs: Option<OpenClaim>,
    /// The player was told that the own claim is not granted.
    pub is_contested: bool,
    /// The doubt whether the flag of the other player has fallen.
    pub doubt: Option<Doubt>,
}

/// The doubt whether the flag of the other player has fallen: a move may be on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Doubt {
    /// The ping whose answer ends it, in this connection.
    pub ping: Option<u32>,
    /// Its time, over all connections of the turn.
    pub age: Duration,
}

impl Claims {
    pub fn elapse(&mut self, time: Duration) {
        for open in [&mut self.own, &mut self.theirs].into_iter().flatten() {
            open.age = open.age.saturating_add(time);
        }
        if let Some(doubt) = &mut self.doubt {
            doubt.age = doubt.age.saturating_add(time);
        }
    }

    /// Returns the time until a claim is overdue.
    pub fn next_event(&self) -> Option<Duration> {
        let open = [&self.own, &self.theirs].into_iter().flatten();
        open.filter_map(OpenClaim::remaining).min()
    }
}
