//! The protocols by which an engine and another program talk to each other, line by line and without
//! input or output: who reads and writes the lines is left to the program.
//!
//! [`nboard`] has the lines of graphical boards in both directions and a server, [`gtp`] a server of
//! the Go Text Protocol. A [`Server`] takes lines and returns texts, and asks for the searches that
//! it needs:
//!
//! ```
//! use std::time::Duration;
//! use othello_engine::any_engine::AnyEngine;
//! use othello_engine::protocol::{Next, Server, ServerSettings, gtp};
//! use othello_engine::{Options, Stop};
//!
//! let mut engine = AnyEngine::new(Options::default());
//! let settings = ServerSettings::default();
//! let mut server = gtp::GtpServer::new(settings, Box::new(|_| Err("no files".into())));
//! assert_eq!(server.receive("7 play b f5").text, "=7\n\n");
//! let Next::Think(task) = server.receive("8 genmove w").next else { panic!("a search") };
//! let report = engine.search_moves(&task.position, task.count, &task.limits, &Stop::new(), |_| {});
//! assert_eq!(server.finish(&report, Duration::ZERO).len(), "=8 d6\n\n".len());
//! ```

pub mod gtp;
pub mod nboard;
mod server;
mod settings;
mod turn;
mod turns;

pub use server::{Next, Response, Server, ServerTask, Urgency};
pub use settings::ServerSettings;
pub use turn::{ParseTurnError, Turn};
pub use turns::{TurnError, Turns};
