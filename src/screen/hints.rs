//! The hints: the keys that do something now, in a line that can be clicked.

use std::cmp::Reverse;

use ratatui::text::{Line, Span};

use super::binding::{Binding, Hint};
use super::bindings::KEYS;
use super::input_mode::InputMode;
use super::message::Message;
use super::view::View;
use crate::text;

/// The part of a text that is in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All of it: there is nothing to scroll.
    Whole,
    /// Some of its lines.
    Part,
}

/// The blanks between two hints.
const GAP: usize = 2;

/// Returns the hints that fit into `width` columns.
pub fn line(view: &View<'_>, sight: Sight, width: usize) -> Line<'static> {
    let colors = view.theme().colors;
    let mut spans = Vec::new();
    for (hint, _) in fitting(view, sight, width) {
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
pub fn message_at(view: &View<'_>, sight: Sight, width: usize, column: usize) -> Option<Message> {
    let mut left = 0;
    for (hint, row) in fitting(view, sight, width) {
        let right = left + text::width(hint.text);
        if (left..right).contains(&column) {
            return row.keys.first().map(|(_, message)| message.clone());
        }
        left = right + GAP;
    }
    None
}

/// Returns the hints that apply, without those of the lowest ranks where not all of them fit. At the
/// end of a game, those of the highest ranks come first.
fn fitting(view: &View<'_>, sight: Sight, width: usize) -> Vec<(&'static Hint, &'static Binding)> {
    let mode = view.mode();
    let is_end = mode == InputMode::Board && view.shows_end();
    let rank = |hint: &Hint| if is_end { hint.rank_at_end } else { hint.rank };
    let scrolls = |row: &Binding| matches!(row.keys.first(), Some((_, Message::Scroll(_))));
    let rows = KEYS.iter().filter(|row| row.mode == mode);
    let rows = rows.filter(|row| sight == Sight::Part || !scrolls(row));
    let mut hints: Vec<_> = rows
        .filter_map(|row| Some((row.hint.as_ref()?, row)))
        .filter(|(hint, _)| (hint.applies)(view) && text::width(hint.text) <= width)
        .collect();
    while hints.iter().map(|(hint, _)| text::width(hint.text) + GAP).sum::<usize>() > width + GAP {
        let lowest = hints.iter().map(|(hint, _)| rank(hint)).min();
        let last = hints.iter().rposition(|(hint, _)| Some(rank(hint)) == lowest);
        hints.remove(last.expect("hints that are too wide are not none"));
    }
    if is_end {
        hints.sort_by_key(|(hint, _)| Reverse(rank(hint)));
    }
    hints
}
