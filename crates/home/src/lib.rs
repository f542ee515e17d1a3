//! The part of `othello` that touches the machine: what is kept there, and what is done there.
//!
//! * [`disk`]: folders, files, locks; [`process`]: exit status, signals, processes; [`time`]; [`terminal`] and [`clipboard`], as the
//!   environment describes them; [`panic_report`]: the report of a panic;
//! * [`files`]: reading and writing them, and their errors;
//! * [`store`]: the saved games and the current one; [`repertoire_files`] and [`own_book`]: those of the player; [`memory`]: what
//!   the player was asked;
//! * [`config`]: the settings, and the files that they name;
//! * [`input`] and [`base`]: games that are read;
//! * [`engine_worker`]: the threads of the engine and of other programs that play; [`move_values`]: values
//!   of many positions;
//! * [`said`]: errors of any kind in words;
//! * [`jobs`]: what is done off the board's thread, each a type of its own.
//!
//! Nothing here knows a board, a terminal or a command line.

pub mod base;
pub mod clipboard;
pub mod config;
pub mod disk;
pub mod engine_worker;
pub mod files;
pub mod input;
pub mod jobs;
pub mod memory;
pub mod move_values;
pub mod own_book;
pub mod panic_report;
pub mod process;
pub mod repertoire_files;
pub mod said;
pub mod store;
pub mod terminal;
pub mod time;
