//! Errors, warnings and notes about an input, on standard error.

use std::io::{Write, stderr};

use othello_home::input::{message, prefix};
use othello_home::process::exit_status::ExitStatus;
use othello_notation::error::{ErrorCategory, Location, ReadError, Warning};
use othello_words::faults::Said;
use othello_words::text;

/// The most bytes of a line on standard error, whatever the input was.
const LONGEST_LINE: usize = 200;

/// An error, a warning or a note about an input.
pub struct Diagnostic {
    text: String,
    /// The status of a command that comes upon it.
    status: ExitStatus,
}

impl Diagnostic {
    /// Returns an error in a game: `FILE:LINE: error`. One of another kind of game is no failure.
    pub fn of(name: &str, error: &ReadError) -> Self {
        let is_skipped = error.kind.category() == ErrorCategory::Skipped;
        let status = if is_skipped { ExitStatus::Success } else { ExitStatus::Failure };
        Self { text: message(name, error), status }
    }

    pub fn warning(name: &str, place: Location, warning: &Warning) -> Self {
        Self::note(format!("{}{}", prefix(name, place), warning.said()))
    }

    pub const fn error(text: String) -> Self {
        Self { text, status: ExitStatus::Failure }
    }

    /// Returns a remark that lets nothing fail.
    pub const fn note(text: String) -> Self {
        Self { text, status: ExitStatus::Success }
    }

    /// Says it, and sets the status of a command that comes upon it.
    pub fn say(&self, status: &mut ExitStatus) {
        print_error(&self.text);
        if self.status != ExitStatus::Success {
            *status = self.status;
        }
    }
}

/// Prints a line of bounded length on standard error.
pub fn print_error(text: &str) {
    let line = format!("othello: {}", text::printable(text));
    // Standard error may be closed.
    let _ = writeln!(stderr(), "{}", clip(&line, LONGEST_LINE));
}

/// Returns as many whole characters as fit into so many bytes.
fn clip(text: &str, bytes: usize) -> &str {
    let ends = text.char_indices().map(|(at, letter)| at + letter.len_utf8());
    &text[..ends.take_while(|&end| end <= bytes).last().unwrap_or(0)]
}
