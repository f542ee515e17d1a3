//! The program without a screen: its commands, its line mode, its settings and its help.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

/// The path of the program.
const OTHELLO: &str = env!("CARGO_BIN_EXE_othello");

#[path = "../support/feed.rs"]
mod feed;
#[path = "../support/folder.rs"]
mod folder;
#[path = "../support/home.rs"]
mod home;

mod bases;
mod book;
mod command_line;
mod convert_and_check;
mod encodings;
mod engine;
mod engine_commands;
mod explore;
mod hostile;
mod languages;
mod line_mode;
#[cfg(unix)]
mod matches;
mod messages;
mod output;
mod pictures;
mod printed;
mod puzzles;
mod readme;
mod repairs;
mod repertoire;
mod report;
mod saved_games;
mod settings_and_help;
mod training;
