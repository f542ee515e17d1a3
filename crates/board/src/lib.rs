//! The board of `othello`: the game that is played, everything that commands do to it, and the table of commands.
//!
//! * [`app`]: the whole state, its update, the table of commands, their keys and modes;
//! * [`features`]: a folder each, with its state, its functions and its rows;
//! * [`line_mode`]: the parser and the printer of lines.
//!
//! Nothing here knows a terminal or a command line: what is drawn, and the loops, are the program's.

pub mod app;
pub mod features;
pub mod line_mode;
