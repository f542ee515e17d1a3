//! Reasons: the motifs that explain why one move is worse than another.
//!
//! A reason is given only where it explains a loss. A [`Motif`] has to hold for the move played and not
//! for the best one, or the other way round; what it says about later moves has to happen on the line
//! that a search has found; amounts are compared at the ends of both lines, where the values come from.
//! [`Motif`] holds only those whose moves differ in their mean loss by half a disc or more, as
//! the example `motifs` measures on any games.
//!
//! ```
//! use othello_engine::reasons::{Reason, reasons};
//! use othello_engine::{Discs, Line, Value};
//! use othello_core::{Board, Color, Square};
//!
//! // Black to move: after b2 White takes the corner a1; after d5 there is nothing to take.
//! let board: Board = "----------OX------O-----------------OX--------------------------".parse()?;
//! let line = |value, moves: &[Square]| Line { value: Value::Exact(value), moves: moves.to_vec() };
//! let (played, best) = (line(-6, &[Square::B2, Square::A1]), line(4, &[Square::D5, Square::E2]));
//! let found = reasons(Discs::new(&board, Color::Black), &played, &best);
//! assert_eq!(found, [Reason::GivesCorner(Square::A1.into())]);
//! # Ok::<(), othello_core::board::ParseBoardError>(())
//! ```

mod definitions;
mod ends;
mod motif;
mod reason;
mod replay;
mod shapes;

use crate::discs::Discs;
use crate::report::Line;
use othello_core::square::Square;

pub use definitions::holds;
pub use ends::{Counts, Ends};
pub use motif::{Motif, Polarity, Subject};
pub use reason::Reason;
pub use replay::Replay;

use definitions::{Test, corners_taken, test};
use replay::Side;
use shapes::CORNERS;

/// The least loss in discs that is explained: estimates of smaller ones are not precise enough.
pub const LEAST_LOSS: f32 = 2.0;
/// The most reasons that are given for a loss.
pub const MOST_REASONS: usize = 2;
/// The fewest empty squares at the end of a line where amounts still count: near the end of a game they
/// are the result itself.
const LEAST_EMPTIES: u32 = 6;
/// The fewest plies of a line at whose end amounts are compared: right after the move they mislead.
const LEAST_PLIES: usize = 4;

/// A move and the best one in its place, each with the line that follows it.
#[derive(Clone, Debug)]
pub struct Comparison {
    played: Replay,
    best: Replay,
}

/// Returns the reasons for which a move loses against the best one, at most [two](MOST_REASONS), the most
/// important first; none if it loses less than [two discs](LEAST_LOSS) or no motif explains it. The
/// discs are those before the move, seen from the player.
pub fn reasons(discs: Discs, played: &Line, best: &Line) -> Vec<Reason> {
    if best.value.discs() - played.value.discs() < LEAST_LOSS {
        return Vec::new();
    }
    let comparison = Comparison::new(discs, &played.moves, &best.moves);
    comparison.map_or_else(Vec::new, |comparison| comparison.reasons())
}

impl Comparison {
    /// Compares two moves by the lines that they begin, in a position seen from the player; `None` if
    /// they are the same or one is not legal.
    pub fn new(discs: Discs, played: &[Square], best: &[Square]) -> Option<Self> {
        let (played, best) = (Replay::new(discs, played)?, Replay::new(discs, best)?);
        (played.square() != best.square()).then_some(Self { played, best })
    }

    /// Returns the most important reasons for which the move played is worse, each about another subject.
    pub fn reasons(&self) -> Vec<Reason> {
        let mut found: Vec<Reason> = Vec::new();
        for reason in Motif::ALL.into_iter().filter_map(|motif| self.reason(motif)) {
            let subject = reason.motif().subject();
            if found.iter().all(|other| other.motif().subject() != subject) {
                found.push(reason);
            }
        }
        found.truncate(MOST_REASONS);
        found
    }

    /// Returns what one motif says about the difference: it holds for one of the moves and not for the other.
    pub fn reason(&self, motif: Motif) -> Option<Reason> {
        match test(motif) {
            Test::Line { squares, reason } => {
                let (holder, other) = match motif.polarity() {
                    Polarity::Blame => (&self.played, &self.best),
                    Polarity::Praise => (&self.best, &self.played),
                };
                let mut found = squares(holder);
                if motif.is_about_corners_taken() {
                    if !self.is_behind_in_corners() {
                        return None;
                    }
                    found &= !corners_taken(other);
                }
                let is_contrast = !found.is_empty() && squares(other).is_empty();
                is_contrast.then(|| reason(found))
            }
            Test::Ends { counts, lead, least, reason } => {
                let [played, best] = self.ends()?.map(counts);
                (lead(best) - lead(played) >= least).then(|| reason(Ends { played, best }))
            }
        }
    }

    /// Returns the positions at the ends of both lines, after equally many plies, if they are far enough
    /// from the move and from the end of the game.
    fn ends(&self) -> Option<[Discs; 2]> {
        let plies = self.common_plies();
        let ends = [&self.played, &self.best].map(|line| line.position_after(plies));
        let is_open = ends.iter().all(|end| end.empty_count() >= LEAST_EMPTIES);
        (plies >= LEAST_PLIES && is_open).then_some(ends)
    }

    fn common_plies(&self) -> usize {
        self.played.plies().min(self.best.plies())
    }

    /// Returns `true` if fewer corners go to the player and more to the opponent after the move played than
    /// after the best one, within equally many plies.
    fn is_behind_in_corners(&self) -> bool {
        let plies = self.common_plies();
        let lead = |line: &Replay| {
            let [own, opp] = [Side::Mover, Side::Opponent]
                .map(|side| (line.played(side, plies) & CORNERS).len());
            i32::from(own) - i32::from(opp)
        };
        lead(&self.played) < lead(&self.best)
    }
}

#[cfg(test)]
mod tests;
