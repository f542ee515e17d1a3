//! The real program in a real pseudo-terminal: whole games, every way to leave, what is written.

#![cfg(all(unix, feature = "app"))]
#![expect(clippy::unwrap_used, reason = "a test dies of what it did not expect")]

mod around;
mod clocks;
mod family;
mod games;
mod leaving;
mod pty;
mod saving;
mod suspending;
mod writing;
