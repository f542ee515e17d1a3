//! Reasons: what motifs say about two moves.

use super::motif::Motif;
use othello_core::square::{Bitboard, Square, Symmetry};

/// The plies of a line within which something happens at hand: at the move, or within four plies.
const AT_HAND: usize = 5;

/// A reason for which a move loses against the best one. It is about the move played, unless its motif
/// is [praise](super::Polarity::Praise): then it is about the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The motif.
    pub motif: Motif,
    /// The squares that it names: corners, moves or discs.
    pub squares: Bitboard,
    /// The opponent's reply to the move played, if it happens by that.
    pub reply: Option<Square>,
    /// The counts after the move played and after the best one, if it is about an amount.
    pub counts: Option<[u8; 2]>,
    /// The first plies that show it, of the line of the move that it is about; 1 if the move alone does.
    pub plies: usize,
}

impl Reason {
    /// Returns its place among others. A corner or a pass that is far off stands behind what happens at hand and
    /// separates as well, within a disc.
    pub(super) fn rank(&self) -> (Motif, bool) {
        let is_far = self.plies > AT_HAND;
        match self.motif {
            Motif::WinsCorner | Motif::LosesCorner if is_far => (Motif::GivesUpMoves, true),
            Motif::Passes if is_far => (Motif::LosesAccess, true),
            Motif::ForcesPass if is_far => (Motif::CanWait, true),
            motif => (motif, false),
        }
    }

    /// Returns `true` if both say that the opponent gets the same square, or that the player loses it.
    pub(super) fn says_same(&self, other: &Self) -> bool {
        let lost = |it: &Self| match it.motif {
            Motif::GivesCorner
            | Motif::LeavesCorner
            | Motif::LosesCorner
            | Motif::LosesLastMove
            | Motif::OutOfOrder
            | Motif::OnlyNow
            | Motif::Contested
            | Motif::LetsWedge
            | Motif::LeavesSquare
            | Motif::BesideCorner
            | Motif::OpensMoves
            | Motif::GivesUpNext
            | Motif::OpensReply
            | Motif::QuietReply => it.squares | it.reply.into_iter().collect(),
            Motif::WinsCorner
            | Motif::Passes
            | Motif::ForcesPass
            | Motif::RunsOut
            | Motif::LosesAccess
            | Motif::OpensWide
            | Motif::GivesUpMoves
            | Motif::DrivesBeside
            | Motif::DrivenBeside
            | Motif::Quiet
            | Motif::TakesReply
            | Motif::TakesMoves
            | Motif::CanWait
            | Motif::MakesOpen
            | Motif::HasToOpen
            | Motif::Wall
            | Motif::FewerMoves
            | Motif::MoreMoves
            | Motif::FewerSafeMoves
            | Motif::SafeBeside => Bitboard::default(),
        };
        !(lost(self) & lost(other)).is_empty()
    }

    /// Returns the reason on a board that has been rotated or reflected.
    #[must_use]
    pub fn transformed(self, symmetry: Symmetry) -> Self {
        Self {
            squares: self.squares.transformed(symmetry),
            reply: self.reply.map(|reply| reply.transformed(symmetry)),
            ..self
        }
    }
}
