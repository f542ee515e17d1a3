//! The time that passes between two turns of a loop, and the gaps in it.

use std::time::Duration;

use crate::time::moment::Uptime;

/// A loop that comes back so much later than it wanted to was stopped, or the machine slept.
const LATE: Duration = Duration::from_millis(500);
/// Between two waits it does not work so long: it was stopped, or the machine slept.
const LONGEST_WORK: Duration = Duration::from_secs(3);

/// The time that has passed in a loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passed {
    /// The time in which the program was stopped, or the machine asleep.
    pub stopped: Duration,
    /// The time after that in which it ran.
    pub ran: Duration,
}

/// The time of a loop that waits for inputs.
#[derive(Debug)]
pub struct LoopWatch {
    /// The moment up to which time was reported.
    reported: Uptime,
    /// The moment of the last look.
    looked: Uptime,
    /// The moment at which the loop wanted to be back.
    due: Uptime,
    /// The time of a stop between two waits, which was not reported.
    stopped: Duration,
}

impl LoopWatch {
    /// Creates the watch of a loop that begins now.
    pub fn new() -> Self {
        let now = Uptime::now();
        Self { reported: now, looked: now, due: now, stopped: Duration::ZERO }
    }

    /// Notes that the loop waits for an input for this time at most.
    pub fn wait(&mut self, most: Duration) {
        self.wait_at(Uptime::now(), most);
    }

    fn wait_at(&mut self, now: Uptime, most: Duration) {
        if now.since(self.looked) > LONGEST_WORK {
            self.stopped += now.since(self.reported);
            self.reported = self.reported.max(now);
        }
        self.due = self.reported.max(now).after(most);
    }

    /// Returns the time that has passed since the last look, up to the moment of an input, or else up to now.
    pub fn look(&mut self, input: Option<Uptime>) -> Passed {
        self.look_at(Uptime::now(), input)
    }

    fn look_at(&mut self, now: Uptime, input: Option<Uptime>) -> Passed {
        self.looked = now;
        let late = now.since(self.due.max(self.reported));
        let gap = if late > LATE { late } else { Duration::ZERO };
        // A gap counts once, however many inputs have waited meanwhile.
        self.due = self.due.max(now);
        let begun = self.reported.after(gap);
        let end = input.map_or(now, |input| input.min(now)).max(begun);
        self.reported = end;
        Passed { stopped: std::mem::take(&mut self.stopped) + gap, ran: end.since(begun) }
    }
}

impl Default for LoopWatch {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{LoopWatch, Passed};
    use crate::time::moment::Uptime;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn lateness_is_a_gap_and_the_rest_is_time() {
        let start = Uptime::now();
        let stopped = Duration::ZERO;
        let mut watch =
            LoopWatch { reported: start, looked: start, due: start.after(SECOND), stopped };
        let at = |tenths: u64| start.after(Duration::from_millis(100 * tenths));
        let tenths = |count: u64| Duration::from_millis(100 * count);
        let passed = |stopped, ran| Passed { stopped: tenths(stopped), ran: tenths(ran) };
        // In time, and a little late.
        assert_eq!(watch.look_at(at(4), None), passed(0, 4));
        assert_eq!(watch.look_at(at(14), None), passed(0, 10));
        // Stopped for long: two lines were read before that, and come up afterwards.
        watch.due = at(24);
        assert_eq!(watch.look_at(at(364), Some(at(16))), passed(340, 0));
        assert_eq!(watch.look_at(at(364), Some(at(17))), passed(0, 0));
        assert_eq!(watch.look_at(at(365), None), passed(0, 11));
        // A line that was read some time ago, in a loop that is in time.
        watch.due = at(375);
        assert_eq!(watch.look_at(at(368), Some(at(367))), passed(0, 2));
        assert_eq!(watch.look_at(at(368), None), passed(0, 1));
        // Work takes its time, but for a stop in the middle of it.
        watch.wait_at(at(388), SECOND);
        assert_eq!(watch.look_at(at(392), None), passed(0, 24));
        watch.wait_at(at(692), SECOND);
        assert_eq!(watch.look_at(at(695), Some(at(693))), passed(300, 1));
    }
}
