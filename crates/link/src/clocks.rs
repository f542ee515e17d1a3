//! The clocks of a game as its host measures them.

use std::fmt;
use std::time::Duration;

use super::line_tokens::{LineTokens, millis};
use othello_core::board::{ByColor, Color};
use othello_core::clock::TimeControl;

/// The time that a guest is given back for the way of a move.
const LAG_PER_MOVE: Duration = Duration::from_secs(1);
/// The most that it is given back in a game, beside a tenth of the clock.
const MOST_LAG: Duration = Duration::from_secs(20);
/// The most for which its clock stands in a game while it is away, beside half the clock.
const MOST_AWAY: Duration = Duration::from_secs(60);

/// The player whose time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Running {
    /// No clock runs.
    Nobody,
    /// The host's.
    Host,
    /// The guest's, who is connected.
    Guest,
    /// The guest's, who is not.
    GuestAway,
}

/// The clocks of a game as its host measures them: the time in which the host's program did not run is
/// nobody's.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clocks {
    host: Color,
    /// The time left after the last event.
    left: ByColor<Duration>,
    /// The times measured since then.
    measured: Measured,
}

/// The times that a host has measured since the last event, and the rest of the allowances of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Measured {
    /// The time of the host's player.
    used: Duration,
    /// The time since the guest has had the event.
    seen: Duration,
    /// The part of it in which the guest was away.
    away: Duration,
    /// The part of a silence that is counted in it already.
    silent: Duration,
    lag_left: Duration,
    away_left: Duration,
}

impl Clocks {
    /// Creates the clocks of a game that begins.
    pub fn new(host: Color, control: TimeControl) -> Self {
        let measured = Measured {
            lag_left: MOST_LAG.min(control.main() / 10),
            away_left: MOST_AWAY.min(control.main() / 2),
            ..Measured::default()
        };
        let main = control.main();
        Self { host, left: ByColor { black: main, white: main }, measured }
    }

    /// Lets time pass in which the host's program ran.
    pub fn elapse(&mut self, time: Duration, running: Running) {
        let measured = &mut self.measured;
        match running {
            Running::Nobody => {}
            Running::Host => measured.used = measured.used.saturating_add(time),
            Running::Guest => measured.seen = measured.seen.saturating_add(time),
            Running::GuestAway => {
                measured.seen = measured.seen.saturating_add(time);
                measured.away = measured.away.saturating_add(time);
            }
        }
    }

    /// Notes for how long nothing has been heard of the guest in its turn, or that this is over.
    pub fn note_silence(&mut self, silence: Option<Duration>) {
        let measured = &mut self.measured;
        let silence = silence.unwrap_or_default().min(measured.seen);
        let more = silence.saturating_sub(measured.silent);
        measured.away = measured.away.saturating_add(more).min(measured.seen);
        measured.silent = silence;
    }

    /// Returns the time since the last event that counts for a player, but for the allowance of the way.
    fn observed(&self, color: Color) -> Duration {
        let Measured { used, seen, away, away_left, .. } = self.measured;
        if color == self.host { used } else { seen.saturating_sub(away.min(away_left)) }
    }

    /// Returns the time that a player is given back for the way of this move.
    fn back(&self, color: Color) -> Duration {
        if color == self.host { Duration::ZERO } else { LAG_PER_MOVE.min(self.measured.lag_left) }
    }

    /// Returns the time left to both, in a turn of this player, as it is shown.
    pub fn shown(&self, mover: Option<Color>) -> ByColor<Duration> {
        let mut left = self.left;
        if let Some(mover) = mover {
            left[mover] = left[mover].saturating_sub(self.observed(mover));
        }
        left
    }

    /// Returns the time left to both if the turn of this player ends now; a guest states to have used so much.
    pub fn charged(&self, mover: Option<Color>, used: Duration) -> ByColor<Duration> {
        let mut left = self.left;
        if let Some(mover) = mover {
            let counted = self.observed(mover).saturating_sub(self.back(mover));
            let stated = if mover == self.host { Duration::ZERO } else { used };
            left[mover] = left[mover].saturating_sub(stated.max(counted));
        }
        left
    }

    /// Returns a time in which this player has some left.
    pub fn falls_in(&self, mover: Color) -> Duration {
        let left = self.left[mover].saturating_add(self.back(mover));
        left.saturating_sub(self.observed(mover))
    }

    /// Ends the turn of this player, and leaves that time to both; a guest states to have used so much.
    pub fn end_turn(&mut self, mover: Option<Color>, used: Duration, left: ByColor<Duration>) {
        if let Some(mover) = mover {
            let given = self.observed(mover).saturating_sub(used).min(self.back(mover));
            self.measured.lag_left = self.measured.lag_left.saturating_sub(given);
            self.measured.away_left = self.measured.away_left.saturating_sub(self.measured.away);
        }
        let Measured { lag_left, away_left, .. } = self.measured;
        self.measured = Measured { lag_left, away_left, ..Measured::default() };
        self.left = left;
    }

    /// Returns the record for a file after so many events.
    pub fn record(&self, events: usize) -> ClockRecord {
        ClockRecord { events, measured: self.measured }
    }

    /// Takes over a record of a file.
    pub fn restore(&mut self, record: ClockRecord) {
        let before = self.measured;
        self.measured = Measured {
            lag_left: record.measured.lag_left.min(before.lag_left),
            away_left: record.measured.away_left.min(before.away_left),
            ..record.measured
        };
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
        let (seen, away) = (time("seen")?, time("away")?);
        let measured = Measured {
            used: time("used")?,
            seen,
            away: away.min(seen),
            silent: Duration::ZERO,
            lag_left: time("lag")?,
            away_left: time("wait")?,
        };
        Some(Self { events, measured })
    }
}

impl fmt::Display for ClockRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { used, seen, away, silent: _, lag_left, away_left } = self.measured;
        let [used, seen, away, lag, wait] =
            [used, seen, away, lag_left, away_left].map(|time| time.as_millis());
        write!(f, "clock {} used={used} seen={seen} away={away} lag={lag} wait={wait}", self.events)
    }
}
