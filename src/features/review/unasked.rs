//! The review that begins by itself when a game ends.

use othello_core::board::Color;

use crate::app::state::{Confirmation, State};

/// Returns `true` if the update has ended a game that is reviewed by itself: one in which a person here
/// has played, unless it was played against the clock by two people, the engine is locked, or the input is
/// a script.
pub fn begins(state: &State) -> bool {
    let changed = state.changed();
    let session = state.session();
    let players = session.players();
    let is_person_here = Color::BOTH.iter().any(|&color| players[color].is_human());
    let is_contest =
        session.clock().is_some() && Color::BOTH.iter().all(|&color| players[color].is_human());
    state.terms().confirmation == Confirmation::Ask
        && session.result().is_some()
        && changed.turn
        && !changed.game
        && state.can_review()
        && is_person_here
        && !is_contest
        && !session.review().is_complete(session.game())
}
