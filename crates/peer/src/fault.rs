//! Faults of the other side, reasons against what a player wants to do, and errors of files.

use std::error::Error;
use std::fmt;

use super::line::LineError;
use super::log::EventError;

/// A breach of the protocol by the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A line cannot be read.
    Line(LineError),
    /// The line is not one for the other side to send, or not at that moment.
    Unexpected,
    /// An event breaks the rules.
    Event(EventError),
    /// A move came out of turn.
    OutOfTurn,
    /// The hash of an event does not follow from the log here.
    HashMismatch,
    /// A number is not the next one, or beyond what a log can hold.
    Number,
    /// A question was asked while another one was open.
    SecondQuestion,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::Unexpected => f.write_str("a line came out of turn"),
            Self::Event(error) => write!(f, "the rules do not allow it: {error}"),
            Self::OutOfTurn => f.write_str("a move came out of turn"),
            Self::HashMismatch => f.write_str("the two programs have different games"),
            Self::Number => f.write_str("a number is not the next one"),
            Self::SecondQuestion => f.write_str("two questions at once"),
        }
    }
}

impl Error for Fault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Line(error) => Some(error),
            Self::Event(error) => Some(error),
            Self::Unexpected
            | Self::OutOfTurn
            | Self::HashMismatch
            | Self::Number
            | Self::SecondQuestion => None,
        }
    }
}

impl From<EventError> for Fault {
    fn from(error: EventError) -> Self {
        Self::Event(error)
    }
}

/// The reason why this side's player cannot do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProposalError {
    /// There is no open connection.
    NotConnected,
    /// This side watches, and has no player.
    Watching,
    /// It is the other player's turn.
    NotYourTurn,
    /// The host has not answered the last move.
    Waiting,
    /// The other player has not answered the last request.
    AskedAlready,
    /// The other player has not been away for long enough.
    NotAway,
    /// The file of the game cannot be written.
    NotSaved,
    /// Nobody has the guest's seat, or this side is not the one to free it.
    NoSeat,
    /// The game does not allow it.
    Event(EventError),
}

impl fmt::Display for ProposalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotConnected => f.write_str("there is no connection"),
            Self::Watching => f.write_str("only the two players can do that"),
            Self::NotYourTurn => f.write_str("it is the other player's turn"),
            Self::Waiting => f.write_str("the last move is on its way"),
            Self::AskedAlready => f.write_str("the other player has not answered yet"),
            Self::NotAway => f.write_str("the other player has not been away for long enough"),
            Self::NotSaved => f.write_str("the file of the game cannot be written"),
            Self::NoSeat => f.write_str("nobody has the seat"),
            Self::Event(error) => error.fmt(f),
        }
    }
}

impl Error for ProposalError {}

impl From<EventError> for ProposalError {
    fn from(error: EventError) -> Self {
        Self::Event(error)
    }
}

/// The error of a line that is not from the file of this side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RestoreError {
    /// This side keeps no such line, or not there.
    Unexpected,
    /// The event breaks the rules.
    Event(EventError),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected => f.write_str("expected the next line of a game"),
            Self::Event(error) => write!(f, "the rules do not allow an event: {error}"),
        }
    }
}

impl Error for RestoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Event(error) => Some(error),
            Self::Unexpected => None,
        }
    }
}
