//! The time that a game over a link gives back to a player for the way of the lines.

use std::fmt;
use std::time::Duration;

use super::line_tokens::{LineTokens, millis};
use othello_core::clock::TimeControl;

/// The longest round trip for which the usual allowance is enough.
pub const USUAL_TRIP: Duration = Duration::from_millis(500);
/// The usual time given back for a move, and the most that can be offered.
const USUAL_MOVE: Duration = Duration::from_secs(1);
const MOST_MOVE: Duration = Duration::from_secs(5);
/// The usual time given back in a game, and the number of round trips of a slow line.
const USUAL_GAME: Duration = Duration::from_secs(20);
const TRIPS_OF_A_GAME: u32 = 40;
/// The longest absence in which the clock stands still, and the moves whose increments it lasts.
const LONGEST_AWAY: Duration = Duration::from_secs(60);
const MOVES_OF_AN_ABSENCE: u32 = 30;
/// The time after which a ping counts as unanswered, beyond the round trip.
const PATIENCE: Duration = Duration::from_secs(3);

/// The time that each player is given back at most: for the way of the lines and for lost connections.
///
/// Nobody can tell a slow line from an answer that is held back, so that this is also the most that a
/// player can gain by holding back answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// For the way, in a move.
    pub per_move: Duration,
    /// For the way, in a game.
    pub per_game: Duration,
    /// For being away, in a game.
    pub away: Duration,
}

impl Allowance {
    /// Returns the usual allowance, to which nobody has to agree.
    pub fn usual(control: TimeControl) -> Self {
        let absence = control.main() + control.increment() * MOVES_OF_AN_ABSENCE;
        Self { per_move: USUAL_MOVE, per_game: USUAL_GAME, away: absence.min(LONGEST_AWAY) }
    }

    /// Returns the allowance for a line with a longest round trip of this time.
    pub fn for_trip(control: TimeControl, trip: Duration) -> Self {
        let usual = Self::usual(control);
        if trip <= USUAL_TRIP {
            return usual;
        }
        let per_move = (whole_millis(trip) + USUAL_MOVE).min(MOST_MOVE);
        let trip = per_move.saturating_sub(USUAL_MOVE);
        Self { per_move, per_game: USUAL_GAME.max(trip * TRIPS_OF_A_GAME), ..usual }
    }

    /// Returns the time after which a ping counts as unanswered. It follows from what both have agreed
    /// on, so that nobody makes it longer by slow answers.
    pub fn answer_time(&self) -> Duration {
        PATIENCE + self.per_move.saturating_sub(USUAL_MOVE).max(USUAL_TRIP)
    }

    /// Reads the tokens `lag=MOVE/GAME away=AWAY`, in milliseconds.
    pub(super) fn read(tokens: LineTokens) -> Option<Self> {
        let (per_move, per_game) = tokens.named("lag")?.split_once('/')?;
        let [per_move, per_game] = [millis(per_move)?, millis(per_game)?];
        Some(Self { per_move, per_game, away: millis(tokens.named("away")?)? })
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { per_move, per_game, away } = self;
        let [per_move, per_game, away] = [per_move, per_game, away].map(Duration::as_millis);
        write!(f, "lag={per_move}/{per_game} away={away}")
    }
}

/// Returns the whole milliseconds of a time.
pub(super) fn whole_millis(time: Duration) -> Duration {
    Duration::from_millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::Allowance;
    use othello_core::clock::TimeControl;
    use std::time::Duration;

    fn allowance(control: &str, trip: u64) -> [u128; 3] {
        let control: TimeControl = control.parse().unwrap();
        let allowance = Allowance::for_trip(control, Duration::from_millis(trip));
        [allowance.per_move, allowance.per_game, allowance.away].map(|time| time.as_millis())
    }

    #[test]
    fn a_slow_line_is_given_back_more() {
        assert_eq!(allowance("5", 500), [1000, 20_000, 60_000]);
        assert_eq!(allowance("0:05", 0), [1000, 20_000, 5000]);
        assert_eq!(allowance("0:05+1", 0), [1000, 20_000, 35_000]);
        assert_eq!(allowance("5", 501), [1501, 20_040, 60_000]);
        assert_eq!(allowance("5", 3000), [4000, 120_000, 60_000]);
        assert_eq!(allowance("5", 90_000), [5000, 160_000, 60_000]);
    }
}
