//! The contents of the book, and the progress of its deepening, in words.

use othello_engine::Line;
use othello_home::own_book::DeepeningProgress;
use othello_words::i18n::{self, Text, m};
use othello_words::value::{certainty_in_full, names, value};

pub(super) fn here(moves: &[Line]) -> Text {
    /// The most moves that are said.
    const MOST: usize = 6;
    match moves.first() {
        None => m::book::nothing_known(),
        Some(best) => {
            let known = moves.iter().take(MOST).map(known);
            m::book::here(i18n::list(known), names(&best.moves))
        }
    }
}

fn known(line: &Line) -> String {
    format!("{} {} ({})", line.square(), value(line.value), certainty_in_full(line.value))
}

/// Returns how far the book is deepened.
pub fn progress(course: &DeepeningProgress) -> Text {
    let line: String = course.line.iter().map(|square| square.name()).collect();
    let found = format!("{line} {}", value(course.value));
    m::book::deepening(course.done(), found.trim_start())
}
