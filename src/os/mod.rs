//! What the program needs of the operating system: signals, folders, exit status, reports of panics.

pub mod dirs;
pub mod exit_status;
pub mod interrupt;
pub mod panic_report;
