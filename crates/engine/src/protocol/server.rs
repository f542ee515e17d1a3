//! The side of a protocol that serves, whatever the protocol.

use std::time::Duration;

use crate::limits::Limits;
use crate::report::SearchReport;
use othello_core::position::Position;

/// The side of a protocol that serves: it takes the lines of another program, one after another, and
/// returns texts for it.
///
/// A search that [`receive`](Self::receive) asks for is followed by any number of calls of
/// [`progress`](Self::progress) and one of [`finish`](Self::finish) before the next line.
pub trait Server {
    /// Returns how a line bears on the search under way.
    fn urgency(line: &str) -> Urgency
    where
        Self: Sized;

    /// Takes a line, and returns the answer and what comes next.
    fn receive(&mut self, line: &str) -> Response;

    /// Returns the text about a line that cannot be taken, for that reason.
    fn refuse(&self, reason: &str) -> String;

    /// Takes a result on the way to the result of the search, `elapsed` after it began.
    fn progress(&mut self, report: &SearchReport, elapsed: Duration) -> String;

    /// Takes the result of the search, `elapsed` after it began.
    fn finish(&mut self, report: &SearchReport, elapsed: Duration) -> String;
}

/// The bearing of a line on the search under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Urgency {
    /// The line says nothing, and need not be [received](Server::receive).
    Ignored,
    /// It waits for the end of the search.
    Waits,
    /// It asks to stop the search, whatever else it asks for.
    StopsSearch,
}

/// The answer to a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The text to write at once: whole lines, or nothing.
    pub text: String,
    /// The next thing to do.
    pub next: Next,
}

impl Response {
    /// Makes an answer after which the next line is read.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), next: Next::Read }
    }
}

/// The next thing to do after an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// The next line.
    Read,
    /// A search.
    Think(ServerTask),
    /// The end of the conversation.
    Quit,
}

/// A search that a server asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct ServerTask {
    /// The position; there is a player to move.
    pub position: Position,
    /// The number of best moves whose values are wanted.
    pub count: usize,
    /// The limits of the search.
    pub limits: Limits,
    /// The depth in plies that it reaches even if it is stopped; 0 if its result is not needed then.
    pub least_depth: u32,
}
