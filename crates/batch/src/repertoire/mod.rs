//! `othello repertoire`: makes and checks the openings of a colour.

pub mod check;
pub mod new;
pub mod options;
mod sources;
