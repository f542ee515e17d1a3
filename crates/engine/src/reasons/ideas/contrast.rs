//! Contrasts: what holds for the move played and not for the better one, and which is said first.

use super::idea::Idea;
use crate::reasons::Side;
use othello_core::square::Square;

/// A cause of a loss: it holds for the move played and not for the better one, or the other way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contrast {
    /// The opponent takes all discs.
    LosesAll,
    /// The better move leads to all of the opponent's discs.
    TakesAll,
    /// The opponent can take this corner with the reply, does, and cannot after the better move.
    GivesCorner(Square),
    /// The opponent takes this corner later, whatever is answered, and not after the better move.
    LosesCorner(Square),
    /// The better move leads to this corner, whatever the opponent answers.
    WinsCorner(Square),
    /// The move lies beside this empty corner, and the opponent takes it later, whatever is answered.
    BesideTaken(Square),
    /// The move is the X square of this empty corner, with more than 24 empty squares.
    EarlyX(Square),
    /// A side has to pass: the player after the move played, the opponent after the better one.
    Pass(Side),
    /// The opponent has more moves after the move played, or the player fewer at the next turn; the moves of the next turns
    /// agree in the mean.
    Moves {
        /// The side whose moves they are.
        side: Side,
        /// Their numbers after the move played and after the better one.
        counts: [u8; 2],
    },
    /// The move flips more discs that have an empty square beside them, and the opponent has more moves.
    OuterDiscs {
        /// The numbers of these discs after the move played and after the better one.
        counts: [u8; 2],
        /// The numbers of the opponent's moves.
        moves: [u8; 2],
    },
    /// The move opens squares on which the opponent could not play before, the better one fewer: these numbers.
    NewMoves([u8; 2]),
    /// The opponent answers on this square, where he cannot play after the better move, and the player gets no moves for it.
    Reply {
        /// The reply.
        square: Square,
        /// `true` if the opponent could play there before, so that the better move takes it; else the move played opens it.
        is_taken: bool,
    },
    /// The opponent answers on the square of the better move, which both could play before, or the player gets no moves for
    /// it.
    BothNeed(Square),
    /// The move is on an edge with 40 empty squares or more, and the better one is not; the opponent wedges in beside it, or
    /// flips it along the edge.
    EarlyEdge {
        /// The square on the edge on which the opponent plays.
        square: Square,
        /// It lies between two of the player's discs.
        is_wedge: bool,
    },
    /// The opponent plays last in the region of this square, the player after the better move.
    LastMove(Square),
    /// No idea explains the loss. It is seen that the opponent takes this corner on the line of the move played, or the player
    /// on that of the better one, and not on the other line as far as both go.
    TakesCorner {
        /// The side that takes it.
        side: Side,
        /// The corner.
        corner: Square,
    },
    /// The same, and both lines come to the end of the game: the player's discs there.
    Ends([u8; 2]),
    /// Nor is that seen: the opponent's answers to both moves, of which the first flips many more discs.
    Answers {
        /// Their squares.
        squares: [Square; 2],
        /// The discs that they flip.
        flips: [u8; 2],
    },
}

/// A contrast, and the plies of both lines after which it can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The thing that holds for one of the moves.
    pub contrast: Contrast,
    /// The plies of the line of the move played and of the better one.
    pub plies: [usize; 2],
}

impl Contrast {
    /// Returns its idea; `None` of what is only seen.
    pub const fn idea(self) -> Option<Idea> {
        Some(match self {
            Self::LosesAll | Self::TakesAll => Idea::FewDiscs,
            Self::GivesCorner(_) | Self::LosesCorner(_) | Self::WinsCorner(_) => Idea::Corners,
            Self::BesideTaken(_) | Self::EarlyX(_) => Idea::BesideCorner,
            Self::Pass(_) | Self::Moves { .. } | Self::Reply { .. } => Idea::Moves,
            Self::OuterDiscs { .. } | Self::NewMoves(_) => Idea::Quiet,
            Self::BothNeed(_) => Idea::BothNeed,
            Self::EarlyEdge { .. } => Idea::EarlyEdge,
            Self::LastMove(_) => Idea::LastMove,
            Self::TakesCorner { .. } | Self::Ends(_) | Self::Answers { .. } => return None,
        })
    }

