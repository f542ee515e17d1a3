//! Ray shifts with AVX2.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi64,
    _mm256_cmpgt_epi64, _mm256_or_si256, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
    _mm256_xor_si256,
};

ray_shifts!("avx2,bmi1,bmi2,lzcnt,popcnt");

/// Returns `a | b & c`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn or_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_or_si256(a, _mm256_and_si256(b, c))
}

/// Returns `a ^ (b | c)`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn xor_or(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_xor_si256(a, _mm256_or_si256(b, c))
}

/// Returns `a & !b & c`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn without_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_and_si256(_mm256_andnot_si256(b, a), c)
}

/// Returns the discs flipped on rays towards the higher bits.
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

/// Returns the discs flipped on rays towards the lower bits, where the nearest disc of `own` lies
/// before the nearest empty square: it is then the larger number.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn flips_down(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let own = _mm256_and_si256(own, ray);
    let empty = _mm256_andnot_si256(_mm256_or_si256(own, opp), ray);
    let above_own = _mm256_andnot_si256(smear_down(own), ray);
    _mm256_and_si256(above_own, _mm256_cmpgt_epi64(own, empty))
}

/// Returns squares of a ray, and all squares of the ray below them.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn smear_down(squares: __m256i) -> __m256i {
    let one = _mm256_or_si256(squares, _mm256_srlv_epi64(squares, steps(1)));
    let three = _mm256_or_si256(one, _mm256_srlv_epi64(one, steps(2)));
    _mm256_or_si256(three, _mm256_srlv_epi64(three, steps(4)))
}
