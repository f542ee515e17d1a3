//! The rules of the game: squares and boards, positions and results, games, statistics, openings.

mod family;
mod games;
mod laws;
mod levels;
mod openings;
mod perft;
mod positions;
mod rules;
mod stats;
