//! Requests, to which the other player has to agree.

use std::fmt;

use super::line_tokens::LineTokens;
use super::terms::Terms;

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
}

impl Request {
    /// Reads a request; `None` if the tokens are not those of one.
    pub(super) fn read(mut tokens: LineTokens) -> Option<Self> {
        Some(match tokens.next()? {
            "undo" => {
                let plies: usize = tokens.parse()?;
                Self::Undo { plies: Some(plies).filter(|plies| (1..=128).contains(plies))? }
            }
            "game" => Self::Game(Terms::read(tokens)?),
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
            Self::Undo { plies } => write!(f, "undo {plies}"),
            Self::Game(terms) => write!(f, "game {terms}"),
            Self::Pause => f.write_str("pause"),
            Self::Resume => f.write_str("resume"),
            Self::Hints => f.write_str("hints"),
        }
    }
}

/// The requests of both players that are not answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OpenRequests {
    /// The request of the player here.
    pub ours: Option<Request>,
    /// The request of the other player.
    pub theirs: Option<Request>,
    /// The number of requests of the other player since the last event.
    pub heard: usize,
}

impl OpenRequests {
    /// Drops the requests with the connection. Those that were heard still count.
    pub fn close(&mut self) {
        (self.ours, self.theirs) = (None, None);
    }
}
