//! The scroll of a page of text.

use crate::screen::window::Reply;
use othello_board::app::message::WindowInput;

/// No page has more lines; the drawing stops at the end of a shorter one.
const LIMIT: usize = 1000;

/// The first line shown of a page of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageScroll {
    top: usize,
}

impl PageScroll {
    /// The first line shown.
    pub const fn top(self) -> usize {
        self.top
    }

    /// Scrolls down by that many lines.
    pub fn by(&mut self, lines: i16) {
        self.top = self.top.saturating_add_signed(isize::from(lines)).min(LIMIT);
    }

    /// Takes in input of a window that only scrolls and closes.
    pub fn take(&mut self, input: &WindowInput) -> Reply {
        match input {
            WindowInput::Scroll(lines) => {
                self.by(*lines);
                Reply::Stay
            }
            other => Reply::usual(other),
        }
    }
}
