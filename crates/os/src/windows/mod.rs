//! The calls of Windows.

pub mod console;
pub mod files;
pub mod processes;
pub mod signals;
pub mod streams;
pub mod system;
pub mod terminal;
