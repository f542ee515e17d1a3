//! The real program in a real pseudo-terminal: whole games, every way to quit, the output itself.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test dies of what it did not expect")]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../support/folder.rs"]
mod folder;

mod answers;
mod bursts;
mod by_ear;
mod clocks;
mod computers;
mod engine_commands;
mod external_engines;
mod games;
mod graphics;
mod line_mode;
mod links;
mod output;
mod pty;
mod quitting;
mod saving;
mod settings;
mod suspending;
mod unread;
