//! Many games of Othello, and what is learnt from them.
//!
//! * [`explorer`]: bases of games: what was played in a position, by whom, and how it ended;
//! * [`book`]: the values of searched positions, in a file that grows;
//! * [`repertoire`]: the openings that a player wants to play: how they are made and checked, and how a game leaves them;
//! * [`report`]: results and losses of many games, by what players compare.
//!
//! Games come from readers and as [`othello_notation::Record`]s; the book alone keeps a file. No module uses a terminal
//! or threads, and none words what it finds.

#![warn(missing_docs)]

pub mod book;
pub mod explorer;
pub mod repertoire;
pub mod report;
