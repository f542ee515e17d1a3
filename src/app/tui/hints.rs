//! The hints: the keys that do something now, in a line that can be clicked.

use ratatui::text::{Line, Span};

use super::binding::{Binding, Hint, InputMode};
use super::bindings::KEYS;
use super::message::Message;
use super::model::Model;
use crate::app::text;

/// The blanks between two hints.
const GAP: usize = 2;

/// Returns the hints that fit into `width` columns.
pub fn line(model: &Model, width: usize) -> Line<'static> {
    let colors = model.theme().colors;
    let mut spans = Vec::new();
    for (hint, _) in fitting(model, width) {
        let (key, does) = hint.text.split_once(' ').unwrap_or((hint.text, ""));
        if !spans.is_empty() {
            spans.push(Span::raw(" ".repeat(GAP)));
        }
        spans.push(Span::styled(key, colors.strong));
        spans.push(Span::styled(format!(" {does}"), colors.quiet));
    }
    Line::from(spans)
}

/// Returns the message of the hint in a column of that line.
pub fn message_at(model: &Model, width: usize, column: usize) -> Option<Message> {
    let mut left = 0;
    for (hint, row) in fitting(model, width) {
        let right = left + text::width(hint.text);
        if (left..right).contains(&column) {
            return row.keys.first().map(|(_, message)| message.clone());
        }
        left = right + GAP;
    }
    None
}

/// Returns the hints that apply, without those of the lowest ranks where not all of them fit.
fn fitting(model: &Model, width: usize) -> Vec<(&'static Hint, &'static Binding)> {
    let mode = InputMode::of(model);
    let rows = KEYS.iter().filter(|row| row.mode == mode);
    let mut hints: Vec<_> = rows
        .filter_map(|row| Some((row.hint.as_ref()?, row)))
        .filter(|(hint, _)| (hint.applies)(model))
        .collect();
    while hints.iter().map(|(hint, _)| text::width(hint.text) + GAP).sum::<usize>() > width + GAP {
        let lowest = hints.iter().map(|(hint, _)| hint.rank).min();
        let last = hints.iter().rposition(|(hint, _)| Some(hint.rank) == lowest);
        hints.remove(last.expect("hints that are too wide are not none"));
    }
    hints
}
