//! The state of the screen: the changes made by keys, clicks, pastes and time, and the pictures drawn
//! of it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../support/event.rs"]
mod event;
#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../support/random.rs"]
mod random;

mod storage;
mod support;

mod by_ear;
mod clocks;
mod computers;
mod evaluation;
mod exercise;
mod explorer;
mod files;
mod headings;
mod help;
mod keys;
mod lines;
mod links;
mod mouse;
mod moves;
mod new_game;
mod palette;
mod panel;
mod pastes;
mod pictures;
mod questions;
mod random_input;
mod readme;
mod review;
mod saving;
mod scoresheets;
mod settings;
mod training;
mod tutorial;
mod undo;
mod windows;
