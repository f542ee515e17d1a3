//! The order in which the moves of a position are searched.

use super::discs::Discs;
use super::worker::{Busy, Worker};
use othello_core::kernel::Kernel;
use othello_core::square::{Bitboard, Square};

/// More than the moves of any position: with 34 empty squares or fewer there are no more moves, and
/// with more of them no position is known that has as many.
const MOST_MOVES: usize = 34;

/// The key of the move that an earlier search found best.
pub const BEST_KEY: i32 = 1 << 24;

/// The value of each square to play on, without regard to anything else.
pub static SQUARE_VALUES: [i32; 64] = {
    let quarter = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]];
    let mut values = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let column = if column < 4 { column } else { 7 - column };
        let row = if row < 4 { row } else { 7 - row };
        values[square] = quarter[row][column];
        square += 1;
    }
    values
};

/// A move and the position after it.
#[derive(Clone, Copy)]
pub struct Move {
    /// The larger, the earlier the move is searched.
    pub key: i32,
    pub square: Square,
    pub child: Discs,
    /// The opponent's moves after it.
    pub mobility: u64,
}

impl Move {
    const NONE: Self =
        Self { key: 0, square: Square::A1, child: Discs { own: 0, opp: 0 }, mobility: 0 };

    /// Returns `true` if the opponent has no discs left.
    #[inline(always)]
    pub const fn wipes_out(&self) -> bool {
        self.child.own == 0
    }

    /// Returns the number of the opponent's moves after it, corners counted twice.
    #[inline(always)]
    pub const fn weighted_mobility(&self) -> i32 {
        weighted(self.mobility)
    }
}

/// Returns the number of moves, corners counted twice.
#[inline(always)]
pub const fn weighted(mobility: u64) -> i32 {
    (mobility.count_ones() + (mobility & Bitboard::CORNERS.bits()).count_ones()).cast_signed()
}

/// The moves of a position.
pub struct Moves {
    moves: [Move; MOST_MOVES],
    count: usize,
}

impl Moves {
    /// No moves.
    pub const NONE: Self = Self { moves: [Move::NONE; MOST_MOVES], count: 0 };

    /// Generates the moves, in the order of the squares.
    #[inline(always)]
    pub fn generate<K: Kernel>(&mut self, kernel: K, discs: Discs) {
        let mut count = 0;
        kernel.expand(discs.own, discs.opp, |child| {
            if count < MOST_MOVES {
                let discs = Discs { own: child.own, opp: child.opp };
                self.moves[count] =
                    Move { key: 0, square: child.square, child: discs, mobility: child.mobility };
                count += 1;
            }
        });
        self.count = count;
    }

    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.count
    }

    #[inline(always)]
    pub fn as_slice(&self) -> &[Move] {
        &self.moves[..self.count]
    }

    #[inline(always)]
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.moves[..self.count]
    }

    /// Moves the one with the largest key among those from `start` on to `start`, and returns it.
    #[inline(always)]
    pub fn next(&mut self, start: usize) -> Move {
        let rest = &mut self.moves[start..self.count];
        let mut best = 0;
        for index in 1..rest.len() {
            if rest[index].key > rest[best].key {
                best = index;
            }
        }
        rest.swap(0, best);
        rest[0]
    }

    /// Puts the move on `square` first, and returns the number of moves that have their place now.
    #[inline(always)]
    pub fn put_first(&mut self, square: Option<Square>) -> usize {
        let place = self.as_slice().iter().position(|candidate| square == Some(candidate.square));
        if let Some(place) = place {
            self.moves.swap(0, place);
        }
        usize::from(place.is_some())
    }

    /// Searches the moves by `value` until one is above `alpha`, and returns the best of them. The
    /// first ones, as many as are `placed`, stay first, and only behind them does `order` give the
    /// others their keys. One that another thread is searching is put off until the others are
    /// done. The result is worthless if the search has to stop.
    #[inline(always)]
    pub fn search(
        &mut self,
        worker: &mut Worker,
        busy: Option<&Busy>,
        alpha: i32,
        placed: usize,
        mut order: impl FnMut(&mut Worker, &mut [Move]),
        mut value: impl FnMut(&mut Worker, Discs) -> i32,
    ) -> (i32, Square) {
        let mut best = (i32::MIN, Square::A1);
        let mut put_off = 0u64;
        for index in 0..self.len() {
            if index == placed {
                order(worker, &mut self.as_mut_slice()[placed..]);
            }
            let Move { child, square, .. } =
                if index < placed { self.moves[index] } else { self.next(index) };
            if let Some(busy) = busy.filter(|_| index > 0) {
                let hash = child.hash();
                if busy.contains(hash) {
                    put_off |= 1 << index;
                    continue;
                }
                busy.insert(hash);
            }
            let value = value(worker, child);
            if let Some(busy) = busy {
                busy.remove(child.hash());
            }
            if worker.is_stopped() {
                return (alpha, square);
            }
            if value > best.0 {
                best = (value, square);
                if value > alpha {
                    return best;
                }
            }
        }
        while put_off != 0 {
            let Move { child, square, .. } = self.moves[put_off.trailing_zeros() as usize];
            put_off &= put_off - 1;
            let value = value(worker, child);
            if worker.is_stopped() || value > alpha {
                return (value, square);
            }
            best = best.max((value, square));
        }
        best
    }
}
