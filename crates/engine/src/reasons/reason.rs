//! Reasons: what motifs say about two moves.

use super::ends::Ends;
use super::motif::Motif;
use othello_core::square::{Bitboard, Square, Symmetry};

/// A reason for which a move loses against the best one. It is about the move played, unless its motif
/// is [praise](super::Polarity::Praise): then it is about the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move opens these corners to the opponent, who takes them on the line.
    GivesCorner(Bitboard),
    /// The opponent takes these corners, which were open already and which the best move defends.
    LeavesCorner(Bitboard),
    /// The opponent takes these corners in the course of the line.
    LosesCorner(Bitboard),
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

impl Reason {
    /// Returns its motif.
    pub const fn motif(&self) -> Motif {
        match self {
            Self::GivesCorner(_) => Motif::GivesCorner,
            Self::LeavesCorner(_) => Motif::LeavesCorner,
            Self::LosesCorner(_) => Motif::LosesCorner,
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
            | Self::RunsOut(squares)
            | Self::OpensWide(squares)
            | Self::GivesUpMoves(squares)
            | Self::Quiet(squares)
            | Self::OpensMoves(squares) => *squares,
            Self::Stability(_) | Self::Mobility(_) | Self::Frontier(_) => Bitboard::default(),
        }
    }

    /// Returns the first moves of the line played, as many as show it: none if the move alone does, and as many
    /// as both lines have for an amount, which is compared there.
    pub fn proof<'a>(&self, played: &'a [Square], best: &[Square]) -> &'a [Square] {
        let up_to_last = |line: &'a [Square], squares: Bitboard| {
            let last = line.iter().rposition(|square| squares.contains(*square));
            last.map_or(&line[..0], |last| &line[..=last])
        };
        match self {
            Self::GivesCorner(squares)
            | Self::LeavesCorner(squares)
            | Self::LosesCorner(squares)
            | Self::OpensMoves(squares) => up_to_last(played, *squares),
            Self::RunsOut(_) => &played[..played.len().min(2)],
            Self::Stability(_) | Self::Mobility(_) | Self::Frontier(_) => {
                &played[..played.len().min(best.len())]
            }
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
            Self::RunsOut(squares) => Self::RunsOut(squares.transformed(symmetry)),
            Self::OpensWide(squares) => Self::OpensWide(squares.transformed(symmetry)),
            Self::GivesUpMoves(squares) => Self::GivesUpMoves(squares.transformed(symmetry)),
            Self::Quiet(squares) => Self::Quiet(squares.transformed(symmetry)),
            Self::OpensMoves(squares) => Self::OpensMoves(squares.transformed(symmetry)),
            Self::Stability(_) | Self::Mobility(_) | Self::Frontier(_) => self,
        }
    }
}
