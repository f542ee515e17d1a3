//! The engine's side of the protocols, without a process.

mod gtp;
mod nboard;
mod nboard_lines;
mod random_lines;

use std::time::Duration;

use othello_engine::any_engine::AnyEngine;
use othello_engine::protocol::{Next, Server};
use othello_engine::{Limits, Options, Stop};

/// A conversation with a server, and an engine for its searches.
struct Conversation<S> {
    server: S,
    engine: AnyEngine,
    has_quit: bool,
}

impl<S: Server> Conversation<S> {
    fn new(server: S) -> Self {
        let options = Options { table_bytes: 1 << 20, ..Options::default() };
        Self { server, engine: AnyEngine::new(options), has_quit: false }
    }

    /// Sends a line and returns all that is answered, also to the searches that it asks for, each to
    /// its whole depth.
    fn send(&mut self, line: &str) -> String {
        self.send_within(line, |limits| limits)
    }

    /// Does the same with other limits of the searches.
    fn send_within(&mut self, line: &str, within: impl Fn(Limits) -> Limits) -> String {
        let response = self.server.receive(line);
        let mut text = response.text;
        match response.next {
            Next::Read => {}
            Next::Quit => self.has_quit = true,
            Next::Think(task) => {
                let Self { server, engine, .. } = self;
                let elapsed = Duration::from_millis(250);
                let progress = |report: &_| text += &server.progress(report, elapsed);
                let limits = within(task.limits);
                let (position, stop) = (task.position, Stop::new());
                let report = engine.search_moves(&position, task.count, &limits, &stop, progress);
                text += &self.server.finish(&report, elapsed);
            }
        }
        text
    }
}
