//! The limit on what others say: so many lines at once, and then one in each interval.

use std::thread;
use std::time::{Duration, Instant};

/// The lines that may come at once.
const MOST_AT_ONCE: u32 = 400;
/// The interval of those after them.
const INTERVAL: Duration = Duration::from_millis(50);

/// Lets many lines pass at once, and then one in each interval.
pub struct Throttle {
    /// The time that the lines stand for that may come at once.
    burst: Duration,
    /// The time by which the lines so far have passed, one in each interval.
    used: Instant,
}

impl Default for Throttle {
    fn default() -> Self {
        Self { burst: INTERVAL * MOST_AT_ONCE, used: Instant::now() }
    }
}

impl Throttle {
    /// Takes a line, and waits if it comes too early.
    pub fn wait(&mut self) {
        thread::sleep(self.step(Instant::now()));
    }

    /// Lets that many more lines pass at once.
    pub fn allow(&mut self, lines: u32) {
        self.burst = self.burst.saturating_add(INTERVAL.saturating_mul(lines));
    }

    /// Takes a line now; returns the time to wait.
    fn step(&mut self, now: Instant) -> Duration {
        self.used = self.used.max(now) + INTERVAL;
        (self.used - now).saturating_sub(self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::{INTERVAL, Throttle};
    use std::time::{Duration, Instant};

    /// Returns the number of lines of a thousand that pass at once.
    fn at_once(throttle: &mut Throttle, now: Instant) -> usize {
        (0..1000).take_while(|_| throttle.step(now).is_zero()).count()
    }

    #[test]
    fn so_many_pass_at_once_and_then_one_in_each_interval() {
        let mut throttle = Throttle::default();
        let mut now = Instant::now() + Duration::from_secs(1);
        assert_eq!(at_once(&mut throttle, now), 400);
        now += INTERVAL * 21;
        assert_eq!(at_once(&mut throttle, now), 20);
        now += INTERVAL * 1000;
        throttle.allow(100);
        assert_eq!(at_once(&mut throttle, now), 500);
    }
}
