//! Draws the screen: the board, the panel, the lines under the board, and the open window.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use super::board;
use super::hints;
use super::layout::{Layout, SMALLEST};
use super::model::{Model, OpenWindow, Tone};
use super::panel;
use super::picture::Pictures;
use super::theme::Theme;
use super::window::Window;
use super::windows;
use crate::app::text;

/// Draws everything. The pictures of squares are kept from frame to frame.
pub fn view(model: &Model, pictures: &mut Pictures, frame: &mut Frame<'_>) {
    let screen = frame.area();
    let Some(layout) = Layout::new(screen) else {
        return too_small(model, frame);
    };
    let buffer = frame.buffer_mut();
    // Nobody thinks about the position while the clocks are stopped.
    if model.open_window() != Some(OpenWindow::Pause) {
        board::draw(model, &layout, pictures, buffer);
    }
    if let Some(area) = layout.panel {
        panel::draw(model, pictures, area, buffer);
    }
    if let Some(area) = layout.score {
        panel::score(model, usize::from(area.width)).render(area, buffer);
    }
    lines(model, &layout, buffer);
    let cursor = match windows::open(model, screen.as_size()) {
        Some(window) => draw_window(model, &layout, &window, buffer),
        None => board::middle(&layout, model.focus()),
    };
    frame.set_cursor_position(cursor);
}

/// Returns the title of the terminal's window.
pub fn title(model: &Model) -> String {
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
fn too_small(model: &Model, frame: &mut Frame<'_>) {
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
fn lines(model: &Model, layout: &Layout, buffer: &mut Buffer) {
    let theme = model.theme();
    let rows: Vec<Rect> =
        [Some(layout.notice), layout.preview, Some(layout.hints)].into_iter().flatten().collect();
    let width = usize::from(layout.notice.width);
    let ellipsis = theme.glyphs.set().ellipsis;
    let fits = |text: &&String| text::wrap(&theme.glyphs.spell(text), width).len() <= 2;
    let (text, style) = match model.notice() {
        Some(notice) => {
            let mut texts = [&notice.text].into_iter().chain(&notice.shorter);
            let shortest = notice.shorter.last().unwrap_or(&notice.text);
            (texts.find(fits).unwrap_or(shortest).clone(), tone(notice.tone, theme))
        }
        None if layout.preview.is_none() => (model.preview(), Style::new()),
        None => (String::new(), Style::new()),
    };
    let spelled = theme.glyphs.spell(&text);
    let notice = text::wrap_to_rows(&spelled, width, rows.len(), ellipsis);
    for (row, line) in rows.iter().zip(&notice) {
        Line::styled(line.clone(), style).render(*row, buffer);
    }
    if let Some(row) = layout.preview.filter(|_| notice.len() < 2) {
        // A refusal is not repeated.
        let preview = model.preview();
        if preview != text {
            let preview = theme.glyphs.spell(&preview);
            Line::from(text::truncate(&preview, usize::from(row.width), ellipsis))
                .render(row, buffer);
        }
    }
    if notice.len() < rows.len() {
        let clocks = layout.score.and_then(|_| panel::clocks(model));
        let hints = clocks.unwrap_or_else(|| hints::line(model, usize::from(layout.hints.width)));
        hints.render(layout.hints, buffer);
    }
}

fn tone(tone: Tone, theme: &Theme) -> Style {
    match tone {
        Tone::Quiet => theme.colors.quiet,
        Tone::Strong => theme.colors.strong,
        Tone::Warning => theme.colors.warning,
    }
}

/// Draws the open window, and returns the place of the cursor.
fn draw_window(model: &Model, layout: &Layout, window: &Window, buffer: &mut Buffer) -> Cell {
    let theme = model.theme();
    let area = layout.window(window.size());
    Clear.render(area, buffer);
    let block = Block::bordered()
        .border_set(theme.glyphs.set().border)
        .title(Line::styled(format!(" {} ", window.title), theme.colors.strong));
    let inner = block.inner(area);
    block.render(area, buffer);
    let rows = usize::from(inner.height);
    let top = window.top(rows);
    let mut cursor = Cell::new(inner.x, inner.y);
    for (row, (place, line)) in inner.rows().zip(window.lines.iter().enumerate().skip(top)) {
        let within = Rect { x: row.x + 1, width: row.width.saturating_sub(2), ..row };
        if window.scroll.cursor() == Some(place) {
            cursor = Cell::new(within.x, within.y);
        }
        (&line.text).render(within, buffer);
    }
    if window.lines.len() > rows {
        let (above, total) = window.extent();
        let (first, last) = (above + top + 1, (above + top + rows).min(total));
        let part = format!(" {first}-{last} of {total} ");
        let width = u16::try_from(part.len()).unwrap_or(u16::MAX).min(inner.width);
        let at = Rect { x: area.right() - 1 - width, y: area.bottom() - 1, width, height: 1 };
        Line::from(Span::styled(part, theme.colors.quiet)).render(at, buffer);
    }
    let hints = hints::line(model, usize::from(area.width).saturating_sub(20));
    if hints.width() > 0 {
        let width = u16::try_from(hints.width()).unwrap_or(0);
        let at = Rect { x: area.x + 2, y: area.bottom() - 1, width, height: 1 };
        hints.render(at, buffer);
    }
    cursor
}
