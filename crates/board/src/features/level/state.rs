//! The estimate of the level of the person who plays here, as it stands.

use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_engine::estimate::Estimate;
use othello_engine::level::Level;
use othello_session::{Player, Setup};

use crate::app::state::State;

/// The estimate, as far as there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelEstimate {
    pub(super) current: Option<Estimate>,
    /// The game under way, or the one just ended, has moved the estimate.
    pub(super) follows_game: bool,
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
