//! Exact scores with up to 11 empty squares, by null-window searches.
//!
//! Moves are ordered by the opponent's mobility ("fastest first") and parity, and then by parity alone.
//! Down to five empty squares, positions are stored in the thread's own table.
//! All functions return the score if it is known, or else a bound of it on the right side of
//! `alpha`.

use super::discs::Discs;
use super::leaf::{self, NO_MOVE};
use super::level_function::level_function;
use super::ordering;
use super::table::Bounds;
use super::worker::Worker;
use othello_core::kernel::Kernel;
use othello_core::square::{Bitboard, Square};

/// The largest number of empty squares.
pub const MOST: u32 = 11;
/// The number of empty squares up to which moves are ordered by parity alone.
const SHALLOW: u32 = 5;
/// The number of empty squares from which the table is asked for the children before they are
/// searched.
const ENHANCED_CUTOFF: u32 = 7;
/// The lowest `alpha`, less the empty squares, for which stable discs are counted.
const STABILITY: i32 = 8;
/// The largest number of moves.
const MOST_MOVES: usize = MOST as usize;
/// The key of a move for each of the opponent's moves after it.
const MOBILITY_KEY: i32 = -16;
/// The key of a move in a quarter with an odd number of empty squares.
const PARITY_KEY: i32 = 4;

level_function! {
    /// Decides whether the score is above `alpha`.
    null_window = any_node, (discs: Discs, alpha: i32) -> i32
}
level_function!(near = near_node, (discs: Discs, alpha: i32, empties: u32) -> i32);
level_function!(shallow = shallow_node, (discs: Discs, alpha: i32) -> i32);

#[inline(always)]
fn any_node<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32) -> i32 {
    let mut squares = Bitboard::new(discs.empties()).into_iter();
    let mut next = || squares.next().unwrap_or(Square::A1);
    match discs.empty_count() {
        0 => discs.final_score(),
        1 => leaf::last_1(worker, discs, alpha, next()),
        2 => leaf::last_2(kernel, worker, discs, alpha, [next(), next()]),
        3 => leaf::last_3(kernel, worker, discs, alpha, [next(), next(), next()]),
        4 => leaf::last_4(kernel, worker, discs, alpha, leaf::by_parity(discs.empties())),
        SHALLOW => shallow(kernel, worker, discs, alpha),
        empties => near(kernel, worker, discs, alpha, empties),
    }
}

/// Returns the score if it lies between `alpha` and `beta`, or else a bound on the same side of it, by
/// null windows that close in on it.
#[inline(always)]
pub fn window<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    beta: i32,
) -> i32 {
    let mut lower = alpha;
    loop {
        let score = null_window(kernel, worker, discs, lower);
        if score <= lower {
            return score.max(if lower > alpha { lower } else { NO_MOVE });
        }
        if score >= beta || worker.is_stopped() {
            return score;
        }
        lower = score;
    }
}

/// Returns an upper bound of the score that is not above `alpha`, if the opponent's stable discs give
/// one.
#[inline(always)]
pub fn stability_bound(worker: &Worker, discs: Discs, alpha: i32, empties: u32) -> Option<i32> {
    if alpha < STABILITY + empties.cast_signed() {
        return None;
    }
    let enough = (65 - alpha).cast_unsigned() / 2;
    let bound = 64 - 2 * worker.edges.stable(discs, enough).count_ones().cast_signed();
    (bound <= alpha).then_some(bound)
}

/// Returns the score or a bound of it that decides whether it is above `alpha`, if the thread's own
/// table or the opponent's stable discs give one.
#[inline(always)]
fn known(worker: &Worker, discs: Discs, hash: u64, alpha: i32, empties: u32) -> Option<i32> {
    if let Some(bounds) = worker.near.get(hash) {
        if i32::from(bounds.lower) > alpha {
            return Some(bounds.lower.into());
        }
        if i32::from(bounds.upper) <= alpha {
            return Some(bounds.upper.into());
        }
    }
    stability_bound(worker, discs, alpha, empties)
}

/// Stores the result of a search.
#[inline(always)]
fn store(worker: &mut Worker, hash: u64, alpha: i32, score: i32) {
    let score = score as i8;
    let (lower, upper) = if i32::from(score) > alpha { (score, 64) } else { (-64, score) };
    worker.near.put(hash, Bounds { lower, upper });
}

