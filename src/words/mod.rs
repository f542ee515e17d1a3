//! The words that several features and commands have for the same things.

pub mod book;
pub mod explorer;
pub mod repertoire;
pub mod report;
pub mod saved_games;
pub mod storage;
