//! Claims: what is said to be won, lost or forced has to happen whatever is answered.

use super::LEAST_LOSS;
use super::comparison::{Comparison, LONGEST_LINE};
use super::motif::Motif;
use super::reason::Reason;
use super::replay::{Replay, Side};
use crate::discs::Discs;
use crate::limits::{Limits, Stop};
use crate::report::Line;
use crate::selectivity::Selectivity;
use crate::{Engine, Options};
use othello_core::square::{Bitboard, Square, Symmetry};

/// The limits of the search for other answers.
const LIMITS: Limits =
    Limits::depth(10).with_selectivity(Selectivity::Percent87).with_exact_from(14);

impl Comparison {
    /// Returns a reason as far as it is true whatever the side answers to which it happens, but for answers that lose
    /// two discs more than those of the line, by a short search; `None` if it can be avoided.
    pub fn sure(&self, reason: Reason) -> Option<Reason> {
        let Some(claim) = Claim::of(reason) else { return Some(reason) };
        let line = if claim.side == Side::Mover { &self.played } else { &self.best };
        let squares = claim.unavoidable(line);
        match reason.motif {
            // The square lies beside the corner whether or not it is taken.
            Motif::BesideCorner if squares.is_empty() => Some(Reason { plies: 1, ..reason }),
            _ if squares.is_empty() => None,
            Motif::Passes | Motif::ForcesPass => Some(reason),
            _ => Some(Reason { squares, ..reason }),
        }
    }
}

/// A loss of corners or of a turn that a reason says of a side.
struct Claim {
    side: Side,
    /// The plies of the line that show it.
    plies: usize,
    /// The corners that the other side takes; `None` if the side has to pass.
    corners: Option<Bitboard>,
}

impl Claim {
    /// Returns what a reason says to happen later; `None` if the move alone shows it, or only that it may happen.
    fn of(reason: Reason) -> Option<Self> {
        let Reason { motif, squares, plies, .. } = reason;
        let (side, corners) = match motif {
            Motif::WinsCorner => (Side::Opponent, Some(squares)),
            Motif::LosesCorner => (Side::Mover, Some(squares)),
            Motif::BesideCorner if plies > 1 => (Side::Mover, Some(squares)),
            Motif::Passes => (Side::Mover, None),
            Motif::ForcesPass => (Side::Opponent, None),
            Motif::GivesCorner
            | Motif::LeavesCorner
            | Motif::RunsOut
            | Motif::LosesAccess
            | Motif::LosesLastMove
            | Motif::OpensWide
            | Motif::GivesUpMoves
            | Motif::DrivesBeside
            | Motif::DrivenBeside
            | Motif::Quiet
            | Motif::OutOfOrder
            | Motif::OnlyNow
            | Motif::Contested
            | Motif::TakesReply
            | Motif::TakesMoves
            | Motif::LetsWedge
            | Motif::LeavesSquare
            | Motif::CanWait
            | Motif::BesideCorner
            | Motif::MakesOpen
            | Motif::OpensMoves
            | Motif::GivesUpNext
            | Motif::OpensReply
            | Motif::QuietReply
            | Motif::HasToOpen
            | Motif::Wall
            | Motif::FewerMoves
            | Motif::MoreMoves
            | Motif::FewerSafeMoves
            | Motif::SafeBeside => return None,
        };
        Some(Self { side, plies, corners })
    }

    /// Returns the squares at which it happens on a line: all if none is named.
    fn shown(&self, line: &Replay) -> Bitboard {
        match self.corners {
            Some(corners) => line.played(self.side.other(), LONGEST_LINE) & corners,
            None if line.pass_of(self.side, LONGEST_LINE).is_some() => !Bitboard::default(),
            None => Bitboard::default(),
        }
    }

    /// Returns those squares at which it happens on the line and after every other answer.
    fn unavoidable(&self, line: &Replay) -> Bitboard {
        let mut squares = self.shown(line);
        let mut engine = Engine::new(Options { table_bytes: 1 << 20, ..Options::default() });
        for (index, discs) in line.turns_of(self.side, self.plies) {
            let moves = line.moves();
            for other in other_answers(&mut engine, discs, moves[index]) {
                if squares.is_empty() {
                    return squares;
                }
                let moves = [&moves[..index], &other].concat();
                let other = Replay::new(line.before(), &moves).expect("the line begins as before");
                squares &= self.shown(&other);
            }
        }
        squares
    }
}

/// Returns the other moves of the side to move that lose less than two discs more than an answer, each with the moves
/// that are expected after it.
fn other_answers(engine: &mut Engine, discs: Discs, answer: Square) -> Vec<Vec<Square>> {
    // So that a position that is turned has the same answers.
    let turned = |symmetry| {
        let turned = |squares| Bitboard::new(squares).transformed(symmetry).bits();
        (turned(discs.own), turned(discs.opp), symmetry)
    };
    let folded = Symmetry::ALL.map(turned).into_iter().min_by_key(|(own, opp, _)| (*own, *opp));
    let (own, opp, symmetry) = folded.expect("there are eight");
    engine.clear();
    let report = engine.search_moves(Discs { own, opp }, usize::MAX, &LIMITS, &Stop::new(), |_| {});
    let lines: Vec<_> =
        report.lines.iter().map(|line| line.transformed(symmetry.inverse())).collect();
    let value = |line: &Line| line.value.discs();
    let least = lines.iter().find(|line| line.square() == answer).map_or(f32::MAX, value);
    let is_other = |line: &Line| line.square() != answer && value(line) > least - LEAST_LOSS;
    lines.into_iter().filter(is_other).map(|line| line.moves).collect()
}
