//! Exact scores with any number of empty squares.
//!
//! Far from the end the transposition table and the evaluation order the moves; with few empty squares
//! the search goes on in [`near`]. All functions return the score in discs if it is known, or else a
//! bound of it on the right side of `alpha`.

use super::discs::Discs;
use super::leaf::{self, NO_MOVE};
use super::level_function::level_function;
use super::midgame;
use super::near;
use super::ordering::{Move, Moves};
use super::pattern::Sums;
use super::selectivity::Selectivity;
use super::table::Entry;
use super::weights::UNIT;
use super::worker::Worker;
use othello_core::kernel::Kernel;
use othello_core::moves::neighbours;
use othello_core::square::Square;

/// The number of empty squares from which the table is asked for the children before they are
/// searched.
const ENHANCED_CUTOFF: u32 = 13;

level_function!(deep = deep_node, (discs: Discs, alpha: i32) -> i32);

/// Decides whether the score is above `alpha`.
#[inline(always)]
pub fn null_window<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32) -> i32 {
    if discs.empty_count() > near::MOST {
        deep(kernel, worker, discs, alpha)
    } else {
        near::null_window(kernel, worker, discs, alpha)
    }
}

/// Returns the bounds of the score that a table entry gives, in discs.
#[inline(always)]
fn exact_bounds(entry: &Entry, empties: u32) -> (i32, i32) {
    if entry.depth >= empties && entry.selectivity == Selectivity::None {
        (entry.lower.div_euclid(UNIT), entry.upper.div_euclid(UNIT))
    } else {
        (-64, 64)
    }
}

/// Stores bounds of the score, in discs.
#[inline(always)]
fn store(worker: &Worker, hash: u64, empties: u32, lower: i32, upper: i32, best: Square) {
    let selectivity = Selectivity::None;
    let (lower, upper) = (lower * UNIT, upper * UNIT);
    worker.table.put(hash, Entry { lower, upper, depth: empties, selectivity, best: Some(best) });
}

/// Searches a position with at least 12 empty squares.
#[inline(always)]
fn deep_node<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32) -> i32 {
    let empties = discs.empty_count();
    worker.nodes += 1;
    if worker.is_stopped() {
        return alpha;
    }
    if let Some(bound) = near::stability_bound(worker, discs, alpha, empties) {
        return bound;
    }
    let hash = discs.hash();
    let mut hash_move = None;
    if let Some(entry) = worker.table.get(hash) {
        let (lower, upper) = exact_bounds(&entry, empties);
        if lower > alpha {
            return lower;
        }
        if upper <= alpha {
            return upper;
        }
        hash_move = entry.best;
    }
    let mut moves = Moves::NONE;
    moves.generate(kernel, discs);
    if moves.len() == 0 {
        return if kernel.legal_moves(discs.opp, discs.own) == 0 {
            discs.final_score()
        } else {
            -deep(kernel, worker, discs.passed(), -alpha - 1)
        };
    }
    if moves.as_slice().iter().any(Move::wipes_out) {
        return 64;
    }
    if empties >= ENHANCED_CUTOFF
        && let Some(score) = enhanced_cutoff(worker, &moves, alpha, empties)
    {
        return score;
    }
    let placed = moves.put_first(hash_move);
    let busy = worker.shared.memory.busy;
    let (best, best_move) = moves.search(
        worker,
        busy,
        alpha,
        placed,
        |worker, moves| order(kernel, worker, discs, moves),
        |worker, child| -null_window(kernel, worker, child, -alpha - 1),
    );
    if worker.is_stopped() {
        return alpha;
    }
    let (lower, upper) = if best > alpha { (best, 64) } else { (-64, best) };
    store(worker, hash, empties, lower, upper, best_move);
    best
}

/// Returns the score of a move above `alpha` if the table has one.
#[inline(always)]
fn enhanced_cutoff(worker: &Worker, moves: &Moves, alpha: i32, empties: u32) -> Option<i32> {
    moves.as_slice().iter().find_map(|candidate| {
        let entry = worker.table.get(candidate.child.hash())?;
        let (_, upper) = exact_bounds(&entry, empties - 1);
        (-upper > alpha).then_some(-upper)
    })
}

