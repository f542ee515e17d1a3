//! The rules of Othello and its family, on bitboards.

pub mod board;
pub mod clock;
pub mod game;
pub mod moves;
pub mod openings;
pub mod perft;
pub mod position;
pub mod rules;
pub mod square;
pub mod stats;
