//! The operating system: directories, files, locks, bounded lines, signals, processes, time and exit
//! statuses.

pub mod clipboard;
pub mod dirs;
pub mod exit_status;
pub mod files;
pub mod interrupt;
pub mod lines;
pub mod local_time;
pub mod lock;
pub mod loop_watch;
pub mod moment;
pub mod processes;
pub mod signals;
pub mod stamp;
pub mod successor;
pub mod terminal;
