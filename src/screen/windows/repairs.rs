//! The repairs of a game that was loaded up to a fault, as a list to choose from.

use std::ops::Range;

use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::theme::Theme;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Window, WindowReply};
use crate::screen::window_text::{
    Scroll, WindowLine, WindowText, list_item, paragraph, text_width,
};
use othello_board::app::App;
use othello_board::app::command::Arg;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, Step, WindowInput};
use othello_board::features::repairs::commands::REPAIR;
use othello_board::features::repairs::commands::REPAIRS_MODE;
use othello_board::features::repairs::fault;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RepairsWindow {
    selected: usize,
}

impl Window for RepairsWindow {
    fn mode(&self) -> Mode {
        REPAIRS_MODE
    }

    fn handle(&mut self, input: WindowInput, app: &App) -> WindowReply {
        let count = app.features.repairs.offered().map_or(0, |faulty| faulty.repairs.len());
        if count == 0 {
            return WindowReply::Close;
        }
        match input {
            WindowInput::Select(step) => self.selected = step.of(self.selected, count),
            WindowInput::Scroll(lines) => {
                self.selected = Step::towards(lines).of(self.selected, count);
            }
            WindowInput::Leap(leap) => self.selected = leap.of(self.selected, count),
            WindowInput::Pick { row, .. } if row == self.selected => {
                return WindowReply::Send(
                    ScreenInput::Call(&REPAIR, Arg::Index(row)),
                    FollowUp::Stay,
                );
            }
            WindowInput::Pick { row, .. } => self.selected = row.min(count - 1),
            other => return WindowReply::usual(&other),
        }
        WindowReply::Stay
    }

    fn item(&self) -> Option<usize> {
        Some(self.selected)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, text_width(room), self.selected)
    }
}

/// Returns the fault and the repairs in lines of at most `width` columns.
fn draw(view: &View<'_>, width: usize, selected: usize) -> WindowText {
    let title = m::repairs::title().to_string();
    let Some(faulty) = view.app().features.repairs.offered() else {
        return WindowText::new(title, Vec::new());
    };
    let mut lines: Vec<_> = paragraph(&fault(faulty).to_string(), width).collect();
    lines.push(WindowLine::blank());
    lines.extend(paragraph(&m::repairs::meant().to_string(), width));
    let repairs: Vec<_> = faulty.repairs.iter().map(Said::said).collect();
    let (choices, at) = choice_lines(&repairs, selected, width, view.theme());
    let scroll = Scroll::Around { line: lines.len() + at.start, rows: at.len(), top: Some(0) };
    lines.extend(choices);
    WindowText { scroll, ..WindowText::new(title, lines) }
}

/// Returns numbered choices in lines of at most `width` columns, and the lines of the one that is selected.
pub fn choice_lines<T: ToString>(
    choices: &[T],
    selected: usize,
    width: usize,
    theme: &Theme,
) -> (Vec<WindowLine>, Range<usize>) {
    let (mut lines, mut at) = (Vec::new(), 0..0);
    for (row, choice) in choices.iter().enumerate() {
        let style = if row == selected { theme.colors.selected } else { Style::new() };
        let first = lines.len();
        let choice = m::repairs::choice((row + 1).to_string(), choice.to_string()).to_string();
        for line in list_item(&choice, width) {
            let padded = text::pad(&line.text.to_string(), width);
            lines.push(WindowLine::row(Line::styled(padded, style), row));
        }
        if row == selected {
            at = first..lines.len();
        }
    }
    (lines, at)
}
