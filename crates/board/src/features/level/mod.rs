//! The estimate of the level of the person who plays here.

pub mod state;
#[cfg(test)]
mod tests;

use othello_engine::estimate::Estimate;
use othello_home::jobs::progress::KeepEstimate;
use othello_words::i18n::m;

use crate::app::App;
use crate::app::reply::{Reply, Tone};
use crate::app::state::Confirmation;

/// Moves the estimate if the update has ended a game that says something about the person. Nobody is there if
/// the input is a script.
pub fn follow(app: &mut App) {
    let App { state, features } = app;
    let changed = state.changed();
    if changed.game || changed.goes_on || state.session().result().is_none() {
        features.level.follows_game = false;
    }
    if state.terms().confirmation == Confirmation::Skip || !state.has_ended() {
        return;
    }
    let Some((level, outcome)) = state.session().outcome_against_level() else { return };
    let estimate = Estimate::after(features.level.current, &level, outcome);
    features.level.begin_with(Some(estimate), state);
    features.level.follows_game = true;
    state
        .say(Reply::new(Tone::Heard, vec![m::level::estimated(estimate.level().number)]).as_news());
    state.job(KeepEstimate(estimate), |_, ()| {});
}
