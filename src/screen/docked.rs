//! The content that is docked in place of the game's panel: the panel of a feature, or both futures of a judged answer. The board
//! beside it stays as it is.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::board::pictures::Pictures;
use super::futures;
use super::layout::{DockedPlace, Frame, Room};
use super::model::Model;
use super::panel;
use super::placed_lines::{PlacedLines, fitted};
use super::window_frame;
use super::window_text::WindowText;
use othello_board::app::screen_input::ScreenInput;

/// Draws what is docked; returns `false` if there is nothing.
pub fn draw(
    model: &Model,
    pictures: &mut Pictures,
    place: DockedPlace,
    buffer: &mut Buffer,
) -> bool {
    let lines = below_clocks(model, place);
    let view = &model.view();
    let docked = text(model, lines.as_size());
    let judged = || panel::exercise::futures(view, DockedPlace { lines, ..place });
    let Some(text) = docked.or_else(judged) else { return false };
    if let Some(frame) = place.frame {
        window_frame::draw(view, frame, Frame::Lined, &text.title, buffer);
    } else if let Some(clocks) = panel::clocks(view) {
        clocks.render(Rect { height: 1, ..place.lines }, buffer);
    }
    PlacedLines::new(&text, lines).draw(view.theme(), buffer);
    futures::add_pictures(&text.squares, view.theme(), pictures, lines);
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

/// Returns the input of a click into the docked panel; `None` if there is none, or the click means
/// nothing.
pub fn message_at(model: &Model, place: DockedPlace, cell: Cell) -> Option<ScreenInput> {
    let lines = below_clocks(model, place);
    PlacedLines::new(&text(model, lines.as_size())?, lines).message_at(cell)
}

fn text(model: &Model, size: Size) -> Option<WindowText> {
    model.docked().map(|panel| panel.draw(&model.view(), Room::of(size)))
}

/// Returns the place of the lines: below that of the clocks, if the game has some and no frame has them.
fn below_clocks(model: &Model, place: DockedPlace) -> Rect {
    let DockedPlace { frame, lines, .. } = place;
    let has_line = frame.is_none() && panel::clocks(&model.view()).is_some();
    let rows = u16::from(has_line).min(lines.height);
    Rect { y: lines.y + rows, height: lines.height - rows, ..lines }
}
