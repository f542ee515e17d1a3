//! Losses that one side claims and the other one grants or contests.

use std::fmt;

use super::line_tokens::LineTokens;
use super::terms::color;
use othello_core::board::Color;

/// A loss that the board does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// No time was left.
    Timeout,
    /// The player was away for longer than the game allows.
    Absence,
}

/// A loss of a player, as one side claims it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The reason.
    pub loss: Loss,
    /// The player who has lost.
    pub loser: Color,
}

/// A claim that was not granted: the game is unfinished until it is, or until both go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsettled {
    /// The player who claims the win.
    pub claimant: Color,
    /// The reason.
    pub loss: Loss,
}

impl Unsettled {
    /// Returns the claim.
    pub fn claim(&self) -> Claim {
        Claim { loss: self.loss, loser: !self.claimant }
    }
}

impl Loss {
    fn read(text: &str) -> Option<Self> {
        match text {
            "timeout" => Some(Self::Timeout),
            "absence" => Some(Self::Absence),
            _ => None,
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Timeout => "timeout",
            Self::Absence => "absence",
        })
    }
}

impl Claim {
    /// Reads `timeout COLOUR` or `absence COLOUR`.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        Some(Self { loss: Loss::read(tokens.next()?)?, loser: color(tokens.next()?)? })
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.loss, self.loser.name())
    }
}

impl Unsettled {
    /// Reads `CLAIMANT timeout` or `CLAIMANT absence`.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        Some(Self { claimant: color(tokens.next()?)?, loss: Loss::read(tokens.next()?)? })
    }
}

impl fmt::Display for Unsettled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.claimant.name(), self.loss)
    }
}
