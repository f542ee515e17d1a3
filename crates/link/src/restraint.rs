//! Quiet for a player who has said no several times.

use std::collections::VecDeque;
use std::time::Duration;

/// The answers of no in this time after which no question is shown for as long.
const MOST_REFUSALS: usize = 3;
const TIME: Duration = Duration::from_secs(60);

/// The last times at which a player has said no.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Restraint {
    now: Duration,
    refusals: VecDeque<Duration>,
    quiet_until: Duration,
}

impl Restraint {
    /// Lets time pass.
    pub fn elapse(&mut self, time: Duration) {
        self.now = self.now.saturating_add(time);
    }

    /// Notes that the player has said no.
    pub fn refuse(&mut self) {
        self.refusals.push_back(self.now);
        let now = self.now;
        self.refusals.retain(|refused| now.saturating_sub(*refused) <= TIME);
        if self.refusals.len() >= MOST_REFUSALS {
            self.refusals.clear();
            self.quiet_until = now.saturating_add(TIME);
        }
    }

    /// Returns `true` if no question is to be shown.
    pub fn is_quiet(&self) -> bool {
        self.now < self.quiet_until
    }
}

#[cfg(test)]
mod tests {
    use super::Restraint;
    use std::time::Duration;

    #[test]
    fn three_refusals_in_a_minute_are_followed_by_a_minute_of_quiet() {
        let mut restraint = Restraint::default();
        for seconds in [0, 40, 40, 10] {
            restraint.elapse(Duration::from_secs(seconds));
            assert!(!restraint.is_quiet());
            restraint.refuse();
        }
        assert!(restraint.is_quiet());
        restraint.elapse(Duration::from_secs(60));
        assert!(!restraint.is_quiet());
    }
}
