//! The clocks of a game as its host measures them.

use std::fmt;
use std::time::Duration;

use super::line_tokens::{LineTokens, millis};
use othello_core::board::{ByColor, Color};
use othello_core::clock::TimeControl;

/// The most that a guest is given back in a game for the way of its moves, beside a tenth of the clock.
const MOST_ALLOWANCE: Duration = Duration::from_secs(10);

/// The clocks of a game as its host measures them.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clocks {
    host: Color,
    /// The time left after the last event.
    left: ByColor<Duration>,
    /// The times measured since then.
    measured: Measured,
}

/// The time that a host has measured since the last event, and the rest of the allowance of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Measured {
    /// The time of the player to move.
    used: Duration,
    /// The time that the guest may still be given back.
    allowance: Duration,
}

impl Clocks {
    /// Creates the clocks of a game that begins.
    pub fn new(host: Color, control: TimeControl) -> Self {
        let main = control.main();
        let allowance = MOST_ALLOWANCE.min(main / 10);
        let measured = Measured { used: Duration::ZERO, allowance };
        Self { host, left: ByColor { black: main, white: main }, measured }
    }

    /// Lets time pass that counts for the player to move.
    pub fn elapse(&mut self, time: Duration) {
        self.measured.used = self.measured.used.saturating_add(time);
    }

    /// Returns the time that a player may be given back for the way of this move.
    fn back(&self, color: Color) -> Duration {
        if color == self.host { Duration::ZERO } else { self.measured.allowance }
    }

    /// Returns the time left to both, in a turn of this player, as it is shown.
    pub fn shown(&self, mover: Option<Color>) -> ByColor<Duration> {
        let mut left = self.left;
        if let Some(mover) = mover {
            left[mover] = left[mover].saturating_sub(self.measured.used);
        }
        left
    }

    /// Returns the time left to both if the turn of this player ends now; a guest states to have used so much.
    pub fn charged(&self, mover: Option<Color>, used: Duration) -> ByColor<Duration> {
        let mut left = self.left;
        if let Some(mover) = mover {
            let counted = self.measured.used.saturating_sub(self.back(mover));
            let stated = if mover == self.host { Duration::ZERO } else { used };
            left[mover] = left[mover].saturating_sub(stated.max(counted));
        }
        left
    }

    /// Returns a time in which this player has some left.
    pub fn falls_in(&self, mover: Color) -> Duration {
        let left = self.left[mover].saturating_add(self.back(mover));
        left.saturating_sub(self.measured.used)
    }

    /// Ends the turn of this player, and leaves that time to both; a guest states to have used so much.
    pub fn end_turn(&mut self, mover: Option<Color>, used: Duration, left: ByColor<Duration>) {
        if let Some(mover) = mover {
            let given = self.measured.used.saturating_sub(used).min(self.back(mover));
            self.measured.allowance = self.measured.allowance.saturating_sub(given);
        }
        self.measured.used = Duration::ZERO;
        self.left = left;
    }

    /// Returns the record for a file after so many events, as it will be when that time has passed.
    pub const fn record_after(&self, time: Duration, events: usize) -> ClockRecord {
        let Measured { used, allowance } = self.measured;
        ClockRecord { events, measured: Measured { used: used.saturating_add(time), allowance } }
    }

    /// Takes over a record of a file.
    pub fn restore(&mut self, record: ClockRecord) {
        let allowance = record.measured.allowance.min(self.measured.allowance);
        self.measured = Measured { allowance, ..record.measured };
    }
}

/// The times that a host has measured, for its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRecord {
    /// The number of events before it.
    pub events: usize,
    measured: Measured,
}

impl ClockRecord {
    /// Reads the tokens after `clock`; `None` if they are not those of a record.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        let events = tokens.parse()?;
        let time = |name| tokens.named(name).and_then(millis);
        // Files of earlier versions have the guest's time and its allowance by other names.
        let measured = Measured {
            used: time("used")?.saturating_add(time("seen").unwrap_or_default()),
            allowance: time("allowance").or_else(|| time("lag"))?,
        };
        Some(Self { events, measured })
    }
}

impl fmt::Display for ClockRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { used, allowance } = self.measured;
        let [used, allowance] = [used, allowance].map(|time| time.as_millis());
        write!(f, "clock {} used={used} allowance={allowance}", self.events)
    }
}
