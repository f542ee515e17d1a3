//! Errors of the readers and writers, and warnings.

use std::error::Error;
use std::fmt;

use crate::encoding::name::Encoding;
use crate::position::PositionError;
use crate::sheet::GridError;
use crate::transcript::{TranscriptError, TranscriptErrorKind};
use othello_core::board::Color;
use othello_core::result::GameResult;
use othello_core::rules::Rules;

/// The error of a game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReadError {
    /// The location in the file.
    pub at: Location,
    /// The fault.
    pub kind: ReadErrorKind,
}

impl ReadError {
    /// Makes the error of a fault at a location.
    pub const fn new(at: Location, kind: ReadErrorKind) -> Self {
        Self { at, kind }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.kind)
    }
}

/// The reason is part of the sentence.
impl Error for ReadError {}

/// A location in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// That line, counting from 1.
    Line(usize),
    /// That character.
    Column {
        /// The line, counting from 1.
        line: usize,
        /// The character in the line, counting from 1.
        column: usize,
    },
    /// That game of a binary file, counting from 1.
    Game(usize),
}

impl fmt::Display for Location {
    /// Writes `line 12`, `line 12, column 3` or `game 12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(number) => write!(f, "line {number}"),
            Self::Column { line, column } => write!(f, "line {line}, column {column}"),
            Self::Game(number) => write!(f, "game {number}"),
        }
    }
}

/// A reason why a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// A move is illegal, or something stands there that is not a move.
    Move(TranscriptError),
    /// A grid of numbers has a fault.
    Grid(GridError),
    /// The start is not a position.
    Position(PositionError),
    /// The text of a tag is invalid.
    Tag {
        /// The name of the tag.
        name: String,
        /// The text expected.
        expected: String,
    },
    /// The input cannot be read; the reason is the system's.
    Unreadable(String),
    /// The input has no game in it.
    NoGame,
    /// The bytes are not text.
    NotText,
    /// The game is longer than any.
    TooLong,
    /// The game goes on for so long that the rest of the input is not read.
    Endless,
    /// The file ends before the games that its header counts.
    Truncated {
        /// The number of games in the header.
        expected: usize,
        /// The number of complete games.
        found: usize,
    },
    /// Something else was expected.
    Expected(&'static str),
    /// The game is not Othello, or it has another board or unknown rules: not a fault of the file.
    Skipped(OtherGame),
}

/// The kind of a game that is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OtherGame {
    /// Another game, as a file names it.
    Game(String),
    /// A variant that is not known.
    Variant(String),
    /// A game on another board, such as `10x10`.
    Board(String),
    /// A game of the family by other rules than those that are asked for.
    Rules(String),
    /// A list of names.
    Names,
    /// Solitaires.
    Solitaires,
}

impl fmt::Display for OtherGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(name) => write!(f, "another game, {name}"),
            Self::Variant(name) => write!(f, "another variant, {name}"),
            Self::Board(size) => write!(f, "a board of {size}"),
            Self::Rules(rules) => write!(f, "a game by other rules: {rules}"),
            Self::Names => f.write_str("a list of names, not games"),
            Self::Solitaires => f.write_str("solitaires, not games"),
        }
    }
}

impl ReadErrorKind {
    /// Makes the error of a tag that should have another text.
    pub(super) fn tag(name: &str, expected: impl fmt::Display) -> Self {
        Self::Tag { name: name.into(), expected: expected.to_string() }
    }

    /// Returns the category in which the error is counted.
    pub const fn category(&self) -> ErrorCategory {
        match self {
            Self::Move(error) => match error.kind {
                TranscriptErrorKind::Illegal(..) | TranscriptErrorKind::MirroredStart(_) => {
                    ErrorCategory::IllegalMove
                }
                TranscriptErrorKind::Pass
                | TranscriptErrorKind::OutOfTurn(_)
                | TranscriptErrorKind::Number { .. } => ErrorCategory::Turn,
                TranscriptErrorKind::UnexpectedChoice
                | TranscriptErrorKind::OffBoard(_)
                | TranscriptErrorKind::RowFirst(_)
                | TranscriptErrorKind::NoRow(_)
                | TranscriptErrorKind::NotAMove(_)
                | TranscriptErrorKind::AfterResult(_) => ErrorCategory::NotAMove,
            },
            Self::Grid(GridError::Illegal(..)) => ErrorCategory::IllegalMove,
            Self::Grid(_) => ErrorCategory::NotAMove,
            Self::Position(_) => ErrorCategory::Position,
            Self::Tag { .. } => ErrorCategory::Tag,
            Self::Expected(_) => ErrorCategory::Format,
            Self::Unreadable(_)
            | Self::NoGame
            | Self::NotText
            | Self::TooLong
            | Self::Endless
            | Self::Truncated { .. } => ErrorCategory::Input,
            Self::Skipped(_) => ErrorCategory::Skipped,
        }
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => error.fmt(f),
            Self::Grid(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::Tag { name, expected } => write!(f, "{name}: {expected}"),
            Self::Unreadable(why) => f.write_str(why),
            Self::NoGame => f.write_str("expected a game, found none"),
            Self::NotText => f.write_str("expected text, found a zero byte"),
            Self::TooLong => f.write_str("expected a game of at most 16 MiB"),
            Self::Endless => f.write_str(
                "expected a game of at most 16 MiB, found no end of it; the rest is not read",
            ),
            Self::Truncated { expected, found } => {
                write!(f, "expected {expected} games, but the file ends after {found}")
            }
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::Skipped(why) => write!(f, "skipped: {why}"),
        }
    }
}

