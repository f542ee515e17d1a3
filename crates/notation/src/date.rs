//! A day as PGN writes it, some of it perhaps unknown.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::transcript::plain;

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
        f.write_str("expected a date, such as 2026.11.21, with ? for what is unknown")
    }
}

impl std::error::Error for DateError {}

impl FromStr for Date {
    type Err = DateError;

    /// Reads year, month and day with `.`, `-` or `/` between them, of which what is missing or made of
    /// question marks is unknown, and the other ways in which days are written: `31.12.2024`,
    /// `Dec 31, 2024`, `2024年12月31日`, with or without the time of day. A day that could be a month is
    /// an error.
    fn from_str(text: &str) -> Result<Self, DateError> {
        with_time(text).map(|(date, _)| date).ok_or(DateError)
    }
}

/// Reads a day, and the time of it if that is written behind it or within.
pub(super) fn with_time(text: &str) -> Option<(Date, String)> {
    let text = text.trim();
    if let Ok(date) = year_first(text) {
        return Some((date, String::new()));
    }
    if let Some(seconds) = text.parse::<u64>().ok().filter(|_| text.len() >= 9) {
        let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        return Some((
            Date::since_1970(seconds)?,
            format!("{hour:02}:{minute:02}:{second:02}.UTC"),
        ));
    }
    let (time, range) = time_in(text).unwrap_or(("", text.len()..text.len()));
    let behind = &text[range.end..];
    let before = text[..range.start].trim_end_matches(['T', 't', '_', ' ', ',']);
    // The zone belongs to the time, a year to the day.
    let zone = behind.trim_end().len();
    let is_zone = behind.trim_start().starts_with(['+', '-']);
    let has_year = !is_zone && behind.chars().filter(char::is_ascii_digit).count() >= 4;
    let behind_day = if has_year { behind } else { "" };
    let date = year_first(before).ok().or_else(|| in_words(before, behind_day))?;
    let time = if has_year { time } else { &text[range.start..range.end + zone] };
    Some((date, time.into()))
}

/// Returns the first time of day in a text, and its place: `14:33:24`.
fn time_in(text: &str) -> Option<(&str, Range<usize>)> {
    let colon = text.find(':')?;
    let is_digit = |letter: char| letter.is_ascii_digit();
    let start = text[..colon].trim_end_matches(is_digit).len();
    let behind = &text[colon..];
    let end =
        behind.find(|letter: char| !is_digit(letter) && letter != ':').unwrap_or(behind.len());
    let range = start..colon + end;
    (start < colon).then(|| (&text[range.clone()], range))
}

/// Reads year, month and day in this order.
fn year_first(text: &str) -> Result<Date, DateError> {
    let mut parts = text.split(['.', '-', '/']);
    let year = number(parts.next().unwrap_or_default(), 4)?;
    let month = number(parts.next().unwrap_or("??"), 2)?;
    let day = number(parts.next().unwrap_or("??"), 2)?;
    if parts.next().is_some() {
        return Err(DateError);
    }
    let small =
        |part: Option<u16>| part.map(|part| u8::try_from(part).map_err(|_| DateError)).transpose();
    Date::new(year, small(month)?, small(day)?)
}

/// The beginnings of the names of months in English, German and French.
const MONTHS: [&[&str]; 12] = [
    &["jan"],
    &["feb", "fév", "fev"],
    &["mar", "mär", "mrz"],
    &["apr", "avr"],
    &["may", "mai"],
    &["jun", "juin"],
    &["jul", "juil"],
    &["aug", "aoû", "aou"],
    &["sep"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "dez", "déc"],
];

/// The eras of Japan that games are dated by, and the year before their first.
const ERAS: [(&str, u16); 3] = [("令和", 2018), ("平成", 1988), ("昭和", 1925)];

/// Reads a day with the year at its end or with names in it, from the text before and behind the time.
fn in_words(before: &str, behind: &str) -> Option<Date> {
    let text: String = [before, " ", behind].concat().chars().map(plain).collect();
    let is_apart = |one: char, other: char| one.is_ascii_digit() != other.is_ascii_digit();
    let mut numbers: Vec<(usize, u16)> = Vec::new();
    let (mut month, mut first_year) = (None, 0);
    for part in text.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty())
    {
        let letters: Vec<char> = part.chars().collect();
        for run in letters.chunk_by(|one, other| !is_apart(*one, *other)) {
            let word: String = run.iter().collect();
            if word.starts_with(|letter: char| letter.is_ascii_digit()) {
                match word.len() {
                    8 => {
                        numbers.push((4, word[..4].parse().ok()?));
                        numbers.push((2, word[4..6].parse().ok()?));
                        numbers.push((2, word[6..].parse().ok()?));
                    }
                    length @ 1..=4 => numbers.push((length, word.parse().ok()?)),
                    _ => return None,
                }
                continue;
            }
            let is_month = |names: &&[&str]| names.iter().any(|name| word.starts_with(name));
            let era = ERAS.iter().find(|(era, _)| word.ends_with(era));
            match (MONTHS.iter().position(is_month), era) {
                (_, Some((_, before))) => first_year = *before,
                (Some(found), None) if month.is_none() => month = u16::try_from(found + 1).ok(),
                _ if word.chars().count() > 9 => return None,
                _ => {}
            }
        }
    }
    let year_of = |number: u16| if first_year > 0 { first_year + number } else { number };
    let (year, month, day) = match (month, &numbers[..]) {
        (Some(month), [(1..=2, day), (4, year)] | [(4, year), (1..=2, day)]) => {
            (*year, month, Some(*day))
        }
        (Some(month), [(4, year)]) => (*year, month, None),
        (None, [(length, year), (1..=2, month), (1..=2, day)])
            if *length == 4 || first_year > 0 =>
        {
            (year_of(*year), *month, Some(*day))
        }
        (None, [(length, year), (1..=2, month)]) if *length == 4 || first_year > 0 => {
            (year_of(*year), *month, None)
        }
        (None, [(1..=2, first), (1..=2, second), (4, year)]) => {
            // Days come first, but before a slash or a hyphen not everywhere.
            let is_certain = text.contains('.') || first == second || *first > 12 || *second > 12;
            let (day, month) = if *second > 12 { (*second, *first) } else { (*first, *second) };
            (*year, if is_certain { month } else { return None }, Some(day))
        }
        _ => return None,
    };
    let small = |number: u16| u8::try_from(number).ok();
    let day = day.map(|day| small(day).unwrap_or(u8::MAX));
    Date::new(Some(year), Some(small(month)?), day).ok()
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
