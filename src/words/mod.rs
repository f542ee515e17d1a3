//! Words that many features need: plies and passes, results, values, names.
//!
//! The sentences of one feature stand in its own `words`.

pub mod moves;
pub mod players;
pub mod puzzle;
pub mod question;
pub mod refusal;
pub mod result;
pub mod sentence;
pub mod session;
pub mod squares;
pub mod trend;
pub mod value;

#[cfg(test)]
mod tests;