    /// Returns the corner that it is about.
    pub const fn corner(self) -> Option<Square> {
        match self {
            Self::GivesCorner(corner)
            | Self::LosesCorner(corner)
            | Self::WinsCorner(corner)
            | Self::BesideTaken(corner)
            | Self::EarlyX(corner)
            | Self::TakesCorner { corner, .. } => Some(corner),
            Self::LosesAll
            | Self::TakesAll
            | Self::Pass(_)
            | Self::Moves { .. }
            | Self::OuterDiscs { .. }
            | Self::NewMoves(_)
            | Self::Reply { .. }
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::LastMove(_)
            | Self::Ends(_)
            | Self::Answers { .. } => None,
        }
    }

    /// Returns the side whose moves are counted.
    pub(super) const fn side_of_moves(self) -> Option<Side> {
        match self {
            Self::Moves { side, .. } => Some(side),
            Self::OuterDiscs { .. } | Self::NewMoves(_) => Some(Side::Opponent),
            Self::LosesAll
            | Self::TakesAll
            | Self::GivesCorner(_)
            | Self::LosesCorner(_)
            | Self::WinsCorner(_)
            | Self::BesideTaken(_)
            | Self::EarlyX(_)
            | Self::Pass(_)
            | Self::Reply { .. }
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::LastMove(_)
            | Self::TakesCorner { .. }
            | Self::Ends(_)
            | Self::Answers { .. } => None,
        }
    }
}

/// The plies within which something can be followed on the boards: the opponent's next turn but one.
pub(super) const AT_HAND: usize = 4;

impl Cause {
    /// Returns its place among others, the first one 0: the sooner a newcomer sees it on the board, the earlier.
    pub(super) fn rank(&self) -> u8 {
        let is_at_hand = self.plies.into_iter().all(|plies| plies <= AT_HAND);
        match self.contrast {
            Contrast::LosesAll | Contrast::TakesAll => 0,
            Contrast::GivesCorner(_) => 1,
            Contrast::Pass(_) if is_at_hand => 2,
            Contrast::Moves { side: Side::Mover, counts: [0..=1, _] } => 2,
            Contrast::BesideTaken(_) | Contrast::LosesCorner(_) | Contrast::WinsCorner(_)
                if is_at_hand =>
            {
                3
            }
            Contrast::BesideTaken(_) => 4,
            Contrast::EarlyX(_) => 5,
            // So near to the end it counts for more than moves.
            Contrast::LastMove(_) => 6,
            // The cause and what comes of it.
            Contrast::OuterDiscs { .. } => 7,
            Contrast::Moves { .. } => 8,
            Contrast::NewMoves(_) => LAST_CLEAR,
            Contrast::LosesCorner(_) | Contrast::WinsCorner(_) => 10,
            Contrast::EarlyEdge { .. } => 11,
            Contrast::Pass(_) => 12,
            Contrast::BothNeed(_) => 13,
            Contrast::Reply { .. } => 14,
            Contrast::TakesCorner { .. } => 15,
            Contrast::Ends(_) => 16,
            Contrast::Answers { .. } => 17,
        }
    }

    /// Returns `true` if a newcomer sees on the boards why the move is bad.
    pub fn is_clear(&self) -> bool {
        self.rank() <= LAST_CLEAR
    }

    /// Returns how well a newcomer sees it, from 0 to 1: a small difference of numbers less than a large one, and hardly what
    /// comes late.
    pub(super) fn clarity(&self) -> f32 {
        let numbers = match self.contrast {
            Contrast::Answers { .. } | Contrast::BothNeed(_) | Contrast::Reply { .. } => {
                return 0.05;
            }
            Contrast::LastMove(_) => return 0.15,
            Contrast::Moves { side: Side::Mover, counts: [0..=1, _] } => return 1.0,
            Contrast::Moves { side: Side::Mover, counts: [fewer, more] }
            | Contrast::Moves { side: Side::Opponent, counts: [more, fewer] }
            | Contrast::OuterDiscs { moves: [more, fewer], .. }
            | Contrast::NewMoves([more, fewer]) => Some([more, fewer]),
            Contrast::LosesAll
            | Contrast::TakesAll
            | Contrast::GivesCorner(_)
            | Contrast::LosesCorner(_)
            | Contrast::WinsCorner(_)
            | Contrast::BesideTaken(_)
            | Contrast::EarlyX(_)
            | Contrast::Pass(_)
            | Contrast::EarlyEdge { .. }
            | Contrast::TakesCorner { .. }
            | Contrast::Ends(_) => None,
        };
        match numbers {
            Some([more, fewer]) if more >= fewer + 3 && 2 * more >= 3 * fewer => 1.0,
            Some(_) => 0.4,
            None if self.is_clear() => 1.0,
            None => 0.15,
        }
    }
}

/// The last place of a cause that is clear.
const LAST_CLEAR: u8 = 9;
