//! The explorer: what was played in the position shown, and how it ended.

pub mod words;
