//! Ray shifts and sums of a network with AVX2.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi16, _mm256_add_epi32, _mm256_add_epi64, _mm256_and_si256,
    _mm256_andnot_si256, _mm256_cmpeq_epi64, _mm256_cmpgt_epi64, _mm256_cvtepi8_epi16,
    _mm256_madd_epi16, _mm256_max_epi16, _mm256_or_si256, _mm256_setzero_si256, _mm256_srlv_epi64,
    _mm256_sub_epi64, _mm256_xor_si256,
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

/// Thirty-two numbers of 16 bits, in two halves.
pub type Shorts = [__m256i; 2];

/// Returns the vectors of these numbers.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn shorts(numbers: [i16; 32]) -> Shorts {
    [shorts_from(0, numbers), shorts_from(16, numbers)]
}

/// Adds to each number that in its place.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn add_bytes([low, high]: Shorts, bytes: [i8; 32]) -> Shorts {
    let added =
        |shorts, start| _mm256_add_epi16(shorts, _mm256_cvtepi8_epi16(bytes_from(start, bytes)));
    [added(low, 0), added(high, 16)]
}

/// Returns the larger one of the numbers in each place.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn largest(a: Shorts, b: Shorts) -> Shorts {
    [_mm256_max_epi16(a[0], b[0]), _mm256_max_epi16(a[1], b[1])]
}

/// Returns the sum of the products of the numbers in each place.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn product(a: Shorts, b: Shorts) -> i32 {
    sum(_mm256_add_epi32(_mm256_madd_epi16(a[0], b[0]), _mm256_madd_epi16(a[1], b[1])))
}
