//! The words that several features and commands have for the same things.

pub mod saved_games;
pub mod storage;
