//! The times at which frames may be drawn.

use std::time::{Duration, Instant};

/// The shortest time between two frames. Screens show sixty frames per second.
pub const FRAME: Duration = Duration::from_millis(16);

/// The limiter of the frame rate.
///
/// The response to a key does not wait for a frame that the engine or a clock has caused, only for the
/// response to the previous key.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    after_any: Instant,
    after_answer: Instant,
    /// The cause of the next frame.
    cause: Cause,
}

#[derive(Clone, Copy, Debug)]
enum Cause {
    Player,
    Other,
}

impl Pace {
    /// Creates a limiter that allows a frame from that time on.
    pub const fn new(now: Instant) -> Self {
        Self { after_any: now, after_answer: now, cause: Cause::Other }
    }

    /// Marks the next frame as the response to a key or the mouse.
    pub const fn hurry(&mut self) {
        self.cause = Cause::Player;
    }

    pub const fn next_frame(&self) -> Instant {
        match self.cause {
            Cause::Player => self.after_answer,
            Cause::Other => self.after_any,
        }
    }

    /// Records a frame that was drawn at that time.
    pub fn drawn(&mut self, now: Instant) {
        self.after_any = now + FRAME;
        match self.cause {
            Cause::Player => self.after_answer = now + FRAME,
            Cause::Other => {}
        }
        self.cause = Cause::Other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_keep_their_distance() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        pace.drawn(start);
        assert_eq!(pace.next_frame(), start + FRAME);
    }

    #[test]
    fn the_answer_to_a_key_waits_for_no_frame_of_the_engine() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        pace.drawn(start);
        pace.hurry();
        assert!(pace.next_frame() <= start);
    }

    #[test]
    fn the_answers_to_keys_keep_their_distance() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        pace.hurry();
        pace.drawn(start);
        pace.hurry();
        assert_eq!(pace.next_frame(), start + FRAME);
    }
}
