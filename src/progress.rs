//! A line on the terminal that says how far a computation has come.

use std::cell::Cell;
use std::io::{IsTerminal, Write, stderr};

use ratatui::crossterm::terminal;

use crate::appearance;
use crate::text;

/// A line on standard error that the next one replaces; nothing where standard error is not a
/// terminal that can do that.
pub struct Progress {
    is_shown: bool,
    has_line: Cell<bool>,
}

impl Progress {
    /// Prepares the line for this terminal.
    pub fn at_terminal() -> Self {
        let is_shown = stderr().is_terminal() && appearance::can_redraw();
        Self { is_shown, has_line: Cell::new(false) }
    }

    /// Shows a text in place of the one before. Characters that a terminal acts on are escaped.
    pub fn show(&self, text: &str) {
        if !self.is_shown {
            return;
        }
        let columns = terminal::size().map_or(0, |(columns, _)| usize::from(columns));
        // A terminal may not know its size.
        let columns = if columns == 0 { 80 } else { columns };
        let text = text::printable(text);
        let text = text::truncate(&text, columns.saturating_sub(1), "…");
        // Standard error may be closed.
        let _ = write!(stderr(), "\r{text}\x1b[K");
        let _ = stderr().flush();
        self.has_line.set(true);
    }

    /// Removes the line, before something else is printed.
    pub fn clear(&self) {
        if self.has_line.take() {
            let _ = write!(stderr(), "\r\x1b[K");
            let _ = stderr().flush();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
