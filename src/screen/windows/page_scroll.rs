//! A page of text as it is read: how far it is scrolled, and what is looked for in it.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::text::Line;

use crate::screen::view::View;
use crate::screen::window::WindowReply;
use crate::screen::window_text::{Scroll, WindowLine, WindowText, found, paragraph};
use othello_board::app::keys::help::FIND_MODE;
use othello_board::app::screen_input::WindowInput;

/// No page has more lines; the drawing stops at the end of a shorter one.
const LIMIT: usize = 1000;

/// The part of a page of text that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageScroll {
    top: usize,
    /// The words that are looked for.
    words: String,
}

impl PageScroll {
    /// Returns `true` if words are looked for.
    pub const fn is_filtered(&self) -> bool {
        !self.words.is_empty()
    }

    /// The words that are looked for.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// Scrolls down by that many lines.
    pub fn by(&mut self, lines: i16) {
        self.top = self.top.saturating_add_signed(isize::from(lines)).min(LIMIT);
    }

    /// Takes in input of a window that only scrolls, finds and closes. Esc shows all again first.
    pub fn take(&mut self, input: &WindowInput) -> WindowReply {
        match input {
            WindowInput::Scroll(lines) => self.by(*lines),
            WindowInput::Find(words) => *self = Self { top: 0, words: words.clone() },
            WindowInput::Cancel if self.is_filtered() => *self = Self::default(),
            other => return WindowReply::usual(other),
        }
        WindowReply::Stay
    }

    /// Returns the window of a page with these lines.
    pub fn window(
        &self,
        view: &View<'_>,
        title: String,
        lines: Vec<WindowLine>,
        width: usize,
    ) -> WindowText {
        // The window is not to change its size while words are typed.
        let least = lines.len();
        let mut lines = found(lines, &self.words);
        if lines.is_empty() && self.is_filtered() {
            lines.extend(paragraph(&m::help::nothing_found().to_string(), width));
        }
        let head = looked_for(view, &self.words, width).into_iter().collect();
        let scroll = Scroll::From(self.top);
        WindowText { head, scroll, least, ..WindowText::new(title, lines) }
    }
}

/// Returns the line with the words that are looked for; while they are typed, they are seen in the foot.
pub fn looked_for(view: &View<'_>, words: &str, width: usize) -> Option<WindowLine> {
    let theme = view.theme();
    let line = text::truncate(&format!("/{words}"), width, theme.set().ellipsis);
    let is_shown = !words.is_empty() && view.mode() != FIND_MODE;
    is_shown.then(|| WindowLine::new(Line::styled(line, theme.colors.strong)))
}
