//! The eight ideas: what a teacher says of a move, again and again.

use crate::reasons::Motif;

/// An idea by which a learner plays. Every [`Motif`] belongs to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Idea {
    /// A corner stays whose it is: do not give one, take one that would be lost.
    Corners,
    /// A disc next to an empty corner often loses it.
    BesideCorner,
    /// Leave the opponent few moves, and yourself many.
    Moves,
    /// Turn discs that have no empty square beside them.
    Quiet,
    /// Take a square first that the opponent needs as well.
    BothNeed,
    /// A disc on an edge can be attacked, and early there is time for that.
    EarlyEdge,
    /// Near the end, who plays last in a region keeps what is turned.
    LastMove,
    /// Whoever has no discs left has lost.
    FewDiscs,
}

impl Idea {
    /// All ideas.
    pub const ALL: [Self; 8] = [
        Self::Corners,
        Self::BesideCorner,
        Self::Moves,
        Self::Quiet,
        Self::BothNeed,
        Self::EarlyEdge,
        Self::LastMove,
        Self::FewDiscs,
    ];

    /// Returns the name in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Corners => "corners",
            Self::BesideCorner => "beside-corner",
            Self::Moves => "moves",
            Self::Quiet => "quiet",
            Self::BothNeed => "both-need",
            Self::EarlyEdge => "early-edge",
            Self::LastMove => "plays-last",
            Self::FewDiscs => "few-discs",
        }
    }

    /// Returns the idea of that name, in whatever letters, and with blanks or hyphens.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase().replace(' ', "-");
        Self::ALL.into_iter().find(|idea| idea.name() == name)
    }
}

impl Motif {
    /// Returns the idea that it belongs to.
    pub const fn idea(self) -> Idea {
        match self {
            Self::GivesCorner | Self::LeavesCorner | Self::WinsCorner | Self::LosesCorner => {
                Idea::Corners
            }
            Self::DrivesBeside | Self::DrivenBeside | Self::BesideCorner | Self::SafeBeside => {
                Idea::BesideCorner
            }
            Self::Passes
            | Self::ForcesPass
            | Self::RunsOut
            | Self::GivesUpMoves
            | Self::TakesReply
            | Self::TakesMoves
            | Self::OpensMoves
            | Self::FewerMoves
            | Self::MoreMoves
            | Self::FewerSafeMoves => Idea::Moves,
            Self::OpensWide
            | Self::Quiet
            | Self::MakesOpen
            | Self::OpensReply
            | Self::QuietReply
            | Self::HasToOpen
            | Self::Wall => Idea::Quiet,
            Self::OutOfOrder
            | Self::OnlyNow
            | Self::Contested
            | Self::LeavesSquare
            | Self::CanWait
            | Self::GivesUpNext => Idea::BothNeed,
            Self::LetsWedge => Idea::EarlyEdge,
            Self::LosesAccess | Self::LosesLastMove => Idea::LastMove,
        }
    }
}
