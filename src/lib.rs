//! The rules of Othello and all its family on bitboards, and the board for the terminal that is
//! built on them.
//!
//! ```
//! use othello::game::Game;
//! use othello::notation::transcript;
//! use othello::rules::Rules;
//!
//! let mut game = Game::new(Rules::OTHELLO);
//! transcript::play(&mut game, "e6 f4 e3 f6 g5 d6 e7 f5 c5")?;
//! let result = game.position().result().expect("White has no disc left");
//! assert_eq!(result.discs.black, 13);
//! assert_eq!(result.score.black, 64);
//! # Ok::<(), othello::notation::transcript::TranscriptError>(())
//! ```
//!
//! # The map
//!
//! A module uses only those above it in this list.
//!
//! | module | what lives there |
//! |---|---|
//! | [`square`] | a square, a set of squares, their numbering (a1 = bit 0), the eight symmetries |
//! | [`moves`] | legal moves, flips, play and *expand* on two `u64`s, the side to move first |
//! | [`kernel`] | the same for loops, with the best that the processor has |
//! | [`board`] | the two colours, and where their discs lie |
//! | [`rules`] | every axis in which the family differs, and its named presets |
//! | [`result`] | how a game ended |
//! | [`position`] | one moment: whose turn, what is legal, what follows, how it ended |
//! | [`game`] | the record of play: start, plies, the mark between played and taken back |
//! | [`perft`] | counting the tree |
//! | [`stats`] | mobility, frontier, stable discs, special squares |
//! | [`clock`] | time controls, and a clock that is told how much time passed |
//! | [`notation`] | games as text and bytes: transcript, position, PGN, GGF, SGF, WTHOR |
//! | [`series`] | a match of several games |
//! | [`session`] | a sitting: names, game, clock, resignation and time-out, match |
//! | [`openings`] | names of openings, however the board lies |
//!
//! An engine needs [`moves`] alone; a program that plays needs [`game`] or [`position`]. Without
//! the default feature `app` nothing of a terminal is compiled:
//! `othello = { version = "0.1", default-features = false }`.
//!
//! # What always holds
//!
//! * The side to move can move, or the game is over: a forced pass belongs to the move before it, so
//!   there is no move "pass", and undo, transcripts, clocks and results need no case for it.
//! * A move is always a square. White's choice of what to turn, in the openings that have it, is a
//!   move of its own: the disc that is turned.
//! * Rules are a value; what they mean in play only [`position`] decides.
//! * A saved game is a start and its moves, played again on loading: no file makes an illegal game.
//! * Nothing here knows a terminal, a file or the time of day.

#[cfg(feature = "app")]
#[doc(hidden)]
pub mod app;
pub mod board;
pub mod clock;
pub mod game;
pub mod kernel;
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
pub mod square;
pub mod stats;

/// The example of the README is one that works.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
