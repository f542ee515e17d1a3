//! The measures of both clocks, as a line of a file.

use std::fmt;
use std::time::Duration;

use super::line_tokens::{Left, LineTokens, millis, read_left};
use othello_core::board::ByColor;

/// The measures of both clocks by one side after so many events, in whole milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClockRecord {
    /// The number of events.
    pub events: usize,
    /// The time used for the turn so far, if it is that of the player here.
    pub used: Duration,
    /// The other measures; `None` in a file of version 1.
    pub measures: Option<Measures>,
}

/// The measures of one side in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measures {
    /// The time left at the beginning of the turn, each by the measure that counts here.
    pub left: ByColor<Duration>,
    /// The time of the other player's turn, without own gaps.
    pub seen: Duration,
    /// The part of it in which the other player was away.
    pub away: Duration,
    /// The time that the other player can still be given back for the way.
    pub lag_left: Duration,
    /// The time that the other player can still be away.
    pub away_left: Duration,
    /// The own gaps in which an event of the other side may have waited.
    pub slack: Duration,
    /// The own gaps in the own turns.
    pub gaps: Duration,
}

impl ClockRecord {
    /// Reads the tokens of a record. Version 1 kept the number of events and the time of the turn.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        let events = tokens.parse()?;
        let used = millis(tokens.next()?)?;
        if tokens.named("left").is_none() {
            return Some(Self { events, used, measures: None });
        }
        let time = |name| millis(tokens.named(name)?);
        let measures = Measures {
            left: read_left(tokens)?,
            seen: time("seen")?,
            away: time("away")?,
            lag_left: time("lag")?,
            away_left: time("wait")?,
            slack: time("slack")?,
            gaps: time("gaps")?,
        };
        Some(Self { events, used, measures: Some(measures) })
    }
}

impl fmt::Display for ClockRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "clock {} {}", self.events, self.used.as_millis())?;
        let Some(measures) = &self.measures else { return Ok(()) };
        write!(f, " {}", Left(&measures.left))?;
        let Measures { left: _, seen, away, lag_left, away_left, slack, gaps } = measures;
        for (name, time) in [
            ("seen", seen),
            ("away", away),
            ("lag", lag_left),
            ("wait", away_left),
            ("slack", slack),
            ("gaps", gaps),
        ] {
            write!(f, " {name}={}", time.as_millis())?;
        }
        Ok(())
    }
}
