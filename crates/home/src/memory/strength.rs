//! The strength at puzzles, which follows the results.

use super::grade::AnswerGrade;

/// The strength of a player at puzzles, on the scale of their depths: a puzzle of that depth is solved
/// every other time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength(f64);

/// The depth of a puzzle whose solution is not found by looking ahead.
const DEEP: u8 = 9;
/// The most by which one result moves the strength.
const STEP: f64 = 0.8;
/// The difference of depths by which one puzzle is solved ten times as often as it is not.
const SCALE: f64 = 4.0;
/// The part of the puzzles that are to be solved: fewer discourage, more teach nothing.
const WANTED: f64 = 0.7;

impl Default for Strength {
    /// The strength of somebody who has solved none yet.
    fn default() -> Self {
        Self(2.5)
    }
}

impl Strength {
    /// Returns the strength after the answer to a puzzle of that depth.
    #[must_use]
    pub fn after(self, depth: Option<u8>, grade: AnswerGrade) -> Self {
        let expected = self.chance(depth);
        let found = if grade == AnswerGrade::Again { 0.0 } else { 1.0 };
        let moved = self.0 + STEP * (found - expected);
        Self(moved.clamp(0.0, f64::from(DEEP) + SCALE))
    }

    /// Returns how far a puzzle of that depth is from the one that fits best.
    pub fn misfit(self, depth: Option<u8>) -> f64 {
        (level(depth) - self.fitting()).abs()
    }

    /// Returns the depth of the puzzles that are solved as often as they should be.
    pub fn fitting(self) -> f64 {
        let fitting = self.0 - SCALE * (WANTED / (1.0 - WANTED)).log10();
        fitting.clamp(1.0, f64::from(DEEP))
    }

    /// Returns how often a puzzle of that depth is solved, from 0 to 1.
    fn chance(self, depth: Option<u8>) -> f64 {
        1.0 / (1.0 + 10_f64.powf((level(depth) - self.0) / SCALE))
    }
}

fn level(depth: Option<u8>) -> f64 {
    f64::from(depth.unwrap_or(DEEP).clamp(1, DEEP))
}
