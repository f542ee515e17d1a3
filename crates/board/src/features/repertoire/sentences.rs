//! The sentences about the repertoire.

use othello_core::board::Color;
use othello_games::repertoire::{Departure, RepertoireMove};
use othello_words::i18n::{self, Text, m};
use othello_words::numbers::decimal;
use othello_words::text;

use super::state::Left;
use crate::app::state::State;

/// A smaller loss is 0.0 in words.
const LEAST_TOLD: f32 = 0.05;

/// Returns how a game has left a repertoire: `You left your repertoire at move 9: c6 (yours: d6), which loses
/// 1.8.`
pub fn left(left: &Left) -> Text {
    match (&left.departure, left.square) {
        (Departure::Own { ply, moves }, Some(square)) => {
            let brief = decimal(left.loss.unwrap_or_default(), 1);
            let is_told = left.loss.is_some_and(|loss| loss >= LEAST_TOLD);
            let loss = if is_told { brief.clone() } else { "none".into() };
            let (number, yours) = (ply + 1, i18n::disjunction(moves));
            match left.side {
                None => m::repertoire::you_left(number, square, yours, loss, brief),
                Some(side) => m::repertoire::you_left_as(side, number, square, yours, loss, brief),
            }
        }
        (Departure::Opponent { ply }, Some(square)) => m::repertoire::game_left(ply + 1, square),
        (Departure::Own { ply: plies, .. } | Departure::Opponent { ply: plies }, None)
        | (Departure::End { plies }, _) => m::repertoire::ended(*plies),
    }
}

/// Returns what the repertoires have in the viewed position, a line for each.
pub fn here(state: &State) -> Vec<Text> {
    let position = state.viewed.position();
    let of = |color: Color| {
        let repertoire = state.repertoires()[color].as_deref()?;
        let moves = repertoire.moves(&position);
        let named = i18n::list(moves.iter().map(commented));
        let here = if !moves.is_empty() {
            let is_own = position.to_move() == Some(color);
            let has = if is_own { m::repertoire::you_play } else { m::repertoire::has_answer };
            has(named)
        } else if repertoire.has(&position) {
            m::repertoire::ends_here()
        } else {
            m::repertoire::no_move_here()
        };
        Some(m::repertoire::here(color, repertoire.len(), here))
    };
    Color::BOTH.into_iter().filter_map(of).collect()
}

/// Returns what the repertoires have here, and what can be done with them.
pub fn with_ways(mut here: Vec<Text>) -> Vec<Text> {
    if here.is_empty() {
        here.push(m::repertoire::none_yet());
    }
    here.push(m::repertoire::ways());
    here
}

/// Returns a move with the first line of its comment.
fn commented(known: &RepertoireMove) -> String {
    let comment = known.comment.lines().next().unwrap_or_default().trim_end_matches('.');
    let comment = text::printable(comment);
    let square = known.square();
    if comment.is_empty() {
        square.to_string()
    } else {
        m::repertoire::commented(square, comment).to_string()
    }
}
