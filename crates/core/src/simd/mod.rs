//! Ray shifts on vectors of four lanes, one for each axis in the order of
//! [`RAYS`](crate::moves::RAYS), with AVX2 and with AVX-512.
//!
//! A level is a module of its own, compiled for its processor features: [`ray_shifts`] defines the
//! functions that all levels share, and the module adds the operations in which it differs.
//! Vectors twice as wide, with two children at a time, were no faster.

/// Defines `legal_moves`, `flips_from_empty` and `expand` for the processor features given.
///
/// The module that calls it has to define these functions for the same features:
///
/// * `or_and(a, b, c)`, `xor_or(a, b, c)` and `without_and(a, b, c)`, which compute `a | b & c`,
///   `a ^ (b | c)` and `a & !b & c` in every lane
/// * `flips_up(own, opp, ray)` and `flips_down(own, opp, ray)`, which return the discs flipped on
///   rays towards the higher and the lower bits
///
/// and a type of vectors, `Shorts`, with the functions for the network of an evaluation.
macro_rules! ray_shifts {
    ($features:tt) => {
        use std::arch::x86_64 as x86;
        use std::array;

        use crate::moves::{Child, INNER, RAYS};
        use crate::square::{Bitboard, Square};

        /// Unbroken runs of the opponent's discs that begin beside a disc of one's own, by axis.
        #[derive(Clone, Copy)]
        struct Runs {
            /// Those that begin above the disc.
            up: x86::__m256i,
            /// Those that begin below the disc.
            down: x86::__m256i,
        }

        /// Returns the same as [`moves::legal_moves`](crate::moves::legal_moves).
        #[inline]
        #[target_feature(enable = $features)]
        pub fn legal_moves(own: u64, opp: u64) -> u64 {
            beyond(runs(splat(own), splat(opp))) & !(own | opp)
        }

        /// Returns the same as [`moves::flips`](crate::moves::flips) for an empty square.
        #[inline]
        #[target_feature(enable = $features)]
        pub fn flips_from_empty(own: u64, opp: u64, square: Square) -> u64 {
            let rays = &RAYS[usize::from(square.index())];
            let (own, opp) = (splat(own), splat(opp));
            let up = flips_up(own, opp, lanes(rays.up));
            let down = flips_down(own, opp, lanes(rays.down));
            low(union(x86::_mm256_or_si256(up, down)))
        }

        /// Does the same as [`moves::expand`](crate::moves::expand), and in the same way.
        #[inline]
        #[target_feature(enable = $features)]
        pub fn expand(own: u64, opp: u64, mut each: impl FnMut(Child)) {
            let empty = !(own | opp);
            let (own, opp) = (splat(own), splat(opp));
            let Runs { mut up, down } = runs(own, opp);
            let mut moves = beyond(Runs { up, down }) & empty;
            up = x86::_mm256_and_si256(up, runs(splat(empty), opp).down);
            while let Some(square) = Bitboard::new(moves).first() {
                let rays = &RAYS[usize::from(square.index())];
                // On a ray down, runs that end at other squares have been taken before.
                let taken = x86::_mm256_and_si256(up, lanes(rays.down));
                up = x86::_mm256_xor_si256(up, taken);
                let flips = union(x86::_mm256_or_si256(taken, first_run(down, lanes(rays.up))));
                let disc = moves & moves.wrapping_neg();
                let next_own = x86::_mm256_xor_si256(opp, flips);
                let next_opp = xor_or(own, flips, splat(disc));
                let mobility = beyond(runs(next_own, next_opp)) & (empty ^ disc);
                each(Child { square, own: low(next_own), opp: low(next_opp), mobility });
                moves ^= disc;
            }
        }

        /// Finds the runs. Six discs take four steps: one, one more, and twice two where there are
        /// pairs of discs.
        #[inline]
        #[target_feature(enable = $features)]
        fn runs(own: x86::__m256i, opp: x86::__m256i) -> Runs {
            let (step, two_steps) = (steps(1), steps(2));
            let opp = x86::_mm256_and_si256(opp, lanes([INNER, INNER, INNER, !0]));
            let pairs = x86::_mm256_and_si256(opp, x86::_mm256_sllv_epi64(opp, step));
            let mut up = x86::_mm256_and_si256(opp, x86::_mm256_sllv_epi64(own, step));
            up = or_and(up, opp, x86::_mm256_sllv_epi64(up, step));
            up = or_and(up, pairs, x86::_mm256_sllv_epi64(up, two_steps));
            up = or_and(up, pairs, x86::_mm256_sllv_epi64(up, two_steps));
            let pairs = x86::_mm256_srlv_epi64(pairs, step);
            let mut down = x86::_mm256_and_si256(opp, x86::_mm256_srlv_epi64(own, step));
            down = or_and(down, opp, x86::_mm256_srlv_epi64(down, step));
            down = or_and(down, pairs, x86::_mm256_srlv_epi64(down, two_steps));
            down = or_and(down, pairs, x86::_mm256_srlv_epi64(down, two_steps));
            Runs { up, down }
        }

        /// Returns the squares at the far ends of the runs, occupied ones among them.
        #[inline]
        #[target_feature(enable = $features)]
        fn beyond(runs: Runs) -> u64 {
            let up = x86::_mm256_sllv_epi64(runs.up, steps(1));
            let down = x86::_mm256_srlv_epi64(runs.down, steps(1));
            let both = x86::_mm256_or_si256(up, down);
            let high = x86::_mm256_extracti128_si256::<1>(both);
            let half = x86::_mm_or_si128(x86::_mm256_castsi256_si128(both), high);
            let union = x86::_mm_or_si128(half, x86::_mm_unpackhi_epi64(half, half));
            x86::_mm_cvtsi128_si64(union).cast_unsigned()
        }

        /// Returns the squares of the runs with which the rays towards the higher bits begin.
        #[inline]
        #[target_feature(enable = $features)]
        fn first_run(runs: x86::__m256i, ray: x86::__m256i) -> x86::__m256i {
            let others = x86::_mm256_andnot_si256(runs, ray);
            let below = x86::_mm256_add_epi64(others, splat(!0));
            without_and(below, others, ray)
        }

        /// Returns the union of the four lanes, in all four.
        #[inline]
        #[target_feature(enable = $features)]
        fn union(boards: x86::__m256i) -> x86::__m256i {
            let swapped = x86::_mm256_permute4x64_epi64::<0b01_00_11_10>(boards);
            let halves = x86::_mm256_or_si256(boards, swapped);
            x86::_mm256_or_si256(halves, x86::_mm256_shuffle_epi32::<0b01_00_11_10>(halves))
        }

        /// Returns the shifts for `count` steps along each axis.
        #[inline]
        #[target_feature(enable = $features)]
        fn steps(count: u64) -> x86::__m256i {
            lanes([count, 7 * count, 9 * count, 8 * count])
        }

        /// Returns the vector of these lanes.
        #[inline]
        #[target_feature(enable = $features)]
        pub fn lanes([a, b, c, d]: [u64; 4]) -> x86::__m256i {
            let (a, b, c, d) = (a.cast_signed(), b.cast_signed(), c.cast_signed(), d.cast_signed());
            x86::_mm256_set_epi64x(d, c, b, a)
        }

        /// Returns the lanes of a vector.
        #[inline]
        #[target_feature(enable = $features)]
        pub fn numbers(vector: x86::__m256i) -> [u64; 4] {
            let number = i64::cast_unsigned;
            [
                number(x86::_mm256_extract_epi64::<0>(vector)),
                number(x86::_mm256_extract_epi64::<1>(vector)),
                number(x86::_mm256_extract_epi64::<2>(vector)),
                number(x86::_mm256_extract_epi64::<3>(vector)),
            ]
        }

        /// Returns the vector of the numbers from `start` on.
        #[inline]
        #[target_feature(enable = $features)]
        fn shorts_from(start: usize, numbers: [i16; 32]) -> x86::__m256i {
            let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] =
                array::from_fn(|place| numbers[start + place]);
            x86::_mm256_setr_epi16(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
        }

        /// Returns the vector of the numbers from `start` on.
        #[inline]
        #[target_feature(enable = $features)]
        fn bytes_from(start: usize, numbers: [i8; 32]) -> x86::__m128i {
            let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] =
                array::from_fn(|place| numbers[start + place]);
            x86::_mm_setr_epi8(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
        }

        /// Returns the sum of eight numbers with 32 bits.
        #[inline]
        #[target_feature(enable = $features)]
        fn sum(numbers: x86::__m256i) -> i32 {
            let high = x86::_mm256_extracti128_si256::<1>(numbers);
            let four = x86::_mm_add_epi32(x86::_mm256_castsi256_si128(numbers), high);
            let two = x86::_mm_add_epi32(four, x86::_mm_unpackhi_epi64(four, four));
            let one = x86::_mm_add_epi32(two, x86::_mm_shuffle_epi32::<1>(two));
            x86::_mm_cvtsi128_si32(one)
        }

        /// Returns the vector with the same board in all lanes.
        #[inline]
        #[target_feature(enable = $features)]
        fn splat(board: u64) -> x86::__m256i {
            x86::_mm256_set1_epi64x(board.cast_signed())
        }

        /// Returns the first lane.
        #[inline]
        #[target_feature(enable = $features)]
        fn low(boards: x86::__m256i) -> u64 {
            x86::_mm_cvtsi128_si64(x86::_mm256_castsi256_si128(boards)).cast_unsigned()
        }
    };
}

pub mod avx2;
pub mod avx512;
