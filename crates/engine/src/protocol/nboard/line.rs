//! The parts that lines of both directions have in common.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::protocol::turn::Turn;
use othello_notation::transcript::quote;

/// The error of a line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineError {
    /// The line begins with no word of the protocol, which says that such lines are ignored.
    Unknown,
    /// The line goes on with something else than was expected.
    Expected {
        /// A description of the part of the line.
        expected: &'static str,
        /// The text in its place, shortened.
        found: String,
    },
}

impl LineError {
    /// Makes the error of a text in place of something else.
    pub(super) fn expected(expected: &'static str, found: &str) -> Self {
        Self::Expected { expected, found: quote(found) }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("not a line of the NBoard protocol"),
            Self::Expected { expected, found } if found.is_empty() => {
                write!(f, "expected {expected}, found nothing")
            }
            Self::Expected { expected, found } => write!(f, "expected {expected}, found `{found}`"),
        }
    }
}

impl Error for LineError {}

/// A move or a pass with its evaluation and its time, as far as they are told: `F5/1.50/0.25`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedTurn {
    /// The move or the pass.
    pub turn: Turn,
    /// The evaluation for the player whose turn it is, in discs.
    pub eval: Option<f64>,
    /// The time that the player has taken, in seconds.
    pub seconds: Option<f64>,
}

/// Makes a turn of which no more is known.
impl From<Turn> for RatedTurn {
    fn from(turn: Turn) -> Self {
        Self { turn, eval: None, seconds: None }
    }
}

impl fmt::Display for RatedTurn {
    /// Writes the numbers with two decimals, and none that are not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&name(self.turn))?;
        match (self.eval, self.seconds) {
            (None, None) => Ok(()),
            (Some(eval), None) => write!(f, "/{}", decimal(eval)),
            (None, Some(seconds)) => write!(f, "//{}", decimal(seconds)),
            (Some(eval), Some(seconds)) => {
                write!(f, "/{}/{}", decimal(eval), decimal(seconds))
            }
        }
    }
}

impl FromStr for RatedTurn {
    type Err = LineError;

    /// Reads the parts between slashes, or between blanks.
    fn from_str(text: &str) -> Result<Self, LineError> {
        let mut parts: Vec<&str> = text.trim().split('/').map(str::trim).collect();
        if parts.len() == 1 {
            parts = text.split_whitespace().collect();
        }
        let turn = parts.first().copied().unwrap_or_default();
        let turn = turn.parse().map_err(|_| LineError::expected("a move or PA", turn))?;
        let number = |index: usize, expected| match parts.get(index).copied() {
            None | Some("") => Ok(None),
            Some(text) => value(text).map(Some).ok_or_else(|| LineError::expected(expected, text)),
        };
        let eval = number(1, "an evaluation")?;
        let seconds = number(2, "a time in seconds")?;
        Ok(Self { turn, eval, seconds })
    }
}

/// Returns a turn as the protocol writes it: `F5` or `PA`.
pub(super) fn name(turn: Turn) -> String {
    match turn {
        Turn::Move(square) => square.name().to_ascii_uppercase(),
        Turn::Pass => "PA".into(),
    }
}

/// Writes a number with two decimals, zero without a sign.
pub(super) fn decimal(number: f64) -> String {
    let text = format!("{number:.2}");
    if text == "-0.00" { "0.00".into() } else { text }
}

/// Reads a finite number.
pub(super) fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

/// Reads an evaluation: a number, or a pair of them with draws counted for either player, which is
/// read as their mean.
pub(super) fn value(text: &str) -> Option<f64> {
    match text.trim_matches(['(', ')']).split_once(',') {
        Some((first, second)) => Some(f64::midpoint(finite(first)?, finite(second)?)),
        None => finite(text),
    }
}

/// Splits a line behind its first word.
pub(super) fn split_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}
