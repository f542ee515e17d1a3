//! Draws the screen: the board, the panel, the lines under the board, and the open window.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};

use super::board;
use super::frame::Frame;
use super::hints::{self, Sight};
use super::layout::{Layout, SMALLEST};
use super::message::Message;
use super::model::{Model, OpenWindow, Tone};
use super::panel;
use super::picture::Pictures;
use super::theme::Theme;
use super::windows;
use crate::narration::exercise;
use crate::text;

/// Draws everything. The pictures of squares are kept from frame to frame.
pub fn view(model: &Model, pictures: &mut Pictures, frame: &mut ratatui::Frame<'_>) {
    let screen = frame.area();
    let Some(layout) = Layout::new(screen) else {
        return too_small(model, frame);
    };
    let buffer = frame.buffer_mut();
    let window = windows::open(model, screen.as_size());
    let window = window.as_ref().map(|window| Frame::new(model, &layout, window));
    // Around a window that is larger than the board, scraps of it would be seen.
    let leaves_board =
        |window: &Frame<'_>| window.is_within(layout.squares) || !window.meets(layout.board());
    if window.as_ref().is_none_or(leaves_board) {
        draw_game(model, &layout, pictures, buffer);
    }
    lines(model, &layout, window.as_ref(), buffer);
    let cursor = match window {
        Some(window) => window.draw(buffer),
        None => board::middle(&layout, model.focus()),
    };
    frame.set_cursor_position(cursor);
}

fn draw_game(model: &Model, layout: &Layout, pictures: &mut Pictures, buffer: &mut Buffer) {
    // Nobody thinks about the position while the clocks are stopped.
    if model.open_window() != Some(OpenWindow::Pause) {
        board::draw(model, layout, pictures, buffer);
    }
    if let Some(area) = layout.panel {
        panel::draw(model, pictures, area, buffer);
    }
    if let Some(area) = layout.score {
        panel::score(model, usize::from(area.width)).render(area, buffer);
    }
}

/// Returns the title of the terminal's window.
pub fn title(model: &Model) -> String {
    if let Some(shown) = model.controller().exercise() {
        return format!("Othello: {}", exercise::heading(shown));
    }
    let session = model.session();
    let counts = session.position().board().counts();
    let turn = match (session.to_move(), session.result().map(|result| result.winner)) {
        (Some(color), _) => format!("{} to move", session.name(color)),
        (None, Some(Some(winner))) => format!("{} wins", session.name(winner)),
        (None, Some(None) | None) => "draw".into(),
    };
    format!("Othello: {turn}, {}-{}", counts.black, counts.white)
}

/// Names the size needed, in fewer words where there is no room for more.
fn too_small(model: &Model, frame: &mut ratatui::Frame<'_>) {
    let screen = frame.area();
    let glyphs = model.theme().glyphs;
    let needed = format!("{}×{}", SMALLEST.width, SMALLEST.height);
    let there = format!("{}×{}", screen.width, screen.height);
    let long = glyphs.spell(&format!("Needs at least {needed}; this terminal is {there}."));
    let (columns, rows) = (usize::from(screen.width), usize::from(screen.height));
    let fits = text::wrap(&long, columns).len() <= rows;
    let sentence = if fits { long } else { glyphs.spell(&format!("Needs {needed}.")) };
    let lines = text::wrap_to_rows(&sentence, columns, rows, glyphs.set().ellipsis);
    Paragraph::new(lines.into_iter().map(Line::from).collect::<Vec<_>>())
        .render(screen, frame.buffer_mut());
}

/// Draws notice, preview and hints, a row each; a notice that needs more room takes it from the
/// others.
fn lines(model: &Model, layout: &Layout, window: Option<&Frame<'_>>, buffer: &mut Buffer) {
    if let Some(window) = window {
        return lines_under(model, layout, window, buffer);
    }
    let theme = model.theme();
    let rows = text_rows(layout);
    let (text, style, notice) = notice_lines(model, layout);
    for (row, line) in rows.iter().zip(&notice) {
        Line::styled(line.clone(), style).render(*row, buffer);
    }
    if let Some(row) = layout.preview.filter(|_| notice.len() < 2) {
        // A refusal is not repeated.
        let preview = model.preview_within(usize::from(row.width));
        if preview != text {
            let preview = theme.glyphs.spell(&preview);
            let ellipsis = theme.glyphs.set().ellipsis;
            Line::from(text::truncate(&preview, usize::from(row.width), ellipsis))
                .render(row, buffer);
        }
    }
    if notice.len() < rows.len() {
        if let Some(clocks) = clocks(model, layout) {
            clocks.render(layout.hints, buffer);
        }
        let area = hints_area(model, layout);
        hints::line(model, Sight::Whole, usize::from(area.width)).render(area, buffer);
    }
}

