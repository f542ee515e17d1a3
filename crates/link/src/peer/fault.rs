//! Faults of the other side, reasons against what a player wants to do, and errors of files.

use std::error::Error;
use std::fmt;

use crate::line::LineError;
use crate::log_event::EventError;

/// A breach of the protocol by the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A line cannot be read.
    Line(LineError),
    /// The line is not one for the other side to send, or not at that moment.
    Unexpected,
    /// The other side knows no version of the protocol that this side knows.
    Version,
    /// An event breaks the rules.
    Event(EventError),
    /// The hash of an event does not follow from the log here.
    HashMismatch,
    /// The host claims an act of this side's player that the player has not proposed.
    NotProposed,
    /// Something happened that both players have to agree on, and this side's has not.
    NotAgreed,
    /// The other player has made too many requests after one event.
    AsksTooOften,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::Unexpected => f.write_str("a line came out of turn"),
            Self::Version => f.write_str("expected version 1 of the protocol"),
            Self::Event(error) => write!(f, "the rules do not allow it: {error}"),
            Self::HashMismatch => f.write_str("the two programs have different games"),
            Self::NotProposed => f.write_str("a move came that nobody has made here"),
            Self::NotAgreed => f.write_str("something happened that nobody has agreed to here"),
            Self::AsksTooOften => f.write_str("too many requests at once"),
        }
    }
}

impl Error for Fault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Line(error) => Some(error),
            Self::Event(error) => Some(error),
            Self::Unexpected
            | Self::Version
            | Self::HashMismatch
            | Self::NotProposed
            | Self::NotAgreed
            | Self::AsksTooOften => None,
        }
    }
}

/// The reason why this side's player cannot do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProposalError {
    /// There is no open connection.
    NotConnected,
    /// It is the other player's turn, or this side only watches.
    NotYourTurn,
    /// The host has not answered the last proposal.
    Waiting,
    /// The other player has not answered the last request.
    AskedAlready,
    /// The other player has not been away for long enough.
    NotAway,
    /// The game does not allow it.
    Event(EventError),
}

impl fmt::Display for ProposalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotConnected => f.write_str("there is no connection"),
            Self::NotYourTurn => f.write_str("it is the other player's turn"),
            Self::Waiting => f.write_str("the last move is on its way"),
            Self::AskedAlready => f.write_str("the other player has not answered yet"),
            Self::NotAway => f.write_str("the other player has not been away for a minute"),
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
    /// The line cannot be read.
    Line(LineError),
    /// This side keeps no such lines.
    Unexpected,
    /// The event is not the next one of the log.
    Order,
    /// The event breaks the rules.
    Event(EventError),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::Unexpected => f.write_str("expected a line of a log"),
            Self::Order => f.write_str("expected the next event of the log"),
            Self::Event(error) => write!(f, "the rules do not allow an event: {error}"),
        }
    }
}

impl Error for RestoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Line(error) => Some(error),
            Self::Event(error) => Some(error),
            Self::Unexpected | Self::Order => None,
        }
    }
}
