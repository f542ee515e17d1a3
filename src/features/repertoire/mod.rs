//! The repertoire: the openings that the player wants to play.

pub mod words;
