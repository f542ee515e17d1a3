//! The definitions of the motifs: a test for each.

use super::ends::{Counts, Ends};
use super::motif::Motif;
use super::reason::Reason;
use super::replay::{Replay, Side, legal};
use super::shapes::{CORNERS, frontier, openness, safe_moves, stable};
use crate::discs::Discs;
use othello_core::square::Bitboard;

/// The test of a motif.
pub enum Test {
    /// Holds for a move and its line if there are squares.
    Line { squares: fn(&Replay) -> Bitboard, reason: fn(Bitboard) -> Reason },
    /// Holds for a move that falls behind another one by that many at the ends of their lines.
    Ends {
        counts: fn(Discs) -> Counts,
        lead: fn(Counts) -> i32,
        least: i32,
        reason: fn(Ends) -> Reason,
    },
}

/// Returns `true` if a motif holds for a move and its line; `None` if only a comparison shows it: an
/// amount, or a corner that was open before either move.
pub fn holds(motif: Motif, line: &Replay) -> Option<bool> {
    match test(motif) {
        Test::Line { .. } if motif == Motif::LeavesCorner => None,
        Test::Line { squares, .. } => Some(!squares(line).is_empty()),
        Test::Ends { .. } => None,
    }
}

/// Returns the test of a motif.
pub const fn test(motif: Motif) -> Test {
    const fn line(squares: fn(&Replay) -> Bitboard, reason: fn(Bitboard) -> Reason) -> Test {
        Test::Line { squares, reason }
    }
    match motif {
        Motif::GivesCorner => line(given_corners, Reason::GivesCorner),
        Motif::LeavesCorner => line(left_corners, Reason::LeavesCorner),
        Motif::LosesCorner => line(lost_corners, Reason::LosesCorner),
        Motif::RunsOut => line(unsafe_moves_left, Reason::RunsOut),
        Motif::Stability => {
            Test::Ends { counts: stable, lead: Counts::lead, least: 4, reason: Reason::Stability }
        }
        Motif::OpensWide => line(wide_open_flips, Reason::OpensWide),
        Motif::GivesUpMoves => line(moves_given_up, Reason::GivesUpMoves),
        Motif::Mobility => {
            Test::Ends { counts: mobility, lead: Counts::lead, least: 4, reason: Reason::Mobility }
        }
        Motif::Frontier => Test::Ends {
            counts: frontier,
            lead: Counts::deficit,
            least: 5,
            reason: Reason::Frontier,
        },
        Motif::Quiet => line(quiet_flips, Reason::Quiet),
        Motif::OpensMoves => line(moves_opened_and_played, Reason::OpensMoves),
    }
}

/// The plies of a line within which a corner counts as given.
const SOON: usize = 6;
/// The plies of a line within which a corner counts as lost.
const LATER: usize = 8;
/// The least openness of a move that opens the position.
const WIDE: u32 = 6;
/// The least number of moves that are given up.
const GIVEN_UP: u8 = 3;
/// The least number of opened squares that the opponent plays.
const OPENED: u8 = 2;

/// Returns the corners that the opponent takes early enough to be a reason.
pub fn corners_taken(line: &Replay) -> Bitboard {
    CORNERS & line.played_after_move(Side::Opponent, LATER)
}

/// Returns the corners that the opponent may take before and after the move.
fn open_corners(line: &Replay) -> (Bitboard, Bitboard) {
    let open = |discs| legal(discs, Side::Opponent) & CORNERS;
    (open(line.before()), open(line.after()))
}

fn given_corners(line: &Replay) -> Bitboard {
    let (before, after) = open_corners(line);
    after & !before & line.played_after_move(Side::Opponent, SOON)
}

fn left_corners(line: &Replay) -> Bitboard {
    let (before, after) = open_corners(line);
    after & before & line.played_after_move(Side::Opponent, SOON)
}

fn lost_corners(line: &Replay) -> Bitboard {
    let (_, after) = open_corners(line);
    corners_taken(line) & !after
}

fn unsafe_moves_left(line: &Replay) -> Bitboard {
    let left = line.next_turn().filter(|discs| safe_moves(*discs, Side::Mover).is_empty());
    left.map_or_else(Bitboard::default, |discs| legal(discs, Side::Mover))
}

fn wide_open_flips(line: &Replay) -> Bitboard {
    flips_if(line, |openness| openness >= WIDE)
}

fn quiet_flips(line: &Replay) -> Bitboard {
    flips_if(line, |openness| openness == 0)
}

fn flips_if(line: &Replay, is_asked: impl FnOnce(u32) -> bool) -> Bitboard {
    let flips = line.flips();
    let openness = openness(flips, line.square(), line.before().empties());
    if is_asked(openness) { flips } else { Bitboard::default() }
}

fn moves_given_up(line: &Replay) -> Bitboard {
    let before = legal(line.before(), Side::Mover) & !Bitboard::from(line.square());
    let gone = before & !legal(line.after(), Side::Mover);
    if gone.len() >= GIVEN_UP { gone } else { Bitboard::default() }
}

fn moves_opened_and_played(line: &Replay) -> Bitboard {
    let [before, after] = [line.before(), line.after()].map(|it| legal(it, Side::Opponent));
    let played = line.played_after_move(Side::Opponent, usize::MAX);
    let opened = after & !before & played & !CORNERS;
    if opened.len() >= OPENED { opened } else { Bitboard::default() }
}

fn mobility(discs: Discs) -> Counts {
    let count = |side| legal(discs, side).len();
    Counts { mover: count(Side::Mover), opponent: count(Side::Opponent) }
}
