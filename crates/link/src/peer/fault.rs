//! Faults of the other side and of files, and reasons against the own proposals.

use std::error::Error;
use std::fmt;

use crate::event::EventError;
use crate::line::LineError;

/// The way in which the other side has broken the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// A line cannot be read.
    Line(LineError),
    /// A line came that is not the other side's to send, or not at that moment.
    Unexpected,
    /// The versions have nothing in common.
    Version,
    /// An event breaks the rules.
    Event(EventError),
    /// The sum of an event is another one than that of the log here.
    Sum,
    /// The host has this side's player do something that the player has not done.
    NotProposed,
    /// Something happened that both have to agree on and have not.
    NotAgreed,
    /// The other player has asked for so much after one event that it is no question any more.
    AsksTooOften,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::Unexpected => f.write_str("a line came out of turn"),
            Self::Version => f.write_str("expected version 1 of the protocol"),
            Self::Event(error) => write!(f, "the rules do not allow it: {error}"),
            Self::Sum => f.write_str("the two programs have different games"),
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
            | Self::Sum
            | Self::NotProposed
            | Self::NotAgreed
            | Self::AsksTooOften => None,
        }
    }
}

/// The reason why a player here cannot do something now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProposalError {
    /// The other one is not there.
    NotConnected,
    /// It is the other player's turn, or nobody plays here.
    NotYourTurn,
    /// The host has not taken in the last move yet.
    Waiting,
    /// The other player was asked for something and has not answered.
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

/// The error of a line that a side cannot have kept.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RestoreError {
    /// It cannot be read.
    Line(LineError),
    /// Such lines are not kept.
    Unexpected,
    /// An event is not the next one of the log.
    Order,
    /// An event breaks the rules.
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
