//! The window in which the comment on a move is written.

use ratatui::layout::{Position, Rect, Size};
use ratatui::text::Line;

use crate::screen::comment_editor::CommentEditor;
use crate::screen::layout::Layout;
use crate::screen::model::Model;
use crate::screen::window::{FRAME_WIDTH, Place, Scroll, Window, WindowLine, paragraph};
use crate::text;

/// The columns of a comment, where there is room for them.
const WIDTH: usize = 56;

/// The columns in which the frame has room for the hints of all keys, and of all but that for a new
/// line.
const WIDTHS_OF_HINTS: [usize; 2] = [39, 22];

/// The lines that a comment has room for before the window grows.
const LEAST_LINES: usize = 4;

/// Returns the text typed so far, beside the board if the screen has room for both.
pub fn window(model: &Model, screen: Size, editor: &CommentEditor) -> Window {
    let theme = model.theme();
    let screen = Rect::from((Position::ORIGIN, screen));
    let panel = Layout::new(screen).and_then(|layout| layout.panel);
    let room = usize::from(panel.unwrap_or(screen).width);
    let width = room.saturating_sub(FRAME_WIDTH);
    let width = if panel.is_some() { width } else { width.min(WIDTH) };
    let (text, line, column) = editor.lines(width);
    let mut lines: Vec<WindowLine> = text
        .iter()
        .map(|line| Line::styled(text::pad(line, width), theme.colors.selected).into())
        .collect();
    lines[line].caret = Some(column);
    while lines.len() < LEAST_LINES {
        lines.push(Line::styled(" ".repeat(width), theme.colors.selected).into());
    }
    let missing = match WIDTHS_OF_HINTS.map(|hints| width >= hints) {
        [true, _] => None,
        [false, true] => Some("Ctrl-J breaks the line."),
        [false, false] => Some("Ctrl-J breaks the line, Esc cancels."),
    };
    let foot = missing.into_iter().flat_map(|keys| paragraph(keys, width)).collect();
    let title = match model.controller().viewed_ply() {
        0 => "Comment on the game".to_owned(),
        ply => format!("Comment on move {ply}"),
    };
    let scroll = Scroll::Around { line, top: None };
    Window { foot, scroll, place: Place::Panel, ..Window::new(title, lines) }
}
