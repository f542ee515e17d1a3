//! Lines that come together at a terminal: some that were typed ahead, or a text that was pasted.

use std::time::Duration;

use othello_words::i18n::m;
use othello_words::text;

use super::state::{LineMode, LineOutcome, LineResponse};
use othello_board::line_mode::commands;

/// Lines that came together and have not been executed.
#[derive(Debug)]
pub struct Together<'a> {
    waiting: Waiting<'a>,
    /// Several came at once, which nobody has typed after reading what they led to.
    are_several: bool,
}

#[derive(Debug)]
enum Waiting<'a> {
    Lines(&'a [String]),
    /// A text that is no commands and moves.
    Text(String),
    /// The number of lines that are not executed.
    Dropped(usize),
}

impl<'a> Together<'a> {
    /// Tells a text from commands and moves. Those of a script are always such.
    pub fn of(lines: &'a [String], line_mode: &LineMode) -> Self {
        let are_several = lines.len() > 1 && !line_mode.is_script();
        let are_typed = || lines.iter().all(|line| is_command_or_moves(line));
        let waiting = if are_several && !are_typed() {
            Waiting::Text(lines.concat())
        } else {
            Waiting::Lines(lines)
        };
        Self { waiting, are_several }
    }

    /// Executes the next line, or the whole text, that came so long after the last response. Of several lines none
    /// answers a question or quits, and none is executed after one that asks or is refused.
    pub fn execute_next(
        &mut self,
        line_mode: &mut LineMode,
        elapsed: Duration,
    ) -> Option<LineResponse> {
        let (response, rest) = match std::mem::replace(&mut self.waiting, Waiting::Dropped(0)) {
            Waiting::Lines([]) | Waiting::Dropped(0) => return None,
            Waiting::Dropped(count) => {
                let text = m::screen::lines_dropped(count).to_string();
                return Some(LineResponse { text, outcome: LineOutcome::Done });
            }
            Waiting::Text(text) => (line_mode.paste(&text, elapsed), &[][..]),
            Waiting::Lines(lines @ [line, ..])
                if self.are_several && line_mode.has_to_come_alone(line) =>
            {
                self.waiting = Waiting::Dropped(lines.len());
                return self.execute_next(line_mode, elapsed);
            }
            Waiting::Lines([line, rest @ ..]) => (line_mode.execute(line, elapsed), rest),
        };
        let has_stopped =
            matches!(response.outcome, LineOutcome::Refused(_)) || line_mode.has_asked();
        self.waiting = if self.are_several && has_stopped {
            Waiting::Dropped(rest.len())
        } else {
            Waiting::Lines(rest)
        };
        Some(response)
    }
}

/// Returns `true` if a line is a command, or moves and nothing else, as one types them.
fn is_command_or_moves(line: &str) -> bool {
    let is_of_square = |byte| matches!(byte, b'a'..=b'h' | b'A'..=b'H' | b'1'..=b'8');
    let line = &*text::typed_line(line.trim());
    !matches!(commands::parse(line), Ok(None)) || {
        line.split_whitespace().all(|word| word.bytes().all(is_of_square))
    }
}
