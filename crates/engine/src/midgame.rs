//! Estimates by alpha-beta search over the evaluation.
//!
//! Values are in units of a disc divided by [`UNIT`]. Near the end of the game the search continues
//! as an exact one.

use super::discs::Discs;
use super::level_function::level_function;
use super::near;
use super::ordering::{self, BEST_KEY, Move, Moves};
use super::pattern::Sums;
use super::table::Entry;
use super::weights::{MOST, UNIT};
use super::worker::Worker;
use othello_core::kernel::Kernel;
use othello_core::square::{Bitboard, Square};

/// Above every value.
pub const INFINITY: i32 = MOST + UNIT;
/// The number of empty squares up to which a search to the end of the game is an exact one.
const SOLVED: u32 = 10;
/// The depth from which positions are stored in the table.
const TABLE_DEPTH: u32 = 3;
/// The depth from which the table is asked for the children before they are searched.
const ENHANCED_CUTOFF: u32 = 5;
/// The depth from which threads divide the moves among them.
const DIVIDED: u32 = 6;
/// The depth from which the moves are ordered by their evaluation.
const EVALUATED: u32 = 3;

level_function! {
    /// Decides whether the value at a depth is above `alpha`: returns it if it is known, or else a
    /// bound on the right side of `alpha`.
    null_window = node, (discs: Discs, alpha: i32, depth: u32) -> i32
}

level_function! {
    /// Returns the value at a depth if it lies between `alpha` and `beta`, or else a bound on the
    /// same side of it.
    window = window_node, (discs: Discs, alpha: i32, beta: i32, depth: u32) -> i32
}

level_function! {
    /// Returns the value without any search.
    evaluation = evaluate, (discs: Discs) -> i32
}

#[inline(always)]
fn evaluate<K: Kernel>(kernel: K, worker: &Worker, discs: Discs) -> i32 {
    worker.weights.value(kernel, discs)
}

/// Returns the value at a small depth, to order moves by.
#[inline(always)]
pub fn ordering_value<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, depth: u32) -> i32 {
    window(kernel, worker, discs, -INFINITY, INFINITY, depth)
}

/// Returns the value of the best child by evaluation, or the first that is at least `beta`; `None` if
/// there are no moves.
#[inline(always)]
fn best_child<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, beta: i32) -> Option<i32> {
    let moves = kernel.legal_moves(discs.own, discs.opp);
    if moves == 0 {
        return None;
    }
    let sums = Sums::of(kernel, discs.passed());
    let evaluation = worker.weights.evaluation(discs.empty_count() - 1);
    let mut best = -INFINITY;
    for square in Bitboard::new(moves) {
        let flips = kernel.flips_from_empty(discs.own, discs.opp, square);
        worker.nodes += 1;
        let value = if flips == discs.opp {
            MOST
        } else {
            -evaluation.value(kernel, &sums.after(square, flips))
        };
        if value > best {
            best = value;
            if best >= beta {
                break;
            }
        }
    }
    Some(best)
}

#[inline(always)]
fn node<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32, depth: u32) -> i32 {
    // Beside a win of all discs nothing is left to be found.
    if !(-MOST..MOST).contains(&alpha) {
        return MOST * alpha.signum();
    }
    let empties = discs.empty_count();
    if depth >= empties && empties <= SOLVED {
        let alpha = alpha.div_euclid(UNIT).clamp(-65, 64);
        return near::null_window(kernel, worker, discs, alpha) * UNIT;
    }
    worker.nodes += 1;
    match depth {
        0 => return evaluation(kernel, worker, discs),
        1 => {
            return best_child(kernel, worker, discs, alpha + 1)
                .unwrap_or_else(|| after_no_move(kernel, worker, discs, alpha, depth));
        }
        _ => {}
    }
    if worker.is_stopped() {
        return alpha;
    }
    let mut hash_move = None;
    let hash = discs.hash();
    if depth >= TABLE_DEPTH
        && let Some(entry) = worker.table.get(hash)
    {
        if let Some(value) = bound(worker, &entry, alpha, depth) {
            return value;
        }
        hash_move = entry.best;
    }
    if let Some(value) = probable_cutoff(kernel, worker, discs, alpha, depth) {
        return value;
    }
    let mut moves = Moves::NONE;
    moves.generate(kernel, discs);
    if moves.len() == 0 {
        return after_no_move(kernel, worker, discs, alpha, depth);
    }
    if let Some(value) = enhanced_cutoff(worker, &moves, alpha, depth) {
        return value;
    }
    order(kernel, worker, discs, &mut moves, depth, hash_move);
    let busy = worker.shared.memory.busy.filter(|_| depth >= DIVIDED);
    let (best, best_move) = moves.search(
        worker,
        busy,
        alpha,
        0,
        |_, _| {},
        |worker, child| -null_window(kernel, worker, child, -alpha - 1, depth - 1),
    );
    if worker.is_stopped() {
        return alpha;
    }
    let (lower, upper) = if best > alpha { (best, INFINITY) } else { (-INFINITY, best) };
    store(worker, hash, depth, lower, upper, best_move);
    best
}

/// Returns the value of a position in which the side to move has no move.
#[inline(always)]
fn after_no_move<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    depth: u32,
) -> i32 {
    if kernel.legal_moves(discs.opp, discs.own) == 0 {
        discs.final_score() * UNIT
    } else {
        -null_window(kernel, worker, discs.passed(), -alpha - 1, depth)
    }
}

/// Returns the value or the bound of a table entry, if it decides whether the value is above `alpha`.
#[inline(always)]
fn bound(worker: &Worker, entry: &Entry, alpha: i32, depth: u32) -> Option<i32> {
    if entry.depth < depth || entry.selectivity < worker.selectivity {
        None
    } else if entry.lower > alpha {
        Some(entry.lower)
    } else {
        (entry.upper <= alpha).then_some(entry.upper)
    }
}

