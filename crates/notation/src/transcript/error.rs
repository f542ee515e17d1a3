//! The errors of transcripts.

use std::fmt;

use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_core::square::Square;

/// The error of a move in a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TranscriptError {
    /// The number of the move, counting the squares from 1.
    pub number: usize,
    /// The reason.
    pub kind: TranscriptErrorKind,
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.number, self.kind)
    }
}

/// The reason is part of the sentence.
impl std::error::Error for TranscriptError {}

/// A reason why a move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TranscriptErrorKind {
    /// The square cannot be played.
    Illegal(Square, IllegalMove),
    /// The square is a first move from the mirrored start, and the game has the usual one.
    MirroredStart(Square),
    /// A pass that is not forced.
    Pass,
    /// A move of that player, who is not to move.
    OutOfTurn(Color),
    /// An `x` where there is no disc to choose.
    UnexpectedChoice,
    /// Such a square is not on the board.
    OffBoard(String),
    /// A row before its column.
    RowFirst(String),
    /// A column without its row.
    NoRow(String),
    /// Neither move nor pass.
    NotAMove(String),
    /// The number before a move is another one: moves are missing, or stand there twice.
    Number {
        /// The number of the move.
        expected: usize,
        /// The number that stands there.
        found: usize,
    },
    /// A move behind the result.
    AfterResult(String),
}

impl fmt::Display for TranscriptErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(square, why) => write!(f, "{square} {why}"),
            Self::MirroredStart(square) => {
                write!(f, "{square} is legal only with the mirrored start")
            }
            Self::Pass => f.write_str("a pass is not forced here"),
            Self::OutOfTurn(color) => write!(f, "{color} is not to move"),
            Self::UnexpectedChoice => {
                f.write_str("x is not expected here: there is no disc to choose")
            }
            Self::OffBoard(text) => write!(f, "{text} is not on the board"),
            Self::RowFirst(text) => write!(f, "{text} has the row before the column"),
            Self::NoRow(text) => write!(f, "expected a row after {text}"),
            Self::NotAMove(text) => write!(f, "{text} is not a move"),
            Self::Number { expected, found } => {
                write!(f, "expected the number {expected}, found {found}")
            }
            Self::AfterResult(text) => write!(f, "expected nothing after the result, found {text}"),
        }
    }
}

/// Characters of a faulty input that an error repeats, at most.
const QUOTED: usize = 16;

/// Returns as much of a faulty input as an error repeats.
pub fn quote(text: &str) -> String {
    let end = text.char_indices().nth(QUOTED).map_or(text.len(), |(at, _)| at);
    let dots = if end < text.len() { "…" } else { "" };
    format!("{}{dots}", text[..end].escape_debug())
}
