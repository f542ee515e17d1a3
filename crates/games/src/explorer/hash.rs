//! A hash of positions that is the same for all eight symmetries, and follows each move.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square, Symmetry};

/// A hash for each symmetry, that of the position as it lies under it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lanes([u32; 8]);

/// The numbers that a disc adds to each lane.
struct Table {
    black: [[u32; 8]; 64],
    /// The difference between a black disc and a white one.
    flip: [[u32; 8]; 64],
}

static TABLE: Table = Table::new();

impl Table {
    const fn new() -> Self {
        let mut state = 0x0074_6865_6c6c_6f21;
        let (mut black, mut flip) = ([0; 64], [0; 64]);
        let mut square = 0;
        while square < 64 {
            state = next(state);
            black[square] = (state >> 32) as u32;
            state = next(state);
            flip[square] = (state >> 32) as u32;
            square += 1;
        }
        let mut table = Self { black: [[0; 8]; 64], flip: [[0; 8]; 64] };
        let mut index = 0;
        while let Some(square) = Square::from_index(index) {
            let mut lane = 0;
            while lane < 8 {
                let image = square.transformed(Symmetry::ALL[lane]).index() as usize;
                table.black[index as usize][lane] = black[image];
                table.flip[index as usize][lane] = flip[image];
                lane += 1;
            }
            index += 1;
        }
        table
    }
}

/// Returns the number after this one in a sequence that looks random: that of `SplitMix64`, in which each
/// number is the state of the next.
const fn next(state: u64) -> u64 {
    let mut mixed = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

impl Lanes {
    /// Returns the hashes of a board.
    pub(crate) fn of(black: u64, white: u64) -> Self {
        let mut lanes = Self([0; 8]);
        for square in Bitboard::new(black | white) {
            lanes.add(&TABLE.black[usize::from(square.index())]);
        }
        lanes.flip(white);
        lanes
    }

    /// Follows a move of that side.
    #[inline]
    pub(crate) fn play(&mut self, color: Color, square: Square, flips: u64) {
        let square = usize::from(square.index());
        self.add(&TABLE.black[square]);
        if color == Color::White {
            self.add(&TABLE.flip[square]);
        }
        self.flip(flips);
    }

    /// Returns the hash that all images of the position share. It is never 0.
    #[inline]
    pub(crate) fn fold(&self, mover: Option<Color>) -> u32 {
        let sum = self.0.iter().fold(0_u32, |sum, lane| sum.wrapping_add(*lane));
        let mover = match mover {
            Some(Color::Black) => 0,
            Some(Color::White) => 0x5851_f42d,
            None => 0x1405_7b7e,
        };
        (sum ^ mover).max(1)
    }

    #[inline]
    fn flip(&mut self, discs: u64) {
        for square in Bitboard::new(discs) {
            self.add(&TABLE.flip[usize::from(square.index())]);
        }
    }

    #[inline]
    fn add(&mut self, numbers: &[u32; 8]) {
        for (lane, number) in self.0.iter_mut().zip(numbers) {
            *lane ^= number;
        }
    }
}

pub(crate) fn hash(position: &Position) -> u32 {
    let board = position.board();
    let discs = |color| board.discs(color).bits();
    Lanes::of(discs(Color::Black), discs(Color::White)).fold(position.to_move())
}
