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
    /// The opponent has more moves after the move played, or the player fewer at the next turn, or either a turn later; the
    /// moves of the next turns agree in the mean.
    Moves {
        /// The side whose moves they are.
        side: Side,
        /// 0 for the first turn of that side after the move, 1 for the second.
        turn: u8,
        /// Their numbers after the move played and after the better one.
        counts: [u8; 2],
    },
    /// At one of the player's next turns the player has fewer moves compared with the opponent: those of the side that
    /// differ more.
    MovesLater {
        /// The side whose moves they are.
        side: Side,
        /// Their numbers after the move played and after the better one.
        counts: [u8; 2],
    },
    /// The opponent answers on this square, where he cannot play after the better move, and the player gets no moves for it.
    Reply {
        /// The reply.
        square: Square,
        /// `true` if the opponent could play there before, so that the better move takes it; else the move played opens it.
        is_taken: bool,
    },
    /// The move turns more discs that have empty squares beside them: these numbers.
    TurnsOutward([u8; 2]),
    /// The player has more discs with empty squares beside them: these numbers.
    Wall([u8; 2]),
    /// The opponent answers on the square of the better move, which both could play before, or the player gets no moves for
    /// it.
    BothNeed(Square),
    /// The move is on an edge with 40 empty squares or more, and the better one is not; the opponent attacks it there.
    EarlyEdge {
        /// The square on the edge on which the opponent plays.
        square: Square,
        /// It lies between two of the player's discs.
        is_wedge: bool,
    },
    /// The opponent plays last in the region of this square, the player after the better move.
    LastMove(Square),
    /// No idea explains the loss, or none reaches what follows. It is seen that the opponent takes this corner on the line
    /// of the move played, or the player on that of the better one, and not on the other line as far as both go.
    TakesCorner {
        /// The side that takes it.
        side: Side,
        /// The corner.
        corner: Square,
    },
    /// The same, and both lines come to the end of the game: the player's discs there.
    Ends([u8; 2]),
    /// The same, and nothing else is seen: the opponent's replies.
    Replies([Option<Square>; 2]),
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
            Self::Pass(_) | Self::Moves { .. } | Self::MovesLater { .. } | Self::Reply { .. } => {
                Idea::Moves
            }
            Self::TurnsOutward(_) | Self::Wall(_) => Idea::Quiet,
            Self::BothNeed(_) => Idea::BothNeed,
            Self::EarlyEdge { .. } => Idea::EarlyEdge,
            Self::LastMove(_) => Idea::LastMove,
            Self::TakesCorner { .. } | Self::Ends(_) | Self::Replies(_) => return None,
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
            | Self::MovesLater { .. }
            | Self::Reply { .. }
            | Self::TurnsOutward(_)
            | Self::Wall(_)
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::LastMove(_)
            | Self::Ends(_)
            | Self::Replies(_) => None,
        }
    }

    /// Returns `true` if it is what decides, and not what leads to it.
    pub const fn is_consequence(self) -> bool {
        match self {
            Self::LosesAll
            | Self::TakesAll
            | Self::GivesCorner(_)
            | Self::LosesCorner(_)
            | Self::WinsCorner(_)
            | Self::BesideTaken(_)
            | Self::Pass(_)
            | Self::LastMove(_)
            | Self::TakesCorner { .. }
            | Self::Ends(_) => true,
            Self::EarlyX(_)
            | Self::Moves { .. }
            | Self::MovesLater { .. }
            | Self::Reply { .. }
            | Self::TurnsOutward(_)
            | Self::Wall(_)
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::Replies(_) => false,
        }
    }
}

/// The plies within which something happens at hand.
const AT_HAND: usize = 5;
/// The plies before the player's next turn.
const NEXT_TURN: usize = 2;
/// The last place of a cause that is said besides another one.
pub(super) const LAST_SECOND: u8 = 13;
/// The same for newcomers.
pub(super) const LAST_SECOND_FOR_NEWCOMERS: u8 = 15;

