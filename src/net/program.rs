//! Programs that lead to the page, and end with this one.

use std::io::{self, BufReader, ErrorKind, Read};
use std::process::{ChildStdin, ChildStdout, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use othello_home::disk::lines::InputLine;
use othello_home::process::children::ProcessGroup;
use othello_home::said;
use othello_os::processes;

use super::threads::spawn;
use super::throttle::Throttle;
use othello_peer::LONGEST;
use othello_words::i18n::m;

/// A program that was started; its clones are the same one.
#[derive(Clone)]
pub struct Program(Arc<Mutex<ProcessGroup>>);

impl Program {
    /// Starts a program; returns its standard input and output as well. Each line of its standard error is passed to
    /// `tell`.
    pub fn start(
        command: &[String],
        tell: impl FnMut(&str) + Send + 'static,
    ) -> io::Result<(Self, ChildStdin, ChildStdout)> {
        let (program, args) = command.split_first().ok_or(ErrorKind::InvalidInput)?;
        let mut started = processes::command(program);
        started.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let failed = |error| {
            let what = m::faults::cannot_start(program.as_str());
            let why = m::common::raw(said::in_words(&error));
            io::Error::other(m::faults::because(what, why).to_string())
        };
        let mut group = ProcessGroup::start(&mut started).map_err(failed)?;
        let child = group.leader();
        let (input, output, errors) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        if let Some(errors) = errors {
            spawn("errors", move || tell_lines(errors, tell));
        }
        let (Some(input), Some(output)) = (input, output) else {
            return Err(ErrorKind::BrokenPipe.into());
        };
        Ok((Self(Arc::new(Mutex::new(group))), input, output))
    }

    /// Asks the program to end, and kills it if it does not, on a thread of its own.
    pub fn end(&self) {
        let group = Arc::clone(&self.0);
        spawn("end", move || group.lock().unwrap_or_else(PoisonError::into_inner).end());
    }

    pub fn has_ended(&self) -> bool {
        match self.0.try_lock() {
            Ok(mut group) => !matches!(group.try_wait(), Ok(None)),
            // It is being ended, which may take a moment.
            Err(_) => false,
        }
    }
}

/// Passes on the lines that are UTF-8, as many as another side may send: the program may repeat what it says.
pub fn tell_lines(output: impl Read, mut tell: impl FnMut(&str)) {
    let mut throttle = Throttle::default();
    let mut output = BufReader::new(output);
    while let Ok(line) = InputLine::read(&mut output, LONGEST) {
        match line {
            InputLine::Whole(bytes) => {
                if let Ok(line) = str::from_utf8(&bytes) {
                    tell(line);
                }
            }
            InputLine::TooLong(_) => {}
            InputLine::Unfinished(_) | InputLine::End => return,
        }
        throttle.wait();
    }
}
