//! The line mode: the same game in lines of text, for pipes, plain terminals and screen readers.
//!
//! [`LineMode`] translates: a typed line into an action of the controller, and what that leads to
//! into sentences. The loop in this file alone reads the input and measures time.

mod command;
mod engine;
mod error;
mod execute;
mod exercise;
mod input;
pub mod lines;
mod link;
mod narrate;
mod new_game;
mod printer;
mod report;
mod squares;

pub use command::commands;

use std::collections::VecDeque;
use std::io::{Write, stderr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::controller::{Action, Controller, Effect, Event, Output, Pace};
use crate::engine_worker::{EngineReply, EngineRequest, EngineWorker};
use crate::narration;
use crate::net::LinkWorker;
use crate::os::exit_status::ExitStatus;
use crate::store::Storage;
use engine::Engine;
use error::LineError;
use input::{Input, Inputs};
use lines::LONGEST_LINE;
use printer::Printer;

/// The lines after which the players are told again that the game is not saved.
const REMINDER_LINES: u32 = 5;

/// The line mode of a session.
pub struct LineMode<'s> {
    controller: Controller,
    /// The store, where the lines are typed at a terminal.
    storage: Option<&'s mut dyn Storage>,
    engine: Engine,
    /// The way to another machine, if the game is played with one.
    link: Option<LinkWorker>,
    echo: BoardEcho,
    evaluation_form: EvaluationForm,
    /// Sentences about saving and the player's level, for the end of the next response.
    news: Vec<String>,
    /// The lines since the players were told that the game is not saved.
    lines_since_warning: u32,
    /// The text of the last response.
    last_text: String,
}

