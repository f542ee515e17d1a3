//! The part of a player's time that a move may take.

use std::time::Duration;

/// The time that each move leaves unused, for the way of the answer.
pub const LAG: Duration = Duration::from_millis(30);
/// The share of the time that is planned with.
const PLANNED: f64 = 0.95;
/// The time for a move, if there is nearly none left.
pub const LEAST: Duration = Duration::from_millis(1);
/// The number of empty squares below which moves take little time, since they are solved.
const SOLVED_FROM: u32 = 22;
/// The least number of moves to share the time of the game among.
const FEWEST_SHARES: u32 = 3;

/// Returns the part of the time left for the whole game that the next move may take, with so many squares
/// empty.
pub fn share_of_game(left: Duration, empties: u32) -> Duration {
    let moves = empties.saturating_sub(SOLVED_FROM) / 2;
    part(left, empties, moves.max(FEWEST_SHARES))
}

/// Returns one of so many equal parts of the time left for the whole game.
fn part(left: Duration, empties: u32, parts: u32) -> Duration {
    let unused = LAG * empties.div_ceil(2);
    left.saturating_sub(unused).mul_f64(PLANNED) / parts
}

/// Returns the part of a time for one of so many moves.
pub fn share(time: Duration, moves: u32) -> Duration {
    if moves == 0 {
        return Duration::ZERO;
    }
    (time.mul_f64(PLANNED) / moves).saturating_sub(LAG)
}

/// Returns the time for the next move of a player who has so much time left and gets an increment for
/// the move, with so many squares empty. Who keeps to it does not lose on time.
///
/// ```
/// use std::time::Duration;
/// use othello_engine::time_for_move;
/// let minutes = Duration::from_secs(5 * 60);
/// let time = time_for_move(minutes, Duration::ZERO, 60);
/// assert!(time > Duration::from_secs(10) && time < Duration::from_secs(20));
/// ```
pub fn time_for_move(left: Duration, increment: Duration, empties: u32) -> Duration {
    let planned = share_of_game(left, empties) + share(increment, 1);
    planned.min(part(left, empties, FEWEST_SHARES)).max(LEAST)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{LAG, SOLVED_FROM, time_for_move};

    #[test]
    fn no_game_takes_longer_than_its_clock_allows() {
        for main in [2, 10, 60, 300, 3600] {
            for increment in [0, 1, 10].map(Duration::from_secs) {
                let mut left = Duration::from_secs(main);
                for empties in (1..=60).rev().step_by(2) {
                    let time = time_for_move(left, increment, empties) + LAG / 2;
                    assert!(time <= left, "{main} s + {increment:?}: {time:?} of {left:?}");
                    left = left.saturating_sub(time) + increment;
                }
            }
        }
    }

    #[test]
    fn most_of_a_clock_is_used_before_moves_are_solved_quickly() {
        for main in [5, 60, 300] {
            let mut left = Duration::from_secs(main);
            for empties in (SOLVED_FROM + 2..=60).rev().step_by(2) {
                left -= time_for_move(left, Duration::ZERO, empties);
            }
            let used = 1.0 - left.as_secs_f64() / main as f64;
            assert!(used > 0.85, "{main} s: {used}");
        }
    }
}
