//! The comparison of a move with the best one.

use super::replay::{Replay, Side};
use super::shapes::CORNERS;
use crate::discs::Discs;
use othello_core::square::Square;

/// The most moves of a line that reasons look at.
pub const LONGEST_LINE: usize = 11;

/// A move and the best one in its place, each with the line that follows it.
#[derive(Clone, Debug)]
pub struct Comparison {
    pub(super) played: Replay,
    pub(super) best: Replay,
    /// Both lines as far as they are known.
    whole: [Replay; 2],
}

impl Comparison {
    /// Compares two moves by the lines that they begin, as far as reasons [look at them](LONGEST_LINE), in a
    /// position seen from the player; `None` if they are the same or one is not legal.
    pub fn new(discs: Discs, played: &[Square], best: &[Square]) -> Option<Self> {
        let replay = |line: &[Square]| Replay::new(discs, &line[..line.len().min(LONGEST_LINE)]);
        let whole = [Replay::new(discs, played)?, Replay::new(discs, best)?];
        let (played, best) = (replay(played)?, replay(best)?);
        (played.square() != best.square()).then_some(Self { played, best, whole })
    }

    /// Returns the same comparison with the moves in each other's place.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let Self { played, best, whole: [one, other] } = self.clone();
        Self { played: best, best: played, whole: [other, one] }
    }

    /// Returns the line of the move played and that of the best one, as far as they are known.
    pub(super) const fn whole_lines(&self) -> [&Replay; 2] {
        let [played, best] = &self.whole;
        [played, best]
    }

    /// Returns how many corners more the player takes than the opponent, within as many plies as both lines
    /// have.
    pub(super) fn corner_lead(&self, line: &Replay) -> i32 {
        let plies = self.played.plies().min(self.best.plies());
        let taken = |side| i32::from((line.played(side, plies) & CORNERS).len());
        taken(Side::Mover) - taken(Side::Opponent)
    }
}
