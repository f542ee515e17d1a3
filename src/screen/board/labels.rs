//! The labels of the viewed position: the engine's losses and values (the key `z`, whose way is at the head of
//! `crates/board/src/features/evaluation/mod.rs`; `move_values.rs` makes the numbers), notes, the better move that a review has
//! found, and the learning marks.

use super::label::Label;
use super::move_values::{self, ValueForm};
use crate::screen::view::View;
use othello_board::app::lines::LineOnBoard;
use othello_board::features::exercise;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::stats::{self, Special};
use othello_core::tree::{Mark, Note};
use othello_engine::review::ReviewedPly;
use othello_home::config::look::Learning;

/// Returns the labels with their squares; of several on one square the first counts.
pub fn labels(view: &View<'_>, focus: Option<Square>, position: &Position) -> Vec<(Square, Label)> {
    if let Some(line) = view.line_on_board() {
        return following(&line);
    }
    if let Some((tried, better)) = exercise::wrong_answer(view.app()) {
        let better = better.map(|square| (square, Label::Better));
        return [(tried, Label::Played)].into_iter().chain(better).collect();
    }
    if let Some(error) = exercise::asked_error(view.app()) {
        return vec![(error, Label::Played)];
    }
    if let Some(report) = view.report_on_board() {
        let shows_values = view.app().features.evaluation.shows_values();
        let form = if shows_values { ValueForm::Value } else { ValueForm::Loss };
        let values = move_values::of(report, form);
        return values.map(|(square, value)| (square, Label::Value(value))).collect();
    }
    if let Some(best) = view.app().features.evaluation.best_move() {
        return vec![(best, Label::Better)];
    }
    if let Some(walk) = view.app().features.tutorial.walk() {
        let marks = walk.marks().into_iter();
        return marks.map(|(square, sign)| (square, Label::Noted(sign))).collect();
    }
    let noted = noted(view);
    let marks = noted.iter().copied().chain(error(view));
    if !noted.is_empty() {
        return marks.collect();
    }
    marks.chain(learning(view, focus, position)).collect()
}

/// Returns the marks of the error that was made in the position: of the better move and of the one played.
fn error(view: &View<'_>) -> impl Iterator<Item = (Square, Label)> {
    let marks = |error: ReviewedPly| [(error.best, Label::Better), (error.square, Label::Played)];
    view.error().into_iter().flat_map(marks)
}

/// Returns the marks of the note on the viewed position.
fn noted(view: &View<'_>) -> Vec<(Square, Label)> {
    let note = view.app().viewed().note().filter(|_| !view.app().state.is_aside());
    let marks = note.into_iter().flat_map(Note::marks);
    let signs = marks.map(|(mark, square)| {
        let sign = match mark {
            Mark::Triangle => '^',
            Mark::Square => '#',
            Mark::Circle => 'o',
            Mark::Cross => 'x',
            Mark::Label(label) => label.chars().find(char::is_ascii_graphic).unwrap_or('?'),
        };
        (*square, Label::Noted(sign))
    });
    signs.collect()
}

/// Returns the moves that follow in a line, with their numbers.
fn following(line: &LineOnBoard) -> Vec<(Square, Label)> {
    let label = |(number, square, player)| (square, Label::Following { number, player });
    line.following().map(label).collect()
}

/// Returns the learning marks that the players have chosen.
fn learning(view: &View<'_>, focus: Option<Square>, position: &Position) -> Vec<(Square, Label)> {
    let board = position.board();
    match view.settings().learning {
        Learning::Off => Vec::new(),
        Learning::Special => {
            let squares = |special: Special| special.squares() & board.empties();
            let labels = Special::ALL.into_iter().flat_map(|special| {
                squares(special).into_iter().map(move |square| (square, Label::Special(special)))
            });
            labels.collect()
        }
        Learning::Stable => {
            let [black, white] = Color::BOTH.map(|color| stats::stable(&board, color));
            (black | white).into_iter().map(|square| (square, Label::Stable)).collect()
        }
        Learning::Replies => {
            let focus = focus.filter(|_| view.app().state.can_play());
            let Some(next) = focus.and_then(|focus| reply_position(focus, position)) else {
                return Vec::new();
            };
            let reply = |square| (square, Label::Reply(next.flips(square).len()));
            next.legal_moves().into_iter().map(reply).collect()
        }
    }
}

/// Returns the position after a move, if the other player is to move then.
fn reply_position(square: Square, position: &Position) -> Option<Position> {
    let next = position.play(square).ok()?;
    (next.to_move() == position.to_move().map(|mover| !mover)).then_some(next)
}
