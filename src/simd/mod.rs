//! The ray shifts on vectors of four axes, one form for AVX2 and one for AVX-512.

pub mod avx2;
pub mod avx512;
