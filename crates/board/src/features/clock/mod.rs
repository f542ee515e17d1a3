//! The clock and its pause.

pub mod commands;
#[cfg(test)]
mod tests;

use std::time::Duration;

use othello_words::i18n::{Text, m};

use crate::app::App;
use crate::app::call::Call;
use crate::app::event::Event;
use crate::app::needs::{Need, UNDER_WAY};
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};
use crate::app::state::State;
use crate::features::browsing;

const CAN_PAUSE: &[&Need] = &[&HAS_CLOCK, &UNDER_WAY, &NOT_YET_PAUSED];

const HAS_CLOCK: Need = Need {
    is_met: |app| app.session().clock().is_some() || app.viewed().is_watched(),
    or: |_| m::clock::no_clock_to_pause().quiet(),
};

const NOT_YET_PAUSED: Need =
    Need { is_met: |app| !app.state.clock.is_paused(), or: |_| m::clock::already_paused().into() };

const PAUSED: Need =
    Need { is_met: |app| app.state.clock.is_paused(), or: |_| m::clock::not_paused().into() };

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
        state.tell(Event::TimedOut(color));
        state.save();
    }
}

/// Returns the time after which the flag of the player to move falls.
pub fn next_event(state: &State) -> Option<Duration> {
    let color = state.session().to_move().filter(|_| state.is_clock_running())?;
    Some(state.session().clock()?.left(color))
}

/// Stops the clock, or the computers that play each other.
fn pause(app: &mut App) -> Done {
    let App { state, features } = app;
    if features.link.asks_to_pause(state) {
        return Ok(());
    }
    state.clock.pause();
    let said = time(state);
    state.say(Reply::new(Tone::Heard, vec![said]));
    state.save();
    Ok(())
}

/// Starts them again.
fn resume(app: &mut App) -> Done {
    let App { state, features } = app;
    if features.link.asks_to_resume(state) {
        return Ok(());
    }
    state.clock.resume();
    state.say(Reply::new(Tone::Heard, vec![m::clock::resumed()]).then(After::Turn));
    Ok(())
}

/// Resumes what is paused, or undoes all moves after the viewed one.
fn go_on(rest: &str) -> Result<Call, Refused> {
    match rest.to_ascii_lowercase().as_str() {
        "" => Ok(Call::needing(&[&PAUSED], resume)),
        "here" => Ok(Call::needing(browsing::REWINDING, browsing::rewind)),
        _ => Err(m::clock::only_here().into()),
    }
}

/// Returns the time that both players have left, and why no time passes.
fn time(state: &State) -> Text {
    let times = state.times_left();
    match note(state) {
        Some(note) => m::common::both(times, note),
        None => times,
    }
}

/// Returns the reason why no time passes, if the players have to do something about it.
pub fn note(state: &State) -> Option<Text> {
    let is_waiting = state.is_clock_waiting().then(m::clock::waiting);
    state.clock.is_paused().then(m::clock::paused).or(is_waiting)
}
