//! Games over a link: two sides in simulated time, joined by a line that delays and breaks.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod catch_up;
mod claims;
mod clocks;
mod games;
mod honest;
mod hostile;
mod laws;
mod requests;
mod seats;
mod sim;
mod wire;
