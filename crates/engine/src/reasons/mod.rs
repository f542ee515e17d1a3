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

mod ends;
mod motif;
mod replay;
mod shapes;

use crate::discs::Discs;
use crate::report::Line;
use othello_core::square::{Bitboard, Square, Symmetry};

pub use ends::{Counts, Ends};
pub use motif::{Motif, Polarity, Subject};
pub use replay::Replay;

use motif::Test;
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

/// A reason for which a move loses against the best one. It is about the move played, unless its motif
/// is [praise](Polarity::Praise): then it is about the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move opens these corners to the opponent, who takes them on the line.
    GivesCorner(Bitboard),
    /// The opponent takes these corners, which were open already and which the best move defends.
    LeavesCorner(Bitboard),
    /// The opponent takes these corners in the course of the line.
    LosesCorner(Bitboard),
    /// The player takes this corner at the turn after the best move.
    WinsCorner(Bitboard),
    /// The player is left with these moves, none of which is safe.
    RunsOut(Bitboard),
    /// The stable discs at the ends of the lines.
    Stability(Ends),
    /// The move flips these discs, which have many empty squares around them.
    OpensWide(Bitboard),
    /// The player can no longer make these moves.
    GivesUpMoves(Bitboard),
    /// The legal moves at the ends of the lines.
    Mobility(Ends),
    /// The frontier discs at the ends of the lines.
    Frontier(Ends),
    /// The best move flips these discs only, which have no empty square around them.
    Quiet(Bitboard),
    /// The move opens these squares, which the opponent plays on the line.
    OpensMoves(Bitboard),
}

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
        match motif.test() {
            Test::Line { squares, reason } => {
                let (holder, other) = match motif.polarity() {
                    Polarity::Blame => (&self.played, &self.best),
                    Polarity::Praise => (&self.best, &self.played),
                };
                let found = squares(holder);
                let is_contrast = !found.is_empty() && squares(other).is_empty();
                let reason = is_contrast.then(|| reason(found))?;
                (!reason.is_about_corners_taken() || self.is_behind_in_corners()).then_some(reason)
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

impl Reason {
    /// Returns its motif.
    pub const fn motif(&self) -> Motif {
        match self {
            Self::GivesCorner(_) => Motif::GivesCorner,
            Self::LeavesCorner(_) => Motif::LeavesCorner,
            Self::LosesCorner(_) => Motif::LosesCorner,
            Self::WinsCorner(_) => Motif::WinsCorner,
            Self::RunsOut(_) => Motif::RunsOut,
            Self::Stability(_) => Motif::Stability,
            Self::OpensWide(_) => Motif::OpensWide,
            Self::GivesUpMoves(_) => Motif::GivesUpMoves,
            Self::Mobility(_) => Motif::Mobility,
            Self::Frontier(_) => Motif::Frontier,
            Self::Quiet(_) => Motif::Quiet,
            Self::OpensMoves(_) => Motif::OpensMoves,
        }
    }

    /// Returns the squares that it names; none if it is about amounts.
    pub fn squares(&self) -> Bitboard {
        match self {
            Self::GivesCorner(squares)
            | Self::LeavesCorner(squares)
            | Self::LosesCorner(squares)
            | Self::WinsCorner(squares)
            | Self::RunsOut(squares)
            | Self::OpensWide(squares)
            | Self::GivesUpMoves(squares)
            | Self::Quiet(squares)
            | Self::OpensMoves(squares) => *squares,
            Self::Stability(_) | Self::Mobility(_) | Self::Frontier(_) => Bitboard::default(),
        }
    }

    /// Returns the part of the two lines that shows it: none of them if the move alone does.
    pub fn proof<'a>(&self, played: &'a [Square], best: &'a [Square]) -> &'a [Square] {
        let up_to_last = |line: &'a [Square], squares: Bitboard| {
            let last = line.iter().rposition(|square| squares.contains(*square));
            last.map_or(&line[..0], |last| &line[..=last])
        };
        match self {
            Self::GivesCorner(squares)
            | Self::LeavesCorner(squares)
            | Self::LosesCorner(squares)
            | Self::OpensMoves(squares) => up_to_last(played, *squares),
            Self::WinsCorner(squares) => up_to_last(best, *squares),
            Self::RunsOut(_) => &played[..played.len().min(2)],
            Self::Stability(_) | Self::Mobility(_) | Self::Frontier(_) => played,
            Self::OpensWide(_) | Self::GivesUpMoves(_) | Self::Quiet(_) => &played[..0],
        }
    }

    /// Returns the reason on a board that has been rotated or reflected.
    #[must_use]
    pub fn transformed(self, symmetry: Symmetry) -> Self {
        match self {
            Self::GivesCorner(squares) => Self::GivesCorner(squares.transformed(symmetry)),
            Self::LeavesCorner(squares) => Self::LeavesCorner(squares.transformed(symmetry)),
            Self::LosesCorner(squares) => Self::LosesCorner(squares.transformed(symmetry)),
            Self::WinsCorner(squares) => Self::WinsCorner(squares.transformed(symmetry)),
            Self::RunsOut(squares) => Self::RunsOut(squares.transformed(symmetry)),
            Self::OpensWide(squares) => Self::OpensWide(squares.transformed(symmetry)),
            Self::GivesUpMoves(squares) => Self::GivesUpMoves(squares.transformed(symmetry)),
            Self::Quiet(squares) => Self::Quiet(squares.transformed(symmetry)),
            Self::OpensMoves(squares) => Self::OpensMoves(squares.transformed(symmetry)),
            Self::Stability(_) | Self::Mobility(_) | Self::Frontier(_) => self,
        }
    }

    /// Returns `true` if it says that a corner is taken on a line.
    const fn is_about_corners_taken(&self) -> bool {
        match self {
            Self::GivesCorner(_)
            | Self::LeavesCorner(_)
            | Self::LosesCorner(_)
            | Self::WinsCorner(_) => true,
            Self::RunsOut(_)
            | Self::Stability(_)
            | Self::OpensWide(_)
            | Self::GivesUpMoves(_)
            | Self::Mobility(_)
            | Self::Frontier(_)
            | Self::Quiet(_)
            | Self::OpensMoves(_) => false,
        }
    }
}

#[cfg(test)]
mod tests;
