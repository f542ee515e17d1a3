//! Spaced repetition by FSRS: the better a position is known, the later it comes back.

use rs_fsrs::{Parameters, Rating};

use super::grade::Grade;

/// A time of day, in seconds since 1970.
pub type Time = u64;

/// The expectation for a position after an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// The days after which it is still known nine times of ten.
    pub stability: f64,
    /// The difficulty, from 1 to 10.
    pub difficulty: f64,
    /// The time of the last answer.
    pub last: Time,
    /// The days until it is to be asked again.
    pub days: u32,
}

/// The seconds of a day.
const DAY: Time = 24 * 60 * 60;
/// The seconds by which a position may be asked too early: who practises every evening need not do it a
/// little later each time.
const EARLY: Time = 4 * 60 * 60;

impl Schedule {
    /// Returns what is expected after an answer; `before` is what was expected until then.
    pub fn after(before: Option<Self>, grade: Grade, at: Time) -> Self {
        // The clock is read for a seed that nothing here depends on.
        let fsrs = Parameters::default();
        let rating = match grade {
            Grade::Again => Rating::Again,
            Grade::Hard => Rating::Hard,
            Grade::Good => Rating::Good,
            Grade::Easy => Rating::Easy,
        };
        let (stability, difficulty) = match before {
            None => (fsrs.init_stability(rating), fsrs.init_difficulty(rating)),
            Some(Self { stability, difficulty, last, .. }) => {
                let elapsed = days_between(last, at);
                let recalled = Parameters::forgetting_curve(elapsed, stability);
                let stability = match grade {
                    // What is forgotten is not known better than before.
                    Grade::Again => {
                        let forgotten = fsrs.next_forget_stability(difficulty, stability, recalled);
                        forgotten.min(stability)
                    }
                    Grade::Hard | Grade::Good | Grade::Easy => {
                        fsrs.next_recall_stability(difficulty, stability, recalled, rating)
                    }
                };
                (stability, fsrs.next_difficulty(difficulty, rating))
            }
        };
        Self { stability, difficulty, last: at, days: interval(&fsrs, stability) }
    }

    /// Returns the time from which on the position is to be asked again.
    pub const fn due(&self) -> Time {
        self.last.saturating_add(self.days as Time * DAY).saturating_sub(EARLY)
    }
}

/// Returns the days between two answers, to the nearest one.
#[expect(clippy::cast_precision_loss, reason = "the days of a life have five digits")]
fn days_between(before: Time, after: Time) -> f64 {
    ((after.saturating_sub(before) + DAY / 2) / DAY) as f64
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 36500 days")]
fn interval(fsrs: &Parameters, stability: f64) -> u32 {
    fsrs.next_interval(stability, 0) as u32
}
