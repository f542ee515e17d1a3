//! Time controls and clocks. A clock counts the time that it is given and never reads the time of
//! day.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::board::{ByColor, Color};

/// The time that each player has left.
///
/// The caller decides whose turn it is, whether the clock is paused and how an undo affects it; a
/// clock never gives time back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    left: ByColor<Duration>,
}

/// The state of a player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flag {
    /// There is time left.
    Up,
    /// There is none: the player has lost, even if a move arrives at this very moment.
    Fallen,
}

impl Clock {
    /// Returns the clock at the start of a game.
    pub fn new(control: TimeControl) -> Self {
        Self::with_left(control, ByColor::from_fn(|_| control.main()))
    }

    /// Returns the clock of a game under way, with so much time left to each player.
    pub const fn with_left(control: TimeControl, left: ByColor<Duration>) -> Self {
        Self { control, left }
    }

    /// Returns the time control.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Returns the time that a player has left.
    pub fn left(&self, color: Color) -> Duration {
        self.left[color]
    }

    /// Returns the state of a player's time.
    pub fn flag(&self, color: Color) -> Flag {
        if self.left[color].is_zero() { Flag::Fallen } else { Flag::Up }
    }

    /// Lets time pass for a player. Call it before the move that ends the time is played.
    #[must_use = "a player who is out of time loses the game"]
    pub fn run(&mut self, color: Color, elapsed: Duration) -> Flag {
        self.left[color] = self.left[color].saturating_sub(elapsed);
        self.flag(color)
    }

    /// Adds the increment for a move of that player, unless the player is out of time. A
    /// forced pass earns nothing, nor does a choice that belongs to the move before it.
    pub fn earn(&mut self, color: Color) {
        match self.flag(color) {
            Flag::Up => {
                self.left[color] = self.left[color].saturating_add(self.control.increment());
            }
            Flag::Fallen => {}
        }
    }
}

/// The time for a whole game, and what each move adds to it, in whole seconds.
///
/// As text it is minutes or `M:SS`, either with `+S` seconds per move.
///
/// ```
/// use othello_core::clock::TimeControl;
/// let control: TimeControl = "1:05+2".parse()?;
/// assert_eq!((control.main().as_secs(), control.increment().as_secs()), (65, 2));
/// assert_eq!("5:00+0".parse::<TimeControl>()?.to_string(), "5");
/// # Ok::<(), othello_core::clock::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    main: u64,
    increment: u64,
}

/// A day.
const MOST_MAIN: u64 = 24 * 60 * 60;
/// An hour.
const MOST_INCREMENT: u64 = 60 * 60;

impl TimeControl {
    /// Makes a control of seconds for a whole game, 1 to a day, and for each move, 0 to an hour.
    pub const fn from_secs(main: u64, increment: u64) -> Result<Self, TimeControlError> {
        if main == 0 || main > MOST_MAIN {
            Err(TimeControlError::Main)
        } else if increment > MOST_INCREMENT {
            Err(TimeControlError::Increment)
        } else {
            Ok(Self { main, increment })
        }
    }

    /// Returns the time for a whole game.
    pub const fn main(&self) -> Duration {
        Duration::from_secs(self.main)
    }

    /// Returns the time that each move adds.
    pub const fn increment(&self) -> Duration {
        Duration::from_secs(self.increment)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.main / 60, self.main % 60);
        write!(f, "{minutes}")?;
        if seconds != 0 {
            write!(f, ":{seconds:02}")?;
        }
        if self.increment != 0 {
            write!(f, "+{}", self.increment)?;
        }
        Ok(())
    }
}

/// The error of a text or a number of seconds that is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeControlError {
    /// The text has another form.
    Malformed,
    /// No time at all, or more than a day.
    Main,
    /// More than an hour for each move.
    Increment,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => {
                "expected minutes or M:SS, and +S for S seconds more per move: 5, 0:30, 5+3"
            }
            Self::Main => "expected a time from 0:01 to 1440 minutes (24 hours)",
            Self::Increment => "expected at most 3600 seconds per move (an hour)",
        })
    }
}

