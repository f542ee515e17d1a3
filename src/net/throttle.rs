//! A limit on the rate of steps: a burst, and then one in each interval.

use std::thread;
use std::time::{Duration, Instant};

/// Lets a burst of steps pass at once, and then one in each interval.
pub struct Throttle {
    /// The time that the steps of a burst stand for.
    burst: Duration,
    interval: Duration,
    /// The time by which the steps so far have passed, one in each interval.
    used: Instant,
}

impl Throttle {
    /// Lets `burst` steps pass at once, and then one in each interval.
    pub fn new(burst: u32, interval: Duration) -> Self {
        Self { burst: interval * burst, interval, used: Instant::now() }
    }

    /// Takes a step, and waits if it comes too early.
    pub fn wait(&mut self) {
        thread::sleep(self.step(Instant::now()));
    }

    /// Lets that many more steps pass at once.
    pub fn allow(&mut self, steps: u32) {
        self.burst = self.burst.saturating_add(self.interval.saturating_mul(steps));
    }

    /// Takes a step now; returns the time to wait.
    fn step(&mut self, now: Instant) -> Duration {
        self.used = self.used.max(now) + self.interval;
        (self.used - now).saturating_sub(self.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::Throttle;
    use std::time::{Duration, Instant};

    #[test]
    fn so_many_pass_at_once_and_then_one_in_each_interval() {
        let second = Duration::from_secs(1);
        let mut throttle = Throttle::new(3, second);
        let mut now = Instant::now() + second;
        assert_eq!(
            [throttle.step(now), throttle.step(now), throttle.step(now)],
            [Duration::ZERO; 3]
        );
        assert_eq!(throttle.step(now), second);
        now += second * 3;
        assert_eq!([throttle.step(now), throttle.step(now)], [Duration::ZERO; 2]);
        assert_eq!(throttle.step(now), second);
        now += second * 60;
        assert_eq!(
            [throttle.step(now), throttle.step(now), throttle.step(now)],
            [Duration::ZERO; 3]
        );
        assert_eq!(throttle.step(now), second);
    }
}
