//! The features of the program, each in a folder of its own, by what a player would call them.
//!
//! Each may call those before it in this order, and none behind it: what teaches knows what the engine says, what the engine says
//! knows the game, and the game knows who plays it, but not the other way round.
//!
//! Who plays, and when:
//! * `link`: a game with another machine
//! * `players`: the engine and other programs as players
//! * `level`: the estimate of your level
//! * `browsing`: looking at earlier positions
//! * `clock`: the clock and the pause
//!
//! The game:
//! * `clipboard`: copying the game and the position
//! * `variations`: variations, comments, signs, marks
//! * `moves`: playing, undo and redo, resigning
//! * `new_game`: new games and matches, games that are loaded, playing on from a position
//! * `tags`: `e` in the record (`v`): players, event, round, date and official score
//!
//! What the engine and other games say of it:
//! * `ideas`: `:idea`, the eight ideas, a page each
//! * `explanation`: `w`, why a move loses
//! * `review`: `j`, `:review`, the losses and turning points of a game
//! * `evaluation`: `z`, the values of moves
//! * `lines`: `:lines`, the best lines of every position, searched more deeply for as long as it is viewed
//! * `book`: `:book`, what the book knows of the position shown, and the work on it
//! * `explorer`: `:openings`, what was played in the position shown, and how it ended
//!
//! What is learnt:
//! * `exercise`: the lesson after a game (`t`) and `:puzzle`, positions that are solved
//! * `training`: `othello train`, `:progress`, errors that come back
//! * `tutorial`: `:learn`, `othello learn`, the first lesson of all; a step is a row of `steps.rs`
//! * `repertoire`: `:repertoire`, `othello repertoire`, your openings
//! * `report`: `:report`, what the saved games have cost, in tables
//!
//! What is chosen:
//! * `settings`: `:settings`, and a command for each setting that has one
//!
//! Games that are typed, kept and opened:
//! * `repairs`: games that are pasted or opened with a fault, and their repairs
//! * `scoresheet`: `:sheet`, a game that is typed in from paper
//! * `saving`: saving, and the saved games
//!
//! `description`, the position in words and as text for those who do not see the board, calls none of them, and none calls it.

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
