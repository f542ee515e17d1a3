//! The reasons why positions are not puzzles.

use std::error::Error;
use std::fmt;

use super::kind::Kind;
use othello_core::rules::Rules;

/// The smallest number of legal moves of a puzzle.
pub const LEAST_MOVES: u8 = 3;

/// The reason why a position is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotAPuzzle {
    /// The rules are not supported.
    Rules(Rules),
    /// There are too many empty squares.
    Empties {
        /// The number of empty squares.
        found: u8,
    },
    /// There is too little to choose from.
    Moves {
        /// The number of legal moves.
        found: u8,
    },
    /// No move wins.
    NoWin,
    /// Several moves win.
    SeveralWins,
    /// No move keeps a lead, or several may, or a corner is all there is to see.
    NotSure,
    /// The puzzle is of another kind, or about something else, than is [wanted](super::Wanted).
    Unwanted,
    /// The stop was requested before it was known.
    Stopped,
}

impl fmt::Display for NotAPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(rules) => write!(f, "expected the rules of Othello, found {rules}"),
            Self::Empties { found } => {
                let most = Kind::Midgame.empties();
                write!(f, "expected at most {} empty squares, found {found}", most.end())
            }
            Self::Moves { found } => {
                write!(f, "expected at least {LEAST_MOVES} legal moves, found {found}")
            }
            Self::NoWin => f.write_str("expected one move that wins, found none"),
            Self::SeveralWins => f.write_str("expected one move that wins, found several"),
            Self::NotSure => {
                f.write_str("expected one move that surely keeps the lead, found none")
            }
            Self::Unwanted => f.write_str("expected a puzzle that is wanted, found another one"),
            Self::Stopped => f.write_str("stopped before it was known"),
        }
    }
}

impl Error for NotAPuzzle {}
