//! Work over files, without a board: a file or a folder for each command, with its own options beside it.
//!
//! All that take games read them through [`run`](mod@run).

pub mod analyze;
pub mod book;
pub mod check;
mod columns;
pub mod convert;
pub mod engine;
pub mod explore;
pub mod json;
pub mod known_values;
pub mod r#match;
pub mod options;
pub mod perft;
pub mod puzzles;
pub mod repair;
pub mod repertoire;
pub mod report;
pub mod run;
pub mod solve;
