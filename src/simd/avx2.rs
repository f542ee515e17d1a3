//! Legal moves, flips and children with AVX2: a lane for each axis, in the order of [`RAYS`].

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi64,
    _mm256_and_si256, _mm256_andnot_si256, _mm256_castsi256_si128, _mm256_cmpeq_epi64,
    _mm256_cmpgt_epi64, _mm256_extracti128_si256, _mm256_or_si256, _mm256_permute4x64_epi64,
    _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_shuffle_epi32,
    _mm256_sllv_epi64, _mm256_srlv_epi64, _mm256_sub_epi64, _mm256_xor_si256,
};

use crate::moves::{Child, INNER, RAYS};
use crate::square::{Bitboard, Square};

/// Unbroken runs of the opponent's discs that begin beside a disc of one's own, by axis.
#[derive(Clone, Copy)]
struct Runs {
    /// Those that begin above the disc.
    up: __m256i,
    /// Those that begin below the disc.
    down: __m256i,
}

/// As [`moves::legal_moves`](crate::moves::legal_moves).
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn legal_moves(own: u64, opp: u64) -> u64 {
    beyond(runs(splat(own), splat(opp))) & !(own | opp)
}

/// As [`moves::flips`](crate::moves::flips).
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn flips(own: u64, opp: u64, square: Square) -> u64 {
    let rays = &RAYS[usize::from(square.index())];
    let (own_discs, opp_discs) = (splat(own), splat(opp));
    let up = flips_up(own_discs, opp_discs, lanes(rays.up));
    let down = flips_down(own_discs, opp_discs, lanes(rays.down));
    let empty = !(own | opp) >> square.index() & 1;
    low(union(_mm256_or_si256(up, down))) & empty.wrapping_neg()
}

/// As [`moves::expand`](crate::moves::expand), and in the same way.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn expand(own: u64, opp: u64, mut each: impl FnMut(Child)) {
    let empty = !(own | opp);
    let (own, opp) = (splat(own), splat(opp));
    let Runs { mut up, down } = runs(own, opp);
    let mut moves = beyond(Runs { up, down }) & empty;
    up = _mm256_and_si256(up, runs(splat(empty), opp).down);
    while let Some(square) = Bitboard::new(moves).first() {
        let rays = &RAYS[usize::from(square.index())];
        // On a ray down, runs that end at other squares have been taken before.
        let taken = _mm256_and_si256(up, lanes(rays.down));
        up = _mm256_xor_si256(up, taken);
        let flips = union(_mm256_or_si256(taken, first_run(down, lanes(rays.up))));
        let disc = moves & moves.wrapping_neg();
        let next_own = _mm256_xor_si256(opp, flips);
        let next_opp = _mm256_xor_si256(own, _mm256_or_si256(flips, splat(disc)));
        let mobility = beyond(runs(next_own, next_opp)) & (empty ^ disc);
        each(Child { square, own: low(next_own), opp: low(next_opp), mobility });
        moves ^= disc;
    }
}

/// Six discs take four steps: one, one more, and twice two where there are pairs of discs.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn runs(own: __m256i, opp: __m256i) -> Runs {
    let (step, two_steps) = (steps(1), steps(2));
    let opp = _mm256_and_si256(opp, lanes([INNER, INNER, INNER, !0]));
    let pairs = _mm256_and_si256(opp, _mm256_sllv_epi64(opp, step));
    let mut up = _mm256_and_si256(opp, _mm256_sllv_epi64(own, step));
    up = _mm256_or_si256(up, _mm256_and_si256(opp, _mm256_sllv_epi64(up, step)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs, _mm256_sllv_epi64(up, two_steps)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs, _mm256_sllv_epi64(up, two_steps)));
    let pairs = _mm256_srlv_epi64(pairs, step);
    let mut down = _mm256_and_si256(opp, _mm256_srlv_epi64(own, step));
    down = _mm256_or_si256(down, _mm256_and_si256(opp, _mm256_srlv_epi64(down, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs, _mm256_srlv_epi64(down, two_steps)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs, _mm256_srlv_epi64(down, two_steps)));
    Runs { up, down }
}

/// The squares at the far ends of the runs, occupied ones among them.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn beyond(runs: Runs) -> u64 {
    let up = _mm256_sllv_epi64(runs.up, steps(1));
    let down = _mm256_srlv_epi64(runs.down, steps(1));
    let both = _mm256_or_si256(up, down);
    let half = _mm_or_si128(_mm256_castsi256_si128(both), _mm256_extracti128_si256::<1>(both));
    _mm_cvtsi128_si64(_mm_or_si128(half, _mm_unpackhi_epi64(half, half))).cast_unsigned()
}

/// The squares of the runs with which the rays towards the higher bits begin.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn first_run(runs: __m256i, ray: __m256i) -> __m256i {
    let others = _mm256_andnot_si256(runs, ray);
    let below = _mm256_add_epi64(others, splat(!0));
    _mm256_and_si256(_mm256_andnot_si256(others, below), ray)
}

/// The discs outflanked on rays towards the higher bits.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn flips_up(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let others = _mm256_andnot_si256(opp, ray);
    let nearest = _mm256_and_si256(others, _mm256_sub_epi64(_mm256_setzero_si256(), others));
    let outflanking = _mm256_and_si256(nearest, own);
    let none = _mm256_cmpeq_epi64(outflanking, _mm256_setzero_si256());
    // All bits below the outflanking disc; none if there is no such disc.
    let below = _mm256_sub_epi64(_mm256_add_epi64(outflanking, splat(!0)), none);
    _mm256_and_si256(below, ray)
}

/// The discs outflanked on rays towards the lower bits, where the nearest disc of `own` lies before
/// the nearest empty square: it is then the larger number.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn flips_down(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let own = _mm256_and_si256(own, ray);
    let empty = _mm256_andnot_si256(_mm256_or_si256(own, opp), ray);
    let above_own = _mm256_andnot_si256(smear_down(own), ray);
    _mm256_and_si256(above_own, _mm256_cmpgt_epi64(own, empty))
}

/// Squares of a ray, and all squares of the ray below them.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn smear_down(squares: __m256i) -> __m256i {
    let one = _mm256_or_si256(squares, _mm256_srlv_epi64(squares, steps(1)));
    let three = _mm256_or_si256(one, _mm256_srlv_epi64(one, steps(2)));
    _mm256_or_si256(three, _mm256_srlv_epi64(three, steps(4)))
}

/// The union of the four lanes, in all four.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn union(boards: __m256i) -> __m256i {
    let halves = _mm256_or_si256(boards, _mm256_permute4x64_epi64::<0b01_00_11_10>(boards));
    _mm256_or_si256(halves, _mm256_shuffle_epi32::<0b01_00_11_10>(halves))
}

/// The shifts for so many steps along each axis.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn steps(count: u64) -> __m256i {
    lanes([count, 7 * count, 9 * count, 8 * count])
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn lanes([a, b, c, d]: [u64; 4]) -> __m256i {
    _mm256_set_epi64x(d.cast_signed(), c.cast_signed(), b.cast_signed(), a.cast_signed())
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn splat(board: u64) -> __m256i {
    _mm256_set1_epi64x(board.cast_signed())
}

/// The first lane.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn low(boards: __m256i) -> u64 {
    _mm_cvtsi128_si64(_mm256_castsi256_si128(boards)).cast_unsigned()
}
