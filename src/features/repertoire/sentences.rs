//! The sentences about the repertoire.

use std::path::Path;

use othello_core::board::Color;
use othello_core::square::Square;

use super::state::Left;
use crate::app::state::State;
use crate::i18n::{self, Text, m};
use crate::os::dirs::Dirs;
use crate::repertoire::check::{Fault, Finding};
use crate::repertoire::{Departure, RepertoireMove};
use crate::text;

/// Returns a path for people to read.
pub fn short(path: &Path) -> String {
    let plain = || text::printable(&path.to_string_lossy()).into_owned();
    Dirs::find().map_or_else(|_| plain(), |dirs| dirs.short(path))
}

/// Returns moves as one word.
pub fn line(squares: &[Square]) -> String {
    squares.iter().map(|square| square.name()).collect()
}

/// Returns a fault of the repertoire of a colour.
pub fn finding(finding: &Finding, color: Color) -> Text {
    let place = match &finding.line[..] {
        [] => m::repertoire::at_start(),
        squares => m::repertoire::after(line(squares)),
    };
    match &finding.fault {
        Fault::Hole { square, games, reached } => {
            m::repertoire::hole(place, *square, !color, *games, *reached)
        }
        Fault::Unanswered => m::repertoire::unanswered(place),
        Fault::Unread => m::repertoire::unread(place),
        Fault::Loss { square, loss, best } => {
            m::repertoire::loses(place, *square, format!("{loss:.1}"), *best)
        }
        Fault::Conflict { moves, other, other_moves } => m::repertoire::conflict(
            place,
            i18n::disjunction(moves),
            i18n::disjunction(other_moves),
            line(other),
        ),
    }
}

/// A smaller loss is 0.0 in words.
const LEAST_TOLD: f32 = 0.05;

/// Returns how a game has left a repertoire: `You left your repertoire at move 9: c6 (yours: d6), which loses
/// 1.8.`
pub fn left(left: &Left) -> Text {
    match (&left.departure, left.square) {
        (Departure::Own { ply, moves }, Some(square)) => {
            let brief = format!("{:.1}", left.loss.unwrap_or_default());
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
