//! A day as PGN writes it, some of it perhaps unknown.

use std::fmt;
use std::str::FromStr;

/// A day of which year, month or day may be unknown, but not all three.
///
/// ```
/// use othello_notation::date::Date;
/// let date: Date = "2026.11.??".parse()?;
/// assert_eq!(date, Date::new(Some(2026), Some(11), None)?);
/// assert_eq!(date.to_string(), "2026.11.??");
/// # Ok::<(), othello_notation::date::DateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Date {
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
}

impl Date {
    /// Makes a day of the years 1 to 9999, as far as it is known.
    ///
    /// # Errors
    /// If no calendar has that day, or nothing of it is known.
    pub fn new(year: Option<u16>, month: Option<u8>, day: Option<u8>) -> Result<Self, DateError> {
        let is_known = year.is_some() || month.is_some() || day.is_some();
        let is_day = year.is_none_or(|year| (1..=9999).contains(&year))
            && month.is_none_or(|month| (1..=12).contains(&month))
            && day.is_none_or(|day| (1..=days_in(year, month)).contains(&day));
        if is_known && is_day { Ok(Self { year, month, day }) } else { Err(DateError) }
    }

    /// Returns the day that was so many seconds after the beginning of 1970.
    pub fn since_1970(seconds: u64) -> Option<Self> {
        let mut days = seconds / 86_400;
        let days_of = |year: u16| if is_leap(year) { 366 } else { 365 };
        let mut year = 1970;
        while days >= days_of(year) {
            days -= days_of(year);
            year = if year < 9999 { year + 1 } else { return None };
        }
        let mut month = 1;
        while days >= u64::from(days_in(Some(year), Some(month))) {
            days -= u64::from(days_in(Some(year), Some(month)));
            month += 1;
        }
        Self::new(Some(year), Some(month), u8::try_from(days + 1).ok()).ok()
    }

    /// Returns the year, if it is known.
    pub const fn year(self) -> Option<u16> {
        self.year
    }

    /// Returns the month, 1 to 12, if it is known.
    pub const fn month(self) -> Option<u8> {
        self.month
    }

    /// Returns the day of the month, if it is known.
    pub const fn day(self) -> Option<u8> {
        self.day
    }

    /// Returns `true` if another day agrees with this one in all that is known of this one.
    ///
    /// ```
    /// use othello_notation::date::Date;
    /// let month: Date = "2026.11".parse()?;
    /// assert!(month.includes("2026.11.21".parse()?));
    /// assert!(!month.includes("2026.??.21".parse()?));
    /// # Ok::<(), othello_notation::date::DateError>(())
    /// ```
    pub fn includes(self, other: Self) -> bool {
        self.year.is_none_or(|year| other.year == Some(year))
            && self.month.is_none_or(|month| other.month == Some(month))
            && self.day.is_none_or(|day| other.day == Some(day))
    }
}

impl fmt::Display for Date {
    /// `2026.11.21`, with question marks for what is unknown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = *b"????.??.??";
        write_digits(&mut text[..4], self.year);
        write_digits(&mut text[5..7], self.month.map(u16::from));
        write_digits(&mut text[8..], self.day.map(u16::from));
        f.write_str(str::from_utf8(&text).expect("all of it is ASCII"))
    }
}

/// Writes the last digits of a number that is known.
fn write_digits(text: &mut [u8], number: Option<u16>) {
    let Some(mut number) = number else { return };
    for digit in text.iter_mut().rev() {
        *digit = b'0' + (number % 10) as u8;
        number /= 10;
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Returns the number of days of a month, the greatest that it may have where it is not known.
fn days_in(year: Option<u16>, month: Option<u8>) -> u8 {
    match month {
        Some(2) if year.is_none_or(is_leap) => 29,
        Some(2) => 28,
        Some(4 | 6 | 9 | 11) => 30,
        _ => 31,
    }
}

/// The error of a text or of numbers that are not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DateError;

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a date as 2026.11.21, with ? for what is unknown")
    }
}

impl std::error::Error for DateError {}

impl FromStr for Date {
    type Err = DateError;

    /// Reads year, month and day with `.`, `-` or `/` between them; what is missing or made of
    /// question marks is unknown.
    fn from_str(text: &str) -> Result<Self, DateError> {
        let mut parts = text.trim().split(['.', '-', '/']);
        let year = number(parts.next().unwrap_or_default(), 4)?;
        let month = number(parts.next().unwrap_or("??"), 2)?;
        let day = number(parts.next().unwrap_or("??"), 2)?;
        if parts.next().is_some() {
            return Err(DateError);
        }
        let small = |part: Option<u16>| {
            part.map(|part| u8::try_from(part).map_err(|_| DateError)).transpose()
        };
        Self::new(year, small(month)?, small(day)?)
    }
}

/// Reads a number of so many digits or question marks at most.
fn number(text: &str, longest: usize) -> Result<Option<u16>, DateError> {
    if text.is_empty() || text.len() > longest {
        Err(DateError)
    } else if text.bytes().all(|letter| letter == b'?') {
        Ok(None)
    } else if text.bytes().all(|letter| letter.is_ascii_digit()) {
        text.parse().map(Some).map_err(|_| DateError)
    } else {
        Err(DateError)
    }
}
