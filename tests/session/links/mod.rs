//! Games over a link: two sides, joined by a wire that delays, cuts, loses and repeats lines.

mod absence;
mod cheats;
mod clocks;
mod cuts;
mod games;
mod wire;
