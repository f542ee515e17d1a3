//! The first lesson in the panel.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::screen::paragraphs::{self, Paragraph};
use crate::screen::view::View;
use othello_board::features::tutorial::sentences;
use othello_board::features::tutorial::state::Walk;

/// Draws the lesson, what is asked, and what the answer does; what was asked gives way to that.
pub fn draw(view: &View<'_>, walk: &Walk, area: Rect, buffer: &mut Buffer) {
    let colors = view.theme().colors;
    let verdict = match walk.is_right() {
        Some(false) => colors.warning,
        Some(true) | None => colors.strong,
    };
    let remark = walk.remark().map(|remark| (remark.clone(), verdict, 0));
    let asked = if remark.is_some() { colors.quiet } else { Style::new() };
    let heading = (sentences::heading(walk), colors.quiet, 2);
    let asked = ((walk.step().text)(), asked, 1);
    let parts = [Some(heading), Some(asked), remark].into_iter().flatten();
    let parts = parts.map(|(text, style, rank)| Paragraph { text: text.to_string(), style, rank });
    paragraphs::draw(parts.collect(), view.theme(), area, buffer);
}
