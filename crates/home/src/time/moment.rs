//! Moments on a clock that goes on while the machine sleeps.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use othello_os::system::since_start;

/// A moment since the machine was started. The time for which it slept counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Uptime(Duration);

impl Uptime {
    /// Returns the present moment.
    pub fn now() -> Self {
        Self(since_start())
    }

    /// Returns the time from an earlier moment to this one; zero if it was later.
    pub const fn since(self, earlier: Self) -> Duration {
        self.0.saturating_sub(earlier.0)
    }

    /// Returns the moment after some time.
    #[must_use]
    pub const fn after(self, time: Duration) -> Self {
        Self(self.0.saturating_add(time))
    }
}

/// Returns the time of day, as the time since 1970.
pub fn wall_time() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Uptime;

    #[test]
    fn moments_follow_one_another() {
        let first = Uptime::now();
        let second = Uptime::now();
        assert!(first <= second);
        assert_eq!(first.since(first.after(Duration::from_secs(1))), Duration::ZERO);
        assert_eq!(first.after(Duration::from_secs(2)).since(first), Duration::from_secs(2));
    }
}
