//! Requests, to which the other player has to agree.

use std::fmt;

use super::terms::Terms;
use super::words::Words;

/// A wish of a player, to which the other one has to agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Undo so many plies, or the end that a player made of the game.
    Undo {
        /// The number of plies, 1 at least.
        plies: usize,
    },
    /// Play another game on those terms.
    Game(Terms),
    /// Stop the clock, and hide the board.
    Pause,
    /// Go on.
    Resume,
    /// Let the engine tell what it thinks of moves.
    Hints,
}

impl Request {
    /// Reads a request; `None` if it is none.
    pub(super) fn read(mut words: Words) -> Option<Self> {
        Some(match words.next()? {
            "undo" => {
                let plies: usize = words.parse()?;
                Self::Undo { plies: Some(plies).filter(|plies| (1..=128).contains(plies))? }
            }
            "game" => Self::Game(Terms::read(words)?),
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

/// The open requests of both.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Requests {
    /// The own one, which the other player has not answered.
    pub ours: Option<Request>,
    /// The one of the other player, which is not answered here.
    pub theirs: Option<Request>,
    /// Those that a guest has made or agreed to since the last event: the host may have one of them
    /// happen, even after the connection was lost.
    pub agreed: Vec<Request>,
    /// The number of times that the other player has asked since the last event.
    pub heard: usize,
}

impl Requests {
    /// Ends the open ones with the connection.
    pub fn close(&mut self) {
        (self.ours, self.theirs) = (None, None);
    }
}
