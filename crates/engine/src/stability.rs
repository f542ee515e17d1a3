//! Discs that can never be flipped again.

use std::sync::LazyLock;

use super::discs::Discs;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;
const ROWS_1_AND_8: u64 = 0xff00_0000_0000_00ff;
const EDGE: u64 = ROWS_1_AND_8 | COLUMN_A | COLUMN_H;

/// The stable discs of each edge, by the discs of the two sides.
pub struct Edges(Box<[u8; 1 << 16]>);

impl Edges {
    /// Returns the table, which is computed on first use.
    pub fn table() -> &'static Self {
        static TABLE: LazyLock<Edges> = LazyLock::new(Edges::compute);
        &TABLE
    }

    fn compute() -> Self {
        let mut stable = vec![None; 1 << 16];
        for own in 0..=u8::MAX {
            for opp in (0..=u8::MAX).filter(|opp| own & opp == 0) {
                stable_on_edge(own, opp, &mut stable);
            }
        }
        let stable: Box<[u8]> = stable.into_iter().map(Option::unwrap_or_default).collect();
        Self(stable.try_into().unwrap_or_else(|_| unreachable!("the length is right")))
    }

    /// Returns the stable discs of an edge.
    #[inline(always)]
    fn of(&self, own: u8, opp: u8) -> u8 {
        self.0[usize::from(own) << 8 | usize::from(opp)]
    }

    /// Returns discs of `opp` that cannot be flipped whatever is played: not all, but the edges
    /// exactly, and what follows from them and from full lines, until there are `enough`.
    #[inline(always)]
    pub fn stable(&self, discs: Discs, enough: u32) -> u64 {
        let Discs { own, opp } = discs;
        let occupied = own | opp;
        let [row_1, .., row_8] = own.to_le_bytes();
        let [opp_row_1, .., opp_row_8] = opp.to_le_bytes();
        let left = column(self.of(column_a(own), column_a(opp)));
        let right = column(self.of(column_a(own >> 7), column_a(opp >> 7)));
        let edges = u64::from(self.of(row_1, opp_row_1))
            | u64::from(self.of(row_8, opp_row_8)) << 56
            | left
            | right << 7;
        let full = FullLines::new(occupied);
        let mut stable = opp & (edges | full.all());
        while stable != 0 && stable.count_ones() < enough {
            let next = stable | full.protected(stable) & opp & !EDGE;
            if next == stable {
                break;
            }
            stable = next;
        }
        stable
    }
}

/// Returns the discs of an edge that keep their colour whatever either side plays on it.
fn stable_on_edge(own: u8, opp: u8, known: &mut [Option<u8>]) -> u8 {
    let index = usize::from(own) << 8 | usize::from(opp);
    if let Some(stable) = known[index] {
        return stable;
    }
    let mut stable = own | opp;
    for square in (0..8).map(|place| 1u8 << place).filter(|square| (own | opp) & square == 0) {
        let (next_own, next_opp) = play_on_edge(own, opp, square);
        stable &= !(opp & next_own) & stable_on_edge(next_own, next_opp, known);
        let (next_opp, next_own) = play_on_edge(opp, own, square);
        stable &= !(own & next_opp) & stable_on_edge(next_own, next_opp, known);
    }
    known[index] = Some(stable);
    stable
}

/// Returns the edge after a disc of `own` on an empty square; it may flip none.
fn play_on_edge(own: u8, opp: u8, square: u8) -> (u8, u8) {
    let flips = |step: fn(u8) -> u8| {
        let mut run = 0;
        let mut next = step(square);
        while next & opp != 0 {
            run |= next;
            next = step(next);
        }
        if next & own == 0 { 0 } else { run }
    };
    let flips = flips(|square| square << 1) | flips(|square| square >> 1);
    (own | square | flips, opp & !flips)
}

/// Returns the discs in column a, that in row 1 the lowest bit.
#[inline(always)]
const fn column_a(discs: u64) -> u8 {
    ((discs & COLUMN_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Returns the discs as discs in column a; the inverse of [`column_a`].
#[inline(always)]
const fn column(discs: u8) -> u64 {
    let low = (discs as u64 & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & COLUMN_A;
    low | (discs as u64 >> 7) << 56
}

struct FullLines {
    rows: u64,
    columns: u64,
    rising: u64,
    falling: u64,
}

impl FullLines {
    #[inline(always)]
    const fn new(occupied: u64) -> Self {
        let pairs = occupied & occupied >> 1;
        let fours = pairs & pairs >> 2;
        let rows = (fours & fours >> 4 & COLUMN_A).wrapping_mul(0xff);
        let columns = occupied & occupied.rotate_right(8);
        let columns = columns & columns.rotate_right(16);
        let columns = columns & columns.rotate_right(32);
        let empty = !occupied;
        let falling = !(fill_up(empty, 9, NOT_A) | fill_down(empty, 9, NOT_H));
        let rising = !(fill_up(empty, 7, NOT_H) | fill_down(empty, 7, NOT_A));
        Self { rows, columns, rising, falling }
    }

    /// Returns the squares all of whose lines are full.
    #[inline(always)]
    const fn all(&self) -> u64 {
        self.rows & self.columns & self.rising & self.falling
    }

    /// Returns the squares that on every axis lie on a full line or beside a stable disc of their
    /// own colour. On the edges the lines across them are not considered.
    #[inline(always)]
    const fn protected(&self, stable: u64) -> u64 {
        (self.rows | stable << 1 & NOT_A | stable >> 1 & NOT_H)
            & (self.columns | stable << 8 | stable >> 8)
            & (self.falling | stable << 9 & NOT_A | stable >> 9 & NOT_H)
            & (self.rising | stable << 7 & NOT_H | stable >> 7 & NOT_A)
    }
}

/// Returns the squares and all those on their diagonals towards the higher bits.
#[inline(always)]
const fn fill_up(squares: u64, shift: u32, onto: u64) -> u64 {
    let onto_2 = onto & onto << shift;
    let onto_4 = onto_2 & onto_2 << (2 * shift);
    let one = squares | squares << shift & onto;
    let three = one | one << (2 * shift) & onto_2;
    three | three << (4 * shift) & onto_4
}

/// Returns the squares and all those on their diagonals towards the lower bits.
#[inline(always)]
const fn fill_down(squares: u64, shift: u32, onto: u64) -> u64 {
    let onto_2 = onto & onto >> shift;
    let onto_4 = onto_2 & onto_2 >> (2 * shift);
    let one = squares | squares >> shift & onto;
    let three = one | one >> (2 * shift) & onto_2;
    three | three >> (4 * shift) & onto_4
}

#[cfg(test)]
mod tests {
    use super::{Edges, column, column_a};
    use crate::discs::Discs;

    #[test]
    fn columns_are_read_and_written() {
        for discs in 0..=u8::MAX {
            assert_eq!(column_a(column(discs)), discs);
        }
    }

    #[test]
    fn corners_edges_and_full_lines_are_stable() {
        let check = |own: u64, opp: u64, expected: u64| {
            assert_eq!(Edges::table().stable(Discs { own, opp }, 64), expected);
        };
        check(0, 0, 0);
        check(0, 1, 1);
        check(0, 0b110, 0);
        check(0, 0b111, 0b111);
        // A full edge is stable in both colours.
        check(0b0011_1100, 0b1100_0011, 0b1100_0011);
        // A corner of three by three without its inner corner protects b2.
        check(0, 0x0001_0307, 0x0001_0307);
        check(!0 << 32, !0 >> 32, !0 >> 32);
    }
}