impl From<TranscriptError> for ReadErrorKind {
    fn from(error: TranscriptError) -> Self {
        Self::Move(error)
    }
}

impl From<PositionError> for ReadErrorKind {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

/// A category in which errors are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ErrorCategory {
    /// A move that the rules do not allow.
    IllegalMove,
    /// A pass that is not forced, or a move of the player who is not to move.
    Turn,
    /// Something in place of a move.
    NotAMove,
    /// An invalid start.
    Position,
    /// An invalid tag.
    Tag,
    /// A violation of the format.
    Format,
    /// An input that ends too early, goes on too long or cannot be read at all.
    Input,
    /// Another game or other rules.
    Skipped,
}

impl ErrorCategory {
    /// Returns the name of the errors in the plural: `illegal moves`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal moves",
            Self::Turn => "moves or passes out of turn",
            Self::NotAMove => "words that are not moves",
            Self::Position => "invalid positions",
            Self::Tag => "invalid tags",
            Self::Format => "format errors",
            Self::Input => "unreadable inputs",
            Self::Skipped => "other games",
        }
    }
}

/// The error of a record that a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// The format has no games with such rules.
    Rules {
        /// The name of the format.
        format: &'static str,
        /// The rules of the game.
        rules: Rules,
    },
    /// The format is no text.
    ReadOnly {
        /// The name of the format.
        format: &'static str,
    },
    /// The format has no games that begin from another position than the usual one.
    Start {
        /// The name of the format.
        format: &'static str,
    },
    /// The format counts no more names of players or tournaments.
    Names {
        /// The name of the format.
        format: &'static str,
    },
}

impl WriteError {
    pub(super) const fn rules(format: &'static str, rules: Rules) -> Self {
        Self::Rules { format, rules }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules { format, rules } => {
                write!(f, "{format} cannot hold a game with the rules {rules}")
            }
            Self::ReadOnly { format } => write!(f, "{format} is not written as text"),
            Self::Start { format } => {
                write!(f, "{format} cannot hold a game that begins from another position")
            }
            Self::Names { format } => write!(f, "{format} cannot hold more names"),
        }
    }
}

impl Error for WriteError {}

/// Something that a file says and its game does not bear out. The game counts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Warning {
    /// The game has another result than the file says.
    Result {
        /// The result in the words of the file.
        claimed: String,
        /// The result of the game.
        counted: GameResult,
    },
    /// The text of a tag is none that we know; the tag is kept.
    Tag {
        /// The name of the tag.
        name: String,
        /// Its text.
        text: String,
    },
    /// The result of a game that has not ended is none that Othello has.
    UnknownResult {
        /// The result in the words of the file.
        claimed: String,
    },
    /// A variation cannot be replayed; it is kept as text.
    Variation {
        /// The location of the fault.
        at: Location,
        /// The fault.
        fault: ReadErrorKind,
    },
    /// More variations than are named cannot be replayed; they are kept as text, too.
    MoreVariations {
        /// The number of these.
        count: usize,
    },
    /// The main line cannot be replayed from there on; the rest of it is kept as text.
    Rest {
        /// The location of the fault.
        at: Location,
        /// The fault.
        fault: ReadErrorKind,
    },
    /// The text ends within the game, which is read up to there.
    CutOff,
    /// Passes are written behind the end of the game; they are left out.
    Passes {
        /// The number of these.
        count: usize,
    },
    /// The text does not tell the side to move of a position; it is the only one that can have the move.
    Side {
        /// The side.
        color: Color,
    },
    /// Moves can be read in more than one way; the longest legal game is read.
    Chosen,
    /// Squares that look like moves are not those of the game; they are left out.
    LeftOut {
        /// The location of the first.
        first: Location,
        /// The number of these.
        count: usize,
    },
    /// The values of some moves cannot be right.
    Evaluations {
        /// The number of the first of these moves, counting from 1.
        first: usize,
        /// The number of these moves.
        count: usize,
    },
    /// Some of the text cannot be read; U+FFFD stands in its place.
    Unreadable {
        /// The location of the first.
        at: Location,
        /// The number of characters.
        count: usize,
    },
    /// The text does not name its encoding, or names one in which it cannot be read.
    Encoding {
        /// The encoding as which it is read.
        read_as: Encoding,
        /// The one that it names.
        declared: Option<String>,
    },
    /// A player resigned or ran out of time in a game that has been decided on the board.
    Forfeit {
        /// The end in the words of the file.
        claimed: String,
        /// The result on the board.
        counted: GameResult,
    },
}

