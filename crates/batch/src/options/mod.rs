//! The options that several commands share.

pub mod encoding;
pub mod engine;
pub mod games;
pub mod language;
pub mod rules;
