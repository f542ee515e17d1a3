//! The events of a game over a link, as the tokens of a line.

use std::fmt;
use std::time::Duration;

use super::line_tokens::LineTokens;
use super::log_hash::LogHash;
use super::terms::{Terms, color};
use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_core::square::Square;

/// Something that happens to the game on both sides. `used` is the time that the player to move is
/// charged for the turn, in whole milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// The first game or the next one begins.
    Game(Terms),
    /// The player to move plays a square.
    Move {
        /// The square.
        square: Square,
        /// The time used for the turn.
        used: Duration,
    },
    /// Plies are undone, or a resignation or loss on time.
    Undo {
        /// The number of plies, 1 at least.
        plies: usize,
        /// The time used for the turn.
        used: Duration,
    },
    /// A player resigns.
    Resign {
        /// The player.
        color: Color,
        /// The time used for the turn.
        used: Duration,
    },
    /// A player loses on time.
    TimeOut(Color),
    /// A player was away for too long, and the other one claims the win.
    Absence(Color),
    /// The clock is paused, and the board is hidden.
    Pause {
        /// The time used for the turn.
        used: Duration,
    },
    /// The clock is resumed.
    Resume,
    /// The engine may show its evaluation until the game is over.
    Hints,
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
        Some(match tokens.next()? {
            "game" => Self::Game(Terms::read(tokens)?),
            "move" => Self::Move { square: tokens.parse()?, used: tokens.used()? },
            "undo" => {
                let plies: usize = tokens.parse()?;
                let plies = Some(plies).filter(|plies| (1..=128).contains(plies))?;
                Self::Undo { plies, used: tokens.used()? }
            }
            "resign" => Self::Resign { color: color(tokens.next()?)?, used: tokens.used()? },
            "timeout" => Self::TimeOut(color(tokens.next()?)?),
            "absence" => Self::Absence(color(tokens.next()?)?),
            "pause" => Self::Pause { used: tokens.used()? },
            "resume" => Self::Resume,
            "hints" => Self::Hints,
            _ => return None,
        })
    }

    /// Returns the time that the player to move is charged; `None` for events that carry none.
    pub(super) const fn used(&self) -> Option<Duration> {
        match self {
            Self::Move { used, .. }
            | Self::Undo { used, .. }
            | Self::Resign { used, .. }
            | Self::Pause { used } => Some(*used),
            Self::Game(_) | Self::TimeOut(_) | Self::Absence(_) | Self::Resume | Self::Hints => {
                None
            }
        }
    }
}

impl fmt::Display for LogEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(terms) => write!(f, "game {terms}"),
            Self::Move { square, .. } => write!(f, "move {square}"),
            Self::Undo { plies, .. } => write!(f, "undo {plies}"),
            Self::Resign { color, .. } => write!(f, "resign {}", color.name()),
            Self::TimeOut(color) => write!(f, "timeout {}", color.name()),
            Self::Absence(color) => write!(f, "absence {}", color.name()),
            Self::Pause { .. } => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::Hints => f.write_str("hints"),
        }?;
        self.used().map_or(Ok(()), |used| write!(f, " used={}", used.as_millis()))
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
    /// The time used exceeds the time left.
    OutOfTime,
    /// The clock of the player who is charged, or who loses on time, did not run.
    NoClock,
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
            Self::OutOfTime => f.write_str("no time was left for it"),
            Self::NoClock => f.write_str("the clock of that player did not run"),
            Self::HintsAlready => f.write_str("hints are allowed already"),
            Self::LogFull => f.write_str("too much has happened for one link; host another game"),
        }
    }
}

impl std::error::Error for EventError {}
