//! The line mode without its loop: the commands of a line, its arguments, and sentences about what happened.

pub mod arguments;
pub mod audience;
pub mod board;
pub mod commands;
pub mod error;
pub mod moment;
pub mod narrator;
pub mod plain;
pub mod repeated;
pub mod turn;
pub mod typed_moves;
