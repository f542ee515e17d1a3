//! The motifs: patterns by which players explain moves, and the test of each.

use super::Reason;
use super::ends::{Counts, Ends};
use super::replay::{Replay, Side, legal};
use super::shapes::{CORNERS, frontier, openness, safe_moves, stable};
use crate::discs::Discs;
use othello_core::square::Bitboard;

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
    /// At the next turn the player takes a corner that was not open before the move.
    WinsCorner,
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

/// The test of a motif.
pub(super) enum Test {
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

impl Motif {
    /// All motifs in their order.
    pub const ALL: [Self; 12] = [
        Self::GivesCorner,
        Self::LeavesCorner,
        Self::LosesCorner,
        Self::WinsCorner,
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
            Self::WinsCorner => "wins a corner",
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
            Self::WinsCorner | Self::Quiet => Polarity::Praise,
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

    /// Returns its subject.
    pub const fn subject(self) -> Subject {
        match self {
            Self::GivesCorner
            | Self::LeavesCorner
            | Self::LosesCorner
            | Self::WinsCorner
            | Self::Stability => Subject::Corners,
            Self::RunsOut | Self::GivesUpMoves | Self::Mobility | Self::OpensMoves => {
                Subject::Moves
            }
            Self::OpensWide | Self::Frontier | Self::Quiet => Subject::Openness,
        }
    }

    /// Returns `true` if it holds for a move and its line; `None` if only a comparison shows it: an
    /// amount, or a corner that was open before either move.
    pub fn holds(self, line: &Replay) -> Option<bool> {
        match self.test() {
            Test::Line { .. } if self == Self::LeavesCorner => None,
            Test::Line { squares, .. } => Some(!squares(line).is_empty()),
            Test::Ends { .. } => None,
        }
    }

    pub(super) const fn test(self) -> Test {
        const fn line(squares: fn(&Replay) -> Bitboard, reason: fn(Bitboard) -> Reason) -> Test {
            Test::Line { squares, reason }
        }
        match self {
            Self::GivesCorner => line(given_corners, Reason::GivesCorner),
            Self::LeavesCorner => line(left_corners, Reason::LeavesCorner),
            Self::LosesCorner => line(lost_corners, Reason::LosesCorner),
            Self::WinsCorner => line(won_corners, Reason::WinsCorner),
            Self::RunsOut => line(unsafe_moves_left, Reason::RunsOut),
            Self::Stability => Test::Ends {
                counts: stable,
                lead: Counts::lead,
                least: 4,
                reason: Reason::Stability,
            },
            Self::OpensWide => line(wide_open_flips, Reason::OpensWide),
            Self::GivesUpMoves => line(moves_given_up, Reason::GivesUpMoves),
            Self::Mobility => Test::Ends {
                counts: mobility,
                lead: Counts::lead,
                least: 4,
                reason: Reason::Mobility,
            },
            Self::Frontier => Test::Ends {
                counts: frontier,
                lead: Counts::deficit,
                least: 5,
                reason: Reason::Frontier,
            },
            Self::Quiet => line(quiet_flips, Reason::Quiet),
            Self::OpensMoves => line(moves_opened_and_played, Reason::OpensMoves),
        }
    }
}

/// The plies of a line within which a corner counts as given.
const SOON: usize = 6;
/// The plies of a line up to the player's next move.
const NEXT_TURN: usize = 3;
/// The plies of a line within which a corner counts as lost.
const LATER: usize = 8;
/// The least openness of a move that opens the position.
const WIDE: u32 = 6;
/// The least number of moves that are given up.
const GIVEN_UP: u8 = 3;
/// The least number of opened squares that the opponent plays.
const OPENED: u8 = 2;

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
    CORNERS & !after & line.played_after_move(Side::Opponent, LATER)
}

fn won_corners(line: &Replay) -> Bitboard {
    let before = legal(line.before(), Side::Mover);
    CORNERS & !before & line.played_after_move(Side::Mover, NEXT_TURN)
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
