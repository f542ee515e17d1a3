//! The output of the line mode: lines, and a prompt where people type.

use std::io::{IsTerminal, Write, stdout};

use anyhow::{Context, Result};
use othello_words::i18n::m;

/// Standard output.
pub struct Printer {
    has_prompt: bool,
    /// `true` while the last thing printed is the prompt.
    is_at_prompt: bool,
}

impl Printer {
    /// Prints lines alone.
    pub const fn for_script() -> Self {
        Self { has_prompt: false, is_at_prompt: false }
    }

    /// Prints a prompt as well, where standard output is a terminal.
    pub fn at_terminal() -> Self {
        Self { has_prompt: stdout().is_terminal(), is_at_prompt: false }
    }

    /// Prints lines, unless there are none. They never stand behind the prompt.
    pub fn lines(&mut self, text: &str) -> Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        self.leave_prompt()?;
        writeln!(stdout(), "{}", text.trim_end()).with_context(m::faults::output_unwritten)
    }

    /// Prints the prompt, unless it stands there.
    pub fn prompt(&mut self, prompt: &str) -> Result<()> {
        if !self.has_prompt || self.is_at_prompt {
            return Ok(());
        }
        self.is_at_prompt = true;
        let mut out = stdout();
        write!(out, "{prompt} ")
            .and_then(|()| out.flush())
            .with_context(m::faults::output_unwritten)
    }

    /// Takes in that a line was typed: its end is the end of the prompt's line.
    pub const fn line_typed(&mut self) {
        self.is_at_prompt = false;
    }

    /// Ends the line of the prompt, if it is the last one.
    pub fn leave_prompt(&mut self) -> Result<()> {
        if std::mem::take(&mut self.is_at_prompt) {
            writeln!(stdout()).with_context(m::faults::output_unwritten)?;
        }
        Ok(())
    }
}
