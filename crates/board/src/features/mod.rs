//! The features of the program, each in a folder of its own.

pub mod book;
pub mod browsing;
pub mod clipboard;
pub mod clock;
pub mod evaluation;
pub mod exercise;
pub mod explanation;
pub mod explorer;
pub mod ideas;
pub mod level;
pub mod lines;
pub mod link;
pub mod moves;
pub mod new_game;
pub mod players;
pub mod reading;
pub mod repairs;
pub mod repertoire;
pub mod report;
pub mod review;
pub mod saving;
pub mod scoresheet;
pub mod settings;
pub mod tags;
pub mod training;
pub mod variations;
