//! The program as a process: its exit status, the signals that end it, what takes its place, and the processes that it starts.

pub mod exit_status;
pub mod interrupt;
pub mod processes;
pub mod signals;
pub mod successor;
