//! The file formats: what is read, what is written, and what is refused.

#[path = "../support/random.rs"]
mod random;

mod formats;
mod hostile;
mod pgn;
mod round_trips;
mod transcripts;
