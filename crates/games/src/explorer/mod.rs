//! Bases of games: what was played in a position, by whom, and how it ended.
//!
//! [`read`] passes on the games of an input, whatever its format; those of the WTHOR base, without a
//! record of each, at more than a million a second. A [`Query`] counts them as they stream by, in memory
//! that does not grow. A [`GameBase`] keeps them, with a column of hashes for each number of discs, and
//! answers for any position.
//!
//! ```rust
//! use std::ops::ControlFlow;
//! use othello_core::{Position, Rules, Square};
//! use othello_games::explorer::{GameBase, Selection, read};
//! use othello_notation::wthor::Names;
//!
//! let mut base = GameBase::default();
//! let _ = read(&b"f5d6c3d3c4\nd3c5f6f5\n"[..], &Names::default(), None, |game| {
//!     base.add(&game.unwrap(), 0);
//!     ControlFlow::Continue(())
//! });
//! let selection = Selection::all(&base);
//! let rows = base.rows(&Position::start(Rules::OTHELLO), &selection);
//! assert_eq!(rows.iter().map(|row| row.count.games).collect::<Vec<_>>(), [2, 2, 2, 2]);
//! assert_eq!(base.games_at(&Position::start(Rules::OTHELLO).play(Square::F5).unwrap(), &selection), [0, 1]);
//! ```
//!
//! # What counts
//!
//! * A game counts once for a position that it reaches, by any order of moves and in any of the eight
//!   symmetries of the board, with the same side to move.
//! * The numbers of a move are those of the position after it; two moves that are symmetrical have the same.
//! * A game is finished if neither side can move, or if a player has resigned or run out of time. Such a
//!   forfeit is won, and its discs do not count.
//!
//! No module uses a terminal, files or threads: a caller passes readers.

mod count;
mod filter;
mod game;
mod game_base;
mod habits;
mod hash;
mod query;
mod reading;
mod symmetric;
mod trace;
mod turning;

pub use count::{GameCount, MoveCount};
pub use filter::{Filter, ParseYearsError, Programs, ResultFilter, Years, is_program};
pub use game::{BaseGame, Ending, are_othello};
pub use game_base::{GameBase, Listed, Selection};
pub use habits::Habit;
pub use query::Query;
pub use reading::{has_games_of, read};
pub use turning::{plies_before, turned};