impl std::error::Error for TimeControlError {}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
        let (minutes, seconds) = main.split_once(':').unwrap_or((main, "00"));
        let read = || Some((in_sixties(number(minutes)?, seconds)?, number(increment)?));
        let (main, increment) = read().ok_or(TimeControlError::Malformed)?;
        Self::from_secs(main, increment)
    }
}

/// A time as a clock face shows it: `4:59`, `1:00:00` from an hour on, tenths `0:19.9` below 20 seconds.
///
/// It is rounded up, so that `0:00.0` is shown only when no time is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockFace(pub Duration);

impl ClockFace {
    const TENTHS_BELOW: Duration = Duration::from_secs(20);

    /// Returns the time until another text is shown; `None` if no time is left.
    pub fn changes_after(self) -> Option<Duration> {
        let next = self.rounded().checked_sub(Duration::new(0, self.unit()))?;
        Some(self.0.saturating_sub(next))
    }

    fn rounded(self) -> Duration {
        round_up(self.0, self.unit())
    }

    fn unit(self) -> u32 {
        if self.0 <= Self::TENTHS_BELOW { TENTH } else { SECOND }
    }
}

impl fmt::Display for ClockFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.rounded();
        let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
        let text = if time < Self::TENTHS_BELOW {
            format!("{minutes}:{seconds:02}.{}", time.subsec_millis() / 100)
        } else if minutes < 60 {
            format!("{minutes}:{seconds:02}")
        } else {
            format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
        };
        f.pad(&text)
    }
}

/// A time as a saved game holds it, to the millisecond: `0:04:59.123`.
///
/// Fractions are rounded up, so that saving never costs a player the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SavedTime(pub Duration);

impl fmt::Display for SavedTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = round_up(self.0, MILLISECOND);
        let (minutes, seconds) = (time.as_secs() / 60, time.as_secs() % 60);
        let (hours, minutes, millis) = (minutes / 60, minutes % 60, time.subsec_millis());
        write!(f, "{hours}:{minutes:02}:{seconds:02}.{millis:03}")
    }
}

/// The error of a text that is not the time of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SavedTimeError;

impl fmt::Display for SavedTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a time as H:MM:SS.mmm, below 1000 hours")
    }
}

impl std::error::Error for SavedTimeError {}

impl FromStr for SavedTime {
    type Err = SavedTimeError;

    /// Reads `H:MM:SS`, with or without `.mmm`.
    fn from_str(text: &str) -> Result<Self, SavedTimeError> {
        let read = || {
            let (whole, millis) = text.split_once('.').unwrap_or((text, "000"));
            let (hours, rest) = whole.split_once(':')?;
            let (minutes, seconds) = rest.split_once(':')?;
            let hours = number(hours).filter(|&hours| hours < 1000)?;
            let whole = in_sixties(in_sixties(hours, minutes)?, seconds)?;
            let millis = number(millis).filter(|_| millis.len() == 3)?;
            Some(Self(Duration::from_secs(whole) + Duration::from_millis(millis)))
        };
        read().ok_or(SavedTimeError)
    }
}

const SECOND: u32 = 1_000_000_000;
const TENTH: u32 = SECOND / 10;
const MILLISECOND: u32 = SECOND / 1000;

/// Returns the time in whole units of so many nanoseconds, of which a second holds a whole number.
const fn round_up(time: Duration, unit: u32) -> Duration {
    let nanos = time.subsec_nanos();
    time.saturating_add(Duration::new(0, nanos.next_multiple_of(unit) - nanos))
}

/// Returns the number of smaller units in so many larger ones and, in two digits below 60, smaller
/// ones.
fn in_sixties(larger: u64, smaller: &str) -> Option<u64> {
    let smaller = number(smaller).filter(|&value| smaller.len() == 2 && value < 60)?;
    Some(larger.saturating_mul(60).saturating_add(smaller))
}

