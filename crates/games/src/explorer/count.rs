//! Numbers of games and of their ends.

use othello_core::board::{ByColor, Color};
use othello_core::square::Square;

use crate::explorer::game::Ending;

/// The games that have reached a position, and how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameCount {
    /// All games, unfinished ones among them.
    pub games: u64,
    /// The games that each side has won.
    pub wins: ByColor<u64>,
    /// The games that neither has won.
    pub draws: u64,
    /// The games that were played to the end on the board.
    counted: u64,
    /// The sum of Black's leads in these.
    leads: i64,
}

impl GameCount {
    /// Adds a game.
    pub fn add(&mut self, ending: Ending) {
        self.games += 1;
        match ending.winner() {
            Some(Some(winner)) => self.wins[winner] += 1,
            Some(None) => self.draws += 1,
            None => {}
        }
        if let Ending::Counted(lead) = ending {
            self.counted += 1;
            self.leads += i64::from(lead);
        }
    }

    /// Adds the games of another count.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.wins = ByColor::from_fn(|color| self.wins[color] + other.wins[color]);
        self.draws += other.draws;
        self.counted += other.counted;
        self.leads += other.leads;
    }

    /// Returns Black's mean lead by the official count, over the games that were played to the end on the
    /// board; `None` if there are none.
    #[expect(clippy::cast_precision_loss, reason = "a mean of small numbers")]
    pub fn discs(&self) -> Option<f64> {
        (self.counted > 0).then(|| self.leads as f64 / self.counted as f64)
    }

    /// Returns the number of games that somebody has won or drawn.
    pub fn finished(&self) -> u64 {
        self.wins[Color::Black] + self.draws + self.wins[Color::White]
    }
}

/// A legal move, with the games that have reached the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount {
    /// The move.
    pub square: Square,
    /// The games.
    pub count: GameCount,
}
