//! Which causes a lesson can teach: those that are seen at once; and whose rule chooses the better move.

use super::checks::{keeping_corners, open, opened, opens_corner};
use super::consequence::Consequence;
use super::contrast::{AT_HAND, Cause, Contrast, SEVERAL};
use super::idea::Idea;
use crate::discs::Discs;
use crate::reasons::comparison::Comparison;
use crate::reasons::replay::{Replay, Side, legal, play};
use crate::reasons::shapes::{self, CORNERS, EDGES, empty_corner_beside};
use othello_core::moves::neighbours;
use othello_core::square::Bitboard;

/// The most plies up to the end of the game that are thought through.
const LAST_PLIES: usize = 4;

/// The number of empty squares up to which few moves show what they are for: corners are far off before.
const OPENING: u32 = 50;
/// The number of empty squares up to which each disc is counted out: how many moves there are says little then.
const ENDGAME: u32 = 17;

impl Cause {
    /// Returns `true` if a newcomer understands by it why the move is bad: it is seen after the move and at most one answer, or
    /// beside a corner that falls soon; and the better move gives no corner nor, unless it is all about corners, lies beside an
    /// empty one.
    pub fn teaches(&self, pair: &Comparison) -> bool {
        let (before, better) = (pair.best.before(), pair.best.square());
        let is_beside = empty_corner_beside(better, before.empties()).is_some();
        // A corner that was open before is not given by it.
        let gives_corner = shapes::opens_corner(before, Side::Mover, better);
        let is_safe = !gives_corner && (self.is_of_corner() || !is_beside);
        is_safe && self.is_seen_at_once(pair)
    }

    /// Returns `true` if a corner is given or missed: nothing is plainer, even in a game that is lost or won all the same.
    pub fn is_of_corner(&self) -> bool {
        self.contrast.idea() == Some(Idea::Corners)
    }

    fn is_seen_at_once(&self, pair: &Comparison) -> bool {
        let [played, best] = self.plies;
        let empties = pair.played.before().empties().count_ones();
        let is_opening = empties > OPENING;
        match self.contrast {
            Contrast::Moves { .. }
            | Contrast::SafeMoves { .. }
            | Contrast::OuterDiscs { .. }
            | Contrast::Open { .. }
            | Contrast::NewMoves(_)
                if empties <= ENDGAME =>
            {
                false
            }
            Contrast::OuterDiscs { .. } | Contrast::Open { .. } if is_opening => false,
            contrast @ (Contrast::Moves { .. } | Contrast::NewMoves(_)) if is_opening => {
                contrast.differs_by_half()
            }
            Contrast::FreeCorner(_) | Contrast::GivesCorner(_) | Contrast::EarlyX(_) => true,
            Contrast::BesideTaken(_) => played <= AT_HAND,
            Contrast::LosesAll | Contrast::Pass(Side::Mover) | Contrast::SafeMoves { .. } => {
                played <= 2
            }
            Contrast::Pass(Side::Opponent) | Contrast::TakesAll => best <= 1,
            Contrast::WinsCorner(_) | Contrast::LosesCorner(_) => self.holds_whatever(pair),
            Contrast::LastMove(_) => played.max(best) <= LAST_PLIES,
            contrast @ (Contrast::OuterDiscs { .. } | Contrast::Open { .. }) => {
                !contrast.is_small() && opens_several(pair)
            }
            contrast @ Contrast::Moves { side: Side::Mover, .. } => {
                !contrast.is_small() && has_fewer_whatever(pair)
            }
            contrast @ (Contrast::Moves { .. } | Contrast::NewMoves(_)) => !contrast.is_small(),
            _ => false,
        }
    }

    /// Returns `true` if of the two moves whoever goes by the rule of the idea chooses the better one.
    pub fn is_chosen_by_rule(&self, pair: &Comparison) -> bool {
        let fewer = |count: fn(&Replay) -> u8| count(&pair.best) < count(&pair.played);
        let better = pair.best.square();
        match self.contrast {
            // The better move takes no corner yet.
            Contrast::WinsCorner(_) => false,
            Contrast::FreeCorner(_) | Contrast::CornerCanWait(_) | Contrast::Reply { .. } => true,
            contrast => match contrast.idea() {
                Some(Idea::Corners) => !opens_corner(&pair.best),
                Some(Idea::BesideCorner) => {
                    empty_corner_beside(better, pair.best.before().empties()).is_none()
                }
                // They are for the corners: one has to be empty, and the better move gives none.
                Some(Idea::Moves) => {
                    let empty = CORNERS & Bitboard::new(pair.best.before().empties());
                    !empty.is_empty() && !opens_corner(&pair.best)
                }
                Some(Idea::Quiet) => {
                    let [played, best] = [&pair.played, &pair.best].map(|it| it.flips().len());
                    fewer(|line| open(line).len()) && best <= played
                }
                Some(Idea::EarlyEdge) => !EDGES.contains(better),
                Some(Idea::BothNeed | Idea::LastMove | Idea::FewDiscs) | None => true,
            },
        }
    }

