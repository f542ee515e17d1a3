//! The rules of Othello and its family, on bitboards.

pub mod board;
pub mod clock;
pub mod game;
pub mod kernel;
pub mod moves;
pub mod notation;
pub mod openings;
pub mod perft;
pub mod position;
pub mod result;
pub mod rules;
pub mod series;
pub mod session;
#[cfg(target_arch = "x86_64")]
mod simd;
pub mod square;
pub mod stats;
#[cfg(feature = "app")]
pub mod tui;
#[cfg(feature = "app")]
pub mod words;
