//! The rules of the game: squares and boards, positions and results, games, statistics, openings.

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../../../../tests/support/random.rs"]
mod random;
#[path = "../../../../tests/support/table.rs"]
mod table;

mod balanced;
mod family;
mod games;
mod laws;
mod levels;
mod openings;
mod perft;
mod positions;
mod rules;
mod stats;
