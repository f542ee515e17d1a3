//! Hosts and guests that are joined in memory: what they agree on, what a hostile guest gains, and what an
//! honest one loses.

#![expect(clippy::unwrap_used, reason = "a failure is to end the test")]

mod decrees;
mod games;
mod honest;
mod hostile;
mod nodes;
mod rng;
mod seats;
mod times;
