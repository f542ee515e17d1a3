//! The report on the screen.

use othello_words::i18n::m;
use othello_words::report::{self, ReportLine};
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{WindowLine, WindowText, paragraph, text_width};
use crate::screen::windows::page_scroll::PageScroll;
use othello_board::app::App;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::WindowInput;

#[derive(Debug, Default)]
pub struct ReportWindow {
    scroll: PageScroll,
}

impl Window for ReportWindow {
    fn mode(&self) -> Mode {
        Mode::TEXT
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        self.scroll.handle(&input)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let width = text_width(room);
        let strong = view.theme().colors.strong;
        let report = view.app().features.report.shown();
        let lines = report.into_iter().flat_map(|report| report::lines(report, width));
        let lines = lines.flat_map(|line| match line {
            ReportLine::Sentence(text) => paragraph(&text.to_string(), width).collect(),
            ReportLine::Heading(head) => vec![WindowLine::heading(Line::styled(head, strong))],
            ReportLine::Row(row) => vec![WindowLine::new(row)],
            ReportLine::Blank => vec![WindowLine::blank()],
        });
        self.scroll.window(view, m::report::title().to_string(), lines.collect(), width)
    }
}
