//! The window in which the name of a game to save is typed.

use ratatui::text::Line;

use crate::screen::model::Model;
use crate::screen::window::{Scroll, Window, paragraph, typed};
use crate::store::GameLine;
use crate::text;

/// The columns for the name, where there is room for them: it should not push the frame about.
const NAME: usize = 40;

/// Returns the name typed so far in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, name: &str) -> Window {
    let theme = model.theme();
    let width = width.min(NAME);
    let mut lines: Vec<_> = paragraph("Save a copy of this game as:", width).collect();
    let here = lines.len();
    lines.push(typed(name, width, theme));
    let default = GameLine::from(&model.session().record()).default_name();
    let default = text::wrap(&format!("Without a name: {default}"), width).into_iter();
    let foot = default.map(|line| Line::styled(line, theme.colors.quiet).into());
    let scroll = Scroll::Around { line: here, top: None };
    Window { foot: foot.collect(), scroll, ..Window::new("Save as", lines) }
}
