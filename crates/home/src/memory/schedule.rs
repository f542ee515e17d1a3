//! Spaced repetition by FSRS: the better a position is known, the later it comes back.
//!
//! The formulas and weights are those of FSRS 5, <https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>.

use super::grade::AnswerGrade;

/// A time of day, in seconds since 1970.
pub type UnixTime = u64;

/// The expectation for a position after an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// The days after which it is still known nine times of ten.
    pub stability: f64,
    /// The difficulty, from 1 to 10.
    pub difficulty: f64,
    /// The time of the last answer.
    pub last: UnixTime,
    /// The days until it is to be asked again.
    pub days: u32,
}

/// The seconds of a day.
const DAY: UnixTime = 24 * 60 * 60;
/// The seconds by which a position may be asked too early: who practises every evening need not do it a
/// little later each time.
const EARLY: UnixTime = 4 * 60 * 60;

impl Schedule {
    /// Returns what is expected after an answer; `before` is what was expected until then.
    pub fn after(before: Option<Self>, grade: AnswerGrade, at: UnixTime) -> Self {
        let (stability, difficulty) = match before {
            None => (first_stability(grade), first_difficulty(grade)),
            Some(Self { stability, difficulty, last, .. }) => {
                let recalled = recall(days_between(last, at), stability);
                let known = match grade {
                    // What is forgotten is not known better than before.
                    AnswerGrade::Again => forgotten(difficulty, stability, recalled).min(stability),
                    AnswerGrade::Hard | AnswerGrade::Good | AnswerGrade::Easy => {
                        remembered(difficulty, stability, recalled, grade)
                    }
                };
                (known, next_difficulty(difficulty, grade))
            }
        };
        Self { stability, difficulty, last: at, days: interval(stability) }
    }

    /// Returns the time from which on the position is to be asked again: at once if the last answer is of more
    /// than a day after now, as of a clock that was wrong, which says nothing.
    pub const fn due(&self, now: UnixTime) -> UnixTime {
        if self.last > now.saturating_add(DAY) {
            return now;
        }
        self.last.saturating_add(self.days as UnixTime * DAY).saturating_sub(EARLY)
    }
}

/// Returns the days between two answers, to the nearest one.
#[expect(clippy::cast_precision_loss, reason = "the days of a life have five digits")]
fn days_between(before: UnixTime, after: UnixTime) -> f64 {
    ((after.saturating_sub(before) + DAY / 2) / DAY) as f64
}

/// The weights, fitted to the reviews of many people.
const W: [f64; 17] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813,
    0.0953, 0.2975, 2.2042, 0.2407, 2.9466,
];
/// The factor with which, after as many days as the stability, nine of ten are still known.
const FACTOR: f64 = 19.0 / 81.0;

/// Returns the probability that something is still known.
fn recall(days: f64, stability: f64) -> f64 {
    (1.0 + FACTOR * days / stability).powf(-0.5)
}

fn first_stability(grade: AnswerGrade) -> f64 {
    W[grade as usize]
}

fn first_difficulty(grade: AnswerGrade) -> f64 {
    (W[4] - (W[5] * f64::from(grade as u8)).exp() + 1.0).clamp(1.0, 10.0)
}

fn next_difficulty(difficulty: f64, grade: AnswerGrade) -> f64 {
    let next = difficulty - W[6] * (f64::from(grade as u8) - 2.0);
    (W[7] * first_difficulty(AnswerGrade::Easy) + (1.0 - W[7]) * next).clamp(1.0, 10.0)
}

fn remembered(difficulty: f64, stability: f64, recalled: f64, grade: AnswerGrade) -> f64 {
    let modifier = match grade {
        AnswerGrade::Hard => W[15],
        AnswerGrade::Easy => W[16],
        AnswerGrade::Again | AnswerGrade::Good => 1.0,
    };
    let gain = W[8].exp()
        * (11.0 - difficulty)
        * stability.powf(-W[9])
        * ((1.0 - recalled) * W[10]).exp_m1();
    stability * (1.0 + gain * modifier)
}

/// Returns the stability of something that was not known.
fn forgotten(difficulty: f64, stability: f64, recalled: f64) -> f64 {
    W[11]
        * difficulty.powf(-W[12])
        * ((stability + 1.0).powf(W[13]) - 1.0)
        * ((1.0 - recalled) * W[14]).exp()
}

/// Returns the days until nine of ten are still known: the stability, in whole days.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 36500 days")]
fn interval(stability: f64) -> u32 {
    stability.round().clamp(1.0, 36_500.0) as u32
}
