//! The game record: the diagram with the moves as numbers, and the transcript.

use crate::app::tui::model::Model;
use crate::app::tui::window::{Scroll, Window, WindowLine};
use crate::notation::diagram::{self, Spacing};
use crate::notation::transcript;

/// Returns the record up to the ply shown in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, top: usize) -> Window {
    let spacing = if width < 26 { Spacing::Tight } else { Spacing::Wide };
    let drawing = diagram::draw(model.game(), model.controller().viewed_ply(), spacing);
    let mut lines: Vec<_> = drawing.lines().map(|line| WindowLine::new(line.to_owned())).collect();
    lines.push(WindowLine::blank());
    let plies = &model.game().plies()[..model.controller().viewed_ply()];
    lines.extend(whole_moves(&transcript::write(plies), width));
    Window { scroll: Scroll::From(top), ..Window::new("Game record", lines) }
}

/// Returns a transcript in lines of whole moves.
fn whole_moves(moves: &str, width: usize) -> impl Iterator<Item = WindowLine> {
    let columns = (width.min(40) / 2 * 2).max(2);
    let lines = moves.as_bytes().chunks(columns);
    lines.map(|line| WindowLine::new(String::from_utf8_lossy(line).into_owned()))
}
