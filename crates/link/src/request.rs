//! Requests, to which the other player has to agree.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::line_tokens::{Left, LineTokens, read_left};
use super::terms::Terms;
use othello_core::board::ByColor;

/// The most plies that can be undone at once.
const MOST_PLIES: usize = 128;

/// Something that a player wants and the other one has to agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Undo plies, or a resignation or loss on time.
    Undo {
        /// The number of plies, 1 at least.
        plies: usize,
    },
    /// Play another game on these terms.
    Game(Terms),
    /// Pause the clock, and hide the board.
    Pause,
    /// Resume.
    Resume,
    /// Let the engine show its evaluation.
    Hints,
    /// Go on after a claim that was not granted, with this time left to each player.
    GoOn {
        /// The time left.
        left: ByColor<Duration>,
    },
}

impl Request {
    /// Reads a request; `None` if the tokens are not those of one.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        Some(match tokens.next()? {
            "undo" => {
                let plies: usize = tokens.parse()?;
                Self::Undo { plies: Some(plies).filter(|plies| (1..=MOST_PLIES).contains(plies))? }
            }
            "game" => Self::Game(Terms::read(tokens)?),
            "pause" => Self::Pause,
            "resume" => Self::Resume,
            "hints" => Self::Hints,
            "go-on" => Self::GoOn { left: read_left(tokens)? },
            _ => return None,
        })
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Undo { plies } => write!(f, "undo {plies}"),
            Self::Game(terms) => write!(f, "game {terms}"),
            Self::Pause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::Hints => f.write_str("hints"),
            Self::GoOn { left } => write!(f, "go-on {}", Left(left)),
        }
    }
}

/// One of the two sides of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The host.
    Host,
    /// The guest.
    Guest,
}

/// The identity of a question: the side that asks, and its number in the connection. Its text is `h3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionId {
    /// The side that asks.
    pub side: Side,
    /// The number, counting from 1.
    pub number: u32,
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Side::Host => 'h',
            Side::Guest => 'g',
        };
        write!(f, "{side}{}", self.number)
    }
}

impl FromStr for QuestionId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let side = match text.as_bytes().first() {
            Some(b'h') => Side::Host,
            Some(b'g') => Side::Guest,
            Some(_) | None => return Err(()),
        };
        let digits = &text[1..];
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(());
        }
        Ok(Self { side, number: digits.parse().map_err(drop)? })
    }
}

/// The basis on which an event happened that both players agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The guest came for it: the first game on usual terms. Version 1 named no basis.
    Unasked,
    /// A question that was answered by yes.
    Question(QuestionId),
    /// Version 1 named the time of the turn that the mover was charged.
    Used(Duration),
}

impl Basis {
    /// Reads the token `by=QUESTION` or `used=MS`, if there is one.
    pub(super) fn read(tokens: LineTokens) -> Option<Self> {
        match (tokens.named("by"), tokens.named("used")) {
            (Some(by), _) => by.parse().ok().map(Self::Question),
            (None, Some(_)) => tokens.used().map(Self::Used),
            (None, None) => Some(Self::Unasked),
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unasked => Ok(()),
            Self::Question(question) => write!(f, " by={question}"),
            Self::Used(used) => write!(f, " used={}", used.as_millis()),
        }
    }
}