/// Draws the notice and the clocks under an open window, which has hints of its own, as far as it
/// leaves their rows free.
fn lines_under(model: &Model, layout: &Layout, window: &Frame<'_>, buffer: &mut Buffer) {
    let rows = text_rows(layout);
    let (_, style, notice) = notice_lines(model, layout);
    let free = |row: &Rect| !window.meets(*row);
    for (row, line) in rows.iter().zip(&notice).filter(|(row, _)| free(row)) {
        Line::styled(line.clone(), style).render(*row, buffer);
    }
    let hides_clocks = layout.score.is_some() || !window.is_within(layout.squares);
    if let Some(clocks) = panel::clocks(model).filter(|_| hides_clocks && free(&layout.hints))
        && notice.len() < rows.len()
    {
        clocks.render(layout.hints, buffer);
    }
}

/// Returns the clocks, where they share the line of the hints.
fn clocks(model: &Model, layout: &Layout) -> Option<Line<'static>> {
    layout.score.and_then(|_| panel::clocks(model))
}

/// Returns the place of the hints: what the clocks leave of their line.
fn hints_area(model: &Model, layout: &Layout) -> Rect {
    let Some(clocks) = clocks(model, layout) else { return layout.hints };
    let taken = u16::try_from(clocks.width() + 1).unwrap_or(u16::MAX).min(layout.hints.width);
    Rect { x: layout.hints.x + taken, width: layout.hints.width - taken, ..layout.hints }
}

/// Returns the message of a click on a hint under the board, where one is shown.
pub fn hint_at(model: &Model, layout: &Layout, cell: Cell) -> Option<Message> {
    let (.., notice) = notice_lines(model, layout);
    let area = hints_area(model, layout);
    if notice.len() >= text_rows(layout).len() || !area.contains(cell) {
        return None;
    }
    let column = usize::from(cell.x - area.x);
    hints::message_at(model, Sight::Whole, usize::from(area.width), column)
}

/// Returns the rows of text under the board.
fn text_rows(layout: &Layout) -> Vec<Rect> {
    [Some(layout.notice), layout.preview, Some(layout.hints)].into_iter().flatten().collect()
}

/// Returns the notice, its style, and its lines.
fn notice_lines(model: &Model, layout: &Layout) -> (String, Style, Vec<String>) {
    let theme = model.theme();
    let width = usize::from(layout.notice.width);
    let ellipsis = theme.glyphs.set().ellipsis;
    // The hints keep their row if some text leaves it free.
    let most = text_rows(layout).len() - 1;
    let fits = |text: &&String| text::wrap(&theme.glyphs.spell(text), width).len() <= most;
    let mut rows = most + 1;
    let notice = match layout.panel {
        // What was said before is about the board.
        _ if matches!(model.open_window(), Some(OpenWindow::Question(_) | OpenWindow::Pause)) => {
            model.notice_of_saving()
        }
        Some(_) if model.controller().is_solving() => model.notice_of_exercise(),
        Some(area) if panel::tells_reason(model, area) => model.notice_without_result(),
        Some(_) => model.notice_with_reason(),
        None if layout.preview.is_none() => model.values_in_brief().or_else(|| model.notice()),
        None => model.notice(),
    };
    let (text, style) = match notice {
        Some(notice) => {
            // A long comment leaves the hints theirs, unless there is hardly room for it.
            if notice.tone == Tone::Strong && layout.preview.is_some() {
                rows = most;
            }
            let mut texts = [&notice.text].into_iter().chain(&notice.shorter);
            let shortest = notice.shorter.last().unwrap_or(&notice.text);
            (texts.find(fits).unwrap_or(shortest).clone(), tone(notice.tone, theme))
        }
        None if model.open_window().is_some() && !model.shows_record() => {
            (String::new(), Style::new())
        }
        None if layout.preview.is_none() => (model.preview_within(width), Style::new()),
        None => (model.settings().learning.legend().into(), theme.colors.quiet),
    };
    let spelled = theme.glyphs.spell(&text);
    let lines = text::wrap_to_rows(&spelled, width, rows, ellipsis);
    (text, style, lines)
}

fn tone(tone: Tone, theme: &Theme) -> Style {
    match tone {
        Tone::Quiet => theme.colors.quiet,
        Tone::Strong => theme.colors.strong,
        Tone::Warning => theme.colors.warning,
    }
}
