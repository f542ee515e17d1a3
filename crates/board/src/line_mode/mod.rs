//! The line mode without its loop: the commands of a line, and sentences about what happened.

pub mod board;
pub mod commands;
pub mod error;
pub mod moment;
pub mod narrator;
pub mod repeated;
pub mod turn;
pub mod typed_moves;
