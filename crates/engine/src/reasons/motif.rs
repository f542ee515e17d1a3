//! The motifs: patterns by which players explain moves.

/// A pattern that may explain why a move is worse than another one.
///
/// The order is that in which reasons are preferred: first corners that are taken on a line, which cause
/// the other differences, then the motif whose moves lose more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motif {
    /// The move opens a corner, which the opponent takes within five plies.
    GivesCorner,
    /// The move does not prevent that the opponent takes a corner that was open before, within five plies.
    LeavesCorner,
    /// The opponent takes a corner within seven plies that is not open right after the move.
    LosesCorner,
    /// After the reply the player has moves, but none is safe: each is beside an empty corner or opens one.
    RunsOut,
    /// At the ends of the lines the player is behind in stable discs, compared with the better move.
    Stability,
    /// The flipped discs have six empty squares around them or more: the openness of the move.
    OpensWide,
    /// The move makes three or more of the player's other moves illegal.
    GivesUpMoves,
    /// At the ends of the lines the player has fewer moves and the opponent more.
    Mobility,
    /// At the ends of the lines the player has more frontier discs and the opponent fewer.
    Frontier,
    /// The flipped discs have no empty square around them: a quiet move.
    Quiet,
    /// The move makes two squares or more legal that the opponent plays later on the line.
    OpensMoves,
}

/// The direction in which a motif tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Polarity {
    /// It speaks against the move for which it holds.
    Blame,
    /// It speaks for the move for which it holds.
    Praise,
}

/// The subject of a motif. Two reasons about the same subject say the same twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Corners, and the stable discs that come with them.
    Corners,
    /// The moves of both sides.
    Moves,
    /// The empty squares around discs.
    Openness,
}

impl Motif {
    /// All motifs in their order.
    pub const ALL: [Self; 11] = [
        Self::GivesCorner,
        Self::LeavesCorner,
        Self::LosesCorner,
        Self::RunsOut,
        Self::Stability,
        Self::OpensWide,
        Self::GivesUpMoves,
        Self::Mobility,
        Self::Frontier,
        Self::Quiet,
        Self::OpensMoves,
    ];

    /// Returns the name in a few words.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GivesCorner => "gives a corner",
            Self::LeavesCorner => "leaves a corner",
            Self::LosesCorner => "loses a corner",
            Self::RunsOut => "runs out of safe moves",
            Self::Stability => "fewer stable discs",
            Self::OpensWide => "openness of 6 or more",
            Self::GivesUpMoves => "gives up moves",
            Self::Mobility => "fewer moves",
            Self::Frontier => "more frontier discs",
            Self::Quiet => "quiet move",
            Self::OpensMoves => "opens moves",
        }
    }

    /// Returns the direction in which it tells.
    pub const fn polarity(self) -> Polarity {
        match self {
            Self::Quiet => Polarity::Praise,
            Self::GivesCorner
            | Self::LeavesCorner
            | Self::LosesCorner
            | Self::RunsOut
            | Self::Stability
            | Self::OpensWide
            | Self::GivesUpMoves
            | Self::Mobility
            | Self::Frontier
            | Self::OpensMoves => Polarity::Blame,
        }
    }

    /// Returns `true` if it says that a corner is taken on a line.
    pub(super) const fn is_about_corners_taken(self) -> bool {
        match self {
            Self::GivesCorner | Self::LeavesCorner | Self::LosesCorner => true,
            Self::RunsOut
            | Self::Stability
            | Self::OpensWide
            | Self::GivesUpMoves
            | Self::Mobility
            | Self::Frontier
            | Self::Quiet
            | Self::OpensMoves => false,
        }
    }

    /// Returns its subject.
    pub const fn subject(self) -> Subject {
        match self {
            Self::GivesCorner | Self::LeavesCorner | Self::LosesCorner | Self::Stability => {
                Subject::Corners
            }
            Self::RunsOut | Self::GivesUpMoves | Self::Mobility | Self::OpensMoves => {
                Subject::Moves
            }
            Self::OpensWide | Self::Frontier | Self::Quiet => Subject::Openness,
        }
    }
}
