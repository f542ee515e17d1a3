//! The lines from the board to the engine.

use std::fmt;
use std::str::FromStr;

use super::line::{LineError, RatedTurn, decimal, finite, split_word};
use othello_core::game::Game;
use othello_notation::Record;
use othello_notation::error::WriteError;
use othello_notation::ggf;

/// A line from the board to the engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// `nboard 2`: the version of the protocol, the first line of all.
    Version(u32),
    /// `set depth 12`: the depth of a search in the middle of the game, in plies.
    SetDepth(u32),
    /// `set game (;GM[Othello]…;)`: the game whose last position is meant from now on, in GGF.
    SetGame(String),
    /// `set contempt 0`: what a draw is worth less to the engine than to its opponent.
    SetContempt(f64),
    /// `move F5/1.50/0.25`: a move played, or a pass.
    Move(RatedTurn),
    /// `hint 3`: asks for the values of the best moves, so many of them.
    Hint(u32),
    /// `go`: asks for a move, which the board may or may not play.
    Go,
    /// `ping 7`: asks to stop thinking and to answer with the same number.
    Ping(i64),
    /// `learn`: asks to learn from the game.
    Learn,
    /// `quit`: asks to end.
    Quit,
}

impl Request {
    /// Returns the request that tells the engine the game, without the plies undone.
    ///
    /// # Errors
    /// If the game has other rules than the format can tell.
    pub fn set_game(game: &Game) -> Result<Self, WriteError> {
        let text = ggf::write(&Record::from(game.clone()))?;
        Ok(Self::SetGame(text.trim_end().into()))
    }
}

impl fmt::Display for Request {
    /// Writes the line without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(f, "nboard {version}"),
            Self::SetDepth(depth) => write!(f, "set depth {depth}"),
            Self::SetGame(game) => write!(f, "set game {game}"),
            Self::SetContempt(contempt) => write!(f, "set contempt {}", decimal(*contempt)),
            Self::Move(played) => write!(f, "move {played}"),
            Self::Hint(count) => write!(f, "hint {count}"),
            Self::Go => f.write_str("go"),
            Self::Ping(number) => write!(f, "ping {number}"),
            Self::Learn => f.write_str("learn"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl FromStr for Request {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Self, LineError> {
        let (word, rest) = split_word(line);
        match word {
            "nboard" => number(rest, "the version of the protocol").map(Self::Version),
            "set" => set(rest),
            "move" => rest.parse().map(Self::Move),
            "hint" if rest.is_empty() => Ok(Self::Hint(1)),
            "hint" => number(rest, "a number of moves").map(Self::Hint),
            "go" => Ok(Self::Go),
            "ping" => number(rest, "a number").map(Self::Ping),
            "learn" => Ok(Self::Learn),
            "quit" => Ok(Self::Quit),
            // NBoard 1.1 leaves the word `move` out.
            _ => line.parse().map(Self::Move).map_err(|_| LineError::Unknown),
        }
    }
}

fn set(rest: &str) -> Result<Request, LineError> {
    let (name, text) = split_word(rest);
    match name {
        "depth" => number(text, "a depth").map(Request::SetDepth),
        "game" if text.is_empty() => Err(LineError::expected("a game in GGF", text)),
        "game" => Ok(Request::SetGame(text.into())),
        "contempt" => finite(text)
            .map(Request::SetContempt)
            .ok_or_else(|| LineError::expected("a number", text)),
        _ => Err(LineError::Unknown),
    }
}

fn number<T: FromStr>(text: &str, expected: &'static str) -> Result<T, LineError> {
    text.parse().map_err(|_| LineError::expected(expected, text))
}
