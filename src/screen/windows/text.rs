//! A text to be read: what a command says that has more to say than fits under the board.

use othello_words::i18n::Text;

use super::page_scroll::PageScroll;
use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{WindowText, paragraph, text_width};
use othello_board::app::App;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::WindowInput;

#[derive(Debug)]
pub struct TextWindow {
    title: Text,
    text: String,
    scroll: PageScroll,
}

impl TextWindow {
    /// Opens it at its start.
    pub fn new(title: Text, text: String) -> Self {
        Self { title, text, scroll: PageScroll::default() }
    }
}

impl Window for TextWindow {
    fn mode(&self) -> Mode {
        Mode::TEXT
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        self.scroll.handle(&input)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let width = text_width(room);
        let lines = self.text.lines().flat_map(|line| paragraph(line, width)).collect();
        self.scroll.window(view, self.title.to_string(), lines, width)
    }
}
