//! The result of a game.

use crate::board::{ByColor, Color};

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// The reason for the end.
    pub reason: EndReason,
    /// The discs on the board.
    pub discs: ByColor<u8>,
    /// The official score: the discs, with the empty squares if the rules award them.
    pub score: ByColor<u8>,
}

impl GameResult {
    /// Returns the difference of the scores.
    pub const fn margin(&self) -> u8 {
        self.score.black.abs_diff(self.score.white)
    }
}

/// The reason why a game ended. If several apply, it is the first of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// No square is empty.
    FullBoard,
    /// One colour has no disc left.
    WipeOut,
    /// A player could move if they had discs left.
    Supply,
    /// The player to move has no legal move, and the first pass ends the game.
    FirstPass,
    /// Neither player has a legal move.
    NoMoves,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    TimeOut,
}

impl EndReason {
    /// Returns the name used in data: `full-board`, `wipe-out`, `supply`, `first-pass`, `no-moves`,
    /// `resignation` or `time-out`.
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

/// A loss by resignation or on time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// This player resigned.
    Resignation(Color),
    /// This player ran out of time.
    TimeOut(Color),
}
