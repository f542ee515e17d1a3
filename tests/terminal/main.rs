//! The real program in a real pseudo-terminal: whole games, every way to quit, the output itself.

#![expect(clippy::unwrap_used, reason = "a test dies of what it did not expect")]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../support/folder.rs"]
mod folder;

mod answers;
mod bursts;
mod by_ear;
mod clicks;
mod clocks;
mod computer_games;
mod computers;
mod engine_commands;
mod exercises;
mod external_engines;
mod games;
mod graphics;
mod line_mode;
mod links;
mod new_game;
mod output;
mod pty;
mod quitting;
mod repertoires;
mod reviews;
mod saving;
mod scoresheets;
mod settings;
mod suspending;
mod unread;
mod unsaved;
