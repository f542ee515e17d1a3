//! Consequences: what comes of a move, by which positions are alike; and whether the rule of an idea finds the better one.

use super::checks::{keeping_corners, open, opens_corner, outer};
use super::contrast::Contrast;
use super::idea::Idea;
use crate::discs::Discs;
use crate::reasons::replay::{Replay, Side, legal};
use crate::reasons::shapes::{CORNERS, EDGES, empty_corner_beside, frontier};
use othello_core::square::Square;

/// The kind of thing that comes of a move, which an idea alone does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Consequence {
    /// The opponent can take a corner at once.
    CornerAtOnce,
    /// The opponent takes a corner later.
    CornerLater,
    /// The player does not get a corner.
    OwnCorner,
    /// The opponent has more moves.
    TheirMoves,
    /// The player has fewer moves.
    OwnMoves,
    /// The opponent has more moves that give no corner away.
    SafeMoves,
    /// The player has to pass, or the opponent does not.
    Pass,
    /// The player loses all discs.
    AllLost,
    /// The player does not take all of the opponent's.
    AllTaken,
}

impl Consequence {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::CornerAtOnce,
        Self::CornerLater,
        Self::OwnCorner,
        Self::TheirMoves,
        Self::OwnMoves,
        Self::SafeMoves,
        Self::Pass,
        Self::AllLost,
        Self::AllTaken,
    ];

    /// Returns the name in a word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::CornerAtOnce => "corner-at-once",
            Self::CornerLater => "corner-later",
            Self::OwnCorner => "own-corner",
            Self::TheirMoves => "their-moves",
            Self::OwnMoves => "own-moves",
            Self::SafeMoves => "safe-moves",
            Self::Pass => "pass",
            Self::AllLost => "all-lost",
            Self::AllTaken => "all-taken",
        }
    }

    /// Returns `true` if it is seen on the board before the move is played; the others come later, and no rule finds the move:
    /// nor is a corner that is taken at once a puzzle.
    pub const fn is_seen_at_once(self) -> bool {
        match self {
            Self::CornerAtOnce
            | Self::TheirMoves
            | Self::SafeMoves
            | Self::Pass
            | Self::AllLost
            | Self::AllTaken => true,
            Self::CornerLater | Self::OwnCorner | Self::OwnMoves => false,
        }
    }

    /// Returns the idea that it belongs to.
    pub const fn idea(self) -> Idea {
        match self {
            Self::CornerAtOnce | Self::CornerLater | Self::OwnCorner => Idea::Corners,
            Self::TheirMoves | Self::OwnMoves | Self::SafeMoves | Self::Pass => Idea::Moves,
            Self::AllLost | Self::AllTaken => Idea::FewDiscs,
        }
    }
}

impl Contrast {
    /// Returns the kind of thing that comes of the move, where an idea has several.
    pub const fn consequence(self) -> Option<Consequence> {
        Some(match self {
            Self::GivesCorner(_) => Consequence::CornerAtOnce,
            Self::LosesCorner(_) => Consequence::CornerLater,
            Self::FreeCorner(_) | Self::WinsCorner(_) => Consequence::OwnCorner,
            Self::Moves { side: Side::Opponent, .. } | Self::Later { side: Side::Opponent, .. } => {
                Consequence::TheirMoves
            }
            Self::Moves { side: Side::Mover, .. }
            | Self::SafeMoves { side: Side::Mover, .. }
            | Self::Later { side: Side::Mover, .. } => Consequence::OwnMoves,
            Self::SafeMoves { side: Side::Opponent, .. } => Consequence::SafeMoves,
            Self::Pass(_) => Consequence::Pass,
            Self::LosesAll => Consequence::AllLost,
            Self::TakesAll => Consequence::AllTaken,
            Self::BesideTaken(_)
            | Self::EarlyX(_)
            | Self::OuterDiscs { .. }
            | Self::Open { .. }
            | Self::Wall(_)
            | Self::NewMoves(_)
            | Self::Reply { .. }
            | Self::BothNeed(_)
            | Self::EarlyEdge { .. }
            | Self::LastMove(_)
            | Self::CornerCanWait(_)
            | Self::TakesCorner { .. }
            | Self::Safe { .. }
            | Self::Flips { .. }
            | Self::Ends(_)
            | Self::Choice { .. }
            | Self::Answers(_) => return None,
        })
    }

    /// Returns the corner that the opponent can take after the move played and not after the better one, where moves or discs
    /// are counted or the move is an X square: whoever knows only the rules sees that first, and it is said first.
    pub fn corner_before(self, discs: Discs, played: Square, better: Square) -> Option<Square> {
        let is_said_first = matches!(
            self,
            Self::Moves { side: Side::Opponent, .. }
                | Self::OuterDiscs { .. }
                | Self::Open { .. }
                | Self::Wall(_)
                | Self::NewMoves(_)
                | Self::EarlyX(_)
        );
        let replies = |square| Some(legal(Replay::new(discs, &[square])?.after(), Side::Opponent));
        let [all, kept] = [replies(played)?, replies(better)?];
        (all & !kept & CORNERS).first().filter(|_| is_said_first)
    }

    /// Returns `true` if whoever plays by the rule of the idea may find the better move by it, and breaks no other rule that a
    /// learner knows: a puzzle whose solution does teaches the contrary.
    pub fn is_found_by_rule(self, discs: Discs, better: Square) -> bool {
        let after = |square| Replay::new(discs, &[square]);
        let Some(best) = after(better) else { return false };
        let all: Vec<_> = legal(discs, Side::Mover).into_iter().filter_map(after).collect();
        let is_beside = empty_corner_beside(better, discs.empties()).is_some();
        let is_safe = !opens_corner(&best) && !is_beside;
        let is_least = |count: fn(&Replay) -> u8| {
            let safe = all.iter().filter(|line| !opens_corner(line));
            safe.map(count).min().is_some_and(|least| count(&best) <= least)
        };
        match self {
            // They are counted out to the end.
            Self::LastMove(_) | Self::LosesAll | Self::TakesAll => true,
            Self::Moves { side: Side::Opponent, .. } | Self::NewMoves(_) => {
                is_safe && is_least(|line| legal(line.after(), Side::Opponent).len())
            }
            Self::SafeMoves { side: Side::Opponent, .. } => {
                is_safe && is_least(|line| keeping_corners(line.after(), Side::Opponent).len())
            }
            Self::OuterDiscs { .. } => is_safe && is_least(|line| outer(line).len()),
            Self::Open { .. } => is_safe && is_least(|line| open(line).len()),
            Self::Wall(_) => is_safe && is_least(|line| frontier(line.after()).len()),
            Self::EarlyEdge { .. } => is_safe && !EDGES.contains(better),
            Self::FreeCorner(_)
            | Self::GivesCorner(_)
            | Self::LosesCorner(_)
            | Self::WinsCorner(_)
            | Self::BesideTaken(_)
            | Self::EarlyX(_)
            | Self::Pass(_)
            | Self::Moves { side: Side::Mover, .. }
            | Self::SafeMoves { side: Side::Mover, .. }
            | Self::Later { .. }
            | Self::Reply { .. }
            | Self::BothNeed(_)
            | Self::CornerCanWait(_)
            | Self::TakesCorner { .. }
            | Self::Safe { .. }
            | Self::Flips { .. }
            | Self::Ends(_)
            | Self::Choice { .. }
            | Self::Answers(_) => is_safe,
        }
    }
}
