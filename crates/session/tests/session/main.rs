//! A session of play: clocks, forfeits, matches, and how files bring them back.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../../../../tests/support/random.rs"]
mod random;

mod clocks;
mod forfeits;
mod matches;
mod openings;
mod players;
mod random_play;
mod script;
mod tags;
mod undo;
