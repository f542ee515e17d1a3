//! The times of the animation that counts the discs at the end of a game.

use std::time::Duration;

/// The time for which the last position stays before its discs are counted.
const REST: Duration = Duration::from_millis(500);
/// The time for each step of the count.
const STEP: Duration = Duration::from_millis(25);
/// The time for which the discs lie in order.
const HOLD: Duration = Duration::from_millis(2500);
/// The time after which the last position is back.
pub const COUNT_TIME: Duration = Duration::from_millis(500 + 25 * MOST_STEPS as u64 + 2500);
/// The most discs of a colour that have to move.
pub const MOST_STEPS: u32 = 32;

/// Returns the time until the count looks different.
pub fn next_step(time: Duration) -> Duration {
    let counted = REST + STEP * MOST_STEPS;
    if time < REST {
        REST.saturating_sub(time)
    } else if time < counted {
        STEP
    } else {
        (counted + HOLD).saturating_sub(time)
    }
}

/// Returns the number of steps of the count after that time.
pub fn steps(time: Duration) -> u32 {
    let steps = time.saturating_sub(REST).as_millis() / STEP.as_millis();
    u32::try_from(steps).unwrap_or(u32::MAX)
}
