//! What several features and commands say of their things.

pub mod book;
pub mod explorer;
pub mod puzzles;
pub mod reasons;
pub mod repertoire;
pub mod report;
pub mod saved_games;