/// Reads digits and nothing else; a number that is too large becomes the largest.
fn number(text: &str) -> Option<u64> {
    let digit = |letter: char| letter.to_digit(10).map(u64::from);
    let append =
        |number: u64, letter| Some(number.saturating_mul(10).saturating_add(digit(letter)?));
    if text.is_empty() { None } else { text.chars().try_fold(0, append) }
}

#[cfg(test)]
mod tests {
    use super::{Clock, ClockFace, Flag, SavedTime, TimeControl, TimeControlError};
    use crate::board::{ByColor, Color};
    use std::time::Duration;

    const BLACK: Color = Color::Black;
    const WHITE: Color = Color::White;

    fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn control(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[test]
    fn time_runs_for_one_player_only() {
        let mut clock = Clock::new(control("5"));
        assert_eq!(clock.run(BLACK, ms(1000)), Flag::Up);
        assert_eq!((clock.left(BLACK), clock.left(WHITE)), (ms(299_000), ms(300_000)));
        assert_eq!(clock.run(WHITE, ms(1)), Flag::Up);
        assert_eq!((clock.left(BLACK), clock.left(WHITE)), (ms(299_000), ms(299_999)));
    }

    #[test]
    fn a_flag_falls_at_the_very_moment_when_nothing_is_left() {
        let left = ByColor { black: ms(1500), white: ms(1500) };
        for (elapsed, flag) in [(1499, Flag::Up), (1500, Flag::Fallen), (9999, Flag::Fallen)] {
            let mut clock = Clock::with_left(control("5+3"), left);
            assert_eq!(clock.run(WHITE, ms(elapsed)), flag, "after {elapsed} ms");
            assert_eq!((clock.flag(WHITE), clock.flag(BLACK)), (flag, Flag::Up));
        }
    }

    #[test]
    fn a_move_earns_its_increment_unless_the_flag_has_fallen() {
        let mut clock = Clock::with_left(control("5+3"), ByColor { black: ms(1), white: ms(0) });
        clock.earn(BLACK);
        clock.earn(WHITE);
        assert_eq!((clock.left(BLACK), clock.left(WHITE)), (ms(3001), ms(0)));
        assert_eq!(clock.control(), control("5+3"));
    }

    #[test]
    fn no_time_is_too_long_for_the_arithmetic() {
        let endless = ByColor { black: Duration::MAX, white: Duration::MAX };
        let mut clock = Clock::with_left(control("5+3"), endless);
        clock.earn(BLACK);
        assert_eq!(clock.left(BLACK), Duration::MAX);
        assert!(ClockFace(Duration::MAX).changes_after().is_some());
        assert!(!format!("{} {}", ClockFace(Duration::MAX), SavedTime(Duration::MAX)).is_empty());
    }

    #[test]
    fn time_controls_are_read_and_written() {
        let check = |text: &str, main, increment, canonical: &str| {
            let read = control(text);
            assert_eq!(read.main(), Duration::from_secs(main), "{text}");
            assert_eq!(read.increment(), Duration::from_secs(increment), "{text}");
            assert_eq!(read.to_string(), canonical);
            assert_eq!(control(canonical), read);
        };
        check("5", 300, 0, "5");
        check("5+3", 300, 3, "5+3");
        check("0:30", 30, 0, "0:30");
        check("1:05+2", 65, 2, "1:05+2");
        check("05:00+00", 300, 0, "5");
        check("0:01", 1, 0, "0:01");
        check("90+30", 5400, 30, "90+30");
        check("1440+3600", 86_400, 3600, "1440+3600");
    }

    #[test]
    fn what_is_no_time_control_is_refused_with_the_reason() {
        let check = |texts: &[&str], expected: &str| {
            for text in texts {
                let error = text.parse::<TimeControl>().unwrap_err();
                assert_eq!(error.to_string(), expected, "{text:?}");
            }
        };
        let malformed = [
            "", " 5", "5 ", "five", "-5", "+5", "5+", "5++3", "5+-3", "5+3+1", "5+0:03", ":30",
            "5:", "5:0", "5:000", "1:60", "1:+5", "1:05:00", "5.5", "1a", "5+f", "٥", "5+٣",
        ];
        let expected = "expected minutes or M:SS, and +S for S seconds more per move: 5, 0:30, 5+3";
        check(&malformed, expected);
        // The long ones would come out as 5 and as 44 seconds if they wrapped round.
        let out_of_range =
            ["0", "0:00", "0+5", "1441", "1440:01", "18446744073709551621", "307445734561825861"];
        check(&out_of_range, "expected a time from 0:01 to 1440 minutes (24 hours)");
        let too_generous = ["5+3601", "5+18446744073709551621"];
        check(&too_generous, "expected at most 3600 seconds per move (an hour)");
        assert_eq!(TimeControl::from_secs(0, 0), Err(TimeControlError::Main));
    }

    #[test]
    fn a_face_rounds_up() {
        let check = |millis, text: &str| assert_eq!(ClockFace(ms(millis)).to_string(), text);
        check(0, "0:00.0");
        check(1, "0:00.1");
        check(100, "0:00.1");
        check(101, "0:00.2");
        check(9950, "0:10.0");
        check(19_900, "0:19.9");
        check(19_901, "0:20");
        check(20_000, "0:20");
        check(20_001, "0:21");
        check(59_001, "1:00");
        check(65_000, "1:05");
        check(3_599_000, "59:59");
        check(3_599_001, "1:00:00");
        check(86_465_000, "24:01:05");
        assert_eq!(ClockFace(Duration::from_nanos(1)).to_string(), "0:00.1");
        assert_eq!(format!("[{:>7}]", ClockFace(ms(65_000))), "[   1:05]");
    }

    #[test]
    fn a_face_changes_exactly_when_next_change_predicts() {
        for left in (1..26_000).step_by(7).chain([3_599_999, 3_600_000, 3_600_001]).map(ms) {
            let text = ClockFace(left).to_string();
            let after = |wait| ClockFace(left.saturating_sub(wait)).to_string();
            let wait = ClockFace(left).changes_after().unwrap();
            assert_ne!(after(wait), text, "{left:?}");
            let too_soon = wait.saturating_sub(Duration::from_nanos(1));
            assert_eq!(after(too_soon), text, "{left:?}");
        }
        assert_eq!(ClockFace(ms(0)).changes_after(), None);
    }

    #[test]
    fn saved_times_are_exact_to_the_millisecond() {
        for millis in [0, 1, 999, 1000, 59_999, 60_000, 299_123, 3_600_000, 3_599_999_999] {
            let text = SavedTime(ms(millis)).to_string();
            assert_eq!(text.parse(), Ok(SavedTime(ms(millis))), "{text}");
        }
        assert_eq!(SavedTime(ms(299_123)).to_string(), "0:04:59.123");
        assert_eq!(SavedTime(ms(45_296_007)).to_string(), "12:34:56.007");
        assert_eq!(SavedTime(Duration::from_nanos(1)).to_string(), "0:00:00.001");
        assert_eq!("1:02:03".parse(), Ok(SavedTime(ms(3_723_000))));
    }

    #[test]
    fn what_is_no_saved_time_is_refused() {
        for text in [
            "",
            "5",
            "4:59",
            "0:4:59",
            "0:04:9",
            "0:60:00",
            "0:00:60",
            "1:00:00.",
            "1:00:00.5",
            "1:00:00.0005",
            "1:00:00,500",
            "-1:00:00",
            ":00:00",
            "1:00:00:00",
            "1000:00:00",
        ] {
            let error = text.parse::<SavedTime>().unwrap_err();
            let expected = "expected a time as H:MM:SS.mmm, below 1000 hours";
            assert_eq!(error.to_string(), expected, "{text:?}");
        }
    }
}
