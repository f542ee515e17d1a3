//! The log: the events of a link in their order, each with the hash of all before it; and the requests to which both
//! players have to agree.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use super::line_tokens::{LineTokens, TimesLeft, read_left};
use super::log_hash::LogHash;
use super::terms::{Terms, color};
use othello_core::board::{ByColor, Color};
use othello_core::position::IllegalMove;
use othello_core::square::Square;

/// The most events of a log: more than a hundred games.
pub const MOST_EVENTS: usize = 20_000;
/// The most plies that can be undone at once.
const MOST_PLIES: usize = 128;

/// An event as a line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberedEvent {
    /// Its number, counting from 1.
    pub number: usize,
    /// The hash of the log up to it.
    pub hash: LogHash,
    /// The time left to each player after it, if there is a clock.
    pub left: Option<ByColor<Duration>>,
    /// The event.
    pub event: LogEvent,
}

impl NumberedEvent {
    /// Reads the tokens after `ev`; `None` if they are not those of an event.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        let (number, hash) = (tokens.parse()?, tokens.parse()?);
        let left = read_left(tokens);
        if left.is_some() {
            tokens.next();
        }
        Some(Self { number, hash, left, event: LogEvent::read(tokens)? })
    }

    /// Returns the text of which the hash is made.
    fn text(&self) -> String {
        let left =
            self.left.as_ref().map_or_else(String::new, |left| format!("{} ", TimesLeft(left)));
        format!("{left}{}", self.event)
    }
}

impl fmt::Display for NumberedEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ev {} {} {}", self.number, self.hash, self.text())
    }
}

/// The events of a link in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Log(Vec<NumberedEvent>);

impl Log {
    /// Returns the number of events.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if no event has happened.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the events from this number on.
    pub fn events_from(&self, number: usize) -> &[NumberedEvent] {
        self.0.get(number.saturating_sub(1)..).unwrap_or_default()
    }

    /// Returns the hash after this many events; `None` if there are fewer.
    pub fn hash_at(&self, events: usize) -> Option<LogHash> {
        match events.checked_sub(1) {
            None => Some(LogHash::default()),
            Some(last) => self.0.get(last).map(|entry| entry.hash),
        }
    }

    /// Returns the hash of all events.
    pub fn hash(&self) -> LogHash {
        self.0.last().map_or_else(LogHash::default, |entry| entry.hash)
    }

    /// Returns an event as the next one of this log.
    pub(super) fn next(&self, event: LogEvent, left: Option<ByColor<Duration>>) -> NumberedEvent {
        let hash = LogHash::default();
        let mut entry = NumberedEvent { number: self.len() + 1, hash, left, event };
        entry.hash = self.hash().then(&entry.text());
        entry
    }

    /// Returns `true` if the event is the next one of this log.
    pub(super) fn is_next(&self, entry: &NumberedEvent) -> bool {
        entry.number == self.len() + 1 && entry.hash == self.hash().then(&entry.text())
    }

    /// Adds the next event.
    pub(super) fn push(&mut self, entry: NumberedEvent) {
        self.0.push(entry);
    }
}

/// Something that happens to the game on both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LogEvent {
    /// The player to move plays a square.
    Move(Square),
    /// A player resigns.
    Resign(Color),
    /// A player loses on time.
    Timeout(Color),
    /// The host ends a game whose guest has stayed away.
    Absence(Color),
    /// Something that both players agree to.
    Agreed(Request),
}

/// Something that a player wants and the other one has to agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Play another game on these terms.
    Game(Terms),
    /// Undo plies, or a resignation or loss on time.
    Undo {
        /// The number of plies, 1 at least.
        plies: usize,
    },
    /// Pause the clock, and hide the board.
    Pause,
    /// Resume.
    Resume,
    /// Let the engine show its evaluation.
    Hints,
}

impl LogEvent {
    /// Reads an event; `None` if the tokens are not those of one.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        let all = tokens;
        Some(match tokens.next()? {
            "move" => Self::Move(tokens.parse()?),
            "resign" => Self::Resign(color(tokens.next()?)?),
            "timeout" => Self::Timeout(color(tokens.next()?)?),
            "absence" => Self::Absence(color(tokens.next()?)?),
            _ => Self::Agreed(Request::read(all)?),
        })
    }

    /// Returns `true` if another game begins.
    pub const fn is_game(&self) -> bool {
        matches!(self, Self::Agreed(Request::Game(_)))
    }
}

impl fmt::Display for LogEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(square) => write!(f, "move {square}"),
            Self::Resign(color) => write!(f, "resign {}", color.name()),
            Self::Timeout(color) => write!(f, "timeout {}", color.name()),
            Self::Absence(color) => write!(f, "absence {}", color.name()),
            Self::Agreed(request) => request.fmt(f),
        }
    }
}

impl Request {
    /// Reads a request; `None` if the tokens are not those of one.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        Some(match tokens.next()? {
            "game" => Self::Game(Terms::read(tokens)?),
            "undo" => {
                let plies: usize = tokens.parse()?;
                Self::Undo { plies: Some(plies).filter(|plies| (1..=MOST_PLIES).contains(plies))? }
            }
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "hints" => Self::Hints,
            _ => return None,
        })
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(terms) => write!(f, "game {terms}"),
            Self::Undo { plies } => write!(f, "undo {plies}"),
            Self::Pause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::Hints => f.write_str("hints"),
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
            Self::NothingToUndo => f.write_str("there are not that many moves to undo"),
            Self::HintsAlready => f.write_str("hints are allowed already"),
            Self::LogFull => f.write_str("too much has happened for one link; host another game"),
        }
    }
}

impl Error for EventError {}
