//! The part that all features share: the session and the moment that is viewed, its clock and its
//! question, what an update tells, and the queue of the engine.

pub mod action;
pub mod book;
pub mod clock_state;
pub mod controller;
pub mod engine_queue;
pub mod event;
pub mod input;
pub mod refusal;
pub mod state;
pub mod told;
pub mod viewed;

#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
