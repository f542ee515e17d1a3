//! Othello and Reversi on bitboards: rules, positions, games, variations, clocks and statistics.
//!
//! ```
//! use othello_core::{Game, Rules, Square};
//!
//! let mut game = Game::new(Rules::OTHELLO);
//! game.play(Square::F5)?;
//! assert_eq!(game.position().legal_moves().to_string(), "d6 f4 f6");
//! # Ok::<(), othello_core::IllegalMove>(())
//! ```
//!
//! A program that plays starts from [`Game`] or [`Position`], and an engine from [`kernel`] or
//! [`moves`]. File formats are in the package `othello-notation`, an engine is in `othello-engine`.
//!
//! # Modules
//!
//! | module | contents |
//! |---|---|
//! | [`square`] | squares, sets of squares, their numbering (a1 = bit 0), the eight symmetries |
//! | [`moves`] | legal moves and flips on two `u64`s, the side to move first |
//! | [`kernel`] | the same at the best level of the processor, for searches |
//! | [`board`] | the two colours, and a board of their discs |
//! | [`rules`] | the rule systems: every axis in which they differ, and the named presets |
//! | [`result`] | the result of a game |
//! | [`position`] | the side to move, the legal moves, the effect of a move, the result |
//! | [`game`] | the record of play: start, plies, undo and redo |
//! | [`tree`] | variations, comments, marks and signs around a game |
//! | [`perft`] | the number of leaves of the game tree |
//! | [`stats`] | mobility, frontier, stable discs, special squares |
//! | [`clock`] | time controls, and clocks that count the time passed to them |
//! | [`openings`] | names of openings |
//! | [`balanced`] | balanced openings, by number |
//!
//! # Invariants
//!
//! * The side to move has a legal move, or the game is over. A forced pass belongs to the move before
//!   it, so passes are not moves, and undo, transcripts, clocks and results need no special case for them.
//! * A move is always a square. In the openings in which White chooses what his second disc flips,
//!   the choice is a ply of its own, and its square is the disc flipped.
//! * Rules are a value; only [`position`] decides what they mean in play.
//! * No module uses a terminal, files, threads or the time of day.

#![warn(missing_docs)]

pub mod balanced;
pub mod board;
pub mod clock;
pub mod folded;
pub mod game;
pub mod kernel;
pub mod moves;
pub mod openings;
pub mod perft;
pub mod position;
pub mod result;
pub mod rules;
#[cfg(target_arch = "x86_64")]
mod simd;
pub mod square;
pub mod stats;
pub mod tree;

pub use board::{Board, ByColor, Color};
pub use game::{Game, Ply};
pub use position::{IllegalMove, Position};
pub use result::{EndReason, Forfeit, GameResult};
pub use rules::{Preset, Rules};
pub use square::{Bitboard, Square, Symmetry};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
