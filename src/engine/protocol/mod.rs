//! The protocols by which an engine and another program talk to each other, line by line and without
//! input or output: who reads and writes the lines is left to the program.

pub mod nboard;
mod turn;

pub use turn::{ParseTurnError, Turn};
