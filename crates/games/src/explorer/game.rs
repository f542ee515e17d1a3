//! A game of a base, as far as it counts.

use othello_core::board::{ByColor, Color};
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;

/// A game of a base: its moves, and what filters ask for. The moves are legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaseGame<'a> {
    /// The start.
    pub start: Position,
    /// The moves, without passes.
    pub moves: &'a [Square],
    /// The names of the players, as far as they are known.
    pub names: ByColor<Option<&'a str>>,
    /// The tournament.
    pub event: Option<&'a str>,
    /// The year.
    pub year: Option<u16>,
    /// The way in which the game was given up, as the file says.
    pub forfeit: Option<Forfeit>,
    /// The number of the game in its input, counting from 1.
    pub number: usize,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Neither side can move: Black's lead by the official count.
    Counted(i8),
    /// A player has resigned or run out of time: the winner.
    Forfeited(Color),
    /// A side can move.
    Unfinished,
}

impl Ending {
    /// Returns the winner, `None` for a draw; nothing if the game is not finished.
    pub fn winner(self) -> Option<Option<Color>> {
        match self {
            Self::Counted(0) => Some(None),
            Self::Counted(lead) => Some(Some(if lead > 0 { Color::Black } else { Color::White })),
            Self::Forfeited(winner) => Some(Some(winner)),
            Self::Unfinished => None,
        }
    }
}

/// Returns `true` if games by these rules count: those of Othello, with the start in either orientation.
pub fn are_othello(rules: Rules) -> bool {
    rules == Rules::OTHELLO || rules == Preset::OthelloMirrored.rules()
}
