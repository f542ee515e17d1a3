//! The line of keys that do something now.

use ratatui::text::Line;

use super::binding::InputMode;
use super::bindings::KEYS;
use super::model::Model;
use crate::app::text;

/// The blanks between two hints.
const GAP: &str = "  ";

/// Returns the hints that fit into `width` columns.
pub fn line(model: &Model, width: usize) -> Line<'static> {
    let mode = InputMode::of(model);
    let rows = KEYS.iter().filter(|row| row.mode == mode);
    let apply = rows.filter_map(|row| row.hint.as_ref()).filter(|hint| (hint.applies)(model));
    let mut hints: Vec<&str> = apply.map(|hint| hint.text).collect();
    // The last two, help and quit, are the last to go.
    while text::width(&hints.join(GAP)) > width && !hints.is_empty() {
        hints.remove(hints.len().saturating_sub(3));
    }
    Line::styled(hints.join(GAP), model.theme().colors.quiet)
}