impl Cause {
    /// Returns its place among others, the first one 0.
    pub(super) fn rank(&self) -> u8 {
        let is_far = self.plies.into_iter().any(|plies| plies > AT_HAND);
        match self.contrast {
            Contrast::LosesAll | Contrast::TakesAll => 0,
            Contrast::GivesCorner(_) => 1,
            Contrast::Moves { side: Side::Mover, turn: 0, counts: [0..=1, _] } => 2,
            Contrast::BesideTaken(_) => 3,
            Contrast::LosesCorner(_) | Contrast::Pass(_) if !is_far => 3,
            Contrast::LastMove(_) => 4,
            Contrast::WinsCorner(_) if !is_far => 5,
            Contrast::EarlyX(_) => 6,
            Contrast::EarlyEdge { is_wedge: true, .. } => 7,
            Contrast::Moves { turn: 0, .. } => 8,
            Contrast::MovesLater { .. } if !is_far => 9,
            Contrast::EarlyEdge { .. } | Contrast::BothNeed(_) => 10,
            Contrast::TurnsOutward([played, best]) if best == 0 || played >= best + 2 => 11,
            Contrast::Wall([played, best]) if played >= best + 3 => 12,
            Contrast::LosesCorner(_)
            | Contrast::WinsCorner(_)
            | Contrast::Pass(_)
            | Contrast::Reply { is_taken: true, .. } => LAST_SECOND,
            Contrast::TurnsOutward(_) | Contrast::Moves { .. } => 14,
            Contrast::Wall(_) | Contrast::MovesLater { .. } => 15,
            Contrast::Reply { .. } => 16,
            Contrast::TakesCorner { .. } | Contrast::Ends(_) | Contrast::Replies(_) => 17,
        }
    }

    /// Returns its place among others, the first one 0: the sooner a newcomer sees it on the board, the earlier.
    pub(super) fn rank_for_newcomers(&self) -> u8 {
        let is_far = self.plies.into_iter().any(|plies| plies > AT_HAND);
        match self.contrast {
            Contrast::LosesAll | Contrast::TakesAll => 0,
            Contrast::GivesCorner(_) => 1,
            Contrast::Moves { side: Side::Mover, turn: 0, counts: [0..=1, _] } => 2,
            Contrast::BesideTaken(_) => 3,
            Contrast::LosesCorner(_) | Contrast::Pass(_) if !is_far => 3,
            Contrast::WinsCorner(_) | Contrast::TakesCorner { .. } if !is_far => 4,
            Contrast::EarlyX(_) => 5,
            Contrast::LosesCorner(_) | Contrast::WinsCorner(_) => 6,
            Contrast::Pass(_) => 7,
            Contrast::BothNeed(_) => 8,
            Contrast::EarlyEdge { is_wedge: true, .. } => 9,
            Contrast::TurnsOutward([played, best]) if best == 0 || played >= best + 2 => 10,
            Contrast::LastMove(_) => 11,
            Contrast::EarlyEdge { .. } | Contrast::TakesCorner { .. } => 12,
            Contrast::Moves { .. } | Contrast::MovesLater { .. } if self.is_plain() => 13,
            // One disc more is no reason that is seen.
            Contrast::TurnsOutward(_) => 14,
            Contrast::Wall([played, best]) if played >= best + 3 => 14,
            Contrast::Reply { is_taken: true, .. } => LAST_SECOND_FOR_NEWCOMERS,
            Contrast::Wall(_) => 16,
            Contrast::Reply { .. } => 17,
            Contrast::Moves { .. } | Contrast::MovesLater { .. } => 18,
            Contrast::Ends(_) | Contrast::Replies(_) => 19,
        }
    }

    /// Returns `true` if it tells a learner something by itself: numbers of moves do so at the next turn alone, and replies
    /// nowhere.
    pub const fn is_plain(&self) -> bool {
        match self.contrast {
            Contrast::Moves { turn, .. } => turn == 0,
            Contrast::MovesLater { side, .. } => {
                matches!(side, Side::Mover) && self.plies[0] == NEXT_TURN
            }
            Contrast::Replies(_) => false,
            Contrast::LosesAll
            | Contrast::TakesAll
            | Contrast::GivesCorner(_)
            | Contrast::LosesCorner(_)
            | Contrast::WinsCorner(_)
            | Contrast::BesideTaken(_)
            | Contrast::EarlyX(_)
            | Contrast::Pass(_)
            | Contrast::Reply { .. }
            | Contrast::TurnsOutward(_)
            | Contrast::Wall(_)
            | Contrast::BothNeed(_)
            | Contrast::EarlyEdge { .. }
            | Contrast::LastMove(_)
            | Contrast::TakesCorner { .. }
            | Contrast::Ends(_) => true,
        }
    }

    /// Returns `true` if it says more than what the loss comes to.
    pub const fn is_reason(&self) -> bool {
        self.is_plain() && !matches!(self.contrast, Contrast::Ends(_))
    }
}
