//! The lesson about a move: its line and that of the best one with their values, and all reasons, in the panel.

use othello_engine::Line;
use othello_engine::analysis::Explanation;

use super::reasons::sentences;
use crate::i18n::m;
use crate::screen::window_text::{WindowLine, paragraph};
use crate::value::{names, value};

/// Returns the lines of both moves, and below them the reasons.
pub fn lines(explanation: &Explanation, width: usize) -> Vec<WindowLine> {
    let row = |sign, line: &Line| {
        format!("{sign} {} {}  {}", line.square(), value(line.value), names(&line.moves[1..]))
    };
    let Explanation { played, best, .. } = explanation;
    let rows = [row("?", played), row("!", best)];
    let mut lines: Vec<_> = rows.iter().flat_map(|row| paragraph(row.trim_end(), width)).collect();
    let mut said: Vec<_> = sentences(explanation).map(|text| text.to_string()).collect();
    if said.is_empty() {
        said.push(m::review::no_reason().to_string());
    }
    for sentence in said {
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&sentence, width));
    }
    lines
}
