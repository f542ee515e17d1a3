//! The first lesson in the panel.

use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::screen::view::View;
use othello_board::features::tutorial::sentences;
use othello_board::features::tutorial::state::Walk;

/// Draws the lesson, what is asked, and what the answer does.
pub fn draw(view: &View<'_>, walk: &Walk, area: Rect, buffer: &mut Buffer) {
    let theme = view.theme();
    let colors = theme.colors;
    let asked = (walk.step().text)();
    let verdict = match walk.is_right() {
        Some(false) => colors.warning,
        Some(true) | None => colors.strong,
    };
    let remark = walk.remark().map(|remark| (remark.to_string(), verdict));
    let heading = (sentences::heading(walk).to_string(), colors.quiet);
    let asked = (asked.to_string(), if remark.is_some() { colors.quiet } else { Style::new() });
    let width = usize::from(area.width);
    let wrapped = |text: &str| text::wrap(&theme.spell(text), width);
    let parts: Vec<_> = [Some(heading), Some(asked), remark].into_iter().flatten().collect();
    let needed: usize = parts.iter().map(|(text, _)| wrapped(text).len()).sum();
    // What was asked gives way to what the answer does.
    let rows = usize::from(area.height);
    let parts = if needed > rows && parts.len() > 2 { &parts[2..] } else { &parts[..] };
    let needed: usize = parts.iter().map(|(text, _)| wrapped(text).len()).sum();
    let gap = u16::from(needed + parts.len() <= rows + 1);
    let mut y = area.y;
    for (text, style) in parts {
        for line in wrapped(text) {
            if y < area.bottom() {
                Line::styled(line, *style).render(Rect { y, height: 1, ..area }, buffer);
            }
            y += 1;
        }
        y += gap;
    }
}
