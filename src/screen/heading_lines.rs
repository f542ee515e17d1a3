//! The heading of a game in the lines of a window.

use othello_words::i18n::m;
use othello_words::names;
use othello_words::text;
use ratatui::text::{Line, Span};

use othello_notation::draft::{Draft, Field};

use super::theme::Theme;
use super::window_text::{WindowLine, typed};

/// Returns the fields of a heading, a line each, with the one that is typed into; the rows of clicks on them
/// begin with `first`.
pub fn heading_lines(
    heading: &Draft,
    typed_in: Option<Field>,
    theme: &Theme,
    width: usize,
    first: usize,
) -> Vec<WindowLine> {
    let labels = Field::ALL.map(|field| m::tags::field(field.name()).to_string());
    let names_width = labels.iter().map(|name| text::width(name)).max().unwrap_or(0) + 2;
    let value_width = width.saturating_sub(names_width);
    let ellipsis = theme.set().ellipsis;
    let line = |field: Field| {
        let name =
            Span::styled(text::pad(&labels[field as usize], names_width), theme.colors.quiet);
        let row = first + field as usize;
        if typed_in != Some(field) {
            let value = text::truncate(&names::said(heading.text(field)), value_width, ellipsis);
            return WindowLine::row(Line::from(vec![name, Span::raw(value)]), row);
        }
        let WindowLine { text: value, caret, .. } = typed(heading.text(field), value_width, theme);
        let value = Span::styled(value.to_string(), theme.colors.selected);
        let line = WindowLine::row(Line::from(vec![name, value]), row);
        WindowLine { caret: caret.map(|caret| caret + names_width), ..line }
    };
    Field::ALL.into_iter().map(line).collect()
}
