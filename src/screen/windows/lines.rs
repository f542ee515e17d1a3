//! The lines in the panel, beside the living board: how far the search has come, and a row for each line.

use othello_words::i18n::m;
use othello_words::text;
use othello_words::value;
use ratatui::style::Style;
use ratatui::text::Line as TextLine;

use crate::screen::layout::Room;
use crate::screen::small_board;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, belonging_together, paragraph};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::lines::commands::LINES_MODE;
use othello_board::features::lines::commands::{HIDE, NEXT_ROW};
use othello_board::features::lines::sentences;
use othello_engine::Line;

/// The lines, docked. All that they show is the app's.
#[derive(Debug)]
pub struct LinesPanel;

impl Window for LinesPanel {
    fn mode(&self) -> Mode {
        LINES_MODE
    }

    fn is_docked(&self) -> bool {
        true
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, room)
    }

    /// Nobody sees what would be searched.
    fn left_by(&self, _: &App) -> Option<&'static Command> {
        Some(&HIDE)
    }

    fn told(&mut self, _: &Event, app: &App) -> Keep {
        if app.features.lines.is_shown() { Keep::Open } else { Keep::Closed }
    }
}

fn draw(view: &View<'_>, room: Room) -> WindowText {
    let (width, height) = (room.columns, room.rows);
    let (lines, state) = (&view.app().features.lines, &view.app().state);
    let rows = lines.rows(state);
    let selected = lines.selected(&rows);
    let columns = Columns::of(width);
    let row = |(index, line): (usize, &Line)| row(view, &columns, line, index == selected, width);
    let mut wholes: Vec<_> = rows.iter().enumerate().map(row).collect();
    let notice = sentences::progress(lines, &rows, state, width);
    let mut head: Vec<_> = paragraph(&notice, width).collect();
    // Whole lines, where there is room for all of them.
    let is_whole = head.len() + wholes.iter().map(Vec::len).sum::<usize>() <= height;
    if !is_whole {
        for whole in &mut wholes {
            whole.truncate(1);
        }
    }
    let at: usize = wholes.iter().take(selected).map(Vec::len).sum();
    let own = wholes.get(selected).map_or(1, Vec::len);
    let mut text: Vec<_> = wholes.into_iter().flatten().collect();
    if text.is_empty() {
        text = std::mem::take(&mut head);
    }
    // Where there is little room, the best line is worth most.
    head.truncate(height.saturating_sub(1).min(2));
    if height <= 2 && head.len() + text.len() > height {
        head.clear();
    }
    let mut foot = Vec::new();
    if let Some(line) = rows.get(selected) {
        // The moves of the selected line that its row has no room for, and where they lead.
        let whole = value::moves(line);
        let is_said = is_whole || text::width(&whole) <= columns.line;
        let rest = if is_said { "" } else { &whole };
        let room = height.saturating_sub(head.len() + text.len() + 1);
        if room >= small_board::ROWS {
            foot.extend(small_board::at_end_of(view, &line.moves, rest, width));
        } else if room > 0 && !is_said {
            foot.extend(paragraph(rest, width).take(room));
        }
        if !foot.is_empty() {
            foot.insert(0, WindowLine::blank());
        }
    }
    let scroll = Scroll::Around { line: at, rows: own, top: Some(0) };
    let title = m::lines::question().form("title").unwrap_or_default();
    WindowText { head, foot, scroll, ..WindowText::new(title, text) }
}

/// The columns of a row, as far as there is room for them.
struct Columns {
    certainty: usize,
    line: usize,
}

/// The columns of the marker, the square and the value.
const FIXED: usize = 9;

impl Columns {
    fn of(width: usize) -> Self {
        const CERTAINTY: usize = 7;
        const LEAST_LINE: usize = 9;
        let rest = width.saturating_sub(FIXED);
        let certainty = if rest >= CERTAINTY + LEAST_LINE { CERTAINTY } else { 0 };
        Self { certainty, line: rest - certainty }
    }
}

/// Returns the rows of a line: the move, its value and how certain that is, and the moves behind it. A click selects it.
fn row(
    view: &View<'_>,
    columns: &Columns,
    line: &Line,
    is_selected: bool,
    width: usize,
) -> Vec<WindowLine> {
    let style = if is_selected { view.theme().colors.selected } else { Style::new() };
    let marker = if is_selected { ">" } else { " " };
    let square = line.square();
    let certainty = match columns.certainty {
        0 => String::new(),
        columns => text::pad_start(&sentences::certainty_in_brief(line.value), columns),
    };
    let start = format!("{marker}{square}{:>6}{certainty}", value::value(line.value));
    let indent = " ".repeat(text::width(&start));
    let starts = [start].into_iter().chain(std::iter::repeat(indent));
    let moves = text::wrap(&value::names(&line.moves[1..]), columns.line.saturating_sub(1));
    let row = |(start, moves): (String, String)| {
        let row = text::pad(&format!("{start} {moves}"), width);
        let pick = ScreenInput::Call(&NEXT_ROW, Arg::Square(square));
        WindowLine::button(TextLine::styled(row, style), pick)
    };
    belonging_together(starts.zip(moves).map(row)).collect()
}
