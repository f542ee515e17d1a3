//! The line mode: the same game for pipes, plain terminals and screen readers.
//!
//! This file alone reads lines and looks at a watch; [`desk`] is told what was typed and how long
//! that took.

mod beginning;
mod clocks;
mod command;
pub mod desk;
mod error;
mod files;
mod new_game;
mod playing;
mod report;
mod review;

use std::io::{BufRead, Write, stderr, stdin, stdout};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::app::exit_status::ExitStatus;
use desk::{Desk, Then};

/// Plays with the lines of standard input until they end.
pub fn run(mut desk: Desk) -> Result<ExitStatus> {
    let mut status = ExitStatus::Success;
    let mut turn_began = Instant::now();
    say(&desk.open())?;
    for line in Lines(stdin().lock()) {
        let line = line.context("cannot read standard input")?;
        let answer = desk.obey(&line, turn_began.elapsed());
        turn_began = Instant::now();
        say(&answer.said)?;
        match answer.then {
            Then::GoOn => {}
            Then::Refuse(reason) => {
                // Nobody need be there to read it.
                let _ = writeln!(stderr(), "othello: {reason}");
                if desk.is_script() {
                    status = ExitStatus::Failure;
                }
            }
            Then::Leave => {
                say(&desk.close(Duration::ZERO))?;
                return Ok(status);
            }
        }
    }
    say(&desk.close(turn_began.elapsed()))?;
    Ok(status)
}

/// Says something in lines of its own; nothing in none.
fn say(text: &str) -> Result<()> {
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