/// The part of an evaluation that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EvaluationForm {
    /// The best move with its value.
    BestMove,
    /// Every legal move with its value and its loss.
    EveryMove,
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
        Self { storage: Some(storage), ..Self::for_script(controller, echo) }
    }

    /// Creates the line mode of a session whose lines come from a file or a program: no question
    /// is asked, no file is touched. The controller should skip confirmation.
    pub fn for_script(controller: Controller, echo: BoardEcho) -> Self {
        Self {
            controller: controller.with_pace(Pace::Instant),
            storage: None,
            engine: Engine::Here(Box::default()),
            link: None,
            echo,
            evaluation_form: EvaluationForm::BestMove,
            news: Vec::new(),
            lines_since_warning: 0,
            last_text: String::new(),
        }
    }

    /// The same line mode with sentences to be said first.
    #[must_use]
    pub fn with_news(mut self, news: impl IntoIterator<Item = String>) -> Self {
        self.news.extend(news);
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
        let events = self.dispatch(Action::Begin);
        let has_moves = !events.is_empty();
        let moves = self.narrate(events).unwrap_or_default();
        let mut said = std::mem::take(&mut self.news);
        if !self.is_script() {
            said.push("Type a move, such as d3, or help for all commands.".into());
        }
        if self.controller.link().is_some() {
            said.push(self.connection());
        } else if has_moves {
            said.extend([self.terms(), moves]);
        } else {
            said.push(self.introduction());
        }
        said.retain(|text| !text.is_empty());
        self.last_text = said.join("\n");
        self.last_text.clone()
    }

    /// Returns the prompt of the next line: the player to move, unless something else is asked.
    pub fn prompt(&self) -> String {
        let is_elsewhere = self.controller.is_browsing() || self.controller.is_solving();
        let is_over = self.controller.is_forfeited() && !is_elsewhere;
        let is_open = !is_over && self.controller.question().is_none();
        // Another answer begins in the same position.
        let position = self.controller.problem().map(|problem| *problem.position());
        let position = position.unwrap_or_else(|| self.controller.viewed_position());
        let is_own = !is_open || self.controller.link().is_none() || self.controller.can_play();
        let to_move = position.to_move();
        let to_move = to_move.filter(|_| is_open && is_own && !self.controller.is_thinking());
        to_move.map_or_else(|| ">".into(), |color| format!("{color}>"))
    }

    /// Executes a line that was typed so long after the last response. The first line starts the
    /// clock of a new game.
    pub fn execute(&mut self, line: &str, elapsed: Duration) -> Response {
        let mut said = vec![self.pass_time(elapsed)];
        self.dispatch(Action::StartClock);
        let result = if line.trim_end().len() > LONGEST_LINE {
            LineError::because(format!("expected a line of at most {LONGEST_LINE} bytes"))
        } else {
            self.run(line.trim())
        };
        let outcome = match result {
            Ok(Some(text)) => {
                said.push(text);
                Outcome::Done
            }
            Ok(None) => Outcome::Quit,
            Err(error) => Outcome::Refused(error.to_string()),
        };
        self.remind_of_failing_saves();
        said.append(&mut self.news);
        said.retain(|text| !text.is_empty());
        self.last_text = said.join("\n");
        Response { text: self.last_text.clone(), outcome }
    }

    /// Lets time pass without a line; returns the sentences of a loss on time, or about saving.
    pub fn elapse(&mut self, time: Duration) -> String {
        let said = self.pass_time(time);
        self.unasked(vec![said])
    }

    /// Saves the game and quits; returns the last lines of the session. A result that was told with
    /// the last response is not told again.
    pub fn finish(&mut self, elapsed: Duration) -> String {
        self.pass_time(elapsed);
        let events = self.dispatch(Action::Quit(ExitStatus::Success));
        // Nothing but saving is left to be said.
        let _ = self.narrate(events);
        let mut said = std::mem::take(&mut self.news);
        let summary = match self.controller.exercise() {
            // The game behind it has not begun.
            Some(exercise) if self.controller.game().plies().is_empty() => {
                narration::exercise::end(exercise)
            }
            Some(_) | None => narration::summary(self.controller.session(), &narration::colors()),
        };
        let (state, moves) = summary.split_once('\n').unwrap_or((&summary, ""));
        let is_told = self.last_text.contains(state);
        said.push(if is_told { moves.to_owned() } else { summary });
        said.retain(|text| !text.is_empty());
        said.join("\n")
    }

    /// Lets time pass; returns the sentence of a loss on time.
    fn pass_time(&mut self, time: Duration) -> String {
        let events = self.dispatch(Action::Elapse(time));
        self.narrate(events).unwrap_or_default()
    }

    /// Takes in a reply of the engine that has come so long after the last response; returns the
    /// sentences about its move.
    pub fn engine_replied(&mut self, reply: EngineReply, elapsed: Duration) -> String {
        let late = self.pass_time(elapsed);
        let events = self.dispatch(Action::EngineReplied(reply));
        let said = vec![late, self.narrate(events).unwrap_or_default()];
        self.unasked(said)
    }

    /// Returns what is said without a line: these sentences, and the news.
    fn unasked(&mut self, mut said: Vec<String>) -> String {
        said.append(&mut self.news);
        said.retain(|text| !text.is_empty());
        let text = said.join("\n");
        if !text.is_empty() {
            self.last_text.clone_from(&text);
        }
        text
    }

    /// The same line mode, whose caller takes the [requests](Self::engine_request) to the engine and
    /// brings the [replies](Self::engine_replied).
    #[must_use]
    pub fn with_engine_of_caller(mut self) -> Self {
        self.engine = Engine::OfCaller(None);
        self
    }

    /// Takes the request that waits for the caller.
    pub const fn engine_request(&mut self) -> Option<EngineRequest> {
        match &mut self.engine {
            Engine::OfCaller(waiting) => waiting.take(),
            Engine::Here(_) | Engine::Elsewhere(_) => None,
        }
    }

    /// Has the engine reply later, by [`engine_replied`](Self::engine_replied).
    fn move_engine_elsewhere(&mut self, reply: impl FnMut(EngineReply) + Send + 'static) {
        self.engine = Engine::Elsewhere(EngineWorker::new(reply));
    }

    /// Says once more that the game is not saved, if it was not said for a few lines.
    fn remind_of_failing_saves(&mut self) {
        let Some(error) = self.controller.save_error() else { return };
        if self.lines_since_warning == REMINDER_LINES {
            self.news.push(narration::save_failed(error));
            self.lines_since_warning = 0;
        }
        self.lines_since_warning += 1;
    }

    /// Hands an action to the controller and performs its effects; returns the events.
    fn dispatch(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let mut actions = VecDeque::from([action]);
        while let Some(action) = actions.pop_front() {
            self.update(action, &mut events, &mut actions);
        }
        events
    }

    /// Has the controller take in an action; collects the events, and the actions that follow.
    fn update(&mut self, action: Action, events: &mut Vec<Event>, actions: &mut VecDeque<Action>) {
        for output in self.controller.update(action) {
            match output {
                Output::Event(event) => events.push(event),
                Output::Effect(Effect::Engine(request)) => self.engine.request(request, actions),
                Output::Effect(Effect::StopEngine) => self.engine.stop(),
                Output::Effect(Effect::Store(request)) => {
                    if let Some(storage) = &mut self.storage {
                        let reply = storage.handle(request);
                        self.update(Action::Stored(reply), events, actions);
                    }
                }
                // The loop ends by itself, and there is no clipboard.
                Output::Effect(Effect::Link(effect)) => {
                    self.perform_link(effect);
                }
                Output::Effect(Effect::Quit(_) | Effect::Copy(_)) => {}
            }
        }
    }
}

