//! The line mode: the same game in lines of text, for pipes, plain terminals and screen readers.
//!
//! [`LineMode`] runs the command that a line begins with, and the narrator puts the events into sentences. The
//! loop in this file alone reads the input and measures time.

mod engine;
mod input;
mod printer;
mod progress;
mod state;
mod together;

pub use state::{LineMode, LineOutcome, LineResponse};

use std::io::{Write, stderr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use othello_home::process::exit_status::ExitStatus;
use othello_home::time::loop_watch::{LoopWatch, Passed};
use othello_os::terminal::is_of_closed;

use input::{LineInput, LineInputs};
use othello_board::features::link::linked::LinkAction;
use othello_words::i18n::m;
use printer::Printer;
use together::Together;

/// Plays with the lines of standard input until they end or a signal arrives. A script fails if a
/// line was refused. The game is saved at the end, whatever has ended it.
pub fn run(line_mode: &mut LineMode) -> Result<ExitStatus> {
    let inputs =
        if line_mode.is_script() { LineInputs::lines() } else { LineInputs::lines_and_signals() };
    let inputs = inputs.with_context(m::faults::input_unread)?;
    if !line_mode.is_script() {
        let sender = inputs.sender();
        line_mode.move_engine_elsewhere(move |reply| {
            // The loop may have ended.
            let _ = sender.send(LineInput::Engine(reply));
        });
    }
    let sender = inputs.sender();
    line_mode.begin_link(move |action| {
        // The loop may have ended.
        let _ = sender.send(LineInput::Link(action));
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
    error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>()).any(is_of_closed)
}

/// Executes lines until they end; `began` is the moment from which on time counts.
fn play(
    line_mode: &mut LineMode,
    inputs: &LineInputs,
    printer: &mut Printer,
    began: &mut Instant,
) -> Result<ExitStatus> {
    let mut status = ExitStatus::Success;
    printer.lines(&line_mode.greet())?;
    *began = Instant::now();
    let mut watch = LoopWatch::new();
    loop {
        printer.prompt(&line_mode.prompt())?;
        let wait = line_mode.next_event();
        let wait = wait.map(|wait| wait.saturating_sub(began.elapsed()));
        // Without an end of the wait nothing is at stake that a gap could harm.
        watch.wait(wait.unwrap_or(Duration::MAX));
        let input = inputs.next(wait);
        if line_mode.app().features.link.link().is_some() {
            let moment = match &input {
                LineInput::Link(action) => action.moment(),
                LineInput::Lines(..)
                | LineInput::Timeout
                | LineInput::Engine(_)
                | LineInput::End
                | LineInput::Failed(_)
                | LineInput::Quit(_) => None,
            };
            let Passed { stopped, ran } = watch.look(moment);
            if !stopped.is_zero() {
                printer.lines(
                    &line_mode.link_delivered(LinkAction::Stopped(stopped), Duration::ZERO),
                )?;
            }
            printer.lines(&line_mode.elapse(ran))?;
            *began = Instant::now();
        }
        match input {
            LineInput::Lines(lines, arrived) => {
                printer.line_typed();
                let elapsed = arrived.saturating_duration_since(*began);
                match take_lines(line_mode, printer, &lines, elapsed)? {
                    LineOutcome::Refused(_) if line_mode.is_script() => {
                        status = ExitStatus::Failure;
                    }
                    LineOutcome::Done | LineOutcome::Refused(_) => {}
                    LineOutcome::Quit => return Ok(status),
                }
                // Nobody is charged for the time of a save.
                *began = Instant::now();
            }
            LineInput::Timeout => {
                let text = line_mode.elapse(began.elapsed());
                *began = Instant::now();
                printer.lines(&text)?;
            }
            LineInput::Engine(reply) => {
                let text = line_mode.engine_replied(reply, began.elapsed());
                *began = Instant::now();
                printer.lines(&text)?;
            }
            LineInput::Link(action) => {
                let text = line_mode.link_delivered(action, began.elapsed());
                *began = Instant::now();
                printer.lines(&text)?;
            }
            LineInput::End => return Ok(status),
            LineInput::Failed(error) => return Err(error).with_context(m::faults::input_unread),
            LineInput::Quit(status) => return Ok(status),
        }
    }
}

/// Executes lines that came together, and prints the responses; returns the last outcome.
fn take_lines(
    line_mode: &mut LineMode,
    printer: &mut Printer,
    lines: &[String],
    elapsed: Duration,
) -> Result<LineOutcome> {
    let mut together = Together::of(lines, line_mode);
    let mut outcome = LineOutcome::Done;
    let mut elapsed = elapsed;
    while let Some(response) = together.execute_next(line_mode, elapsed) {
        elapsed = Duration::ZERO;
        if let Some(language) = line_mode.language_chosen() {
            language.choose();
        }
        printer.lines(&response.text)?;
        if let LineOutcome::Refused(reason) = &response.outcome {
            // Standard error may be closed.
            let _ = writeln!(stderr(), "othello: {reason}");
        }
        outcome = response.outcome;
        if outcome == LineOutcome::Quit {
            break;
        }
    }
    Ok(outcome)
}

#[cfg(test)]
mod tests;
