//! A move or a pass, which protocols write out.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use othello_core::square::Square;
use othello_notation::transcript::{is_pass, quote};

/// The turn of a player in a protocol, in which a forced pass is a line of its own.
///
/// ```
/// use othello_core::Square;
/// use othello_engine::protocol::Turn;
/// assert_eq!("F5".parse(), Ok(Turn::Move(Square::F5)));
/// assert_eq!("PA".parse(), Ok(Turn::Pass));
/// assert_eq!(Turn::Pass.to_string(), "pass");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A move.
    Move(Square),
    /// A pass, since there is no legal move.
    Pass,
}

impl fmt::Display for Turn {
    /// Writes `f5` or `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(square) => f.pad(square.name()),
            Self::Pass => f.pad("pass"),
        }
    }
}

impl FromStr for Turn {
    type Err = ParseTurnError;

    /// Reads a square in either case, or a pass in one of its many spellings.
    fn from_str(text: &str) -> Result<Self, ParseTurnError> {
        if is_pass(text) {
            return Ok(Self::Pass);
        }
        text.parse().map(Self::Move).map_err(|_| ParseTurnError(quote(text)))
    }
}

/// The error of a text that is neither a move nor a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseTurnError(String);

impl fmt::Display for ParseTurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_str() {
            "" => f.write_str("expected a move, a1 to h8, or a pass, found nothing"),
            found => write!(f, "expected a move, a1 to h8, or a pass, found `{found}`"),
        }
    }
}

impl Error for ParseTurnError {}
