//! Exact scores with up to four empty squares.

use super::discs::Discs;
use super::level_function::level_function;
use super::worker::Worker;
use othello_core::kernel::Kernel;
use othello_core::square::{Bitboard, Square};

/// Below any score, for a side that has not yet found a move.
pub const NO_MOVE: i32 = -99;

/// Returns the squares of the quarters with an odd number of empty squares: whoever moves there
/// first can also move there last.
#[inline(always)]
pub const fn odd_quarters(empties: u64) -> u64 {
    // The parities of rows of four squares, then of four rows, in the first square of each quarter.
    let pairs = empties ^ empties >> 1;
    let fours = pairs ^ pairs >> 2;
    let two_rows = fours ^ fours >> 8;
    let odd = (two_rows ^ two_rows >> 16) & 0x0000_0011_0000_0011;
    odd.wrapping_mul(0x0f0f_0f0f)
}

/// Returns the first square; any if there is none.
#[inline(always)]
const fn first(squares: u64) -> Square {
    match Bitboard::new(squares).first() {
        Some(square) => square,
        None => Square::A1,
    }
}

/// Returns the squares of a set of four, those in odd quarters first.
#[inline(always)]
pub const fn by_parity(empties: u64) -> [Square; 4] {
    const fn without_first(squares: u64) -> u64 {
        squares & squares.wrapping_sub(1)
    }
    let odd = empties & odd_quarters(empties);
    let even = empties ^ odd;
    // Two are in odd quarters and two in an even one, or all are alike.
    let is_mixed = odd != 0 && even != 0;
    let front = if is_mixed { odd } else { empties };
    let back = if is_mixed { even } else { without_first(without_first(empties)) };
    [first(front), first(without_first(front)), first(back), first(without_first(back))]
}

/// The number of discs flipped on a line of eight squares, by one's own discs on it and the place of
/// the move, if all other squares have discs of the opponent.
static LINE_FLIPS: [[u8; 8]; 256] = {
    let mut flips = [[0; 8]; 256];
    let mut own = 0;
    while own < 256 {
        let mut place = 0;
        while place < 8 {
            let above = own >> (place + 1) << (place + 1);
            let below = own & ((1 << place) - 1);
            if above != 0 {
                flips[own][place] += (above as u32).trailing_zeros() as u8 - place as u8 - 1;
            }
            if below != 0 {
                flips[own][place] += place as u8 - (below as u32).ilog2() as u8 - 1;
            }
            place += 1;
        }
        own += 1;
    }
    flips
};

/// The rising and the falling diagonal through each square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut pair = 0;
    while pair < 64 * 64 {
        let (square, other) = (pair / 64, pair % 64);
        if square % 8 + square / 8 == other % 8 + other / 8 {
            diagonals[square][0] |= 1 << other;
        }
        if square % 8 + other / 8 == other % 8 + square / 8 {
            diagonals[square][1] |= 1 << other;
        }
        pair += 1;
    }
    diagonals
};

/// Returns the number of discs that a move on the last empty square flips.
#[inline(always)]
fn last_flips(own: u64, square: Square) -> i32 {
    let index = usize::from(square.index());
    let (column, row) = (index % 8, index / 8);
    let on_row = own >> (8 * row) & 0xff;
    let on_column =
        (own >> column & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let [rising, falling] = DIAGONALS[index];
    let gather = |diagonal: u64| (own & diagonal).wrapping_mul(0x0101_0101_0101_0101) >> 56;
    let flips = |line: u64, place: usize| i32::from(LINE_FLIPS[line as usize & 0xff][place]);
    flips(on_row, column)
        + flips(on_column, row)
        + flips(gather(rising), column)
        + flips(gather(falling), column)
}

/// Returns the score with one empty square, or a bound of it that decides whether it is above
/// `alpha`.
#[inline(always)]
pub fn last_1(worker: &mut Worker, discs: Discs, alpha: i32, square: Square) -> i32 {
    worker.nodes += 1;
    let own = discs.own.count_ones().cast_signed();
    let flips = last_flips(discs.own, square);
    if flips > 0 {
        return 2 * (own + flips + 1) - 64;
    }
    // The empty square counts for the winner; with 31 discs to 32 that is the opponent.
    let score = if own >= 32 { 2 * own - 62 } else { 2 * own - 64 };
    if score <= alpha {
        return score;
    }
    let flips = last_flips(discs.opp, square);
    if flips > 0 { 2 * (own - flips) - 64 } else { score }
}

/// Returns the position after a move on an empty square; `None` if it flips no disc.
#[inline(always)]
fn child<K: Kernel>(kernel: K, discs: Discs, square: Square) -> Option<Discs> {
    let flips = kernel.flips_from_empty(discs.own, discs.opp, square);
    if flips == 0 { None } else { Some(discs.after(square, flips)) }
}

/// Returns the score with two empty squares, or a bound of it that decides whether it is above
/// `alpha`.
#[inline(always)]
pub fn last_2<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    squares: [Square; 2],
) -> i32 {
    worker.nodes += 1;
    let score = best_of_2(kernel, worker, discs, alpha, squares);
    if score > NO_MOVE {
        return score;
    }
    let score = best_of_2(kernel, worker, discs.passed(), -alpha - 1, squares);
    if score > NO_MOVE { -score } else { discs.final_score() }
}

