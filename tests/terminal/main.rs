//! The real program in a real pseudo-terminal: whole games, every way to leave, what is written.

#![cfg(all(unix, feature = "app"))]
#![expect(clippy::unwrap_used, reason = "a test dies of what it did not expect")]

mod clocks;
mod games;
mod new_game;
mod output;
mod pty;
mod quitting;
mod saving;
mod settings;
mod suspending;
