//! The player to move, for the prompt and in sentences.

use super::audience::Audience;
use crate::features::clock::lines as clock;
use crate::features::exercise::lines as exercise;
use crate::features::review::lines as review;
use crate::game::controller::Controller;
use crate::words;
use crate::words::session as report;

/// Returns the prompt of the next line: the player to move, unless something else is asked.
pub fn prompt(controller: &Controller) -> String {
    let is_elsewhere = controller.viewed().is_browsing() || controller.exercise().is_under_way();
    let is_over = controller.viewed().is_forfeited() && !is_elsewhere;
    let is_open = !is_over && controller.question().is_none();
    // Another answer begins in the same position.
    let position = controller.exercise().problem().map(|problem| *problem.position());
    let position = position.unwrap_or_else(|| controller.state().shown_position());
    let is_own = !is_open || controller.linked().link().is_none() || controller.state().can_play();
    let is_searching =
        controller.exercise().is_under_way() && controller.exercise().problem().is_none();
    let waits = is_searching || controller.players().is_thinking();
    let to_move = position.to_move().filter(|_| is_open && is_own && !waits);
    to_move.map_or_else(|| ">".into(), |color| format!("{color}>"))
}

/// Returns whose turn it is in the viewed position, and the legal squares.
pub fn viewed(controller: &Controller, audience: Audience) -> String {
    if controller.exercise().is_under_way() {
        exercise::problem(controller)
    } else if controller.viewed().is_browsing() {
        words::moves::turn(&controller.state().shown_position(), &words::result::colors())
    } else {
        current(controller, audience)
    }
}

/// Returns whose turn it is in the current position, and the legal squares for a person; or the
/// result.
pub fn current(controller: &Controller, audience: Audience) -> String {
    let session = controller.session();
    if let Some(color) = session.to_move().filter(|_| controller.players().is_thinking()) {
        return words::players::thinking(session, color);
    }
    let turn = report::turn(session);
    let proposal = review::proposal(controller, audience);
    [Some(&*turn), proposal].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the reason why no time passes, if the players have to do something about it.
pub fn clock_note(controller: &Controller) -> Option<&'static str> {
    clock::note(controller)
}

/// Returns the terms of the game that are unusual, and the turn.
pub fn introduction(controller: &Controller, audience: Audience) -> String {
    let mut sentences = report::setup(controller.session());
    sentences.push(current(controller, audience));
    sentences.extend(clock_note(controller).map(Into::into));
    sentences.join(" ")
}
