//! Reasons: the motifs that explain why one move is worse than another.
//!
//! A reason is given only where it explains a loss. A [`Motif`] has to hold for the move played and not
//! for the best one, or the other way round; what it says about later moves has to happen on the line
//! that a search has found; amounts are those after the move or at the player's next turn.
//! [`Motif`] holds only those that, compared with the better move, separate by half a disc or more, as
//! the example `motifs` measures on any games.
//!
//! ```
//! use othello_engine::reasons::{Motif, reasons};
//! use othello_engine::{Discs, Line, Value};
//! use othello_core::{Board, Color, Square};
//!
//! // Black to move: after b2 White takes the corner a1; after d5 there is nothing to take.
//! let board: Board = "----------OX------O-----------------OX--------------------------".parse()?;
//! let line = |value, moves: &[Square]| Line { value: Value::Exact(value), moves: moves.to_vec() };
//! let (played, best) = (line(-6, &[Square::B2, Square::A1]), line(4, &[Square::D5, Square::E2]));
//! let found = reasons(Discs::new(&board, Color::Black), &played, &best);
//! assert_eq!((found[0].motif, found[0].squares), (Motif::GivesCorner, Square::A1.into()));
//! # Ok::<(), othello_core::board::ParseBoardError>(())
//! ```

mod claims;
mod comparison;
mod definitions;
pub mod ideas;
mod motif;
mod reason;
mod replay;
mod shapes;

use crate::discs::Discs;
use crate::report::Line;

pub use comparison::{Comparison, LONGEST_LINE};
pub use definitions::{MOST_REASONS, holds};
pub use motif::{Motif, Polarity, Subject};
pub use reason::Reason;
pub use replay::{Replay, Side};
pub(crate) use shapes::{CORNERS, region};

/// The least loss in discs that is explained: estimates of smaller ones are not precise enough.
pub const LEAST_LOSS: f32 = 2.0;

/// Returns the reasons for which a move loses against the best one, at most [two](MOST_REASONS), the most
/// important first; none if it loses less than [two discs](LEAST_LOSS) or no motif explains it. The
/// discs are those before the move, seen from the player.
pub fn reasons(discs: Discs, played: &Line, best: &Line) -> Vec<Reason> {
    first_reasons(discs, played, best, MOST_REASONS)
}

/// Returns all reasons for which a move loses against the best one, each about another subject, as [`reasons`] returns
/// the first ones.
pub fn all_reasons(discs: Discs, played: &Line, best: &Line) -> Vec<Reason> {
    first_reasons(discs, played, best, usize::MAX)
}

fn first_reasons(discs: Discs, played: &Line, best: &Line, most: usize) -> Vec<Reason> {
    if best.value.discs() - played.value.discs() < LEAST_LOSS {
        return Vec::new();
    }
    let comparison = Comparison::new(discs, &played.moves, &best.moves);
    comparison.map_or_else(Vec::new, |comparison| comparison.first_reasons(most))
}

#[cfg(test)]
mod tests;