/// The key of a move, in 64ths of a disc, for each of the opponent's moves after it.
const MOBILITY_KEY: i32 = -200;
/// The key of a move in a quarter with an odd number of empty squares.
const PARITY_KEY: i32 = 16;
/// The key of a move for each of the mover's discs that is then next to an empty square.
const FRONTIER_KEY: i32 = -24;
/// The number of empty squares up to which these discs count.
const FRONTIER: u32 = 13;

const fn ordering_depth(empties: u32) -> u32 {
    match empties {
        ..18 => 0,
        18..24 => 1,
        24..28 => 2,
        _ => 3,
    }
}

level_function! {
    /// Gives each move its key: the value for the side that moves, by a shallow search where that
    /// pays, and the mobility that it leaves the opponent.
    order = give_keys, (discs: Discs, moves: &mut [Move]) -> ()
}

#[inline(always)]
fn give_keys<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, moves: &mut [Move]) {
    if moves.len() < 2 {
        return;
    }
    let empties = discs.empty_count();
    let depth = ordering_depth(empties);
    let squares = discs.empties();
    let odd = leaf::odd_quarters(squares);
    let sums = Sums::of(kernel, discs.passed());
    let evaluation = worker.weights.evaluation(empties - 1);
    for candidate in moves {
        let square = candidate.square;
        let value = if depth == 0 || candidate.mobility == 0 {
            let flips = discs.opp ^ candidate.child.own;
            evaluation.value(kernel, &sums.after(square, flips))
        } else {
            midgame::ordering_value(kernel, worker, candidate.child, depth)
        };
        let is_odd = (odd >> square.index() & 1) as i32;
        candidate.key =
            -8 * value + MOBILITY_KEY * candidate.weighted_mobility() + PARITY_KEY * is_odd;
        if empties <= FRONTIER {
            let open = neighbours(squares & !(1 << square.index())) & candidate.child.opp;
            candidate.key += FRONTIER_KEY * open.count_ones().cast_signed();
        }
    }
}

/// Returns the score if it lies between `alpha` and `beta`, or else a bound on the same side of it.
#[inline(always)]
fn window_node<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    beta: i32,
) -> i32 {
    let empties = discs.empty_count();
    if empties <= near::MOST {
        return near::window(kernel, worker, discs, alpha, beta);
    }
    worker.nodes += 1;
    let hash = discs.hash();
    let entry = worker.table.get(hash);
    if let Some(entry) = entry {
        let (lower, upper) = exact_bounds(&entry, empties);
        if lower >= beta || lower == upper {
            return lower;
        }
        if upper <= alpha {
            return upper;
        }
    }
    let mut moves = Moves::NONE;
    moves.generate(kernel, discs);
    if moves.len() == 0 {
        return if kernel.legal_moves(discs.opp, discs.own) == 0 {
            discs.final_score()
        } else {
            -window(kernel, worker, discs.passed(), -beta, -alpha)
        };
    }
    let placed = moves.put_first(entry.and_then(|entry| entry.best));
    order(kernel, worker, discs, &mut moves.as_mut_slice()[placed..]);
    let (mut best, mut best_move) = (NO_MOVE, Square::A1);
    for index in 0..moves.len() {
        let Move { child, square, .. } =
            if index < placed { moves.as_slice()[index] } else { moves.next(index) };
        let lower = alpha.max(best);
        let mut score = NO_MOVE;
        if index > 0 {
            score = -null_window(kernel, worker, child, -lower - 1);
        }
        if index == 0 || lower < score && score < beta && !worker.is_stopped() {
            score = -window(kernel, worker, child, -beta, -lower.max(score - 1));
        }
        if worker.is_stopped() {
            return best.max(alpha);
        }
        if score > best {
            (best, best_move) = (score, square);
            if best >= beta {
                break;
            }
        }
    }
    let lower = if best > alpha { best } else { -64 };
    let upper = if best < beta { best } else { 64 };
    store(worker, hash, empties, lower, upper, best_move);
    best
}

level_function! {
    /// Returns the score if it lies between `alpha` and `beta`, or else a bound on the same side of
    /// it.
    window = window_node, (discs: Discs, alpha: i32, beta: i32) -> i32
}
