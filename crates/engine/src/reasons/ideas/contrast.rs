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
    /// The better move takes this corner, and the move played leaves it.
    FreeCorner(Square),
    /// The opponent can take this corner with the reply, does so on the line, and cannot after the better move.
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
    /// A side has few moves that give no corner away, of which it needs one: the opponent after the better move, the player at
    /// the next turn after the move played.
    SafeMoves {
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
    /// The discs that the move flips have more empty squares beside them than those of the better one, and the opponent can
    /// play on more of these: how many there are after each, and on how many he can play after the move.
    Open {
        /// The numbers of empty squares after the move played and after the better one.
        counts: [u8; 2],
        /// The number of those on which the opponent can play.
        playable: u8,
    },
    /// More of the player's discs lie beside empty squares after the move: their numbers after it and after the better one.
    Wall([u8; 2]),
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
    /// A side has few moves at a later turn of the player, or many at one of the opponent, compared with as many plies after
    /// the better move.
    Later {
        /// The side whose moves they are.
        side: Side,
        /// Their numbers after the move played and after the better one.
        counts: [u8; 2],
    },
    /// The move takes this corner, which the opponent cannot take after the better move: it could have waited.
    CornerCanWait(Square),
    /// No idea explains the loss. It is seen that the opponent takes this corner on the line of the move played, or the player
    /// on that of the better one, and not on the other line as far as both go.
    TakesCorner {
        /// The side that takes it.
        side: Side,
        /// The corner.
        corner: Square,
    },
    /// The opponent has many more discs that can never be flipped, or the player many fewer, as many plies later on both
    /// lines: these numbers.
    Safe {
        /// The side whose discs they are.
        side: Side,
        /// Their numbers after the move played and after the better one.
        counts: [u8; 2],
    },
    /// The opponent flips many discs at once with a move on this square, and far fewer with each after the better move.
    Flips {
        /// The square.
        square: Square,
        /// The discs that it flips.
        count: u8,
    },
    /// Both lines come to the end of the game: the player's discs there.
    Ends([u8; 2]),
    /// At a later turn of the player, as many plies later on both lines, the player has fewer moves compared with the opponent:
    /// these numbers.
    Choice {
        /// The player's moves after the move played and after the better one.
        own: [u8; 2],
        /// Those that the opponent would have.
        opp: [u8; 2],
    },
    /// The opponent answers on these squares, and no more can be seen.
    Answers([Square; 2]),
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
            Self::FreeCorner(_)
            | Self::GivesCorner(_)
            | Self::LosesCorner(_)
            | Self::WinsCorner(_) => Idea::Corners,
            Self::BesideTaken(_) | Self::EarlyX(_) => Idea::BesideCorner,
            Self::Pass(_)
            | Self::Moves { .. }
            | Self::SafeMoves { .. }
            | Self::Later { .. }
            | Self::Reply { .. } => Idea::Moves,
            Self::OuterDiscs { .. } | Self::Open { .. } | Self::Wall(_) | Self::NewMoves(_) => {
                Idea::Quiet
            }
            Self::BothNeed(_) => Idea::BothNeed,
            Self::EarlyEdge { .. } => Idea::EarlyEdge,
            Self::LastMove(_) => Idea::LastMove,
            Self::CornerCanWait(_)
            | Self::TakesCorner { .. }
            | Self::Safe { .. }
            | Self::Flips { .. }
            | Self::Ends(_)
            | Self::Choice { .. }
            | Self::Answers(_) => return None,
        })
    }

    /// Returns the corner that it is about.
    pub const fn corner(self) -> Option<Square> {
        match self {
            Self::FreeCorner(corner)
            | Self::GivesCorner(corner)
            | Self::LosesCorner(corner)
            | Self::WinsCorner(corner)
            | Self::BesideTaken(corner)
            | Self::EarlyX(corner)
            | Self::CornerCanWait(corner)
            | Self::TakesCorner { corner, .. } => Some(corner),
            Self::LosesAll
            | Self::TakesAll
            | Self::Pass(_)
            | Self::Moves { .. }
            | Self::SafeMoves { .. }
            | Self::OuterDiscs { .. }
            | Self::Open { .. }
            | Self::Wall(_)
            | Self::NewMoves(_)
            | Self::Reply { .. }
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::LastMove(_)
            | Self::Later { .. }
            | Self::Safe { .. }
            | Self::Flips { .. }
            | Self::Ends(_)
            | Self::Choice { .. }
            | Self::Answers(_) => None,
        }
    }

    /// Returns whose moves of the next turn are compared, and their numbers, the larger one first.
    const fn compared_moves(self) -> Option<(Side, [u8; 2])> {
        match self {
            Self::Moves { side: side @ Side::Mover, counts: [fewer, more] }
            | Self::Moves { side: side @ Side::Opponent, counts: [more, fewer] } => {
                Some((side, [more, fewer]))
            }
            Self::OuterDiscs { moves, .. } | Self::NewMoves(moves) => Some((Side::Opponent, moves)),
            Self::LosesAll
            | Self::TakesAll
            | Self::FreeCorner(_)
            | Self::GivesCorner(_)
            | Self::LosesCorner(_)
            | Self::WinsCorner(_)
            | Self::BesideTaken(_)
            | Self::EarlyX(_)
            | Self::Pass(_)
            | Self::SafeMoves { .. }
            | Self::Open { .. }
            | Self::Wall(_)
            | Self::Reply { .. }
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::LastMove(_)
            | Self::Later { .. }
            | Self::CornerCanWait(_)
            | Self::TakesCorner { .. }
            | Self::Safe { .. }
            | Self::Flips { .. }
            | Self::Ends(_)
            | Self::Choice { .. }
            | Self::Answers(_) => None,
        }
    }

    pub(super) fn side_of_moves(self) -> Option<Side> {
        self.compared_moves().map(|(side, _)| side)
    }

    /// Returns `true` if it compares numbers of moves of which one is larger by three or more.
    fn differs_by_several(self) -> bool {
        self.compared_moves().is_some_and(|(_, [more, fewer])| more >= fewer + SEVERAL)
    }

    /// Returns `true` if it compares numbers of moves of which one is no more than half the other one.
    pub(super) fn differs_by_half(self) -> bool {
        self.compared_moves()
            .is_some_and(|(_, [more, fewer])| more > fewer + SEVERAL && more >= 2 * fewer)
    }

    /// Returns `true` if it compares numbers of moves that differ by little: nobody believes that they cost much.
    pub const fn is_small(self) -> bool {
        if let Self::Open { counts: [more, fewer], .. } | Self::Wall([more, fewer]) = self {
            return more < fewer + SEVERAL;
        }
        match self.compared_moves() {
            Some((_, [more, fewer])) => !is_far_more(more, fewer),
            None => false,
        }
    }
}

