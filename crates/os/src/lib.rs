//! What the operating system does for the program.
//!
//! Unix and Windows have a body each, with the same modules and the same functions.

#[cfg(unix)]
#[path = "unix/mod.rs"]
mod body;
#[cfg(windows)]
#[path = "windows/mod.rs"]
mod body;

pub use body::{console, files, processes, signals, streams, system, terminal};
