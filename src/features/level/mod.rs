//! The estimate of the level of the person who plays here.

#[cfg(test)]
mod tests;

use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_engine::estimate::Estimate;
use othello_engine::level::Level;
use othello_session::{Player, Setup};

use crate::app::App;
use crate::app::reply::{Reply, Tone};
use crate::app::state::{Confirmation, State};
use crate::features::players::sentences::level_estimate;
use crate::store::StoreRequest;

/// The estimate, as far as there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelEstimate {
    current: Option<Estimate>,
    /// The game under way, or the one just ended, has moved the estimate.
    follows_game: bool,
}

impl LevelEstimate {
    /// Begins with the estimate that earlier games have led to.
    pub fn begin_with(&mut self, estimate: Option<Estimate>, state: &mut State) {
        self.current = estimate;
        state.estimate(estimate.map(|estimate| estimate.level()));
    }

    /// The estimated level, if the game shown has ended and moved the estimate.
    pub fn after_game(&self, state: &State) -> Option<Level> {
        let is_told = self.follows_game && state.session().result().is_some();
        state.level().filter(|_| is_told)
    }

    /// The terms that are proposed for the next game: the same ones, but against the estimated level
    /// after a game that has moved the estimate. The players of a match stay.
    pub fn proposed_setup(&self, state: &State) -> Setup {
        let mut setup = state.session().next_setup();
        if let Some(level) = self.after_game(state).filter(|_| setup.best_of == 1) {
            for color in Color::BOTH {
                if setup.players[color].computer().is_some() {
                    setup.players[color] = Player::Computer(Computer::Level(level));
                }
            }
        }
        setup
    }
}

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
    state.say(Reply::new(Tone::News, vec![level_estimate(&estimate.level())]));
    state.store(StoreRequest::KeepEstimate(estimate));
}
