//! A page of text as it is read: how far it is scrolled, and what is looked for in it.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::view::View;
use crate::screen::window::WindowReply;
use crate::screen::window_text::{
    Click, FoundPart, Scroll, WindowLine, WindowText, found, paragraph,
};
use othello_board::app::keys::help::FIND_MODE;
use othello_board::app::screen_input::WindowInput;

/// No page has more lines; the drawing stops at the end of a shorter one.
const LIMIT: usize = 1000;

/// The part of a page of text that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageScroll {
    top: usize,
    /// The number of what is in focus among what was found.
    at: usize,
    words: String,
}

impl PageScroll {
    /// A page that begins with that line.
    pub fn from(top: usize) -> Self {
        Self { top, ..Self::default() }
    }

    /// Returns `true` if words are looked for.
    pub const fn is_filtered(&self) -> bool {
        !self.words.is_empty()
    }

    pub fn words(&self) -> &str {
        &self.words
    }

    /// Scrolls down by that many lines, or goes on by as many things that were found.
    pub fn by(&mut self, lines: i16) {
        let place = if self.is_filtered() { &mut self.at } else { &mut self.top };
        *place = place.saturating_add_signed(isize::from(lines)).min(LIMIT);
    }

    /// Takes in input of a window that only scrolls, finds and closes. Esc shows all again first.
    pub fn handle(&mut self, input: &WindowInput) -> WindowReply {
        match input {
            WindowInput::Scroll(lines) => self.by(*lines),
            WindowInput::Find(words) => *self = Self { words: words.clone(), ..Self::default() },
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
        let lines = found(lines, &self.words);
        WindowText { least, ..self.window_of_found(view, title, lines, width) }
    }

    /// Returns the window of a page with these lines, which have what is looked for. Of those that can be clicked, one is
    /// in focus.
    pub fn window_of_found(
        &self,
        view: &View<'_>,
        title: String,
        mut lines: Vec<WindowLine>,
        width: usize,
    ) -> WindowText {
        if lines.is_empty() && self.is_filtered() {
            lines.extend(paragraph(&m::help::nothing_found().to_string(), width));
        }
        let leads = |(at, line): (usize, &WindowLine)| {
            let is_first = line.part != FoundPart::More && !matches!(line.click, Click::Nothing);
            is_first.then_some(at)
        };
        let leading: Vec<_> = lines.iter().enumerate().filter_map(leads).collect();
        let last = leading.len().saturating_sub(1);
        let at = self.at.min(last);
        let scroll = match leading.get(at).filter(|_| self.is_filtered()) {
            Some(&line) => {
                let more = lines[line + 1..].iter().take_while(|line| line.part == FoundPart::More);
                let rows = 1 + more.count();
                for line in &mut lines[line..line + rows] {
                    line.text = in_focus(&line.text, width, view.theme().colors.selected);
                }
                Scroll::Found { line, rows, others: [at, last - at] }
            }
            None => Scroll::From(if self.is_filtered() { self.at } else { self.top }),
        };
        let head = looked_for(view, &self.words, width).into_iter().collect();
        WindowText { head, scroll, ..WindowText::new(title, lines) }
    }
}

/// Returns a line as the one in focus; what is drawn in it stays as it is.
fn in_focus(line: &Line<'static>, width: usize, selected: Style) -> Line<'static> {
    let missing = " ".repeat(width.saturating_sub(line.width()));
    let spans = line.spans.iter().map(|span| match span.style.bg {
        Some(_) => span.clone(),
        None => Span::styled(span.content.clone(), selected),
    });
    spans.chain([Span::styled(missing, selected)]).collect()
}

/// Returns the line with the words that are looked for; while they are typed, they are seen in the foot.
pub fn looked_for(view: &View<'_>, words: &str, width: usize) -> Option<WindowLine> {
    let theme = view.theme();
    let line = text::truncate(&format!("/{words}"), width, theme.set().ellipsis);
    let is_shown = !words.is_empty() && view.mode() != FIND_MODE;
    is_shown.then(|| WindowLine::new(Line::styled(line, theme.colors.strong)))
}
