//! The time of day, the time since the machine was started, and the time between two turns of a loop.

pub mod local_time;
pub mod loop_watch;
pub mod moment;
