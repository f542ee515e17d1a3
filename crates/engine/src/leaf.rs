//! Exact scores with up to four empty squares.

use super::discs::Discs;
use super::level_function::level_function;
use super::worker::Worker;
use othello_core::kernel::Kernel;
use othello_core::moves;
use othello_core::square::Square;

/// Below any score, for a side that has not yet found a move.
pub const NO_MOVE: i32 = -99;

/// The squares next to each square.
static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut square = 0;
    while square < 64 {
        neighbours[square] = moves::neighbours(1 << square);
        square += 1;
    }
    neighbours
};

/// Returns `true` if a disc of `opp` is next to the square, without which a move flips none.
#[inline(always)]
pub fn touches(square: Square, opp: u64) -> bool {
    NEIGHBOURS[usize::from(square.index())] & opp != 0
}

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

/// Returns up to four empty squares, those in odd quarters first.
#[inline(always)]
pub const fn by_parity(empties: u64) -> [Square; 4] {
    let mut rest = empties;
    let mut odd = empties & odd_quarters(empties);
    let mut squares = [Square::A1; 4];
    let mut count = 0;
    while count < 4 {
        let next = if odd == 0 { rest } else { odd };
        squares[count] = Square::ALL[next.trailing_zeros() as usize & 63];
        let others = !(next & next.wrapping_neg());
        rest &= others;
        odd &= others;
        count += 1;
    }
    squares
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

/// Returns the score with one empty square.
#[inline(always)]
pub fn last_1(worker: &mut Worker, discs: Discs, square: Square) -> i32 {
    worker.nodes += 1;
    let own = discs.own.count_ones().cast_signed();
    let flips = last_flips(discs.own, square);
    if flips > 0 {
        return 2 * (own + flips + 1) - 64;
    }
    let flips = last_flips(discs.opp, square);
    if flips > 0 {
        return 2 * (own - flips) - 64;
    }
    // The empty square counts for the winner; with 31 discs to 32 that is the opponent.
    if own >= 32 { 2 * own - 62 } else { 2 * own - 64 }
}

/// Returns the score with two empty squares, or a bound of it that decides whether it is above
/// `alpha`.
#[inline(always)]
pub fn last_2<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    [first, second]: [Square; 2],
) -> i32 {
    let turns = [(first, [second]), (second, [first])];
    best_turn(kernel, worker, discs, alpha, turns, |_, worker, child, _, [last]| {
        last_1(worker, child, last)
    })
}

/// Returns the score with a few empty squares, each given with the others, or a bound of it that
/// decides whether it is above `alpha`. `score` is that of the position after a move.
#[inline(always)]
fn best_turn<K: Kernel, const COUNT: usize, const OTHERS: usize>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    turns: [(Square, [Square; OTHERS]); COUNT],
    score: impl Fn(K, &mut Worker, Discs, i32, [Square; OTHERS]) -> i32,
) -> i32 {
    worker.nodes += 1;
    let (mut mover, mut alpha, mut sign) = (discs, alpha, 1);
    for _ in 0..2 {
        let mut best = NO_MOVE;
        for (square, others) in turns {
            if touches(square, mover.opp) {
                let flips = kernel.flips_from_empty(mover.own, mover.opp, square);
                if flips != 0 {
                    let child = mover.after(square, flips);
                    best = best.max(-score(kernel, worker, child, -alpha - 1, others));
                    if best > alpha {
                        return sign * best;
                    }
                }
            }
        }
        if best > NO_MOVE {
            return sign * best;
        }
        (mover, alpha, sign) = (mover.passed(), -alpha - 1, -sign);
    }
    discs.final_score()
}

level_function! {
    /// Does the same as [`last_2`] with three empty squares.
    last_3 = three, (discs: Discs, alpha: i32, squares: [Square; 3])
}

level_function! {
    /// Does the same as [`last_2`] with four empty squares, which have to be in the order of
    /// [`by_parity`].
    last_4 = four, (discs: Discs, alpha: i32, squares: [Square; 4])
}

#[inline(always)]
fn three<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    [first, second, third]: [Square; 3],
) -> i32 {
    let turns = [(first, [second, third]), (second, [first, third]), (third, [first, second])];
    best_turn(kernel, worker, discs, alpha, turns, last_2)
}

#[inline(always)]
fn four<K: Kernel>(
    kernel: K,
    worker: &mut Worker,
    discs: Discs,
    alpha: i32,
    [first, second, third, fourth]: [Square; 4],
) -> i32 {
    // What is left of a pair of odd quarters comes first.
    let turns = [
        (first, [second, third, fourth]),
        (second, [first, third, fourth]),
        (third, [fourth, first, second]),
        (fourth, [third, first, second]),
    ];
    best_turn(kernel, worker, discs, alpha, turns, last_3)
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
        check(&[A1, D4, H8], [H8, A1, D4, A1]);
        let odd = odd_quarters(Bitboard::from_iter([A1, B1, E4]).bits());
        assert_eq!(odd, 0x0000_0000_f0f0_f0f0);
    }
}
