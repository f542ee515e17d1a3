//! Ray shifts with AVX-512 on vectors of 256 bits.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_lzcnt_epi64,
    _mm256_maskz_ternarylogic_epi64, _mm256_rorv_epi64, _mm256_setzero_si256, _mm256_sub_epi64,
    _mm256_ternarylogic_epi64, _mm256_test_epi64_mask,
};

ray_shifts!("avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd");

// Truth tables of three operands, the first the most significant bit of the index.
const A_OR_B_AND_C: i32 = 0b1111_1000;
const A_WITHOUT_B_AND_C: i32 = 0b0010_0000;
const A_WITHOUT_B_OR_C: i32 = 0b0001_0000;
const A_XOR_B_OR_C: i32 = 0b0001_1110;

/// Returns `a | b & c`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd")]
fn or_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_ternarylogic_epi64::<A_OR_B_AND_C>(a, b, c)
}

/// Returns `a ^ (b | c)`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd")]
fn xor_or(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_ternarylogic_epi64::<A_XOR_B_OR_C>(a, b, c)
}

/// Returns `a & !b & c`.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd")]
fn without_and(a: __m256i, b: __m256i, c: __m256i) -> __m256i {
    _mm256_ternarylogic_epi64::<A_WITHOUT_B_AND_C>(a, b, c)
}

/// Returns the discs flipped on rays towards the higher bits.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd")]
fn flips_up(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let others = _mm256_andnot_si256(opp, ray);
    let nearest = _mm256_and_si256(others, _mm256_sub_epi64(_mm256_setzero_si256(), others));
    let is_own = _mm256_test_epi64_mask(nearest, own);
    let below = _mm256_add_epi64(others, splat(!0));
    _mm256_maskz_ternarylogic_epi64::<A_WITHOUT_B_AND_C>(is_own, below, others, ray)
}

/// Returns the discs flipped on rays towards the lower bits.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512vl,avx512cd")]
fn flips_down(own: __m256i, opp: __m256i, ray: __m256i) -> __m256i {
    let others = _mm256_andnot_si256(opp, ray);
    // Without others h8, which is on no such ray. A shift would be tested for that case.
    let nearest = _mm256_rorv_epi64(splat(1 << 63), _mm256_lzcnt_epi64(others));
    let is_own = _mm256_test_epi64_mask(nearest, _mm256_and_si256(own, ray));
    let below = _mm256_add_epi64(nearest, splat(!0));
    _mm256_maskz_ternarylogic_epi64::<A_WITHOUT_B_OR_C>(is_own, ray, below, nearest)
}
