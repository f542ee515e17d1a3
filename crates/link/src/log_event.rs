//! The events of a game over a link, as the tokens of a line.

use std::fmt;
use std::time::Duration;

use super::claim::{Claim, Unsettled};
use super::line_tokens::LineTokens;
use super::log_hash::LogHash;
use super::request::{Basis, Request};
use super::terms::color;
use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_core::square::Square;

/// Something that happens to the game on both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// Something that both players agree to.
    Agreed {
        /// The request of one of them.
        request: Request,
        /// The question by which the other one has agreed.
        by: Basis,
    },
    /// The player to move plays a square.
    Move {
        /// The square.
        square: Square,
        /// The time used for the turn by the measure of who moves, in whole milliseconds.
        used: Duration,
    },
    /// A player resigns.
    Resign {
        /// The player.
        color: Color,
        /// The time used for the turn, if it is the player's.
        used: Duration,
    },
    /// A player loses on time or by absence, and has granted it.
    Lost(Claim),
    /// A loss was claimed and not granted: the game is unfinished.
    Unsettled(Unsettled),
}

/// An event with its number in a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedEvent {
    /// Its number, counting from 1.
    pub number: usize,
    /// The hash of the log up to it.
    pub hash: LogHash,
    /// The host's hash under its own key, which nobody else can compute.
    pub seal: LogHash,
    /// The event.
    pub event: LogEvent,
}

impl LogEvent {
    /// Reads an event; `None` if the tokens are not those of one.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        let all = tokens;
        Some(match tokens.next()? {
            "move" => Self::Move { square: tokens.parse()?, used: tokens.used()? },
            "resign" => Self::Resign { color: color(tokens.next()?)?, used: tokens.used()? },
            "timeout" | "absence" => Self::Lost(Claim::read(all)?),
            "unsettled" => Self::Unsettled(Unsettled::read(tokens)?),
            _ => Self::Agreed { request: Request::read(all)?, by: Basis::read(all)? },
        })
    }

    /// Returns `true` if another game begins.
    pub const fn is_game(&self) -> bool {
        matches!(self, Self::Agreed { request: Request::Game(_), .. })
    }
}

impl fmt::Display for LogEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agreed { request, by } => write!(f, "{request}{by}"),
            Self::Move { square, used } => write!(f, "move {square} used={}", used.as_millis()),
            Self::Resign { color, used } => {
                write!(f, "resign {} used={}", color.name(), used.as_millis())
            }
            Self::Lost(claim) => claim.fmt(f),
            Self::Unsettled(unsettled) => write!(f, "unsettled {unsettled}"),
        }
    }
}

/// The reason why an event cannot happen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventError {
    /// No game has begun.
    NoGame,
    /// A square cannot be played.
    Illegal {
        /// The square.
        square: Square,
        /// The rule against it.
        reason: IllegalMove,
    },
    /// The game is over.
    Over,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// There are fewer plies to undo.
    NothingToUndo,
    /// The game has no clock.
    NoClock,
    /// A claim was not granted, and the game does not go on before both want it.
    Unsettled,
    /// No claim waits to be settled.
    NotUnsettled,
    /// Hints were allowed already.
    HintsAlready,
    /// The log has reached [`MOST_EVENTS`](crate::MOST_EVENTS).
    LogFull,
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame => f.write_str("no game has begun"),
            Self::Illegal { square, reason } => write!(f, "{square} {reason}"),
            Self::Over => f.write_str("the game is over"),
            Self::Paused => f.write_str("the game is paused"),
            Self::NotPaused => f.write_str("the game is not paused"),
            Self::NothingToUndo => f.write_str("there are not so many moves to undo"),
            Self::NoClock => f.write_str("the game has no clock"),
            Self::Unsettled => f.write_str("a claim is not settled; ask to go on"),
            Self::NotUnsettled => f.write_str("the game goes on already"),
            Self::HintsAlready => f.write_str("hints are allowed already"),
            Self::LogFull => f.write_str("too much has happened for one link; host another game"),
        }
    }
}

impl std::error::Error for EventError {}
