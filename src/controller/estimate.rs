//! The estimate of the level of the person who plays here.

use super::computers::LevelEstimate;
use super::{Confirmation, Controller, Event, Output};
use crate::store::StoreRequest;
use othello_core::board::Color;
use othello_engine::computer::Computer;
use othello_engine::estimate::Estimate;
use othello_engine::level::Level;
use othello_session::{Aid, Player, Setup};

impl Controller {
    /// The same controller with the estimate that earlier games have led to.
    #[must_use]
    pub const fn with_estimate(mut self, estimate: Option<Estimate>) -> Self {
        self.computers.estimate.current = estimate;
        self
    }

    /// The estimated level of the person, if any game has counted.
    pub fn estimated_level(&self) -> Option<Level> {
        self.computers.estimate.current.map(|estimate| estimate.level())
    }

    /// The estimated level, if the game shown has ended and moved the estimate.
    pub fn level_after_game(&self) -> Option<Level> {
        let is_told = self.computers.estimate.follows_game && self.session.result().is_some();
        self.estimated_level().filter(|_| is_told)
    }

    /// The terms that are proposed for the next game: the same ones, but against the estimated level
    /// after a game that has moved the estimate. The players of a match stay.
    pub fn proposed_setup(&self) -> Setup {
        let mut setup = self.session.next_setup();
        if let Some(level) = self.level_after_game().filter(|_| setup.best_of == 1) {
            for color in Color::BOTH {
                if setup.players[color].computer().is_some() {
                    setup.players[color] = Player::Computer(Computer::Level(level));
                }
            }
        }
        setup
    }

    /// Moves the estimate if the action has ended a game that says something about the person. Nobody
    /// is there if the input is a script.
    pub(super) fn follow_end(&mut self) {
        let is_end = |output: &Output| {
            use Event::{Played, Resigned, TimedOut};
            matches!(output, Output::Event(Played(_) | Resigned(_) | TimedOut(_)))
        };
        if self.confirmation == Confirmation::Skip || !self.outputs.iter().any(is_end) {
            return;
        }
        let Some((level, outcome)) = self.session.outcome_against_level() else { return };
        let estimate = Estimate::after(self.computers.estimate.current, &level, outcome);
        self.computers.estimate = LevelEstimate { current: Some(estimate), follows_game: true };
        self.event(Event::LevelEstimated(estimate.level()));
        self.request(StoreRequest::KeepEstimate(estimate));
    }

    /// Notes that the engine has shown what it thinks of moves, in a game that is not over.
    pub(super) fn note_hint(&mut self) {
        if self.session.result().is_none() {
            self.session.note_aid(Aid::Hint);
        }
    }

    /// Forgets that the game has moved the estimate: it goes on, or another one begins.
    pub(super) const fn leave_ended_game(&mut self) {
        self.computers.estimate.follows_game = false;
    }
}
