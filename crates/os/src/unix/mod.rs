//! The calls of Unix.

pub mod console;
pub mod files;
pub mod processes;
pub mod signals;
pub mod streams;
pub mod system;
pub mod terminal;
