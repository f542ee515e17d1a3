//! The contents of the book, and the progress of its deepening, in words.

use othello_engine::Line;

use super::state::Deepening;
use crate::i18n::{Text, m};
use crate::value::{certainty, value};

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
    format!("{} {} ({})", line.square(), value(line.value), certainty(line.value))
}

/// Returns how far the book is deepened.
pub(super) fn progress(deepening: &Deepening) -> Text {
    let Some((line, found)) = &deepening.last else { return m::book::begun() };
    let line: String = line.iter().map(|square| square.name()).collect();
    m::book::deepening(deepening.searched, line, value(*found))
}
