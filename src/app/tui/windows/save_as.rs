//! The window in which the name of a game to save is typed.

use crate::app::text;
use crate::app::tui::model::Model;
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};

/// Returns the name typed so far in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, name: &str) -> Window {
    let mut lines: Vec<_> = paragraph("Save this game as:", width).collect();
    let ellipsis = model.theme().glyphs.set().ellipsis;
    let seen = text::truncate_start(name, width - 1, ellipsis);
    lines.push(WindowLine::new(format!("{seen}_")));
    let scroll = Scroll::Around(lines.len() - 1);
    Window { title: "Save as", lines, scroll }
}