/// Searches a position with five empty squares.
#[inline(always)]
fn shallow_node<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32) -> i32 {
    worker.nodes += 1;
    let hash = discs.hash();
    if let Some(score) = known(worker, discs, hash, alpha, SHALLOW) {
        return score;
    }
    let empties = discs.empties();
    let odd = leaf::odd_quarters(empties);
    let mut best = NO_MOVE;
    for squares in [empties & odd, empties & !odd] {
        for square in Bitboard::new(squares) {
            let flips = kernel.flips_from_empty(discs.own, discs.opp, square);
            if flips == 0 {
                continue;
            }
            let rest = leaf::by_parity(empties ^ 1 << square.index());
            let child = discs.after(square, flips);
            best = best.max(-leaf::last_4(kernel, worker, child, -alpha - 1, rest));
            if best > alpha {
                store(worker, hash, alpha, best);
                return best;
            }
        }
    }
    if best > NO_MOVE {
        store(worker, hash, alpha, best);
        best
    } else if kernel.legal_moves(discs.opp, discs.own) != 0 {
        -shallow(kernel, worker, discs.passed(), -alpha - 1)
    } else {
        discs.final_score()
    }
}

/// The moves of a position near the end, smaller than [`Moves`](ordering::Moves).
struct NearMoves {
    children: [Discs; MOST_MOVES],
    /// For each child its key, and below it its index; [`TAKEN`] if it has been taken.
    keys: [i32; MOST_MOVES],
    count: usize,
}

/// The lowest key, of a move that has been taken.
const TAKEN: i32 = i32::MIN;
/// The bits of a key that hold the index of the child.
const INDEX_BITS: u32 = 4;

impl NearMoves {
    const NONE: Self = Self {
        children: [Discs { own: 0, opp: 0 }; MOST_MOVES],
        keys: [TAKEN; MOST_MOVES],
        count: 0,
    };

    /// Generates the moves, and returns the largest key.
    #[inline(always)]
    fn generate<K: Kernel>(&mut self, kernel: K, discs: Discs) -> i32 {
        let empties = discs.empties();
        let odd = leaf::odd_quarters(empties);
        let mut count = 0;
        let mut best = TAKEN;
        kernel.expand(discs.own, discs.opp, |child| {
            if count < MOST_MOVES {
                let square = child.square.index();
                let key = ordering::SQUARE_VALUES[usize::from(square)] / 2
                    + PARITY_KEY * (odd >> square & 1) as i32
                    + MOBILITY_KEY * ordering::weighted(child.mobility);
                let key = key << INDEX_BITS | (count as u32).cast_signed();
                self.children[count] = Discs { own: child.own, opp: child.opp };
                self.keys[count] = key;
                best = best.max(key);
                count += 1;
            }
        });
        self.count = count;
        best
    }

    /// Takes the move with this key, and returns the position after it.
    #[inline(always)]
    fn take(&mut self, key: i32) -> Discs {
        let index = key.cast_unsigned() as usize % (1 << INDEX_BITS) % MOST_MOVES;
        self.keys[index] = TAKEN;
        self.children[index]
    }

    /// Returns the largest key of the moves that are left, or else [`TAKEN`].
    #[inline(always)]
    fn best(&self) -> i32 {
        self.keys[..self.count.min(MOST_MOVES)].iter().fold(TAKEN, |best, &key| best.max(key))
    }
}

/// Searches a position with 6 to 11 empty squares.
#[inline(always)]
fn near_node<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    empties: u32,
) -> i32 {
    worker.nodes += 1;
    let hash = discs.hash();
    if let Some(score) = known(worker, discs, hash, alpha, empties) {
        return score;
    }
    let mut moves = NearMoves::NONE;
    let mut key = moves.generate(kernel, discs);
    if key == TAKEN {
        return if kernel.legal_moves(discs.opp, discs.own) == 0 {
            discs.final_score()
        } else {
            -near(kernel, worker, discs.passed(), -alpha - 1, empties)
        };
    }
    if empties >= ENHANCED_CUTOFF {
        for child in &moves.children[..moves.count.min(MOST_MOVES)] {
            if let Some(bounds) = worker.near.get(child.hash())
                && -i32::from(bounds.upper) > alpha
            {
                return -i32::from(bounds.upper);
            }
        }
    }
    let mut best = NO_MOVE;
    while key > TAKEN {
        let child = moves.take(key);
        let score = if empties == SHALLOW + 1 {
            -shallow(kernel, worker, child, -alpha - 1)
        } else {
            -near(kernel, worker, child, -alpha - 1, empties - 1)
        };
        best = best.max(score);
        if best > alpha {
            break;
        }
        key = moves.best();
    }
    store(worker, hash, alpha, best);
    best
}
