//! How a game ended.

use crate::board::{ByColor, Color};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why it ended.
    pub reason: Reason,
    /// The discs on the board.
    pub discs: ByColor<u8>,
    /// The official count: with the empty squares, where the rules give them to someone.
    pub score: ByColor<u8>,
}

impl GameResult {
    /// The difference of the scores.
    pub const fn margin(&self) -> u8 {
        self.score.black.abs_diff(self.score.white)
    }
}

/// Why a game ended. Of those that apply the first counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// No square is empty.
    FullBoard,
    /// One colour has no disc left.
    WipeOut,
    /// Only an empty hand keeps a player from moving.
    Supply,
    /// The player to move could not, and the first pass ends the game.
    FirstPass,
    /// Neither player can outflank anything.
    NoMoves,
    /// A player gave up.
    Resignation,
    /// A player had no time left.
    TimeOut,
}

impl Reason {
    /// The name that data uses: `full-board`, `wipe-out`, `supply`, `first-pass`, `no-moves`,
    /// `resignation`, `time-out`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FullBoard => "full-board",
            Self::WipeOut => "wipe-out",
            Self::Supply => "supply",
            Self::FirstPass => "first-pass",
            Self::NoMoves => "no-moves",
            Self::Resignation => "resignation",
            Self::TimeOut => "time-out",
        }
    }
}

/// A game that its loser ended before the board did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// That player resigned.
    Resignation(Color),
    /// That player had no time left.
    TimeOut(Color),
}
