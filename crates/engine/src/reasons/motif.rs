//! The motifs: patterns by which players explain moves.

/// A pattern that may explain why a move is worse than another one.
///
/// The order is that in which reasons are preferred: first what happens to corners, which causes the other
/// differences, then what names a move, roughly by how much the moves lose, and behind it what only counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Motif {
    /// The move opens a corner, which the opponent takes within five plies.
    GivesCorner,
    /// The move does not prevent that the opponent takes a corner that was open before, within five plies.
    LeavesCorner,
    /// The better move leads to a corner within five plies.
    WinsCorner,
    /// The opponent takes a corner within seven plies that is not open right after the move.
    LosesCorner,
    /// The player has to pass on the line.
    Passes,
    /// The opponent has to pass on the better line.
    ForcesPass,
    /// After the reply the player has moves, but none is safe: each is beside an empty corner or opens one.
    RunsOut,
    /// Up to 20 empty squares, the player can no longer move in the region of the better move, but the opponent
    /// can; nor does the player later on the line.
    LosesAccess,
    /// Near the end, the opponent makes the last move in more regions in which the player makes it after the better move
    /// than the other way round.
    LosesLastMove,
    /// The flipped discs have four empty squares around them or more, the openness of the move, or six with up to 20
    /// empty squares, and three more than those of the better move.
    OpensWide,
    /// The move makes three or more of the player's other moves illegal.
    GivesUpMoves,
    /// The flipped discs have no empty square around them, the move opens no corner and is no X square, and the
    /// opponent could move before: a quiet move.
    Quiet,
    /// The best line has the move later, and the move or the reply prevents the better one.
    OutOfOrder,
    /// After the reply the better move is no longer legal, and the player does not make it later.
    OnlyNow,
    /// The square of the better move, which the opponent could play before, is the reply.
    Contested,
    /// The better move takes the reply from the opponent, and is another square.
    TakesReply,
    /// The reply to the better move lies beside an empty corner, and none of the opponent's next moves on the other line.
    DrivesBeside,
    /// The player's next move lies beside an empty corner, and none of the player's moves on the better line.
    DrivenBeside,
    /// The better move makes three or more of the opponent's other moves illegal.
    TakesMoves,
    /// The opponent plays between two of the player's discs on an edge, within five plies.
    LetsWedge,
    /// The opponent plays a square within five plies that the player plays on the best line, and nobody makes the move
    /// there.
    LeavesSquare,
    /// The move can be made later as well: the opponent cannot play there, but on the square of the better move.
    CanWait,
    /// The move lies beside an empty corner, and the better one does not; the opponent takes the corner later, or there
    /// are more than 20 empty squares.
    BesideCorner,
    /// The reply to the better move, not on an edge, flips discs with four empty squares around them or more, and three
    /// more than the reply to the move played, with more than 20 empty squares.
    MakesOpen,
    /// The move makes two squares or more legal that the opponent plays later on the line, or one, soon, that the
    /// better move does not open.
    OpensMoves,
    /// A move that the player makes within five plies after the better one was legal, and is no longer after the reply.
    GivesUpNext,
    /// The reply, which has an openness of 1 at most, was not legal before and would not be after the better move.
    OpensReply,
    /// The reply is quiet, and that after the better move is not; or, with more than 20 empty squares, the opponent has
    /// quiet moves, and none after the better one.
    QuietReply,
    /// The player's next move, not on an edge, flips discs with four empty squares around them or more, and three more
    /// than that after the better move, with more than 20 empty squares.
    HasToOpen,
    /// The player has at least two frontier discs more than after the better move, with more than 20 empty squares.
    Wall,
    /// After the reply the player has at least three moves fewer, also compared with the opponent, and the
    /// opponent's moves right after the move differ less; they are ten at most.
    FewerMoves,
    /// The opponent has at least three moves more than after the better move, and a quarter more, or two that are a
    /// third more.
    MoreMoves,
    /// After the reply the player has at least two safe moves fewer, and at most six.
    FewerSafeMoves,
    /// The better move lies beside an empty corner that the opponent does not take.
    SafeBeside,
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
    /// Corners.
    Corners,
    /// The moves of both sides.
    Moves,
    /// Their numbers, which support what happens.
    Counts,
    /// The empty squares around discs.
    Openness,
    /// The order of moves.
    Order,
}

impl Motif {
    /// All motifs in their order.
    pub const ALL: [Self; 34] = [
        Self::GivesCorner,
        Self::LeavesCorner,
        Self::WinsCorner,
        Self::LosesCorner,
        Self::Passes,
        Self::ForcesPass,
        Self::RunsOut,
        Self::LosesAccess,
        Self::LosesLastMove,
        Self::OpensWide,
        Self::GivesUpMoves,
        Self::Quiet,
        Self::OutOfOrder,
        Self::OnlyNow,
        Self::Contested,
        Self::TakesReply,
        Self::DrivesBeside,
        Self::DrivenBeside,
        Self::TakesMoves,
        Self::LetsWedge,
        Self::LeavesSquare,
        Self::CanWait,
        Self::BesideCorner,
        Self::MakesOpen,
        Self::OpensMoves,
        Self::GivesUpNext,
        Self::OpensReply,
        Self::QuietReply,
        Self::HasToOpen,
        Self::Wall,
        Self::FewerMoves,
        Self::MoreMoves,
        Self::FewerSafeMoves,
        Self::SafeBeside,
    ];

    /// Returns the name in a few words.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the direction in which it tells.
    pub const fn polarity(self) -> Polarity {
        self.row().polarity
    }

    /// Returns its subject.
    pub const fn subject(self) -> Subject {
        self.row().subject
    }
}
