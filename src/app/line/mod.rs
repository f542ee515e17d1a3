//! The line mode: the same game in lines of text, for pipes, plain terminals and screen readers.
//!
//! [`LineMode`] translates: a typed line into an action of the controller, and what that leads to
//! into sentences. The loop in this file alone reads lines and measures time.

mod command;
mod error;
mod execute;
mod narrate;
mod new_game;
mod report;

pub use command::commands;

use std::io::{BufRead, Write, stderr, stdin, stdout};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::app::controller::{Action, Confirmation, Controller, Effect, Event, Output};
use crate::app::exit_status::ExitStatus;
use crate::app::narration;
use crate::app::store::Storage;

/// The line mode of a session.
pub struct LineMode<'s> {
    controller: Controller,
    /// The store, where the lines are typed at a terminal.
    storage: Option<&'s mut dyn Storage>,
    echo: BoardEcho,
    /// Sentences about saving, for the next response.
    pending: Vec<String>,
}

/// The moments at which the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEcho {
    /// After each move, undo and redo.
    AfterMoves,
    /// When asked for.
    OnRequest,
}

/// The response to a line.
#[derive(Debug, PartialEq, Eq)]
pub struct Response {
    /// Lines for standard output; empty if there is nothing to say.
    pub text: String,
    /// The outcome for the loop.
    pub outcome: Outcome,
}

/// The outcome of a line.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The line was executed.
    Done,
    /// The line was refused, for that reason.
    Refused(String),
    /// The line quits.
    Quit,
}

impl<'s> LineMode<'s> {
    /// Creates the line mode of a session at a terminal.
    pub fn at_terminal(
        controller: Controller,
        storage: &'s mut dyn Storage,
        echo: BoardEcho,
    ) -> Self {
        Self { controller, storage: Some(storage), echo, pending: Vec::new() }
    }

    /// Creates the line mode of a session whose lines come from a file or a program: no question
    /// is asked, no file is touched. The controller should skip confirmation.
    pub const fn for_script(controller: Controller, echo: BoardEcho) -> Self {
        Self { controller, storage: None, echo, pending: Vec::new() }
    }

    /// The same line mode with sentences to be said first.
    #[must_use]
    pub fn with_notices(mut self, notices: impl IntoIterator<Item = String>) -> Self {
        self.pending.extend(notices);
        self
    }

    /// The state that both front ends share.
    pub const fn controller(&self) -> &Controller {
        &self.controller
    }

    const fn is_script(&self) -> bool {
        self.storage.is_none()
    }

    /// Returns the first lines of the session.
    pub fn greet(&mut self) -> String {
        let mut said = std::mem::take(&mut self.pending);
        if !self.is_script() {
            said.push("Type a move, such as d3, or help for all commands.".into());
        }
        said.push(self.introduction());
        said.join("\n")
    }

    /// Executes a line that was typed so long after the last response.
    pub fn execute(&mut self, line: &str, elapsed: Duration) -> Response {
        let mut said = vec![self.elapse(elapsed)];
        let outcome = match self.run(line.trim()) {
            Ok(Some(text)) => {
                said.push(text);
                Outcome::Done
            }
            Ok(None) => Outcome::Quit,
            Err(error) => Outcome::Refused(error.to_string()),
        };
        said.append(&mut self.pending);
        said.retain(|text| !text.is_empty());
        Response { text: said.join("\n"), outcome }
    }

    /// Saves the game at the end of the input, and returns the last lines of the session.
    pub fn finish(&mut self, elapsed: Duration) -> String {
        self.elapse(elapsed);
        self.dispatch(Action::Quit(ExitStatus::Success));
        let mut said = std::mem::take(&mut self.pending);
        said.push(narration::summary(self.controller.session()));
        said.join("\n")
    }

    /// Lets time pass; returns the sentence of a loss on time.
    fn elapse(&mut self, time: Duration) -> String {
        let events = self.dispatch(Action::Elapse(time));
        self.narrate(events).unwrap_or_default()
    }

    /// Hands an action to the controller and performs its effects; returns the events.
    fn dispatch(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        for output in self.controller.update(action) {
            match output {
                Output::Event(event) => events.push(event),
                Output::Effect(Effect::Store(request)) => {
                    if let Some(storage) = &mut self.storage {
                        let reply = storage.handle(request);
                        events.extend(self.dispatch(Action::Stored(reply)));
                    }
                }
                // The loop ends by itself, there is no clipboard, and only people at the keyboard
                // play so far.
                Output::Effect(
                    Effect::Quit(_)
                    | Effect::Copy(_)
                    | Effect::Think { .. }
                    | Effect::RequestUndo { .. },
                ) => {}
            }
        }
        events
    }
}

/// Returns the way in which a session in line mode confirms what cannot be undone.
pub const fn confirmation(is_script: bool) -> Confirmation {
    if is_script { Confirmation::Skip } else { Confirmation::Ask }
}

/// Plays with the lines of standard input until they end. A script fails if a line was refused.
pub fn run(mut line_mode: LineMode) -> Result<ExitStatus> {
    let mut status = ExitStatus::Success;
    let mut turn_began = Instant::now();
    print(&line_mode.greet())?;
    for line in Lines(stdin().lock()) {
        let line = line.context("cannot read standard input")?;
        let response = line_mode.execute(&line, turn_began.elapsed());
        turn_began = Instant::now();
        print(&response.text)?;
        match response.outcome {
            Outcome::Done => {}
            Outcome::Refused(reason) => {
                // Standard error may be closed.
                let _ = writeln!(stderr(), "othello: {reason}");
                if line_mode.is_script() {
                    status = ExitStatus::Failure;
                }
            }
            Outcome::Quit => break,
        }
    }
    print(&line_mode.finish(turn_began.elapsed()))?;
    Ok(status)
}

/// Prints lines, unless there are none.
fn print(text: &str) -> Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    writeln!(stdout(), "{}", text.trim_end()).context("cannot write to standard output")
}

/// The lines of an input, whatever bytes are in them.
struct Lines<R>(R);

impl<R: BufRead> Iterator for Lines<R> {
    type Item = std::io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        match self.0.read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(_) => Some(Ok(String::from_utf8_lossy(&line).into_owned())),
            Err(error) => Some(Err(error)),
        }
    }
}

#[cfg(test)]
mod tests;
