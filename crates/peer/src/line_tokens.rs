//! The tokens of a line: values without spaces, and named values.

use std::fmt::{self, Write};
use std::str::FromStr;
use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_notation::controls_output;

/// Escapes a text as one token: white space, `%` and control characters become their bytes, as `%20`.
pub fn escaped(text: &str) -> String {
    let mut token = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_whitespace() || letter == '%' || controls_output(letter) {
            for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
                write!(token, "%{byte:02x}").expect("a string takes everything");
            }
        } else {
            token.push(letter);
        }
    }
    token
}

/// Returns the longest beginning of a text with at most this many characters, and bytes once escaped.
pub fn shortened(text: &str, letters: usize, bytes: usize) -> String {
    let mut room = bytes;
    let mut fits = |letter: &char| {
        let length = escaped(letter.encode_utf8(&mut [0; 4])).len();
        room.checked_sub(length).inspect(|&left| room = left).is_some()
    };
    text.chars().take(letters).take_while(|letter| fits(letter)).collect()
}

/// Returns the text of a token without control characters; `None` if it is not valid UTF-8.
pub fn unescaped(token: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(token.len());
    let mut rest = token.as_bytes();
    while let [first, after @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    let text = String::from_utf8(bytes).ok()?;
    Some(text.chars().filter(|&letter| !controls_output(letter)).collect())
}

/// The tokens of a line that have not been read.
#[derive(Clone, Copy)]
pub struct LineTokens<'a>(&'a str);

impl<'a> LineTokens<'a> {
    pub const fn new(line: &'a str) -> Self {
        Self(line)
    }

    /// Takes the next token; `None` at the end.
    pub fn next(&mut self) -> Option<&'a str> {
        let (token, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        Some(token).filter(|token| !token.is_empty())
    }

    /// Takes the next token and reads it.
    pub fn parse<T: FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    /// Returns the rest of the line as text.
    pub fn text(self) -> Option<String> {
        unescaped(self.0)
    }

    /// Returns the value of the token `name=value` among the rest.
    pub fn named(self, name: &str) -> Option<&'a str> {
        let value = |token: &'a str| token.strip_prefix(name)?.strip_prefix('=');
        self.0.split(' ').find_map(value)
    }

    /// Reads the value of a token `name=value`.
    pub fn parse_named<T: FromStr>(self, name: &str) -> Option<T> {
        self.named(name)?.parse().ok()
    }

    /// Reads the token `used=MS`.
    pub fn used(self) -> Option<Duration> {
        millis(self.named("used")?)
    }
}

/// The longest time that a line holds: a hundred days.
pub const LONGEST_TIME: Duration = Duration::from_secs(100 * 24 * 60 * 60);

/// Reads a time in milliseconds, at most [`LONGEST_TIME`].
pub fn millis(text: &str) -> Option<Duration> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let millis: u64 = Some(text).filter(|_| is_number)?.parse().ok()?;
    Some(Duration::from_millis(millis)).filter(|time| *time <= LONGEST_TIME)
}

/// Reads the token `left=BLACK/WHITE`, in milliseconds.
pub fn read_left(tokens: LineTokens) -> Option<ByColor<Duration>> {
    let (black, white) = tokens.named("left")?.split_once('/')?;
    Some(ByColor { black: millis(black)?, white: millis(white)? })
}

/// The times of both players as a token.
pub struct TimesLeft<'a>(pub &'a ByColor<Duration>);

impl fmt::Display for TimesLeft<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = Color::BOTH.map(|color| self.0[color].as_millis());
        write!(f, "left={black}/{white}")
    }
}

#[cfg(test)]
mod tests {
    use super::{LineTokens, escaped, unescaped};

    #[test]
    fn a_text_comes_back_from_its_word() {
        for text in ["Ada", "Ada Lovelace", "100 %", "é 黒 👩\u{200d}🚀", "%20", ""] {
            let token = escaped(text);
            assert!(!token.contains(' '), "{token}");
            assert_eq!(unescaped(&token).as_deref(), Some(text));
        }
    }

    #[test]
    fn characters_that_control_the_output_never_come_out_of_a_word() {
        for token in ["Ada%1b[31m", "Ada\u{1b}[31m", "Ada%0a[31m", "Ada%e2%80%ae[31m"] {
            assert_eq!(unescaped(token).as_deref(), Some("Ada[31m"), "{token:?}");
        }
        for token in ["%", "%2", "%zz", "%ff", "%é"] {
            assert_eq!(unescaped(token), None, "{token:?}");
        }
    }

    #[test]
    fn words_are_taken_one_by_one_and_found_by_their_names() {
        let mut tokens = LineTokens::new("move d3 used=812 later=x");
        assert_eq!(tokens.next(), Some("move"));
        assert_eq!(tokens.named("later"), Some("x"));
        assert_eq!(tokens.parse(), Some(othello_core::square::Square::D3));
        assert_eq!(tokens.used().map(|used| used.as_millis()), Some(812));
        assert_eq!(LineTokens::new("used=8640000001").used(), None);
        assert_eq!(LineTokens::new("used=+1").used(), None);
        assert_eq!(LineTokens::new("").next(), None);
    }
}