    /// Returns `true` if the corner that it is about can be taken after every answer to the move or, of a corner that the
    /// opponent gets, to his reply.
    pub fn holds_whatever(&self, pair: &Comparison) -> bool {
        let [played, best] = pair.whole_lines();
        let (discs, taker, corner) = match self.contrast {
            Contrast::WinsCorner(corner) if self.plies[1] <= 3 => (best.at(1), Side::Mover, corner),
            Contrast::LosesCorner(corner) if self.plies[0] <= 4 && played.next_turn().is_some() => {
                (played.at(2), Side::Opponent, corner)
            }
            _ => return false,
        };
        let other = taker.other();
        let answers = legal(discs, other);
        let is_open = |discs| legal(discs, taker).contains(corner);
        if answers.is_empty() {
            return is_open(discs);
        }
        answers.into_iter().all(|square| is_open(play(discs, other, square)))
    }
}

/// Returns `true` if the rule of an idea, or of what comes of a move, leaves whoever goes by it one move in a position seen from
/// the player, as far as that is seen at once: a puzzle shows the idea then.
pub fn leaves_one(idea: Idea, consequence: Option<Consequence>, discs: Discs) -> bool {
    let moves = legal(discs, Side::Mover);
    let corners = (moves & CORNERS).len();
    let all: Vec<_> = moves.into_iter().filter_map(|it| Replay::new(discs, &[it])).collect();
    // Whoever counts takes no move that another rule forbids.
    let only_least = |count: fn(&Replay) -> u8| {
        let least = all.iter().map(count).min();
        let mut those = all.iter().filter(|line| Some(count(line)) == least);
        let first = those.next().filter(|line| !opens_corner(line)).map(Replay::square);
        first.filter(|_| those.next().is_none())
    };
    match (idea, consequence) {
        (_, Some(Consequence::CornerAtOnce)) => corners == 0 && all.iter().any(opens_corner),
        (_, Some(Consequence::TheirMoves)) => {
            let least = only_least(|line| legal(line.after(), Side::Opponent).len());
            corners == 0 && least.is_some() && only_least(|line| beside(line).len()) == least
        }
        (_, Some(Consequence::SafeMoves)) => {
            let count = |line: &Replay| keeping_corners(line.after(), Side::Opponent).len();
            corners == 0 && only_least(count).is_some()
        }
        (_, Some(consequence)) => consequence.is_seen_at_once(),
        (Idea::Quiet, None) => {
            let quietest = only_least(|line| open(line).len());
            let fewest = only_least(|line| line.flips().len());
            corners == 0 && quietest.is_some() && fewest == quietest
        }
        (_, None) => true,
    }
}

/// Returns `true` if the opponent gets several moves beside discs that the move flips, more than after the better one: where
/// the opponent could play before, nothing is given away.
fn opens_several(pair: &Comparison) -> bool {
    let lines = [&pair.played, &pair.best];
    let [played, best] = lines.map(|line| (opened(line) & open(line)).len());
    let [all, of_best] = lines.map(|line| legal(line.after(), Side::Opponent).len());
    played >= SEVERAL && played > best && all > of_best
}

/// Returns `true` if the player has fewer moves at the next turn in the mean of all answers, and not only after the best one.
fn has_fewer_whatever(pair: &Comparison) -> bool {
    let [played, best] = [&pair.played, &pair.best].map(|line| {
        let answers = legal(line.after(), Side::Opponent);
        let moves = |square| legal(play(line.after(), Side::Opponent, square), Side::Mover).len();
        let all: u32 = answers.into_iter().map(|square| u32::from(moves(square))).sum();
        (all, u32::from(answers.len()))
    });
    // By one or more.
    played.0 * best.1 + played.1 * best.1 <= best.0 * played.1
}

/// Returns the empty squares beside the disc that is placed and those that it flips.
fn beside(line: &Replay) -> Bitboard {
    let changed = line.flips() | line.square().into();
    Bitboard::new(neighbours(changed.bits()) & line.after().empties())
}
