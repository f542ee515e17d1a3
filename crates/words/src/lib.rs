//! The words of the program: its messages in every language, and what several parts of it say.

pub mod explorer;
pub mod faults;
pub mod futures;
pub mod i18n;
pub mod ideas;
pub mod names;
pub mod numbers;
pub mod plain;
pub mod plies;
pub mod puzzles;
pub mod reasons;
pub mod repertoire;
pub mod report;
pub mod results;
pub mod rules;
pub mod text;
pub mod value;