/// Returns the score of the best move with two empty squares, or else [`NO_MOVE`].
#[inline(always)]
fn best_of_2<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    [mut first, mut second]: [Square; 2],
) -> i32 {
    let mut best = NO_MOVE;
    for _ in 0..2 {
        if let Some(child) = child(kernel, discs, first) {
            best = best.max(-last_1(worker, child, -alpha - 1, second));
            if best > alpha {
                break;
            }
        }
        (first, second) = (second, first);
    }
    best
}

level_function! {
    /// Does the same as [`last_2`] with three empty squares.
    last_3 = three, (discs: Discs, alpha: i32, squares: [Square; 3]) -> i32
}

level_function! {
    /// Returns the score of the best move with three empty squares, or else [`NO_MOVE`].
    move_of_3 = best_of_3, (discs: Discs, alpha: i32, squares: [Square; 3]) -> i32
}

#[inline(always)]
fn three<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    squares: [Square; 3],
) -> i32 {
    worker.nodes += 1;
    let score = best_of_3(kernel, worker, discs, alpha, squares);
    if score > NO_MOVE {
        return score;
    }
    let score = move_of_3(kernel, worker, discs.passed(), -alpha - 1, squares);
    if score > NO_MOVE { -score } else { discs.final_score() }
}

#[inline(always)]
fn best_of_3<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    [mut first, mut second, mut third]: [Square; 3],
) -> i32 {
    let mut best = NO_MOVE;
    for _ in 0..3 {
        if let Some(child) = child(kernel, discs, first) {
            best = best.max(-last_2(kernel, worker, child, -alpha - 1, [second, third]));
            if best > alpha {
                break;
            }
        }
        (first, second, third) = (second, third, first);
    }
    best
}

level_function! {
    /// Does the same as [`last_2`] with four empty squares, which have to be in the order of
    /// [`by_parity`].
    last_4 = four, (discs: Discs, alpha: i32, squares: [Square; 4]) -> i32
}

level_function! {
    /// Returns the score of the best move with four empty squares, or else [`NO_MOVE`].
    move_of_4 = best_of_4, (discs: Discs, alpha: i32, squares: [Square; 4]) -> i32
}

#[inline(always)]
fn four<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    squares: [Square; 4],
) -> i32 {
    worker.nodes += 1;
    let score = best_of_4(kernel, worker, discs, alpha, squares);
    if score > NO_MOVE {
        return score;
    }
    let score = move_of_4(kernel, worker, discs.passed(), -alpha - 1, squares);
    if score > NO_MOVE { -score } else { discs.final_score() }
}

#[inline(always)]
fn best_of_4<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    [mut first, mut second, mut third, mut fourth]: [Square; 4],
) -> i32 {
    let mut best = NO_MOVE;
    for turn in 0..4 {
        if let Some(child) = child(kernel, discs, first) {
            best = best.max(-last_3(kernel, worker, child, -alpha - 1, [second, third, fourth]));
            if best > alpha {
                break;
            }
        }
        // What is left of a pair of odd quarters comes first.
        (first, second) = (second, first);
        if turn == 1 {
            (first, second, third, fourth) = (third, fourth, first, second);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::{by_parity, odd_quarters};
    use othello_core::square::Bitboard;
    use othello_core::square::Square::{A1, B1, D4, E4, H8};

    #[test]
    fn quarters_with_an_odd_number_of_empty_squares_come_first() {
        let check = |squares: &[_], expected: [_; 4]| {
            let empties: Bitboard = squares.iter().copied().collect();
            assert_eq!(by_parity(empties.bits()), expected);
        };
        check(&[A1, B1, E4, H8], [E4, H8, A1, B1]);
        check(&[A1, B1, D4, H8], [A1, B1, D4, H8]);
        check(&[A1, B1, D4, E4], [A1, B1, D4, E4]);
        let odd = odd_quarters(Bitboard::from_iter([A1, B1, E4]).bits());
        assert_eq!(odd, 0x0000_0000_f0f0_f0f0);
    }
}
