//! The clocks of a game, and the time that a move may take.

use std::time::Duration;

use crate::move_time::{LEAST, share, share_of_game};
use othello_core::board::{ByColor, Color};

/// The clocks of both players.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clocks {
    /// `None` without a limit of time.
    control: Option<Control>,
    left: ByColor<Left>,
}

/// A main time, and behind it periods for so many moves each; none if that is 0.
#[derive(Clone, Copy, Debug)]
struct Control {
    main: Duration,
    period: Duration,
    stones: u32,
}

/// The time left: in the main time, or for so many moves if that is not 0.
#[derive(Clone, Copy, Debug, Default)]
struct Left {
    time: Duration,
    stones: u32,
}

impl Clocks {
    /// Sets both clocks. Periods for no moves mean no limit.
    pub fn with_settings(main: Duration, period: Duration, stones: u32) -> Self {
        if stones == 0 && !period.is_zero() {
            return Self::default();
        }
        let control = Control { main, period, stones };
        Self { control: Some(control), left: ByColor::from_fn(|_| control.start()) }
    }

    /// Returns the clocks as they stand at the start of a game.
    pub fn restarted(self) -> Self {
        match self.control {
            Some(control) => Self { left: ByColor::from_fn(|_| control.start()), ..self },
            None => self,
        }
    }

    /// Sets the clock of a player, in the main time or, if `stones` is not 0, in a period.
    pub fn set_left(&mut self, player: Color, time: Duration, stones: u32) {
        let main_alone = Control { main: time, period: Duration::ZERO, stones: 0 };
        self.control.get_or_insert(main_alone);
        self.left[player] = Left { time, stones };
    }

    /// Takes the time of a move from the clock of a player.
    pub fn spend(&mut self, player: Color, time: Duration) {
        let Some(control) = self.control else { return };
        let left = &mut self.left[player];
        if left.stones > 0 {
            *left = Left { time: left.time.saturating_sub(time), stones: left.stones - 1 };
            if left.stones == 0 {
                *left = control.period();
            }
        } else if let Some(rest) = left.time.checked_sub(time) {
            left.time = rest;
        } else {
            let late = time.saturating_sub(left.time);
            let period = control.period();
            *left = Left { time: period.time.saturating_sub(late), ..period };
        }
    }

    /// Returns the time for the next move of a player, with so many squares empty; `None` without a
    /// limit.
    pub fn time_for_move(&self, player: Color, empties: u32) -> Option<Duration> {
        let control = self.control?;
        let left = self.left[player];
        let time = match left.stones {
            0 => share_of_game(left.time, empties).max(share(control.period, control.stones)),
            stones => share(left.time, stones),
        };
        Some(time.max(LEAST))
    }
}

impl Control {
    fn start(self) -> Left {
        if self.main.is_zero() { self.period() } else { Left { time: self.main, stones: 0 } }
    }

    fn period(self) -> Left {
        Left { time: self.period, stones: self.stones }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Clocks;
    use crate::move_time::LAG;
    use othello_core::board::Color;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// Plays all moves of a player with an answer that takes as long as is planned for it.
    #[track_caller]
    fn check_whole_game(main: u64, period: u64, stones: u32) {
        let mut clocks = Clocks::with_settings(seconds(main), seconds(period), stones);
        let (mut left, mut in_period) = (seconds(main), 0);
        for empties in (1..=60).rev().step_by(2) {
            let time = clocks.time_for_move(Color::Black, empties).unwrap() + LAG / 2;
            clocks.spend(Color::Black, time);
            if in_period == 0 && time > left && stones > 0 {
                (left, in_period) = (left + seconds(period), stones);
            }
            assert!(time <= left, "{main}+{period}/{stones}: {time:?} of {left:?}");
            left -= time;
            if in_period > 0 {
                in_period -= 1;
                if in_period == 0 {
                    (left, in_period) = (seconds(period), stones);
                }
            }
        }
    }

    #[test]
    fn no_game_takes_longer_than_its_clock_allows() {
        for main in [2, 10, 60, 300, 3600] {
            check_whole_game(main, 0, 0);
            check_whole_game(main, 1, 1);
            check_whole_game(main, 10, 5);
        }
        check_whole_game(0, 1, 1);
        check_whole_game(0, 30, 10);
    }

    #[test]
    fn the_clock_that_the_controller_tells_counts() {
        let mut clocks = Clocks::with_settings(seconds(600), Duration::ZERO, 0);
        let planned = clocks.time_for_move(Color::White, 60).unwrap();
        assert!(planned > seconds(10));
        clocks.set_left(Color::White, seconds(3), 0);
        assert!(clocks.time_for_move(Color::White, 60).unwrap() < seconds(1));
        assert_eq!(clocks.time_for_move(Color::Black, 60), Some(planned));
        assert!(clocks.restarted().time_for_move(Color::White, 60) == Some(planned));
    }

    #[test]
    fn periods_for_no_moves_mean_no_limit() {
        let clocks = Clocks::with_settings(seconds(10), seconds(10), 0);
        assert_eq!(clocks.time_for_move(Color::Black, 60), None);
        assert_eq!(Clocks::default().time_for_move(Color::Black, 60), None);
        let clocks = Clocks::with_settings(Duration::ZERO, Duration::ZERO, 0);
        assert_eq!(clocks.time_for_move(Color::Black, 60), Some(Duration::from_millis(1)));
    }
}
