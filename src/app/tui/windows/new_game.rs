//! The dialog of a new game.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::text;
use crate::app::tui::message::Message;
use crate::app::tui::model::Model;
use crate::app::tui::new_game::{Field, NewGameDialog};
use crate::app::tui::window::{Scroll, Window, WindowLine, paragraph};

/// Returns the settings and a sentence about the selected one, in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, form: &NewGameDialog) -> Window {
    let mut lines = Vec::new();
    let mut here = 0;
    for (place, field) in Field::ALL.into_iter().enumerate() {
        if field == form.field() {
            here = lines.len();
        }
        let written = field_lines(model, form, field, width);
        lines
            .extend(written.into_iter().map(|line| WindowLine::button(line, Message::Pick(place))));
    }
    lines.push(WindowLine::blank());
    // The room for the sentence stays the same, so that nothing jumps as one chooses.
    let mut sentence: Vec<_> = paragraph(&form.sentence(), width).collect();
    sentence.resize_with(sentence.len().max(3), WindowLine::blank);
    sentence.push(WindowLine::new(" ".repeat(width)));
    lines.extend(sentence);
    Window { title: "New game", lines, scroll: Scroll::Around(here) }
}

/// Returns a setting; where the screen is narrow, its value has a line of its own.
fn field_lines(
    model: &Model,
    form: &NewGameDialog,
    field: Field,
    width: usize,
) -> Vec<Line<'static>> {
    const LABELS: usize = 10;
    let colors = model.theme().colors;
    let is_here = field == form.field();
    let style = if is_here { colors.selected } else { Style::new() };
    let mut value = form.value(field);
    if is_here && field.is_text() {
        value.push('_');
    } else if is_here && field != Field::Start {
        value = format!("< {value} >");
    }
    let fits = LABELS + text::width(&value) <= width;
    if fits && !field.label().is_empty() {
        let label = Span::styled(text::pad(field.label(), LABELS), colors.quiet);
        return vec![Line::from(vec![label, Span::styled(value, style)])];
    }
    let label = (!field.label().is_empty()).then(|| Line::styled(field.label(), colors.quiet));
    let value = text::wrap(&value, width).into_iter().map(|line| Line::styled(line, style));
    label.into_iter().chain(value).collect()
}
