//! The contents of the book, and the progress of its deepening, in words.

use othello_engine::Line;
use othello_home::own_book::DeepeningProgress;
use othello_words::i18n::{Text, m};
use othello_words::value::{certainty_in_full, value};

/// Returns the known moves of a position.
pub(super) fn here(moves: &[Line]) -> Text {
    /// The most moves that are said.
    const MOST: usize = 6;
    let said: Vec<_> = moves.iter().take(MOST).map(known).collect();
    match &said[..] {
        [] => m::book::nothing_known(),
        [first, others @ ..] => {
            let all = others.iter().fold(first.clone(), |all, next| format!("{all}, {next}"));
            let line = moves[0].moves.iter().map(|square| square.name()).collect::<Vec<_>>();
            m::book::here(all, line.join(" "))
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
