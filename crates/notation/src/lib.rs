//! Games as text and bytes: the formats in which players exchange them, and the record that they
//! all hold.

#![warn(missing_docs)]

pub mod base_writer;
mod boards;
mod claim;
pub mod date;
pub mod diagram;
pub mod draft;
pub mod encoding;
pub mod error;
pub mod evaluation;
pub mod fen;
pub mod folding;
mod format;
mod forms;
mod game_tree;
pub mod ggf;
mod json;
mod line;
mod located;
pub mod loss;
mod other_games;
pub mod paste;
pub mod pgn;
mod player_name;
pub mod position;
pub mod reader;
mod record;
pub mod repair;
pub mod scores;
pub mod scoresheets;
pub mod sgf;
pub mod sheet;
mod signs;
mod source;
mod splitter;
mod table;
pub mod tags;
mod text;
pub mod times;
pub mod transcript;
mod unread;
mod words;
pub mod wthor;

pub use format::{Format, UnknownFormat};
pub use player_name::{PlayerName, PlayerNameError, controls_output, visible};
pub use record::{Record, Skipped};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