impl Warning {
    /// Returns the warning of so many passes behind the end of a game.
    pub(super) fn of_passes(count: usize) -> Option<Self> {
        (count > 0).then_some(Self::Passes { count })
    }

    /// Returns the warning of the squares at some places that are not played.
    pub(super) fn of_squares(
        places: &[usize],
        locate: impl FnOnce(usize) -> Location,
    ) -> Option<Self> {
        let first = locate(*places.first()?);
        Some(Self::LeftOut { first, count: places.len() })
    }

    /// Returns `true` if the game itself contradicts the file.
    pub const fn is_disagreement(&self) -> bool {
        matches!(self, Self::Result { .. } | Self::Forfeit { .. } | Self::Evaluations { .. })
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Result { claimed, counted } => {
                write!(f, "the result is given as {}, but the game ends ", quote(claimed))?;
                write!(f, "{}-{}", counted.score.black, counted.score.white)
            }
            Self::Tag { name, text } => {
                write!(f, "{}: unknown value {}, kept as it is", quote(name), quote(text))
            }
            Self::UnknownResult { claimed } => {
                write!(f, "the result is given as {}, which is not a result", quote(claimed))
            }
            Self::Variation { at, fault } => {
                write!(f, "the variation at {at} is kept as text: {fault}")
            }
            Self::MoreVariations { count: 1 } => f.write_str("1 more variation is kept as text"),
            Self::MoreVariations { count } => write!(f, "{count} more variations are kept as text"),
            Self::Rest { at, fault } => {
                write!(f, "the game is read up to {at}, and the rest is kept as text: {fault}")
            }
            Self::CutOff => f.write_str("the text ends within the game, which is read up to there"),
            Self::Passes { count: 1 } => {
                f.write_str("1 pass behind the end of the game is left out")
            }
            Self::Passes { count } => {
                write!(f, "{count} passes behind the end of the game are left out")
            }
            Self::Side { color } => {
                write!(f, "the side to move is not stated; only {color} can be")
            }
            Self::Chosen => {
                f.write_str("the moves can be read in more than one way; the longest game is taken")
            }
            Self::LeftOut { first, count: 1 } => {
                write!(f, "a square that looks like a move is left out, at {first}")
            }
            Self::LeftOut { first, count } => {
                write!(f, "{count} squares that look like moves are left out, the first at {first}")
            }
            Self::Evaluations { first, count: 1 } => {
                write!(f, "the value that is given for move {first} contradicts the game")
            }
            Self::Evaluations { first, count } => {
                write!(
                    f,
                    "the values that are given for {count} moves contradict the game, the first "
                )?;
                write!(f, "for move {first}")
            }
            Self::Unreadable { at, count: 1 } => {
                write!(f, "a character of the text cannot be read, at {at}")
            }
            Self::Unreadable { at, count } => {
                write!(f, "{count} characters of the text cannot be read, the first at {at}")
            }
            Self::Encoding { read_as, declared: None } => {
                write!(f, "the text does not name its encoding and is read as {read_as}")
            }
            Self::Encoding { read_as, declared: Some(declared) } => {
                write!(
                    f,
                    "the text names {} as its encoding, but is read as {read_as}",
                    quote(declared)
                )
            }
            Self::Forfeit { claimed, counted } => {
                write!(f, "the end is given as {}, but the game is decided ", quote(claimed))?;
                write!(f, "on the board, {}-{}", counted.score.black, counted.score.white)
            }
        }
    }
}

/// Returns the start of a text of unknown origin, which may go to a terminal.
fn quote(text: &str) -> String {
    text.chars().take(24).flat_map(char::escape_debug).collect()
}
