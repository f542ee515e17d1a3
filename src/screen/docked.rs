//! The panel of a feature that is docked in place of the game's: the board beside it stays as it is.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::board::pictures::Pictures;
use super::futures;
use super::layout::Room;
use super::model::Model;
use super::panel;
use super::placed_lines::{PlacedLines, fitted};
use super::window_text::WindowText;
use othello_board::app::message::Message;

/// Draws the docked panel; returns `false` if there is none.
pub fn draw(model: &Model, pictures: &mut Pictures, area: Rect, buffer: &mut Buffer) -> bool {
    let area = below_clocks(model, area);
    let Some(text) = text(model, area.as_size()) else { return false };
    let view = &model.view();
    if let Some(clocks) = panel::clocks(view) {
        clocks.render(Rect { y: area.y - 1, height: 1, ..area }, buffer);
    }
    PlacedLines::new(&text, area).draw(view.theme(), buffer);
    futures::add_pictures(&text.squares, view.theme(), pictures, area);
    true
}

/// Returns the selected line of the docked panel, for a screen that has room for nothing else of it;
/// `None` without a docked panel.
pub fn row(model: &Model, width: u16) -> Option<Line<'static>> {
    let WindowText { head, mut lines, foot, scroll, .. } = text(model, Size { width, height: 1 })?;
    let typed = foot.into_iter().find(|line| line.caret.is_some());
    let selected = scroll.cursor().filter(|line| *line < lines.len());
    let selected = || selected.map(|line| lines.swap_remove(line)).or(head.into_iter().next());
    Some(fitted(typed.or_else(selected)?.text, width.into(), model.view().theme()))
}

/// Returns the message of a click into the docked panel; `None` if there is none, or the click means
/// nothing.
pub fn message_at(model: &Model, area: Rect, cell: Cell) -> Option<Message> {
    let area = below_clocks(model, area);
    PlacedLines::new(&text(model, area.as_size())?, area).message_at(cell)
}

fn text(model: &Model, size: Size) -> Option<WindowText> {
    model.docked().map(|panel| panel.draw(&model.view(), Room::of(size)))
}

/// Returns the part of the panel below the line of the clocks, if the game has some.
fn below_clocks(model: &Model, area: Rect) -> Rect {
    let rows = u16::from(panel::clocks(&model.view()).is_some()).min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
