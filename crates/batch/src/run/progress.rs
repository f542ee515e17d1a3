//! A line on the terminal that says how far a computation has come.

use std::cell::Cell;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

use othello_home::terminal::{can_redraw, columns_of_errors};
use othello_words::i18n::m;
use othello_words::numbers::{self, decimal};
use othello_words::text;

/// A line on standard error that the next one replaces. Where standard error is not a terminal that can do that, there
/// is nothing, or a line now and then.
pub struct Progress {
    manner: Manner,
    /// The time at which the line was shown that stands there.
    shown: Cell<Option<Instant>>,
}

/// The way in which progress is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Replaced,
    NowAndThen,
    Nothing,
}

/// The least time for which a line stands.
const PAUSE: Duration = Duration::from_millis(100);

/// The time between two lines that stay.
const LONG_PAUSE: Duration = Duration::from_secs(10);

impl Progress {
    pub fn at_terminal() -> Self {
        let can_replace = stderr().is_terminal() && can_redraw();
        let manner = if can_replace { Manner::Replaced } else { Manner::Nothing };
        Self { manner, shown: Cell::new(None) }
    }

    /// Prepares the line for this terminal, or else lines now and then, the first one after a while.
    pub fn everywhere() -> Self {
        match Self::at_terminal() {
            Self { manner: Manner::Nothing, .. } => {
                Self { manner: Manner::NowAndThen, shown: Cell::new(Some(Instant::now())) }
            }
            at_terminal => at_terminal,
        }
    }

    /// Shows a text as [`show`](Self::show) does, unless the one before has only just come.
    pub fn update(&self, text: impl FnOnce() -> String) {
        let is_new = |shown: Instant| shown.elapsed() < PAUSE;
        if self.manner == Manner::Replaced && !self.shown.get().is_some_and(is_new) {
            self.show(&text());
        }
    }

    /// Shows a text in place of the one before. Characters that a terminal acts on are escaped.
    pub fn show(&self, text: &str) {
        match self.manner {
            Manner::Nothing => return,
            Manner::NowAndThen => {
                if self.shown.get().is_none_or(|shown| shown.elapsed() >= LONG_PAUSE) {
                    let _ = writeln!(stderr(), "{}", text::printable(text));
                    self.shown.set(Some(Instant::now()));
                }
                return;
            }
            Manner::Replaced => {}
        }
        let columns = columns_of_errors().unwrap_or(80);
        let text = text::printable(text);
        let text = text::truncate(&text, columns.saturating_sub(1), "…");
        // Standard error may be closed.
        let _ = write!(stderr(), "\r{text}\x1b[K");
        let _ = stderr().flush();
        self.shown.set(Some(Instant::now()));
    }

    /// Removes the line, before something else is printed.
    pub fn clear(&self) {
        if self.manner == Manner::Replaced && self.shown.take().is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
            let _ = stderr().flush();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}

/// The way of a run through its input, from which the time that is left follows.
#[derive(Default)]
pub struct BatchCourse {
    /// The time at which the first search began, and the share of the input that had been read.
    began: Option<(Instant, f64)>,
}

impl BatchCourse {
    /// The least time after which the time left can be told.
    const LEAST: Duration = Duration::from_secs(3);

    /// Returns how far a run has come that has read this share of its input: `41%, 1 h 20 min left`.
    pub fn tell(&mut self, share: f64) -> String {
        let (begin, first) = *self.began.get_or_insert_with(|| (Instant::now(), share));
        left(share, first, begin.elapsed())
    }
}

/// Returns a share as a percentage: `41%`.
pub fn percent(share: f64) -> String {
    numbers::percent(decimal((share * 100.0).floor(), 0))
}

/// Returns how far a run has come from the first share to this one in so much time.
fn left(share: f64, first: f64, elapsed: Duration) -> String {
    let percent = percent(share);
    if elapsed < BatchCourse::LEAST || share <= first {
        return percent;
    }
    let left = elapsed.as_secs_f64() * (1.0 - share) / (share - first);
    match Duration::try_from_secs_f64(left) {
        Ok(left) => m::batch::time_left(percent, in_words(left)).to_string(),
        Err(_) => percent,
    }
}

/// Returns a time to two places: `50 s`, `12 min`, `1 h 20 min`, `3 days 4 h`.
fn in_words(time: Duration) -> String {
    let (seconds, minutes, hours) =
        (time.as_secs(), time.as_secs().div_ceil(60), time.as_secs().div_ceil(3600));
    match (seconds, minutes, hours) {
        (..60, ..) => format!("{seconds} s"),
        (_, ..60, _) => format!("{minutes} min"),
        (_, ..1440, _) => format!("{} h {} min", minutes / 60, minutes % 60),
        (_, _, ..48) => format!("1 day {} h", hours - 24),
        _ => format!("{} days {} h", hours / 24, hours % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::left;
    use std::time::Duration;

    #[test]
    fn the_time_left_follows_from_the_time_so_far() {
        let tell = |share, first, seconds| left(share, first, Duration::from_secs(seconds));
        assert_eq!(tell(0.416, 0.4, 1), "41%");
        assert_eq!(tell(0.5, 0.5, 100), "50%");
        assert_eq!(tell(0.5, 0.0, 50), "50%, 50 s left");
        assert_eq!(tell(0.5, 0.4, 60), "50%, 5 min left");
        assert_eq!(tell(0.25, 0.0, 1600), "25%, 1 h 20 min left");
        assert_eq!(tell(0.5, 0.0, 25 * 3600), "50%, 1 day 1 h left");
        assert_eq!(tell(0.01, 0.0, 3600), "1%, 4 days 3 h left");
        assert_eq!(tell(1.0, 0.0, 3600), "100%, 0 s left");
        assert_eq!(tell(1e-9, 0.0, u64::MAX / 2), "0%");
    }
}
