//! Sentences about the clock and its pause.

use super::says::ClockRefusal;
use othello_core::board::ByColor;
use othello_core::clock::ClockFace;

/// Said when a game without a clock should be paused.
pub const NO_CLOCK_TO_PAUSE: &str = "This game has no clock to pause.";

/// Said where the time left is asked for, and there is none.
pub const NO_CLOCK: &str = "This game has no clock.";

/// Said in line mode while the game is paused.
pub const PAUSED: &str = "Paused; type continue to resume.";

/// Said in line mode when the game goes on.
pub const RESUMED: &str = "Resumed.";

/// Said in line mode at the start of a game with a clock.
pub const WAITING: &str = "The clock starts with your next line.";

/// Returns the time that both players have left.
pub fn times_left(times: ByColor<ClockFace>) -> String {
    format!("Black has {} left, White has {}.", times.black, times.white)
}

/// Returns the reason for a refusal, as a clause.
pub const fn refusal(refusal: ClockRefusal) -> &'static str {
    match refusal {
        ClockRefusal::AlreadyPaused => "the game is already paused",
        ClockRefusal::NotPaused => "the game is not paused",
        ClockRefusal::NoClock => "no clock is running",
    }
}
