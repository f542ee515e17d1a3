//! Questions to the player at this machine.

use std::time::Duration;

use crate::allowance::Allowance;
use crate::claim::Claim;
use crate::request::Request;
use othello_core::board::ByColor;
use othello_notation::{PlayerName, Record};

/// A question to the player at this machine.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The host's log holds events that nobody has agreed to here. Is it to be taken over?
    TakeOver(Box<TakeOver>),
    /// The line is slow. Is more time to be given back for it, as much as a player who holds back
    /// answers could gain?
    SlowLine {
        /// The longest round trip.
        trip: Duration,
        /// The time given back.
        allowance: Allowance,
    },
    /// The other player claims the win. Is it granted?
    Claim(Claim),
    /// The other player asks for something.
    Request(Request),
    /// Somebody with the ticket asks for the guest's seat. Is it theirs from now on?
    Knock {
        /// The name that they give.
        name: Option<PlayerName>,
        /// The absence of the guest who has it; `None` if that one is connected.
        away: Option<Duration>,
    },
}

/// The host's log, compared with the one here.
#[derive(Clone, Debug, PartialEq)]
pub struct TakeOver {
    /// The game as the host has it.
    pub there: Record,
    /// The time that both have left there.
    pub left: Option<ByColor<Duration>>,
    /// The game as it is here.
    pub here: Record,
    /// The number of events that both have.
    pub common: usize,
    /// The number of events that the host has, and that are here.
    pub events: [usize; 2],
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The player agrees.
    Yes,
    /// The player does not.
    No,
}
