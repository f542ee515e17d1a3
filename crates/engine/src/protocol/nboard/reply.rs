//! The lines from the engine to the board.

use std::fmt;
use std::str::FromStr;

use super::line::{LineError, RatedTurn, decimal, finite, name, split_word, value};
use crate::protocol::turn::Turn;

/// A line from the engine to the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// `set myname Ntest12`: the name of the engine.
    Name(String),
    /// `status Thinking`: a text for the status line of the board; it may be empty.
    Status(String),
    /// `nodestats 12345 0.50`: the work of the search so far.
    NodeStats {
        /// The number of positions searched.
        nodes: u64,
        /// The time since the search began, in seconds.
        seconds: f64,
    },
    /// `search F5D6C3 1.50 0 12`: the value of a move, found by a search.
    Search(Hint),
    /// `book F5D6C3 1.50 20 12`: the value of a move, found in an opening book.
    Book {
        /// The move and its value.
        hint: Hint,
        /// The number of games with the move.
        games: u64,
    },
    /// `=== F5/1.50/0.25`: the move that the engine would play, or a pass.
    Move(RatedTurn),
    /// `pong 7`: the answer to a `ping`; all before it was about earlier requests.
    Pong(i64),
    /// `learned`: the answer to `learn`.
    Learned,
}

/// A move with its value and the moves that are expected after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The move, and the moves and passes after it; not empty.
    pub turns: Vec<Turn>,
    /// The value for the player whose turn it is, in discs.
    pub eval: f64,
    /// The depth of the search, if it is told.
    pub depth: Option<Depth>,
    /// A text of the engine's own; it may be empty.
    pub text: String,
}

/// The depth of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// So many plies: `12`.
    Plies(u32),
    /// To the end of the game, right with that probability: `73%`.
    Percent(u32),
    /// To the end of the game, exact: `100%`.
    Exact,
    /// To the end of the game, exact in who wins: `100%W`.
    Outcome,
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plies(plies) => write!(f, "{plies}"),
            Self::Percent(percent) => write!(f, "{percent}%"),
            Self::Exact => f.write_str("100%"),
            Self::Outcome => f.write_str("100%W"),
        }
    }
}

impl Depth {
    /// Reads a depth: a number, behind which any text may stand.
    fn read(text: &str) -> Option<Self> {
        let digits = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let number = text[..text.len() - digits.len()].parse().ok()?;
        Some(match (number, digits) {
            (100, "%") => Self::Exact,
            (100, "%W") => Self::Outcome,
            (percent, "%") => Self::Percent(percent),
            (plies, _) => Self::Plies(plies),
        })
    }
}

impl fmt::Display for Hint {
    /// Writes the line behind its first word, with 0 games.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}

impl Hint {
    fn write(&self, f: &mut fmt::Formatter<'_>, games: u64) -> fmt::Result {
        let turns: String = self.turns.iter().copied().map(name).collect();
        let depth = self.depth.unwrap_or(Depth::Plies(0));
        write!(f, "{turns} {} {games} {depth}", decimal(self.eval))?;
        if self.text.is_empty() { Ok(()) } else { write!(f, " {}", self.text) }
    }

    /// Reads the line behind its first word, and returns the number of games as well.
    fn read(text: &str) -> Result<(Self, u64), LineError> {
        let (moves, rest) = split_word(text);
        let turns = read_turns(moves);
        if turns.is_empty() {
            return Err(LineError::expected("moves without blanks", moves));
        }
        let (eval, rest) = split_word(rest);
        let eval = value(eval).ok_or_else(|| LineError::expected("an evaluation", eval))?;
        let (games, rest) = split_word(rest);
        let (depth, text) = split_word(rest);
        let hint = Self { turns, eval, depth: Depth::read(depth), text: text.into() };
        Ok((hint, games.parse().unwrap_or(0)))
    }
}

/// Reads moves of two characters each, which hyphens may separate, up to what is none.
fn read_turns(text: &str) -> Vec<Turn> {
    let letters: Vec<char> = text.chars().filter(|&letter| letter != '-').collect();
    let words = letters.chunks(2).map(|pair| pair.iter().collect::<String>());
    words.map_while(|word| word.parse().ok()).collect()
}

impl fmt::Display for Reply {
    /// Writes the line without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "set myname {name}"),
            Self::Status(text) if text.is_empty() => f.write_str("status"),
            Self::Status(text) => write!(f, "status {text}"),
            Self::NodeStats { nodes, seconds } => {
                write!(f, "nodestats {nodes} {}", decimal(*seconds))
            }
            Self::Search(hint) => write!(f, "search {hint}"),
            Self::Book { hint, games } => {
                f.write_str("book ")?;
                hint.write(f, *games)
            }
            Self::Move(turn) => write!(f, "=== {turn}"),
            Self::Pong(number) => write!(f, "pong {number}"),
            Self::Learned => f.write_str("learned"),
        }
    }
}

impl FromStr for Reply {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Self, LineError> {
        let (word, rest) = split_word(line);
        match word {
            "set" => match split_word(rest) {
                ("myname", name) => Ok(Self::Name(name.into())),
                _ => Err(LineError::Unknown),
            },
            "status" => Ok(Self::Status(rest.into())),
            "nodestats" => node_stats(rest),
            "search" => Hint::read(rest).map(|(hint, _)| Self::Search(hint)),
            "book" => Hint::read(rest).map(|(hint, games)| Self::Book { hint, games }),
            "===" => rest.parse().map(Self::Move),
            "pong" => rest
                .parse()
                .map(Self::Pong)
                .map_err(|_| LineError::expected("the number of a ping", rest)),
            // Ntest says the second.
            "learned" | "learn" => Ok(Self::Learned),
            _ => Err(LineError::Unknown),
        }
    }
}

#[expect(clippy::cast_sign_loss, reason = "the number is not negative")]
fn node_stats(rest: &str) -> Result<Reply, LineError> {
    let (nodes, seconds) = split_word(rest);
    let not_negative = |number: &f64| *number >= 0.0;
    let nodes = finite(nodes)
        .filter(not_negative)
        .ok_or_else(|| LineError::expected("a number of positions", nodes))?;
    let seconds = finite(seconds)
        .filter(not_negative)
        .ok_or_else(|| LineError::expected("a time in seconds", seconds))?;
    Ok(Reply::NodeStats { nodes: nodes as u64, seconds })
}
