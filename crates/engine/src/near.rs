//! Exact scores with up to 11 empty squares, by null-window searches.
//!
//! Moves are ordered by the opponent's mobility ("fastest first") and parity, and then by parity alone.
//! All functions return the score if it is known, or else a bound of it on the right side of
//! `alpha`.

use super::discs::Discs;
use super::leaf::{self, NO_MOVE};
use super::level_function::level_function;
use super::ordering::{self, BEST_KEY};
use super::table::NearEntry;
use super::worker::Worker;
use othello_core::kernel::Kernel;
use othello_core::moves::neighbours;
use othello_core::square::Bitboard;

/// The largest number of empty squares.
pub const MOST: u32 = 11;
/// The number of empty squares up to which moves are ordered by parity alone.
const SHALLOW: u32 = 5;
/// The number of empty squares from which positions are stored in the thread's own table.
const NEAR_TABLE: u32 = 8;
/// The lowest `alpha`, less the empty squares, for which stable discs are counted.
const STABILITY: i32 = 8;
/// The largest number of moves.
const MOST_MOVES: usize = MOST as usize;
/// The key of a move for each of the opponent's moves after it.
const MOBILITY_KEY: i32 = -16;
/// The key of a move in a quarter with an odd number of empty squares.
const PARITY_KEY: i32 = 4;
/// The key of a move for each of the mover's discs that is then next to an empty square.
const FRONTIER_KEY: i32 = -2;

level_function! {
    /// Decides whether the score is above `alpha`.
    null_window = any_node, (discs: Discs, alpha: i32)
}
level_function!(near = near_node, (discs: Discs, alpha: i32, empties: u32));
level_function!(shallow = shallow_node, (discs: Discs, alpha: i32));

#[inline(always)]
fn any_node<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32) -> i32 {
    let squares = leaf::by_parity(discs.empties());
    let [a, b, c, _] = squares;
    match discs.empty_count() {
        0 => discs.final_score(),
        1 => leaf::last_1(worker, discs, a),
        2 => leaf::last_2(kernel, worker, discs, alpha, [a, b]),
        3 => leaf::last_3(kernel, worker, discs, alpha, [a, b, c]),
        4 => leaf::last_4(kernel, worker, discs, alpha, squares),
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
    let bound = 64 - 2 * worker.edges.stable(discs).count_ones().cast_signed();
    (bound <= alpha).then_some(bound)
}

/// Searches a position with five empty squares.
#[inline(always)]
fn shallow_node<K: Kernel>(kernel: K, worker: &mut Worker, discs: Discs, alpha: i32) -> i32 {
    worker.nodes += 1;
    if let Some(bound) = stability_bound(worker, discs, alpha, SHALLOW) {
        return bound;
    }
    let empties = discs.empties();
    let odd = leaf::odd_quarters(empties);
    let mut best = NO_MOVE;
    for squares in [empties & odd, empties & !odd] {
        for square in Bitboard::new(squares) {
            if !leaf::touches(square, discs.opp) {
                continue;
            }
            let flips = kernel.flips_from_empty(discs.own, discs.opp, square);
            if flips == 0 {
                continue;
            }
            let rest = leaf::by_parity(empties ^ 1 << square.index());
            let child = discs.after(square, flips);
            best = best.max(-leaf::last_4(kernel, worker, child, -alpha - 1, rest));
            if best > alpha {
                return best;
            }
        }
    }
    if best > NO_MOVE {
        best
    } else if kernel.legal_moves(discs.opp, discs.own) != 0 {
        -shallow(kernel, worker, discs.passed(), -alpha - 1)
    } else {
        discs.final_score()
    }
}

/// The moves of a position near the end, smaller than [`Moves`].
struct NearMoves {
    children: [Discs; MOST_MOVES],
    /// 64 times the key, and the number of the square.
    keys: [i32; MOST_MOVES],
    count: usize,
    wipes_out: bool,
}

impl NearMoves {
    #[inline(always)]
    fn of<K: Kernel>(kernel: K, discs: Discs, best: u8) -> Self {
        let mut moves = Self {
            children: [Discs { own: 0, opp: 0 }; MOST_MOVES],
            keys: [i32::MIN; MOST_MOVES],
            count: 0,
            wipes_out: false,
        };
        let empties = discs.empties();
        let odd = leaf::odd_quarters(empties);
        kernel.expand(discs.own, discs.opp, |child| {
            if moves.count < MOST_MOVES {
                let square = child.square.index();
                let open = neighbours(empties ^ 1 << square) & child.opp;
                let key = ordering::SQUARE_VALUES[usize::from(square)] / 2
                    + PARITY_KEY * (odd >> square & 1) as i32
                    + MOBILITY_KEY * ordering::weighted(child.mobility)
                    + FRONTIER_KEY * open.count_ones().cast_signed();
                let key = if square == best { BEST_KEY } else { key };
                moves.children[moves.count] = Discs { own: child.own, opp: child.opp };
                moves.keys[moves.count] = key * 64 + i32::from(square);
                moves.count += 1;
                moves.wipes_out |= child.own == 0;
            }
        });
        moves
    }

    /// Takes the move with the largest key.
    #[inline(always)]
    fn take(&mut self) -> (u8, Discs) {
        let mut best = 0;
        for index in 1..self.count {
            if self.keys[index] > self.keys[best] {
                best = index;
            }
        }
        let square = (self.keys[best] & 63).cast_unsigned() as u8;
        self.keys[best] = i32::MIN;
        (square, self.children[best])
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
    if let Some(bound) = stability_bound(worker, discs, alpha, empties) {
        return bound;
    }
    let hash = discs.hash();
    let mut hash_move = 64;
    if empties >= NEAR_TABLE
        && let Some(entry) = worker.near.get(hash)
    {
        if i32::from(entry.lower) > alpha {
            return entry.lower.into();
        }
        if i32::from(entry.upper) <= alpha {
            return entry.upper.into();
        }
        hash_move = entry.best;
    }
    let mut moves = NearMoves::of(kernel, discs, hash_move);
    if moves.wipes_out {
        return 64;
    }
    if moves.count == 0 {
        return if kernel.legal_moves(discs.opp, discs.own) == 0 {
            discs.final_score()
        } else {
            -near(kernel, worker, discs.passed(), -alpha - 1, empties)
        };
    }
    let (mut best, mut best_move) = (NO_MOVE, 64);
    for _ in 0..moves.count {
        let (square, child) = moves.take();
        let score = if empties == SHALLOW + 1 {
            -shallow(kernel, worker, child, -alpha - 1)
        } else {
            -near(kernel, worker, child, -alpha - 1, empties - 1)
        };
        if score > best {
            (best, best_move) = (score, square);
            if best > alpha {
                break;
            }
        }
    }
    if empties >= NEAR_TABLE {
        let (lower, upper) = if best > alpha { (best as i8, 64) } else { (-64, best as i8) };
        worker.near.put(hash, NearEntry { lower, upper, best: best_move });
    }
    best
}
