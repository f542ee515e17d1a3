//! Games over a link: two sides, joined by a wire that delays, cuts, loses and repeats lines.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../../../../tests/support/random.rs"]
mod random;

mod absence;
mod cheats;
mod clocks;
mod cuts;
mod games;
mod wire;
