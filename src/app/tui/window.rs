//! A window over the board: titled lines of text, and the message that a click on each sends.

use ratatui::layout::Size;
use ratatui::text::Line;

use super::message::Message;
use crate::app::text;

/// A window over the board.
pub struct Window {
    /// The title.
    pub title: &'static str,
    /// The lines.
    pub lines: Vec<WindowLine>,
    /// The part that is shown where there are too many lines.
    pub scroll: Scroll,
}

/// The part of a window that is shown where there are too many lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scroll {
    /// The lines from this one on.
    From(usize),
    /// The lines around this one, where the cursor stands too.
    Around(usize),
    /// The same in a part of a text that is too long to be laid out for each frame. There are more
    /// lines in the part than on any screen.
    Within {
        /// The line of the cursor in the part.
        line: usize,
        /// The number of lines above the part.
        above: usize,
        /// The number of all lines.
        total: usize,
    },
}

impl Scroll {
    /// Returns the line in which the cursor stands.
    pub const fn cursor(self) -> Option<usize> {
        match self {
            Self::From(_) => None,
            Self::Around(line) | Self::Within { line, .. } => Some(line),
        }
    }
}

/// A line of a window.
pub struct WindowLine {
    /// The text.
    pub text: Line<'static>,
    /// The message that a click sends.
    pub click: Option<Message>,
}

impl WindowLine {
    /// A line that cannot be clicked.
    pub fn new(text: impl Into<Line<'static>>) -> Self {
        Self { text: text.into(), click: None }
    }

    /// A line that sends a message when clicked.
    pub fn button(label: impl Into<Line<'static>>, message: Message) -> Self {
        Self { text: label.into(), click: Some(message) }
    }

    /// An empty line.
    pub fn blank() -> Self {
        Self::new("")
    }
}

/// Returns a text in lines of at most `width` columns.
pub fn paragraph(sentence: &str, width: usize) -> impl Iterator<Item = WindowLine> {
    text::wrap(sentence, width).into_iter().map(WindowLine::new)
}

/// Returns an item of a list in lines of at most `width` columns, all but the first indented.
pub fn list_item(sentence: &str, width: usize) -> impl Iterator<Item = WindowLine> {
    const INDENT: usize = 2;
    let lines = text::wrap(sentence, width.saturating_sub(INDENT)).into_iter().enumerate();
    lines.map(|(number, line)| {
        let indent = if number == 0 { 0 } else { INDENT };
        WindowLine::new(format!("{:indent$}{line}", ""))
    })
}

impl Window {
    /// Returns the size that shows all of the window, its frame included.
    pub fn size(&self) -> Size {
        let widest = self.lines.iter().map(|line| line.text.width()).max().unwrap_or(0);
        let widest = widest.max(text::width(self.title) + 2);
        let clamp = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Size { width: clamp(widest + 4), height: clamp(self.lines.len() + 2) }
    }

    /// Returns the number of lines above those of the window, and of all lines.
    pub const fn extent(&self) -> (usize, usize) {
        match self.scroll {
            Scroll::From(_) | Scroll::Around(_) => (0, self.lines.len()),
            Scroll::Within { above, total, .. } => (above, total),
        }
    }

    /// Returns the first line shown when that many rows fit.
    pub fn top(&self, rows: usize) -> usize {
        let last_top = self.lines.len().saturating_sub(rows);
        match self.scroll {
            Scroll::From(top) => top.min(last_top),
            Scroll::Around(line) | Scroll::Within { line, .. } => {
                line.saturating_sub(rows / 2).min(last_top)
            }
        }
    }
}
