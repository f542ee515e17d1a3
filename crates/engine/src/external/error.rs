//! The faults of external engines.

use std::error::Error;
use std::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use othello_core::position::IllegalMove;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::controls_output;

/// The error of an external engine, with its command.
#[derive(Debug)]
pub struct ExternalError {
    /// The command line of the engine.
    pub command: String,
    /// The fault.
    pub kind: ExternalErrorKind,
}

/// A fault of an external engine.
///
/// Lines of the engine are quoted without control characters, and shortened.
#[derive(Debug)]
#[non_exhaustive]
pub enum ExternalErrorKind {
    /// The command cannot be started.
    NotStarted(io::Error),
    /// The engine has ended, or closed its input or output.
    Ended {
        /// The exit status; `None` if it closed its input or output and went on.
        status: Option<ExitStatus>,
        /// The last line of its standard error.
        last_error: Option<String>,
    },
    /// The engine did not answer in time.
    NoAnswer {
        /// The time that it had.
        time_limit: Duration,
        /// The last line of its standard error.
        last_error: Option<String>,
    },
    /// The engine wrote a line that is none of the protocol instead of the answer.
    Nonsense {
        /// The line.
        line: String,
        /// A line such as the one that was due.
        expected: &'static str,
    },
    /// The engine passed in a position in which it can move.
    Pass,
    /// The engine chose a move that is not legal.
    IllegalMove(Square, IllegalMove),
    /// The engine was asked for a move under rules that the protocol does not know.
    Rules(Rules),
    /// The engine was stopped.
    Stopped,
}

impl fmt::Display for ExternalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { command, kind } = self;
        match kind {
            ExternalErrorKind::NotStarted(_) => write!(f, "cannot start the engine `{command}`"),
            ExternalErrorKind::Ended { status, last_error } => {
                match status {
                    Some(status) => write!(f, "the engine `{command}` ended ({status})")?,
                    None => write!(f, "the engine `{command}` closed its input or output")?,
                }
                write_last(f, last_error.as_deref())
            }
            ExternalErrorKind::NoAnswer { time_limit, last_error } => {
                let seconds = time_limit.as_secs_f64();
                write!(f, "the engine `{command}` did not answer within {seconds} s")?;
                write_last(f, last_error.as_deref())
            }
            ExternalErrorKind::Nonsense { line, expected } => {
                write!(
                    f,
                    "the engine `{command}` wrote `{line}`, expected a line such as `{expected}`"
                )
            }
            ExternalErrorKind::Pass => {
                write!(f, "the engine `{command}` passed although it can move")
            }
            ExternalErrorKind::IllegalMove(square, why) => {
                write!(f, "the engine `{command}` chose {square}, which {why}")
            }
            ExternalErrorKind::Rules(rules) => {
                write!(f, "the engine `{command}` plays standard Othello only, not {rules}")
            }
            ExternalErrorKind::Stopped => write!(f, "the engine `{command}` was stopped"),
        }
    }
}

fn write_last(f: &mut fmt::Formatter<'_>, line: Option<&str>) -> fmt::Result {
    match line {
        Some(line) => write!(f, "; its last message: {line}"),
        None => Ok(()),
    }
}

impl Error for ExternalError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            ExternalErrorKind::NotStarted(error) => Some(error),
            ExternalErrorKind::Ended { .. }
            | ExternalErrorKind::NoAnswer { .. }
            | ExternalErrorKind::Nonsense { .. }
            | ExternalErrorKind::Pass
            | ExternalErrorKind::IllegalMove(..)
            | ExternalErrorKind::Rules(_)
            | ExternalErrorKind::Stopped => None,
        }
    }
}

/// The most characters of a line that an error repeats.
const QUOTED: usize = 100;

/// Returns the beginning of a line, with its control characters escaped.
pub(super) fn shortened(line: &str) -> String {
    let mut short = String::new();
    let mut letters = line.trim().chars();
    for letter in letters.by_ref().take(QUOTED) {
        if controls_output(letter) {
            short.extend(letter.escape_default());
        } else {
            short.push(letter);
        }
    }
    if letters.next().is_some() {
        short.push('…');
    }
    short
}
