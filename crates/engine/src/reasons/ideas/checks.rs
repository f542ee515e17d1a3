//! The checks: when a contrast holds, and is a cause.

use super::contrast::{Cause, Contrast, is_far_more};
use crate::discs::Discs;
use crate::reasons::comparison::Comparison;
use crate::reasons::motif::Motif;
use crate::reasons::reason::Reason;
use crate::reasons::replay::{Replay, Side, legal};
use crate::reasons::shapes::{self, CORNERS, EDGES, X_SQUARES, empty_corner_beside, frontier};
use crate::stability::Edges;
use othello_core::moves::neighbours;
use othello_core::square::{Bitboard, Square};

/// A check: a name, and the contrast of two moves, if it holds.
pub type Check = (&'static str, fn(&Comparison) -> Option<Cause>);

/// The checks, in no order.
pub const CHECKS: [Check; 21] = [
    ("loses all discs", loses_all),
    ("takes all discs", takes_all),
    ("gives a corner with the reply", gives_corner),
    ("loses a corner later", loses_corner),
    ("wins a corner", wins_corner),
    ("beside a corner that is lost", beside_taken),
    ("X square early", early_x),
    ("has to pass", |pair| pass(pair, Motif::Passes, Side::Mover)),
    ("forces a pass", |pair| pass(pair, Motif::ForcesPass, Side::Opponent)),
    ("more safe moves for the opponent", |pair| safe_moves(pair, Side::Opponent)),
    ("few safe moves", |pair| safe_moves(pair, Side::Mover)),
    ("more moves for the opponent", more_moves),
    ("fewer moves", fewer_moves),
    ("flips outer discs", outer_discs),
    ("flips beside empty squares", open_squares),
    ("more outer discs", wall),
    ("opens moves", new_moves),
    ("better move takes the reply", |pair| reply(pair).filter(is_taken)),
    ("opens the reply", |pair| reply(pair).filter(|cause| !is_taken(cause))),
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

/// Returns the corner that the better move takes, which whoever knows only the rules sees first.
fn free_corner(pair: &Comparison) -> Option<Cause> {
    let [played, best] = pair.whole_lines();
    let corner = Some(best.square()).filter(|square| CORNERS.contains(*square))?;
    // The player may take it later all the same.
    if played.played(Side::Mover, usize::MAX).contains(corner) {
        return None;
    }
    let is_taken = played.played(Side::Opponent, usize::MAX).contains(corner);
    let taken = played.plies_up_to(corner.into()).filter(|_| is_taken);
    (!CORNERS.contains(played.square()))
        .then(|| cause(Contrast::FreeCorner(corner), [taken.unwrap_or(1), 1]))
}

fn gives_corner(pair: &Comparison) -> Option<Cause> {
    let [played, best] = [&pair.played, &pair.best].map(|line| legal(line.after(), Side::Opponent));
    let taken = pair.whole_lines()[0].played(Side::Opponent, usize::MAX);
    let (corner, plies) = earliest(pair.whole_lines()[0], CORNERS & played & taken & !best)?;
    // That it could be taken is said instead.
    if corner == pair.best.square() {
        return None;
    }
    let others = pair.best.played(Side::Opponent, plies) & CORNERS;
    // What the opponent gets after the better move as well is no difference.
    let is_cause = others.is_empty() && is_kept(pair, corner) && (plies == 2 || leads(pair));
    is_cause.then(|| cause(Contrast::GivesCorner(corner), [plies, plies]))
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
    let played = pair.whole_lines()[0];
    let own = played.played(Side::Mover, usize::MAX) | pair.best.square().into();
    let (corner, plies) = earliest(&pair.best, reason.squares & !own)?;
    // It is no gain if the player could have it as early after the other move.
    let mut turns = played.turns_of(Side::Mover, plies.max(3));
    let could_take = turns.any(|(_, discs)| legal(discs, Side::Mover).contains(corner));
    (costs(pair) && !could_take).then(|| cause(Contrast::WinsCorner(corner), [plies, plies]))
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
    // Where it is right a little later, its place is not the reason.
    let is_later = pair.best.played(Side::Mover, usize::MAX).contains(pair.played.square());
    // It shows most where the corner falls on this line only.
    let taken = |line: &Replay| {
        let is_taken = line.played(Side::Opponent, usize::MAX).contains(corner);
        is_taken.then(|| line.plies_up_to(corner.into())).flatten()
    };
    let [played, best] = pair.whole_lines().map(taken);
    let plies = played.filter(|plies| best.is_none() && *plies <= SOON).unwrap_or(1);
    (is_x && is_other && !is_later).then(|| cause(Contrast::EarlyX(corner), [plies; 2]))
}

fn pass(pair: &Comparison, motif: Motif, side: Side) -> Option<Cause> {
    let reason = pair.sure(pair.reason(motif)?)?;
    Some(cause(Contrast::Pass(side), [reason.plies - 1; 2]))
}

/// The turns of which the mean is taken.
const TURNS: usize = 3;
/// The plies in which they are.
const PLIES: usize = 2 * TURNS + 1;
/// The least difference in the mean of the next turns, and in the moves of the next one.
const MEAN: f32 = 1.0;
const MORE: u8 = 2;
/// The most moves that look few.
const FEW: u8 = 8;

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

/// The most empty squares with which each move is counted out, and how many there are tells nothing.
const COUNTED_OUT: u32 = 8;

/// Returns the moves of a side at its next turn after both moves, where both come after as many plies, if the mean of the
/// next turns is worse after the move played.
fn next_moves(pair: &Comparison, side: Side) -> Option<(usize, [u8; 2])> {
    let at = |line: &Replay| moves(line, side).first().copied();
    let ((plies, played), (others, best)) = (at(&pair.played)?, at(&pair.best)?);
    let is_end = pair.played.before().empties().count_ones() <= COUNTED_OUT;
    (!is_end && plies == others && worse(pair)? >= MEAN).then_some((plies, [played, best]))
}

/// Returns `true` if a number of moves is so much larger than another one that it is seen on the boards: by two, and by a
/// quarter.
pub const fn is_more(more: u8, fewer: u8) -> bool {
    more >= fewer + MORE && 4 * more >= 5 * fewer
}

fn more_moves(pair: &Comparison) -> Option<Cause> {
    let (plies, counts) = next_moves(pair, Side::Opponent)?;
    let contrast = Contrast::Moves { side: Side::Opponent, counts };
    is_more(counts[0], counts[1]).then(|| cause(contrast, [plies; 2]))
}

fn fewer_moves(pair: &Comparison) -> Option<Cause> {
    let (plies, counts) = next_moves(pair, Side::Mover)?;
    let contrast = Contrast::Moves { side: Side::Mover, counts };
    let is_answered = plies == 2;
    (is_answered && counts[0] <= FEW && is_more(counts[1], counts[0]))
        .then(|| cause(contrast, [plies; 2]))
}

/// Returns the moves of a side after which the other can take no corner that it could not take before, in a position seen from
/// the [mover](Side::Mover). To motifs a safe move is not beside an empty corner, either.
pub fn keeping_corners(discs: Discs, side: Side) -> Bitboard {
    let keeps = |square: &Square| !shapes::opens_corner(discs, side, *square);
    legal(discs, side).into_iter().filter(keeps).collect()
}

/// The most safe moves that are few.
const FEW_SAFE: u8 = 3;

/// Returns the safe moves of a side at its next turn, if it has to move and can take no corner itself.
fn safe_moves(pair: &Comparison, side: Side) -> Option<Cause> {
    let plies = if side == Side::Opponent { 1 } else { 2 };
    let reply = pair.played.next_turn().map(|(reply, _)| reply);
    // A corner that is taken is seen before any number.
    if side == Side::Mover && reply.is_some_and(|reply| CORNERS.contains(reply)) {
        return None;
    }
    let counted = |line: &Replay| {
        let is_answered = plies == 1 || line.next_turn().is_some();
        let moves = legal(line.at(plies), side);
        let has_to_move = is_answered && !moves.is_empty() && (moves & CORNERS).is_empty();
        has_to_move.then(|| [keeping_corners(line.at(plies), side).len(), moves.len()])
    };
    if opens_corner(&pair.best) {
        return None;
    }
    let found = [counted(&pair.played)?, counted(&pair.best)?];
    let [[fewer, all], [more, _]] = if side == Side::Mover { found } else { [found[1], found[0]] };
    let is_less = more >= fewer + MORE && 3 * more >= 5 * fewer;
    // In the opening all moves are safe.
    let is_seen = fewer < all && fewer <= FEW_SAFE && is_less && worse(pair)? >= 0.0;
    let counts = found.map(|[safe, _]| safe);
    is_seen.then(|| cause(Contrast::SafeMoves { side, counts }, [plies; 2]))
}

/// Returns the discs that a move flips and that have an empty square beside them.
pub fn outer(line: &Replay) -> Bitboard {
    line.flips() & frontier(line.after())
}

fn outer_discs(pair: &Comparison) -> Option<Cause> {
    let lines = [&pair.played, &pair.best];
    let counts = lines.map(|line| outer(line).len());
    let moves = lines.map(|line| legal(line.after(), Side::Opponent).len());
    // Without a move the opponent has to pass, which is said.
    let is_seen = counts[0] > counts[1] && moves[1] > 0 && is_more(moves[0], moves[1]);
    (is_seen && worse(pair)? >= 0.0).then(|| cause(Contrast::OuterDiscs { counts, moves }, [1, 1]))
}

/// Returns `true` if the opponent can take a corner after a move.
pub fn opens_corner(line: &Replay) -> bool {
    !(legal(line.after(), Side::Opponent) & CORNERS).is_empty()
}

/// Returns the empty squares beside the discs that a move flips.
pub fn open(line: &Replay) -> Bitboard {
    Bitboard::new(neighbours(line.flips().bits()) & line.after().empties())
}

/// The least difference of empty squares that is said.
const MORE_OPEN: u8 = 2;
/// The least number of them on which the opponent can play.
const PLAYABLE: u8 = 2;
/// The number of empty squares with which the end is counted out instead.
const OPEN_UNTIL: u32 = 12;

fn open_squares(pair: &Comparison) -> Option<Cause> {
    let lines = [&pair.played, &pair.best];
    let counts = lines.map(|line| open(line).len());
    let playable = lines.map(|line| (open(line) & legal(line.after(), Side::Opponent)).len());
    let is_seen = counts[0] >= counts[1] + MORE_OPEN
        && playable[0] >= PLAYABLE
        && playable[0] > playable[1]
        && opens_more(pair);
    is_seen.then(|| cause(Contrast::Open { counts, playable: playable[0] }, [1, 1]))
}

/// Returns `true` before the end is counted out, if the opponent has no fewer moves after the move.
fn opens_more(pair: &Comparison) -> bool {
    let moves = |line: &Replay| legal(line.after(), Side::Opponent).len();
    let is_midgame = pair.played.before().empties().count_ones() > OPEN_UNTIL;
    is_midgame && moves(&pair.played) >= moves(&pair.best)
}

fn wall(pair: &Comparison) -> Option<Cause> {
    let counts = [&pair.played, &pair.best].map(|line| frontier(line.after()).len());
    // One that was there before is not built.
    let is_built = counts[0] > frontier(pair.played.before()).len() + MORE_OPEN;
    let is_seen = is_built && counts[0] >= counts[1] + MORE_OPEN && opens_more(pair);
    is_seen.then(|| cause(Contrast::Wall(counts), [1, 1]))
}

/// Returns the squares on which the opponent can play after a move, and could not before.
pub fn opened(line: &Replay) -> Bitboard {
    legal(line.after(), Side::Opponent) & !legal(line.before(), Side::Opponent)
}

/// The least number of new moves that is said.
const NEW: u8 = 3;

fn new_moves(pair: &Comparison) -> Option<Cause> {
    let lines = [&pair.played, &pair.best];
    let counts = lines.map(|line| opened(line).len());
    let [all, of_best] = lines.map(|line| legal(line.after(), Side::Opponent).len());
    let is_cause = counts[0] >= NEW && counts[0] > 2 * counts[1] && all > of_best;
    (is_cause && worse(pair)? >= 0.0).then(|| cause(Contrast::NewMoves(counts), [1, 1]))
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
    let [own, best] = [&pair.played, &pair.best].map(Replay::square);
    let is_cause = is_early && EDGES.contains(own) && !EDGES.contains(best) && worse(pair)? >= 0.0;
    // One on another edge has nothing to do with the move.
    let wedge = || {
        let squares = pair.reason(Motif::LetsWedge)?.squares;
        squares.first().filter(|square| share_edge(own, *square))
    };
    let square = wedge().or_else(|| flipped_back(pair)).filter(|_| is_cause)?;
    let plies = pair.played.plies_up_to(square.into())?;
    Some(cause(Contrast::EarlyEdge { square, is_wedge: wedge() == Some(square) }, [plies; 2]))
}

/// Returns `true` if two squares lie on the same edge.
fn share_edge(one: Square, other: Square) -> bool {
    let lines = [[one.row(), other.row()], [one.column(), other.column()]];
    lines.into_iter().any(|[one, other]| one == other && [0, 7].contains(&one))
}

/// The plies within which a disc on an edge is flipped back, or a corner beside a disc is taken.
const SOON: usize = 8;

/// Returns the square on the edge of the move, but no corner, from which the opponent flips it back, if that is soon.
fn flipped_back(pair: &Comparison) -> Option<Square> {
    let own = pair.played.square();
    let replies = pair.played.played(Side::Opponent, SOON) & !CORNERS;
    let flips = |square: Square| {
        let plies = pair.played.plies_up_to(square.into())?;
        let [before, after] = [plies - 1, plies].map(|it| Bitboard::new(pair.played.at(it).own));
        (before.contains(own) && !after.contains(own)).then_some((square, plies))
    };
    let beside = replies.into_iter().filter(|square| share_edge(own, *square));
    beside.filter_map(flips).min_by_key(|(_, plies)| *plies).map(|(square, _)| square)
}

/// Returns what can be seen of a loss that no idea need explain: a corner that falls on one line only, as far as both go,
/// discs that are safe there, many that are flipped at once, the discs at the end of the game.
pub fn seen(pair: &Comparison) -> impl Iterator<Item = Cause> {
    let all = [
        free_corner,
        later,
        corner_can_wait,
        corner_taken,
        safe_discs,
        flips,
        ends,
        choice,
        answers,
    ];
    all.into_iter().filter_map(|check| check(pair))
}

/// The plies in which moves at later turns, and answers that flip many discs, are looked for.
const LATER: usize = 8;
/// Returns the later turn at which the player has far fewer moves than as many plies after the better move, or the opponent
/// far more.
fn later(pair: &Comparison) -> Option<Cause> {
    let turns = |line: &Replay, side| -> Vec<_> {
        let turns = line.turns_of(side, LATER + 1).filter(|(plies, _)| *plies > 2);
        turns.map(|(plies, discs)| (plies, legal(discs, Side::Mover).len())).collect()
    };
    let of = |side| {
        let [played, best] = pair.whole_lines().map(|line| turns(line, side));
        played.into_iter().filter_map(move |(plies, count)| {
            let (_, other) = best.iter().find(|(other, _)| *other == plies)?;
            let [more, fewer] = if side == Side::Mover { [*other, count] } else { [count, *other] };
            let found = cause(Contrast::Later { side, counts: [count, *other] }, [plies; 2]);
            is_far_more(more, fewer).then(|| ((more - fewer, LATER - plies), found))
        })
    };
    let all = of(Side::Mover).chain(of(Side::Opponent));
    let (_, found) = all.max_by_key(|(difference, _)| *difference)?;
    (worse(pair)? >= 0.0).then_some(found)
}

/// Returns the corner that the move takes and the opponent could not have taken.
fn corner_can_wait(pair: &Comparison) -> Option<Cause> {
    let [played, best] = pair.whole_lines();
    let corner = Some(played.square()).filter(|square| CORNERS.contains(*square))?;
    let taken = best.played(Side::Opponent, usize::MAX) | legal(best.after(), Side::Opponent);
    let is_cause = !CORNERS.contains(best.square()) && !taken.contains(corner);
    is_cause.then(|| cause(Contrast::CornerCanWait(corner), [1, 1]))
}

/// Returns the discs of a side that can never be flipped.
pub fn safe(discs: Discs, side: Side) -> Bitboard {
    let Discs { own, opp } = discs;
    let seen = if side == Side::Opponent { discs } else { Discs { own: opp, opp: own } };
    Bitboard::new(Edges::table().stable(seen, u32::MAX))
}

/// The least difference of safe discs that is said.
const MORE_SAFE: u8 = 3;

/// Returns the side with more safe discs where both lines have been followed equally far.
fn safe_discs(pair: &Comparison) -> Option<Cause> {
    let lines = pair.whole_lines();
    let plies = lines[0].plies().min(lines[1].plies());
    let counted = |side| lines.map(|line| safe(line.at(plies), side).len());
    let of = |side| {
        let counts: [u8; 2] = counted(side);
        let [more, fewer] = if side == Side::Mover { [counts[1], counts[0]] } else { counts };
        let is_seen = more >= fewer + MORE_SAFE && more >= 2 * fewer;
        is_seen.then(|| (more - fewer, cause(Contrast::Safe { side, counts }, [plies; 2])))
    };
    let found = [Side::Opponent, Side::Mover].into_iter().filter_map(of);
    found.max_by_key(|(difference, _)| *difference).map(|(_, cause)| cause)
}

/// The least number of discs that are many when flipped at once, and by how many they are more.
const MANY: u8 = 5;
const MORE_FLIPPED: u8 = 3;

fn flips(pair: &Comparison) -> Option<Cause> {
    let answers = |line: &Replay| {
        let replies = line.turns_of(Side::Opponent, LATER);
        let all = replies.map(|(plies, _)| (plies + 1, line.flips_after(plies + 1).len()));
        all.collect::<Vec<_>>()
    };
    let [played, best] = pair.whole_lines().map(answers);
    let most = best.iter().map(|(_, flips)| *flips).max()?;
    let is_many = |flips: u8| flips >= MANY && flips >= most + MORE_FLIPPED;
    let (plies, count) = played.into_iter().find(|(_, flips)| is_many(*flips))?;
    let square = *pair.whole_lines()[0].moves().get(plies - 1)?;
    Some(cause(Contrast::Flips { square, count }, [plies; 2]))
}

/// The least difference of the moves of both sides together that is seen.
const MORE_CHOICE: u8 = 3;

/// Returns the first later turn of the player with fewer moves, compared with the opponent, than as many plies after the
/// better move.
fn choice(pair: &Comparison) -> Option<Cause> {
    let turns = pair.whole_lines().map(|line| {
        let turns = line.turns_of(Side::Mover, LATER);
        let counted = |(plies, discs): (usize, Discs)| {
            (plies, [Side::Mover, Side::Opponent].map(|side| legal(discs, side).len()))
        };
        turns.map(counted).collect::<Vec<_>>()
    });
    let [played, best] = turns;
    played.into_iter().find_map(|(plies, [own, opp])| {
        let (_, [other_own, other_opp]) = best.iter().find(|(other, _)| *other == plies)?;
        let is_worse = own <= *other_own
            && opp >= *other_opp
            && other_own - own + opp - other_opp >= MORE_CHOICE;
        let contrast = Contrast::Choice { own: [own, *other_own], opp: [opp, *other_opp] };
        is_worse.then(|| cause(contrast, [plies; 2]))
    })
}

fn answers(pair: &Comparison) -> Option<Cause> {
    let [(played, _), (best, _)] = [pair.played.next_turn()?, pair.best.next_turn()?];
    Some(cause(Contrast::Answers([played, best]), [2, 2]))
}

/// Returns a corner that falls on one line only.
fn corner_taken(pair: &Comparison) -> Option<Cause> {
    let [played, best] = pair.whole_lines();
    let plies = played.plies().min(best.plies());
    let only = |line: &Replay, other: &Replay, side| {
        // Nor can it be taken there.
        let turns = other.turns_of(side, usize::MAX);
        let open: Bitboard = turns.flat_map(|(_, discs)| legal(discs, Side::Mover)).collect();
        let corners = line.played(side, plies.min(SOON)) & CORNERS;
        let corners = corners & !other.played(side, usize::MAX) & !open;
        earliest(line, corners).map(|(corner, plies)| (plies, side, corner))
    };
    let falls = [only(played, best, Side::Opponent), only(best, played, Side::Mover)];
    let (plies, side, corner) = falls.into_iter().flatten().min_by_key(|(plies, ..)| *plies)?;
    leads(pair).then(|| cause(Contrast::TakesCorner { side, corner }, [plies, plies]))
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
