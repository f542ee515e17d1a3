//! Ray shifts with AVX-512 on vectors of 256 bits, and sums of a network on those of 512.

use std::arch::x86_64::{
    __m256i, __m512i, _mm256_add_epi32, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256,
    _mm256_lzcnt_epi64, _mm256_maskz_ternarylogic_epi64, _mm256_rorv_epi64, _mm256_set_m128i,
    _mm256_setzero_si256, _mm256_sub_epi64, _mm256_ternarylogic_epi64, _mm256_test_epi64_mask,
    _mm512_add_epi16, _mm512_castsi256_si512, _mm512_castsi512_si256, _mm512_cvtepi8_epi16,
    _mm512_extracti64x4_epi64, _mm512_inserti64x4, _mm512_madd_epi16, _mm512_max_epi16,
};

ray_shifts!("avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw");

// Truth tables of three operands, the first the most significant bit of the index.
const A_OR_B_AND_C: i32 = 0b1111_1000;
const A_WITHOUT_B_AND_C: i32 = 0b0010_0000;
const A_WITHOUT_B_OR_C: i32 = 0b0001_0000;
const A_XOR_B_OR_C: i32 = 0b0001_1110;

/// Returns `a | b & c`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
fn or_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_ternarylogic_epi64::<A_OR_B_AND_C>(a, b, c)
}

/// Returns `a ^ (b | c)`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
fn xor_or(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_ternarylogic_epi64::<A_XOR_B_OR_C>(a, b, c)
}

/// Returns `a & !b & c`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
fn without_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_ternarylogic_epi64::<A_WITHOUT_B_AND_C>(a, b, c)
}

/// Returns the discs flipped on rays towards the higher bits.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
fn flips_up(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let others = _mm256_andnot_si256(opp, ray);
    let nearest = _mm256_and_si256(others, _mm256_sub_epi64(_mm256_setzero_si256(), others));
    let is_own = _mm256_test_epi64_mask(nearest, own);
    let below = _mm256_add_epi64(others, splat(!0));
    _mm256_maskz_ternarylogic_epi64::<A_WITHOUT_B_AND_C>(is_own, below, others, ray)
}

/// Returns the discs flipped on rays towards the lower bits.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
fn flips_down(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let others = _mm256_andnot_si256(opp, ray);
    // Without others h8, which is on no such ray. A shift would be tested for that case.
    let nearest = _mm256_rorv_epi64(splat(1 << 63), _mm256_lzcnt_epi64(others));
    let is_own = _mm256_test_epi64_mask(nearest, _mm256_and_si256(own, ray));
    let below = _mm256_add_epi64(nearest, splat(!0));
    _mm256_maskz_ternarylogic_epi64::<A_WITHOUT_B_OR_C>(is_own, ray, below, nearest)
}

/// Thirty-two numbers of 16 bits.
pub type Shorts = __m512i;

/// Returns the vector of these numbers.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
pub fn shorts(numbers: [i16; 32]) -> Shorts {
    let low = _mm512_castsi256_si512(shorts_from(0, numbers));
    _mm512_inserti64x4::<1>(low, shorts_from(16, numbers))
}

/// Adds to each number that in its place.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
pub fn add_bytes(shorts: Shorts, bytes: [i8; 32]) -> Shorts {
    let bytes = _mm256_set_m128i(bytes_from(16, bytes), bytes_from(0, bytes));
    _mm512_add_epi16(shorts, _mm512_cvtepi8_epi16(bytes))
}

/// Returns the larger one of the numbers in each place.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
pub fn largest(a: Shorts, b: Shorts) -> Shorts {
    _mm512_max_epi16(a, b)
}

/// Returns the sum of the products of the numbers in each place.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd,avx512bw")]
pub fn product(a: Shorts, b: Shorts) -> i32 {
    let products = _mm512_madd_epi16(a, b);
    let high = _mm512_extracti64x4_epi64::<1>(products);
    sum(_mm256_add_epi32(_mm512_castsi512_si256(products), high))
}
