//! The features of the program, each in a folder of its own.

pub mod clipboard;
pub mod clock;
pub mod evaluation;
pub mod exercise;
pub mod games;
pub mod level;
pub mod link;
pub mod moves;
pub mod players;
pub mod review;
pub mod saving;
pub mod variations;
