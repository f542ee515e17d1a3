//! The clock and its pause.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod window;
pub mod words;

use crate::app::event::ClockEvent;
use crate::app::refusal::ClockRefusal;
use std::time::Duration;

use crate::app::action::{Action, ClockAction, ExplorerAction, MovesAction};
use crate::app::event::Event;
use crate::app::refusal::Refusal;
use crate::app::state::State;

/// Refuses an action that waits while the game is paused.
pub fn admit(action: Action, state: &mut State) -> Option<Action> {
    if state.is_hidden() && waits_in_pause(&action) {
        state.refuse(Refusal::Paused);
        return None;
    }
    Some(action)
}

/// Returns `true` if the action shows or changes what the players of a paused game may not see.
const fn waits_in_pause(action: &Action) -> bool {
    matches!(
        action,
        Action::Moves(MovesAction::Play(_) | MovesAction::Redo)
            | Action::Browsing(_)
            | Action::Explorer(ExplorerAction::Show(_) | ExplorerAction::Spar(_))
    )
}

/// Lets time pass for the player to move, who may lose by it. Over a link both sides agree on the time.
pub fn elapse(time: Duration, state: &mut State) {
    let mover = state.session().to_move();
    let Some(color) = mover.filter(|_| state.is_clock_running() && !state.is_linked()) else {
        return;
    };
    state.session_mut().elapse(time);
    if state.session().to_move().is_none() {
        state.viewed.leave();
        state.take_question();
        state.tell(Event::Clock(ClockEvent::TimedOut(color)));
        state.save();
    }
}

/// Returns the time after which the flag of the player to move falls.
pub fn next_event(state: &State) -> Option<Duration> {
    let color = state.session().to_move().filter(|_| state.is_clock_running())?;
    Some(state.session().clock()?.left(color))
}

/// Pauses the game or resumes it.
pub fn act(action: ClockAction, state: &mut State) {
    match action {
        ClockAction::Pause => pause(state),
        ClockAction::Resume => resume(state),
    }
}

/// Stops the clock, or the computers that play each other.
fn pause(state: &mut State) {
    if state.session().clock().is_none() && !state.viewed.is_watched() {
        state.refuse(Refusal::Clock(ClockRefusal::NoClock));
    } else if state.session().to_move().is_none() {
        state.refuse(Refusal::GameOver);
    } else if state.clock.is_paused() {
        state.refuse(Refusal::Clock(ClockRefusal::AlreadyPaused));
    } else {
        if state.take_question().is_some() {
            state.tell(Event::Cancelled);
        }
        state.clock.pause();
        state.tell(Event::Clock(ClockEvent::Paused));
        state.save();
    }
}

/// Starts them again.
fn resume(state: &mut State) {
    if state.clock.is_paused() {
        state.clock.resume();
        state.tell(Event::Clock(ClockEvent::Resumed));
    } else {
        state.refuse(Refusal::Clock(ClockRefusal::NotPaused));
    }
}

#[cfg(test)]
mod tests;
