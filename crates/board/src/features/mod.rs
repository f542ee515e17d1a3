//! The features of the program, each in a folder of its own.
//!
//! Each may call those before it in this order, and none behind it: what teaches knows what the engine says, what the engine says
//! knows the game, and the game knows who plays it, but not the other way round.
//!
//! * who plays, and when: `link`, `players`, `level`, `browsing`, `clock`
//! * the game: `clipboard`, `variations`, `moves`, `new_game`, `tags`
//! * what the engine and other games say of it: `ideas`, `explanation`, `review`, `evaluation`, `lines`, `book`, `explorer`
//! * what is learnt: `exercise`, `training`, `tutorial`, `repertoire`, `report`
//! * what is chosen: `settings`
//! * games that are typed, kept and opened: `repairs`, `scoresheet`, `saving`
//!
//! `description` calls none of them, and none calls it.

pub mod book;
pub mod browsing;
pub mod clipboard;
pub mod clock;
pub mod description;
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
pub mod repairs;
pub mod repertoire;
pub mod report;
pub mod review;
pub mod saving;
pub mod scoresheet;
pub mod settings;
pub mod tags;
pub mod training;
pub mod tutorial;
pub mod variations;
