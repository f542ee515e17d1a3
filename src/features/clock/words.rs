//! Sentences about the clock and its pause.

use super::says::ClockRefusal;

/// Returns the reason for a refusal, as a clause.
pub const fn refusal(refusal: ClockRefusal) -> &'static str {
    match refusal {
        ClockRefusal::AlreadyPaused => "the game is already paused",
        ClockRefusal::NotPaused => "the game is not paused",
        ClockRefusal::NoClock => "no clock is running",
    }
}
