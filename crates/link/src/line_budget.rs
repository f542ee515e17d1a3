//! A bound on the lines that the other side may send.

use std::time::Duration;

/// The lines that may come at once.
const MOST_AT_ONCE: u32 = 400;
/// The time after which another one may come.
const INTERVAL: Duration = Duration::from_millis(50);

/// The lines that the other side may still send, counted by the time that passes here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineBudget {
    lines: u32,
    /// The time since the last line was added.
    time: Duration,
}

impl Default for LineBudget {
    fn default() -> Self {
        Self { lines: MOST_AT_ONCE, time: Duration::ZERO }
    }
}

impl LineBudget {
    /// Lets time pass.
    pub fn elapse(&mut self, time: Duration) {
        self.time = self.time.saturating_add(time);
        let earned = self.time.as_millis() / INTERVAL.as_millis();
        let missing = MOST_AT_ONCE - self.lines;
        match u32::try_from(earned) {
            Ok(earned) if earned < missing => {
                self.lines += earned;
                self.time -= INTERVAL * earned;
            }
            Ok(_) | Err(_) => *self = Self::default(),
        }
    }

    /// Counts a line; returns `false` if it is one too many.
    pub const fn take(&mut self) -> bool {
        match self.lines.checked_sub(1) {
            Some(left) => {
                self.lines = left;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::LineBudget;
    use std::time::Duration;

    #[test]
    fn four_hundred_lines_may_come_at_once_and_then_twenty_a_second() {
        let mut budget = LineBudget::default();
        assert_eq!((0..1000).filter(|_| budget.take()).count(), 400);
        for _ in 0..10 {
            budget.elapse(Duration::from_millis(125));
        }
        assert_eq!((0..1000).filter(|_| budget.take()).count(), 25);
        budget.elapse(Duration::MAX);
        assert_eq!((0..1000).filter(|_| budget.take()).count(), 400);
    }
}
