//! Othello and Reversi on bitboards: rules, game records, file formats, clocks and statistics.
//!
//! ```
//! use othello::notation::transcript;
//! use othello::{Game, Rules};
//!
//! let mut game = Game::new(Rules::OTHELLO);
//! transcript::play(&mut game, "e6 f4 e3 f6 g5 d6 e7 f5 c5")?;
//! let result = game.position().result().expect("White has no discs left");
//! assert_eq!(result.discs.black, 13);
//! assert_eq!(result.score.black, 64);
//! # Ok::<(), othello::notation::transcript::TranscriptError>(())
//! ```
//!
//! A program that plays starts from [`Game`] or [`Position`], one that reads files from
//! [`notation::reader`], and an engine from [`kernel`] or [`moves`]. The examples `replay` and
//! `random_games` show the first two.
//!
//! # Modules
//!
//! A module uses only modules above it in this list.
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
//! | [`notation`] | file formats: transcript, position, PGN, GGF, SGF, WTHOR |
//! | [`engine`] | evaluation, search and exact solver; levels of play, analysis, contests |
//! | [`series`] | matches of several games |
//! | [`session`] | a session of play: players, game, clock, resignation and time-out, match |
//! | [`openings`] | names of openings |
//! | [`link`] | the protocol of play between two machines |
//!
//! # Features
//!
//! The default feature `app` adds the `othello` program. Without it the library has no dependencies:
//!
//! ```toml
//! othello = { version = "0.1", default-features = false }
//! ```
//!
//! # Invariants
//!
//! * The side to move has a legal move, or the game is over. A forced pass belongs to the move before
//!   it, so passes are not moves, and undo, transcripts, clocks and results need no special case for them.
//! * A move is always a square. In the openings in which White chooses what his second disc flips,
//!   the choice is a ply of its own, and its square is the disc flipped.
//! * Rules are a value; only [`position`] decides what they mean in play.
//! * A saved game is a start and its moves, which are replayed on loading: no file can produce an
//!   illegal position.
//! * No module uses a terminal, files or the time of day, but that a search may have a limit of time,
//!   and that [`engine::external`] starts other programs.

#[cfg(feature = "app")]
#[doc(hidden)]
pub mod app;
pub mod board;
pub mod clock;
pub mod engine;
pub mod game;
pub mod kernel;
pub mod link;
pub mod moves;
pub mod notation;
pub mod openings;
pub mod perft;
pub mod position;
pub mod result;
pub mod rules;
pub mod series;
pub mod session;
#[cfg(target_arch = "x86_64")]
mod simd;
mod sorting;
pub mod square;
pub mod stats;
pub mod tree;

pub use board::{Board, ByColor, Color};
pub use game::{Game, Ply};
pub use position::{IllegalMove, Position};
pub use result::{Forfeit, GameResult, Reason};
pub use rules::{Preset, Rules};
pub use square::{Bitboard, Square, Symmetry};

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