#[inline(always)]
fn store(worker: &Worker, hash: u64, depth: u32, lower: i32, upper: i32, best: Square) {
    if depth >= TABLE_DEPTH {
        let selectivity = worker.selectivity;
        worker.table.put(hash, Entry { lower, upper, depth, selectivity, best: Some(best) });
    }
}

/// Returns the value of a move above `alpha` if one wins all discs or the table has one.
#[inline(always)]
fn enhanced_cutoff(worker: &Worker, moves: &Moves, alpha: i32, depth: u32) -> Option<i32> {
    if moves.as_slice().iter().any(Move::wipes_out) {
        return Some(MOST);
    }
    let asked = if depth >= ENHANCED_CUTOFF { moves.as_slice() } else { &[] };
    asked.iter().find_map(|candidate| {
        let entry = worker.table.get(candidate.child.hash())?;
        let is_valid = entry.depth >= depth - 1 && entry.selectivity >= worker.selectivity;
        (is_valid && -entry.upper > alpha).then_some(-entry.upper)
    })
}

/// Returns a bound of the value on the right side of `alpha` if a shallower search makes it probable
/// enough (Multi-ProbCut).
#[inline(always)]
fn probable_cutoff<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    depth: u32,
) -> Option<i32> {
    let cut = worker.shared.memory.margins.of(worker.selectivity, discs.empty_count(), depth)?;
    // Only the side of the bound on which the evaluation lies is worth a search.
    if evaluation(kernel, worker, discs) > alpha {
        let above = alpha + cut.margin;
        let is_above = above < MOST && null_window(kernel, worker, discs, above, cut.depth) > above;
        is_above.then_some(alpha + 1)
    } else {
        let below = alpha - cut.margin;
        let is_below =
            below > -MOST && null_window(kernel, worker, discs, below - 1, cut.depth) < below;
        is_below.then_some(alpha)
    }
}

/// Gives each move its key: the evaluation after it and the mobility that it leaves the opponent.
#[inline(always)]
fn order<K: Kernel>(
    kernel: K,
    worker: &Worker,
    discs: Discs,
    moves: &mut Moves,
    depth: u32,
    hash_move: Option<Square>,
) {
    if moves.len() < 2 {
        return;
    }
    // Not by `then`: its closure would not be inlined when compiled for size.
    let sums = if depth >= EVALUATED { Some(Sums::of(kernel, discs.passed())) } else { None };
    let evaluation = worker.weights.evaluation(discs.empty_count() - 1);
    for candidate in moves.as_mut_slice() {
        let square = candidate.square;
        candidate.key = if hash_move == Some(square) {
            BEST_KEY
        } else if let Some(sums) = sums {
            let flips = discs.opp ^ candidate.child.own;
            -8 * evaluation.value(kernel, &sums.after(square, flips))
                - 48 * candidate.weighted_mobility()
        } else {
            ordering::SQUARE_VALUES[usize::from(square.index())] - 8 * candidate.weighted_mobility()
        };
    }
}

#[inline(always)]
fn window_node<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    beta: i32,
    depth: u32,
) -> i32 {
    let empties = discs.empty_count();
    if depth >= empties && empties <= SOLVED {
        let alpha = alpha.div_euclid(UNIT).clamp(-65, 64);
        let beta = ((beta - 1).div_euclid(UNIT) + 1).clamp(-64, 65);
        return near::window(kernel, worker, discs, alpha, beta) * UNIT;
    }
    worker.nodes += 1;
    let mut best = match depth {
        0 => return evaluation(kernel, worker, discs),
        1 => best_child(kernel, worker, discs, beta),
        _ => None,
    };
    if best.is_some() || worker.is_stopped() {
        return best.take().unwrap_or(alpha);
    }
    let mut moves = Moves::NONE;
    moves.generate(kernel, discs);
    if moves.len() == 0 {
        return if kernel.legal_moves(discs.opp, discs.own) == 0 {
            discs.final_score() * UNIT
        } else {
            -window(kernel, worker, discs.passed(), -beta, -alpha, depth)
        };
    }
    let hash = discs.hash();
    let entry = if depth >= TABLE_DEPTH { worker.table.get(hash) } else { None };
    order(kernel, worker, discs, &mut moves, depth, entry.and_then(|entry| entry.best));
    let (mut best, mut best_move) = (-INFINITY, Square::A1);
    for index in 0..moves.len() {
        let candidate = moves.next(index);
        let lower = alpha.max(best);
        let value = if candidate.wipes_out() {
            MOST
        } else {
            child_value(kernel, worker, candidate.child, (lower, beta), depth - 1, index == 0)
        };
        if worker.is_stopped() {
            return best.max(alpha);
        }
        if value > best {
            (best, best_move) = (value, candidate.square);
            if best >= beta {
                break;
            }
        }
    }
    let lower = if best > alpha { best } else { -INFINITY };
    let upper = if best < beta { best } else { INFINITY };
    store(worker, hash, depth, lower, upper, best_move);
    best
}

/// Returns the value of a move: by the whole window if it comes first, otherwise only if a null
/// window shows that it lies within.
#[inline(always)]
fn child_value<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    child: Discs,
    (lower, beta): (i32, i32),
    depth: u32,
    is_first: bool,
) -> i32 {
    let mut above = lower;
    if !is_first {
        let value = -null_window(kernel, worker, child, -lower - 1, depth);
        if value <= lower || value >= beta {
            return value;
        }
        above = value - 1;
    }
    -window(kernel, worker, child, -beta, -above, depth)
}
