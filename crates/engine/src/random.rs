//! Random numbers that are the same on every machine.

use othello_core::square::{Bitboard, Square};

/// The generator `SplitMix64` (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014): 64 bits of state, each number a mix of the next state.
///
/// Not for secrets: a number tells all that follow.
///
/// ```
/// use othello_engine::random::Random;
/// let mut random = Random::new(0);
/// assert_eq!(random.next(), 0xe220_a839_7b1d_cdaf);
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Creates a generator; equal seeds give equal numbers.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a number below `limit`, which is less than 2³²; 0 if that is 0.
    pub const fn below(&mut self, limit: usize) -> usize {
        (((self.next() >> 32) * limit as u64) >> 32) as usize
    }

    /// Returns one of the squares; `None` if there are none.
    pub fn choose(&mut self, squares: Bitboard) -> Option<Square> {
        squares.into_iter().nth(self.below(squares.len().into()))
    }

    /// Returns one of the items, each as likely as its weight says, which is not negative; `None` if there are
    /// none.
    pub fn choose_weighted<'a, T>(
        &mut self,
        items: &'a [T],
        weight: impl Fn(&T) -> f32,
    ) -> Option<&'a T> {
        let mut rest = self.fraction() * items.iter().map(&weight).sum::<f32>();
        let chosen = items.iter().find(|item| {
            rest -= weight(item);
            rest < 0.0
        });
        // Rounding can leave a rest after the last one.
        chosen.or(items.first())
    }

    /// Returns a number from 0 to 1, without 1.
    pub const fn fraction(&mut self) -> f32 {
        // An `f32` has 24 significant bits.
        (self.next() >> 40) as f32 / (1_u32 << 24) as f32
    }
}
