//! The Go Text Protocol, version 2, with Othello as its game: the engine's side of a conversation.
//!
//! A command is a line, `12 play b f5`, in which the number is optional; the answer, `=12` or, if the
//! command fails, `?12` and a sentence, ends with an empty line. The sources are the specification
//! by Gunnar Farnebäck (draft 2) and the commands that Edax understands. Commands are carried out one
//! after another; none stops the one before.

mod command;
mod server;
mod time;

pub use command::{CommandError, GtpCommand, GtpLine};
pub use server::{GtpServer, ReadFile};