/// Returns `true` if a number of moves is so much larger that it is believed to cost something.
pub(super) const fn is_far_more(more: u8, fewer: u8) -> bool {
    more >= fewer + SEVERAL && 2 * more >= 3 * fewer
}

/// The least difference of numbers that is believed to cost something.
pub(super) const SEVERAL: u8 = 3;

/// The plies within which something can be followed on the boards: the opponent's next turn but one.
pub(super) const AT_HAND: usize = 4;
/// The plies within which a wipe-out is said before all else: a nearer cause can be seen otherwise.
const NEAR_END: usize = 8;

impl Cause {
    /// Returns its place among others, the first one 0: the sooner a newcomer sees it on the board, the earlier.
    pub(super) fn rank(&self) -> u8 {
        let is_at_hand = self.plies.into_iter().all(|plies| plies <= AT_HAND);
        let end = self.plies[usize::from(self.contrast == Contrast::TakesAll)];
        match self.contrast {
            Contrast::LosesAll | Contrast::TakesAll if end <= NEAR_END => 0,
            // Whoever knows only the rules sees that first.
            Contrast::FreeCorner(_) | Contrast::GivesCorner(_) => 1,
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
            // A small difference does not carry a loss: what happens later is said before it.
            contrast @ Contrast::Open { .. } if contrast.is_small() => 17,
            Contrast::Open { .. } => 11,
            contrast @ Contrast::Wall(_) if contrast.is_small() => 19,
            Contrast::Wall(_) => LAST_CLEAR,
            contrast if contrast.is_small() => {
                if contrast.differs_by_several() {
                    16
                } else {
                    21
                }
            }
            // It tells what moves are for; or the cause and what comes of it.
            Contrast::SafeMoves { .. } | Contrast::OuterDiscs { .. } => 7,
            Contrast::Moves { .. } => 8,
            Contrast::NewMoves(_) => 9,
            Contrast::LosesCorner(_) | Contrast::WinsCorner(_) => 10,
            Contrast::Later { side: Side::Mover, counts: [few, many] }
                if few <= FEW_LATER && many >= 2 * few =>
            {
                LAST_CLEAR
            }
            Contrast::EarlyEdge { .. } => 13,
            Contrast::Pass(_) => 14,
            Contrast::TakesCorner { .. } | Contrast::CornerCanWait(_) => 15,
            Contrast::BothNeed(_) => 18,
            Contrast::Later { .. } | Contrast::Safe { .. } => 20,
            Contrast::Ends(_) => 22,
            Contrast::Reply { .. } => 23,
            Contrast::LosesAll | Contrast::TakesAll | Contrast::Flips { .. } => 24,
            Contrast::Choice { .. } => 25,
            Contrast::Answers(_) => 26,
        }
    }

    /// Returns `true` if a newcomer sees on the boards why the move is bad.
    pub fn is_clear(&self) -> bool {
        self.rank() <= LAST_CLEAR
    }

    /// Returns how well a newcomer sees it, from 0 to 1: a small difference of numbers less than a large one, and hardly what
    /// comes late.
    pub(super) fn clarity(&self) -> f32 {
        match self.contrast {
            Contrast::Choice { .. } | Contrast::Answers(_) => 0.1,
            Contrast::Flips { .. } | Contrast::BothNeed(_) | Contrast::Reply { .. } => 0.2,
            contrast if contrast.is_small() => 0.25,
            // What they are for is not seen.
            contrast if contrast.compared_moves().is_some() => 0.5,
            Contrast::LastMove(_) => 0.35,
            Contrast::TakesCorner { .. }
            | Contrast::CornerCanWait(_)
            | Contrast::Open { .. }
            | Contrast::Wall(_)
            | Contrast::Safe { .. } => 0.6,
            _ if self.is_clear() => 1.0,
            _ => 0.35,
        }
    }
}

/// The most moves that are few at a later turn for anybody.
const FEW_LATER: u8 = 4;
/// The last place of a cause that is clear.
const LAST_CLEAR: u8 = 12;
