//! The checks: when a contrast holds, and is a cause.

use super::contrast::{Cause, Contrast};
use crate::reasons::comparison::Comparison;
use crate::reasons::motif::Motif;
use crate::reasons::reason::Reason;
use crate::reasons::replay::{Replay, Side, legal};
use crate::reasons::shapes::{CORNERS, EDGES, X_SQUARES, empty_corner_beside, frontier, openness};
use othello_core::moves::neighbours;
use othello_core::square::{Bitboard, Square};

/// A check: a name, and the contrast of two moves, if it holds.
pub type Check = (&'static str, fn(&Comparison) -> Option<Cause>);

/// The checks, in no order.
pub const CHECKS: [Check; 20] = [
    ("loses all discs", loses_all),
    ("takes all discs", takes_all),
    ("gives a corner with the reply", gives_corner),
    ("loses a corner later", loses_corner),
    ("wins a corner", wins_corner),
    ("beside a corner that is lost", beside_taken),
    ("X square early", early_x),
    ("has to pass", |pair| pass(pair, Motif::Passes, Side::Mover)),
    ("forces a pass", |pair| pass(pair, Motif::ForcesPass, Side::Opponent)),
    ("more moves for the opponent", |pair| more_moves(pair, 0)),
    ("more moves a turn later", |pair| more_moves(pair, 1)),
    ("fewer moves", |pair| fewer_moves(pair, 0)),
    ("fewer moves a turn later", |pair| fewer_moves(pair, 1)),
    ("worse moves of both", moves_of_both),
    ("better move takes the reply", |pair| reply(pair).filter(is_taken)),
    ("opens the reply", |pair| reply(pair).filter(|cause| !is_taken(cause))),
    ("turns discs outward", turns_outward),
    ("wall", wall),
    ("both need the square", both_need),
    ("edge too early", early_edge),
];

/// The check that needs both lines up to the end of the game.
pub const LAST: Check = ("plays last", last_move);

const fn cause(contrast: Contrast, plies: [usize; 2]) -> Cause {
    Cause { contrast, plies }
}

fn loses_all(pair: &Comparison) -> Option<Cause> {
    let [played, best] = pair.whole_lines();
    let is_lost = |line: &Replay| line.at(line.plies()).own == 0;
    (is_lost(played) && !is_lost(best))
        .then(|| cause(Contrast::LosesAll, [played.plies(), best.plies()]))
}

fn takes_all(pair: &Comparison) -> Option<Cause> {
    let [played, best] = pair.whole_lines();
    let is_won = |line: &Replay| line.at(line.plies()).opp == 0;
    (is_won(best) && !is_won(played))
        .then(|| cause(Contrast::TakesAll, [played.plies(), best.plies()]))
}

/// Returns `true` if the opponent takes the corner nowhere on the line of the better move.
fn is_kept(pair: &Comparison, corner: Square) -> bool {
    !pair.whole_lines()[1].played(Side::Opponent, usize::MAX).contains(corner)
}

fn gives_corner(pair: &Comparison) -> Option<Cause> {
    let reason =
        [Motif::GivesCorner, Motif::LeavesCorner].into_iter().find_map(|it| pair.reason(it));
    let (reply, _) = pair.played.next_turn()?;
    let is_reply = reason?.squares.contains(reply) && CORNERS.contains(reply);
    let is_open = legal(pair.best.after(), Side::Opponent).contains(reply);
    let is_cause = leads(pair) && is_kept(pair, reply) && worse(pair)? >= -BOUGHT;
    (is_reply && !is_open && is_cause).then(|| cause(Contrast::GivesCorner(reply), [2, 2]))
}

fn loses_corner(pair: &Comparison) -> Option<Cause> {
    let motifs = [Motif::GivesCorner, Motif::LeavesCorner, Motif::LosesCorner];
    let reason = motifs.into_iter().find_map(|it| pair.reason(it)).filter(|it| it.plies > 2)?;
    let reason = pair.sure(Reason { motif: Motif::LosesCorner, ..reason })?;
    let kept = reason.squares.into_iter().filter(|corner| is_kept(pair, *corner)).collect();
    let (corner, plies) = earliest(pair.whole_lines()[0], kept)?;
    costs(pair).then(|| cause(Contrast::LosesCorner(corner), [plies, plies]))
}

/// Returns the first of these squares that is played on a line, and the plies up to it.
fn earliest(line: &Replay, squares: Bitboard) -> Option<(Square, usize)> {
    let played = |square: Square| Some((square, line.plies_up_to(square.into())?));
    squares.into_iter().filter_map(played).min_by_key(|(_, plies)| *plies)
}

/// The moves in the mean of the next turns for which a corner may have been given.
const BOUGHT: f32 = 2.0;

/// Returns how many moves fewer, compared with the opponent, the player has in the mean of the next turns.
fn worse(pair: &Comparison) -> Option<f32> {
    Some(net(&pair.best)? - net(&pair.played)?)
}

/// Returns `true` if the player is worse off in corners and gets no moves for them: a corner may be given for moves.
fn costs(pair: &Comparison) -> bool {
    leads(pair) && worse(pair).is_some_and(|worse| worse >= 0.0)
}

/// Returns `true` if within as many plies as both lines have, as far as they are known, the player has fewer corners.
fn leads(pair: &Comparison) -> bool {
    let lines = pair.whole_lines();
    let plies = lines[0].plies().min(lines[1].plies());
    let lead = |line: &Replay| {
        let taken = |side| i32::from((line.played(side, plies) & CORNERS).len());
        taken(Side::Mover) - taken(Side::Opponent)
    };
    lead(lines[1]) > lead(lines[0])
}

fn wins_corner(pair: &Comparison) -> Option<Cause> {
    let reason = pair.sure(pair.reason(Motif::WinsCorner)?)?;
    let own = pair.whole_lines()[0].played(Side::Mover, usize::MAX) | pair.best.square().into();
    let (corner, plies) = earliest(&pair.best, reason.squares & !own)?;
    costs(pair).then(|| cause(Contrast::WinsCorner(corner), [plies, plies]))
}

fn beside_taken(pair: &Comparison) -> Option<Cause> {
    let reason = pair.sure(pair.reason(Motif::BesideCorner)?).filter(|reason| reason.plies > 1)?;
    let corner = reason.squares.first().filter(|corner| is_kept(pair, *corner))?;
    let plies = pair.played.plies_up_to(corner.into())?;
    costs(pair).then(|| cause(Contrast::BesideTaken(corner), [plies, plies]))
}

/// The most empty squares with which an X square may be right for many reasons.
const X_LATE: u32 = 24;

fn early_x(pair: &Comparison) -> Option<Cause> {
    let empties = pair.played.before().empties();
    let corner = empty_corner_beside(pair.played.square(), empties)?;
    let is_x = X_SQUARES.contains(pair.played.square()) && empties.count_ones() > X_LATE;
    let is_other = empty_corner_beside(pair.best.square(), empties).is_none();
    (is_x && is_other).then(|| cause(Contrast::EarlyX(corner), [1, 1]))
}

fn pass(pair: &Comparison, motif: Motif, side: Side) -> Option<Cause> {
    let reason = pair.sure(pair.reason(motif)?)?;
    Some(cause(Contrast::Pass(side), [reason.plies - 1; 2]))
}

/// The turns of which the mean is taken.
const TURNS: usize = 3;
/// The plies in which they are.
const PLIES: usize = 2 * TURNS + 1;
/// The least difference in the moves of a turn where that of the first one is said, that of fewer if it is a third, and
/// the one in the mean of the next turns.
const MORE: u8 = 3;
const THIRD_MORE: u8 = 2;
const MEAN: f32 = 1.0;
/// The same where that of the second turn is said.
const MORE_LATER: u8 = 3;
const MEAN_LATER: f32 = 2.0;

/// Returns the numbers of moves of a side at its next turns of a line, each with the plies before it.
fn moves(line: &Replay, side: Side) -> Vec<(usize, u8)> {
    let turns = line.turns_of(side, PLIES);
    turns.map(|(plies, discs)| (plies, legal(discs, Side::Mover).len())).collect()
}

/// Returns how many moves more than the opponent the player has, in the mean of the next turns.
fn net(line: &Replay) -> Option<f32> {
    let [own, opp] = [Side::Mover, Side::Opponent].map(|side| moves(line, side));
    let count = TURNS.min(own.len()).min(opp.len());
    let sum = |turns: &[(usize, u8)]| -> f32 {
        turns.iter().take(count).map(|(_, moves)| f32::from(*moves)).sum()
    };
    (count > 0).then(|| (sum(&own) - sum(&opp)) / count as f32)
}

/// Returns the moves of a side at one of its turns after both moves, where both come after as many plies, if the mean of
/// the next turns is worse after the move played.
fn turns(pair: &Comparison, side: Side, turn: u8) -> Option<(usize, [u8; 2])> {
    let at = |line: &Replay| moves(line, side).get(usize::from(turn)).copied();
    let ((plies, played), (others, best)) = (at(&pair.played)?, at(&pair.best)?);
    let least = if turn == 0 { MEAN } else { MEAN_LATER };
    (plies == others && worse(pair)? >= least).then_some((plies, [played, best]))
}

/// Returns `true` if a number of moves at a turn is larger than another one, so that it is seen on the boards.
const fn is_more(turn: u8, more: u8, fewer: u8) -> bool {
    let difference = more.saturating_sub(fewer);
    match turn {
        0 => difference >= MORE || difference == THIRD_MORE && 3 * difference >= fewer,
        _ => difference >= MORE_LATER,
    }
}

fn more_moves(pair: &Comparison, turn: u8) -> Option<Cause> {
    let (plies, counts) = turns(pair, Side::Opponent, turn)?;
    let contrast = Contrast::Moves { side: Side::Opponent, turn, counts };
    is_more(turn, counts[0], counts[1]).then(|| cause(contrast, [plies; 2]))
}

fn fewer_moves(pair: &Comparison, turn: u8) -> Option<Cause> {
    let (plies, counts) = turns(pair, Side::Mover, turn)?;
    let contrast = Contrast::Moves { side: Side::Mover, turn, counts };
    is_more(turn, counts[1], counts[0]).then(|| cause(contrast, [plies; 2]))
}

/// The most plies after which the moves of both are compared.
const LATEST: usize = 10;
/// The least differences there: at the next turns, and at any.
const MORE_AT_HAND: i32 = 3;
const MORE_AT_ALL: i32 = 4;

/// Compares the moves of both sides at the first of the player's turns at which they differ much, or else a little soon.
fn moves_of_both(pair: &Comparison) -> Option<Cause> {
    let turns = |line: &Replay| -> Vec<(usize, [u8; 2])> {
        let counts = |discs| [Side::Mover, Side::Opponent].map(|side| legal(discs, side).len());
        line.turns_of(Side::Mover, LATEST + 1).map(|(plies, it)| (plies, counts(it))).collect()
    };
    let [played, best] = [&pair.played, &pair.best].map(turns);
    let net = |[own, opp]: [u8; 2]| i32::from(own) - i32::from(opp);
    let both = || {
        let both = played.iter().zip(&best).filter(|((one, _), (other, _))| one == other);
        both.map(|((plies, one), (_, other))| (*plies, [*one, *other], net(*other) - net(*one)))
    };
    let much = both().find(|(.., worse)| *worse >= MORE_AT_ALL);
    let is_worse = worse(pair)? >= 0.0;
    let is_little = |plies, worse| is_worse && plies < PLIES && worse >= MORE_AT_HAND;
    let little = || both().find(|(plies, _, worse)| is_little(*plies, *worse));
    let (plies, [one, other], _) = much.or_else(little)?;
    let (own, theirs) = ([one[0], other[0]], [one[1], other[1]]);
    let is_own = other[0].saturating_sub(one[0]) >= one[1].saturating_sub(other[1]);
    let (side, counts) = if is_own { (Side::Mover, own) } else { (Side::Opponent, theirs) };
    Some(cause(Contrast::MovesLater { side, counts }, [plies; 2]))
}

/// Returns the discs that a move turns and that have empty squares beside them after it.
pub fn turned_outward(line: &Replay) -> Bitboard {
    line.flips() & Bitboard::new(neighbours(line.after().empties()))
}

fn turns_outward(pair: &Comparison) -> Option<Cause> {
    let lines = [&pair.played, &pair.best];
    let [played, best] =
        lines.map(|line| openness(line.flips(), line.square(), line.before().empties()));
    let counts = lines.map(|line| turned_outward(line).len());
    (played >= 3 && played >= best + 2 && counts[0] > counts[1])
        .then(|| cause(Contrast::TurnsOutward(counts), [1, 1]))
}

/// The fewest empty squares with which a wall is one, and the least difference in discs.
const WALL_EMPTIES: u32 = 15;
const MORE_IN_WALL: u8 = 2;

fn wall(pair: &Comparison) -> Option<Cause> {
    let counts = [&pair.played, &pair.best].map(|line| frontier(line.after()).len());
    let is_early = pair.played.before().empties().count_ones() >= WALL_EMPTIES;
    let is_cause = counts[0] >= counts[1] + MORE_IN_WALL && worse(pair)? >= 0.0;
    (is_early && is_cause).then(|| cause(Contrast::Wall(counts), [1, 1]))
}

fn both_need(pair: &Comparison) -> Option<Cause> {
    let (reply, _) = pair.played.next_turn()?;
    let (other, _) = pair.best.next_turn().unzip();
    let is_exchanged = other == Some(pair.played.square());
    let could_play = legal(pair.played.before(), Side::Opponent).contains(reply);
    let is_needed = could_play || worse(pair).is_some_and(|worse| worse >= 0.0);
    (reply == pair.best.square() && !is_exchanged && is_needed)
        .then(|| cause(Contrast::BothNeed(reply), [2, 1]))
}

fn reply(pair: &Comparison) -> Option<Cause> {
    let (square, _) = pair.played.next_turn()?;
    let later = pair.whole_lines()[1].played(Side::Opponent, usize::MAX);
    let is_prevented = !legal(pair.best.after(), Side::Opponent).contains(square)
        && !later.contains(square)
        && square != pair.best.square();
    let is_taken = legal(pair.played.before(), Side::Opponent).contains(square);
    let is_cause = is_prevented && !CORNERS.contains(square) && worse(pair)? >= 0.0;
    is_cause.then(|| cause(Contrast::Reply { square, is_taken }, [2, 1]))
}

fn is_taken(cause: &Cause) -> bool {
    matches!(cause.contrast, Contrast::Reply { is_taken: true, .. })
}

/// The least number of empty squares with which an edge is early.
const EARLY: u32 = 40;

fn early_edge(pair: &Comparison) -> Option<Cause> {
    let is_early = pair.played.before().empties().count_ones() >= EARLY;
    let [played, best] = [&pair.played, &pair.best].map(|line| EDGES.contains(line.square()));
    let is_cause = is_early && played && !best && worse(pair)? >= 0.0;
    let wedge = || pair.reason(Motif::LetsWedge).and_then(|it| it.squares.first());
    let square = wedge().or_else(|| attack(pair)).filter(|_| is_cause)?;
    let plies = pair.played.plies_up_to(square.into())?;
    Some(cause(Contrast::EarlyEdge { square, is_wedge: wedge() == Some(square) }, [plies; 2]))
}

/// The plies within which a disc on an edge is attacked.
const ATTACK: usize = 8;

/// Returns the square on the edge of the move on which the opponent plays first, if that is soon.
fn attack(pair: &Comparison) -> Option<Square> {
    let own = pair.played.square();
    let is_beside = |square: &Square| {
        let lines = [[own.row(), square.row()], [own.column(), square.column()]];
        lines.into_iter().any(|[own, other]| own == other && [0, 7].contains(&own))
    };
    let attacks = pair.played.played(Side::Opponent, ATTACK).into_iter().filter(is_beside);
    earliest(&pair.played, attacks.collect()).map(|(square, _)| square)
}

/// Returns what can be seen of a loss that no idea explains: a corner that falls on one line only, as far as both go, the
/// discs at the end of the game, or else the replies.
pub fn seen(pair: &Comparison) -> Cause {
    corner_taken(pair).or_else(|| ends(pair)).unwrap_or_else(|| {
        let reply = |line: &Replay| line.next_turn().map(|(reply, _)| reply);
        cause(Contrast::Replies(pair.whole_lines().map(reply)), [2, 2])
    })
}

/// Returns a corner that falls on one line only.
pub fn corner_taken(pair: &Comparison) -> Option<Cause> {
    let [played, best] = pair.whole_lines();
    let plies = played.plies().min(best.plies());
    let only = |line: &Replay, other: &Replay, side| {
        let corners = line.played(side, plies) & CORNERS & !other.played(side, usize::MAX);
        earliest(line, corners).map(|(corner, plies)| (plies, side, corner))
    };
    let falls = [only(played, best, Side::Opponent), only(best, played, Side::Mover)];
    let (plies, side, corner) = falls.into_iter().flatten().min_by_key(|(plies, ..)| *plies)?;
    leads(pair).then(|| cause(Contrast::TakesCorner { side, corner }, [plies, plies]))
}

/// The plies within which a corner falls soon.
const SOON: usize = 5;

/// Returns `true` if it is seen that the opponent soon takes the corner on whose X square the move lies.
pub fn is_of_x_square(pair: &Comparison, seen: &Cause) -> bool {
    let Contrast::TakesCorner { side: Side::Opponent, corner } = seen.contrast else {
        return false;
    };
    let square = pair.played.square();
    let is_x = X_SQUARES.contains(square) && seen.plies[0] <= SOON;
    is_x && empty_corner_beside(square, pair.played.before().empties()) == Some(corner)
}

fn ends(pair: &Comparison) -> Option<Cause> {
    let lines = pair.whole_lines();
    let discs = |line: &Replay| Bitboard::new(line.at(line.plies()).own).len();
    let is_over = lines.iter().all(|line| line.is_over());
    let counts = lines.map(discs);
    let is_cause = is_over && counts[0] < counts[1];
    is_cause.then(|| cause(Contrast::Ends(counts), lines.map(Replay::plies)))
}

fn last_move(pair: &Comparison) -> Option<Cause> {
    let squares = pair.reason(Motif::LosesLastMove)?.squares;
    let (square, _) = earliest(&pair.played, squares)?;
    let is_cause = worse(pair)? >= 0.0;
    is_cause.then(|| cause(Contrast::LastMove(square), [pair.played.plies(), pair.best.plies()]))
}
