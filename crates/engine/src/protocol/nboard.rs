//! The `NBoard` protocol, versions 1 and 2, by which graphical boards drive engines.
//!
//! A [`Request`] is a line from the board to the engine, a [`Reply`] one from the engine to the board.
//! Both are read and written, so that they serve either side; [`NboardServer`] is the engine's. The source is
//! the description that comes with the programs `NBoard` and `Ntest` by Chris Welty; the readers take
//! what engines write in practice as well, such as Edax's `=== f5 2.00 0.1`.
//!
//! ```
//! use othello_core::Square;
//! use othello_engine::protocol::Turn;
//! use othello_engine::protocol::nboard::{RatedTurn, Reply, Request};
//!
//! assert_eq!("set depth 12".parse(), Ok(Request::SetDepth(12)));
//! let reply: Reply = "=== F5/1.50/0.25".parse()?;
//! let turn = Turn::Move(Square::F5);
//! assert_eq!(reply, Reply::Move(RatedTurn { turn, eval: Some(1.5), seconds: Some(0.25) }));
//! # Ok::<(), othello_engine::protocol::nboard::LineError>(())
//! ```

mod line;
mod reply;
mod request;
mod server;

pub use line::{LineError, RatedTurn};
pub use reply::{Depth, Hint, Reply};
pub use request::Request;
pub use server::NboardServer;
