//! What readers have to say: the faults that keep a game from being read, and warnings.

use std::fmt;

use crate::notation::position::PositionError;
use crate::notation::transcript::{self, TranscriptError};
use crate::result::GameResult;

/// A fault and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl std::error::Error for ReadError {}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// That line, counting from 1.
    Line(usize),
    /// That game of a file without lines, counting from 1.
    Game(usize),
}

impl fmt::Display for Place {
    /// `line 12`, `game 12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(number) => write!(f, "line {number}"),
            Self::Game(number) => write!(f, "game {number}"),
        }
    }
}

/// What keeps a game from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The rules do not allow a move, or it is none.
    Move(TranscriptError),
    /// The start is no position.
    Position(PositionError),
    /// The text of a tag is not what it should be.
    Tag {
        /// The name of the tag.
        name: String,
        /// What was expected.
        expected: String,
    },
    /// The input cannot be read on; the reason is that of the system.
    Unreadable(String),
    /// The bytes are no text.
    NoText,
    /// No game is that long.
    TooLong,
    /// The file ends before the games that its header counts.
    Truncated {
        /// The games that it counts.
        expected: usize,
        /// The games that are whole.
        found: usize,
    },
    /// What is opened here is closed nowhere.
    Open(&'static str),
    /// Something else was expected.
    Expected(&'static str),
    /// Another game, or Othello on another board or by rules that are not ours: not a fault of the
    /// file.
    Skipped(String),
}

impl Fault {
    /// That a tag should have another text.
    pub(super) fn tag(name: &str, expected: impl fmt::Display) -> Self {
        Self::Tag { name: name.into(), expected: expected.to_string() }
    }
}

/// What a fault is about, for those who count them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A move that the rules do not allow.
    IllegalMove,
    /// A pass that is not forced, or a move of the player who is not to move.
    Turn,
    /// What should be a move and is none.
    NoMove,
    /// A start that is none.
    Position,
    /// A tag that says something impossible.
    Tag,
    /// What the form does not allow.
    Format,
    /// What ends too early, goes on too long or cannot be read at all.
    Input,
    /// Another game or other rules.
    Skipped,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::IllegalMove,
        Self::Turn,
        Self::NoMove,
        Self::Position,
        Self::Tag,
        Self::Format,
        Self::Input,
        Self::Skipped,
    ];

    /// What there are so many of: `illegal moves`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal moves",
            Self::Turn => "moves or passes out of turn",
            Self::NoMove => "words that are no moves",
            Self::Position => "wrong positions",
            Self::Tag => "wrong tags",
            Self::Format => "broken forms",
            Self::Input => "broken inputs",
            Self::Skipped => "other games",
        }
    }
}

impl Fault {
    /// What it is about.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Move(error) => match error.fault {
                transcript::Fault::Illegal(..) | transcript::Fault::MirroredStart(_) => {
                    Kind::IllegalMove
                }
                transcript::Fault::Pass | transcript::Fault::Turn(_) => Kind::Turn,
                transcript::Fault::Turns
                | transcript::Fault::OffBoard(_)
                | transcript::Fault::RowFirst(_)
                | transcript::Fault::NoRow(_)
                | transcript::Fault::NoMove(_)
                | transcript::Fault::BehindResult(_) => Kind::NoMove,
            },
            Self::Position(_) => Kind::Position,
            Self::Tag { .. } => Kind::Tag,
            Self::Open(_) | Self::Expected(_) => Kind::Format,
            Self::Unreadable(_) | Self::NoText | Self::TooLong | Self::Truncated { .. } => {
                Kind::Input
            }
            Self::Skipped(_) => Kind::Skipped,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::Tag { name, expected } => write!(f, "{name}: {expected}"),
            Self::Unreadable(why) => f.write_str(why),
            Self::NoText => f.write_str("expected text in UTF-8"),
            Self::TooLong => f.write_str("expected a game, and no game is longer than 1 MiB"),
            Self::Truncated { expected, found } => {
                write!(f, "expected {expected} games, but the file ends behind {found}")
            }
            Self::Open(what) => write!(f, "{what} is opened here and not closed"),
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::Skipped(why) => write!(f, "skipped: {why}"),
        }
    }
}

impl From<TranscriptError> for Fault {
    fn from(error: TranscriptError) -> Self {
        Self::Move(error)
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

/// Something that a file says and its game does not bear out. The game counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The game ends otherwise than the file says.
    Result {
        /// What the file says, as it says it.
        claimed: String,
        /// How the game ends.
        counted: GameResult,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Result { claimed, counted } => {
                let score = counted.score;
                // It is a stranger's text, and this may go to a terminal.
                let claimed: String =
                    claimed.chars().take(24).flat_map(char::escape_debug).collect();
                write!(f, "the result is given as {claimed}, but the game ends ")?;
                write!(f, "{}-{}", score.black, score.white)
            }
        }
    }
}
