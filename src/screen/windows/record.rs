//! The game record for squares that have no room for numbers: players, date, result and transcript.

use crate::narration;
use crate::screen::model::Model;
use crate::screen::window::{Scroll, Window, WindowLine, paragraph};
use othello_core::board::Color;
use othello_notation::transcript;

/// Returns the record up to the ply shown in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, top: usize) -> Window {
    let record = model.session().record();
    let [black, white] = Color::BOTH.map(|color| model.session().name(color));
    let mut lines: Vec<_> = paragraph(&format!("{black} - {white}"), width).collect();
    let result = record.result().map(|result| narration::brief_outcome(result, &model.names()));
    let date = record.date.map(|date| date.to_string());
    for text in [date, result].into_iter().flatten() {
        lines.extend(paragraph(&text, width));
    }
    lines.push(WindowLine::blank());
    let plies = &model.controller().viewed_game().plies()[..model.controller().viewed_ply()];
    lines.extend(whole_moves(&transcript::write(plies), width));
    Window { scroll: Scroll::From(top), ..Window::new("Game record", lines) }
}

/// Returns a transcript in lines of whole moves, five to a word.
fn whole_moves(moves: &str, width: usize) -> impl Iterator<Item = WindowLine> {
    const WORD: usize = 10;
    let words = ((width + 1) / (WORD + 1)).clamp(1, 4);
    let lines = moves.as_bytes().chunks(words * WORD);
    lines.map(|line| {
        let words = line.chunks(WORD).map(|word| String::from_utf8_lossy(word));
        WindowLine::new(words.collect::<Vec<_>>().join(" "))
    })
}
