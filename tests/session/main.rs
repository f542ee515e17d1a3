//! A session of play: clocks, forfeits, matches, and how files bring them back.

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../support/random.rs"]
mod random;

mod session;
