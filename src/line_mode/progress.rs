//! The progress of a search that takes long, said less and less often.

use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use othello_home::engine_worker::EngineReply;

use othello_board::app::App;
use othello_board::features::{book, lines};

/// The time after which the progress is said first. The next time is when the search has taken twice as long.
const FIRST: Duration = Duration::from_secs(1);

/// The progress of the search that was asked for last.
pub struct SearchProgress {
    began: Instant,
    due: Duration,
}

impl SearchProgress {
    pub fn begin() -> Self {
        Self { began: Instant::now(), due: FIRST }
    }

    /// Returns how far the search has come, if it is time to say so.
    pub fn due(&mut self, app: &App, reply: &EngineReply) -> Option<String> {
        let elapsed = self.began.elapsed();
        if elapsed < self.due {
            return None;
        }
        let said = lines::progress(app, reply).or_else(|| book::progress(app, reply))?;
        self.due = 2 * elapsed;
        Some(said.form("line").unwrap_or_else(|| said.to_string()))
    }

    /// Prints how far the search has come, if it is time to say so, while a line is still executed.
    pub fn print(&mut self, app: &App, reply: &EngineReply) {
        if let Some(said) = self.due(app, reply) {
            let mut out = stdout();
            // What cannot be written now is noticed at the end of the line.
            let _ = writeln!(out, "{said}").and_then(|()| out.flush());
        }
    }
}