/// Plays with the lines of standard input until they end or a signal arrives. A script fails if a
/// line was refused. The game is saved at the end, whatever has ended it.
pub fn run(line_mode: &mut LineMode) -> Result<ExitStatus> {
    let inputs = if line_mode.is_script() { Inputs::lines() } else { Inputs::lines_and_signals() };
    let inputs = inputs.context("cannot listen to standard input")?;
    if !line_mode.is_script() {
        let sender = inputs.sender();
        line_mode.move_engine_elsewhere(move |reply| {
            // The loop may have ended.
            let _ = sender.send(Input::Engine(reply));
        });
    }
    let sender = inputs.sender();
    line_mode.begin_link(move |action| {
        // The loop may have ended.
        let _ = sender.send(Input::Link(action));
    });
    let mut began = Instant::now();
    let mut printer =
        if line_mode.is_script() { Printer::for_script() } else { Printer::at_terminal() };
    let ended = play(line_mode, &inputs, &mut printer, &mut began);
    let last = line_mode.finish(began.elapsed());
    line_mode.end_link();
    let written = printer.leave_prompt().and_then(|()| printer.lines(&last));
    let ended = ended.and_then(|status| match written {
        // Nobody may be there to read this.
        Err(_) if status.is_of_signal() => Ok(status),
        written => written.map(|()| status),
    });
    match ended {
        Err(error) if !line_mode.is_script() && is_of_closed_terminal(&error) => {
            Ok(ExitStatus::HungUp)
        }
        ended => ended,
    }
}

/// Returns `true` for the error with which terminals are read and written whose window is closed.
fn is_of_closed_terminal(error: &anyhow::Error) -> bool {
    /// `EIO`, which has no kind of its own.
    const IO_ERROR: i32 = 5;
    let number = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    number.filter_map(std::io::Error::raw_os_error).any(|number| number == IO_ERROR)
}

/// Executes lines until they end; `began` is the moment from which on time counts.
fn play(
    line_mode: &mut LineMode,
    inputs: &Inputs,
    printer: &mut Printer,
    began: &mut Instant,
) -> Result<ExitStatus> {
    let mut status = ExitStatus::Success;
    printer.lines(&line_mode.greet())?;
    *began = Instant::now();
    loop {
        printer.prompt(&line_mode.prompt())?;
        let wait = line_mode.controller().next_event();
        match inputs.next(wait.map(|wait| wait.saturating_sub(began.elapsed()))) {
            Input::Line(line, arrived) => {
                printer.line_typed();
                let response = line_mode.execute(&line, arrived.saturating_duration_since(*began));
                // Nobody is charged for the time of a save.
                *began = Instant::now();
                printer.lines(&response.text)?;
                match response.outcome {
                    Outcome::Done => {}
                    Outcome::Refused(reason) => {
                        // Standard error may be closed.
                        let _ = writeln!(stderr(), "othello: {reason}");
                        if line_mode.is_script() {
                            status = ExitStatus::Failure;
                        }
                    }
                    Outcome::Quit => return Ok(status),
                }
            }
            Input::Timeout => {
                let text = line_mode.elapse(began.elapsed());
                *began = Instant::now();
                printer.lines(&text)?;
            }
            Input::Engine(reply) => {
                let text = line_mode.engine_replied(reply, began.elapsed());
                *began = Instant::now();
                printer.lines(&text)?;
            }
            Input::Link(action) => {
                let text = line_mode.linked(action, began.elapsed());
                *began = Instant::now();
                printer.lines(&text)?;
            }
            Input::End => return Ok(status),
            Input::Failed(error) => return Err(error).context("cannot read standard input"),
            Input::Quit(status) => return Ok(status),
        }
    }
}

#[cfg(test)]
mod tests;
