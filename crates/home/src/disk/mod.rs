//! Folders, files, locks and stamps of files, and lines of bounded length.

pub mod dirs;
pub mod files;
pub mod lines;
pub mod lock;
pub mod stamp;
