//! The operating system: signals, folders, locks, lines of inputs, exit statuses, reports of panics.

pub mod dirs;
pub mod exit_status;
pub mod interrupt;
pub mod lines;
pub mod lock;
pub mod panic_report;
pub mod signals;
