//! The review of the game: the loss of each move, found by the engine when no move, exercise or hint is
//! waiting.

pub mod docked;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod panel;
pub mod says;
pub mod words;

use othello_core::tree::Moment;
use othello_engine::analysis::ReviewedPly;
use says::{ErrorStep, Whose};

use crate::game::action::ReviewAction;
use crate::game::event::ReviewEvent;
use crate::game::refusal::{EvaluationRefusal, ReviewRefusal};

use crate::engine_worker::{EngineError, EngineTask, ReviewAnswer};
use crate::game::engine_queue::Job;
use crate::game::event::{Event, Question};
use crate::game::refusal::Refusal;
use crate::game::state::State;

/// The state of the review. Its findings are kept with the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    is_under_way: bool,
    whose: Whose,
}

impl Review {
    /// Returns `true` while the game is reviewed, or waits for the engine to have time for it.
    pub const fn is_under_way(&self) -> bool {
        self.is_under_way
    }

    /// The players whose errors are listed.
    pub const fn whose(&self) -> Whose {
        self.whose
    }

    /// Returns the errors of these players that have been found, in the order of play.
    pub fn errors(&self, state: &State) -> Vec<ReviewedPly> {
        let review = state.session().review();
        review.errors().filter(|ply| self.whose.includes(ply.player)).cloned().collect()
    }

    /// Starts or stops the review, or shows what it has found.
    pub fn act(&mut self, action: ReviewAction, state: &mut State) {
        match action {
            ReviewAction::Start => self.ask_to_start(state),
            ReviewAction::Stop => self.stop(state),
            ReviewAction::ViewError(step) => self.view_error(step, state),
            ReviewAction::Choose(whose) => self.choose(whose, state),
            ReviewAction::ChooseNext => self.choose(self.whose.next(), state),
        }
    }

    /// Has the game reviewed, or shows its review; two people who play against the clock are asked
    /// before.
    fn ask_to_start(&mut self, state: &mut State) {
        if !state.can_evaluate() {
            state.refuse(Refusal::Evaluation(EvaluationRefusal::Locked));
        } else if state.game().plies().is_empty() {
            state.refuse(Refusal::Review(ReviewRefusal::NothingToReview));
        } else if state.is_contest() {
            state.ask(Question::Review);
        } else {
            self.start(state);
        }
    }

    /// Has the game reviewed, or shows its review.
    pub fn start(&mut self, state: &mut State) {
        let is_complete = state.session().review().is_complete(state.game());
        self.is_under_way = !is_complete;
        state.note_hint();
        state.tell(Event::Review(ReviewEvent::Shown));
        if is_complete {
            state.tell(Event::Review(ReviewEvent::Ended));
        }
    }

    /// Stops the review; its findings stay.
    fn stop(&mut self, state: &mut State) {
        if std::mem::replace(&mut self.is_under_way, false) {
            state.tell(Event::Review(ReviewEvent::Stopped));
            state.save();
        } else {
            state.refuse(Refusal::Review(ReviewRefusal::NoReview));
        }
    }

    /// Views the position before another error: from a variation, before the next one behind the move
    /// that it replaces.
    fn view_error(&self, step: ErrorStep, state: &mut State) {
        let errors = self.errors(state);
        let here = place(state);
        let other = match step {
            ErrorStep::Next => {
                let is_later = |ply: &&ReviewedPly| here.is_some_and(|here| ply.index > here);
                errors.iter().find(is_later).or(errors.first())
            }
            ErrorStep::Previous => {
                let is_earlier = |ply: &&ReviewedPly| here.is_some_and(|here| ply.index < here);
                errors.iter().rfind(is_earlier).or(errors.last())
            }
        };
        match other.map(|ply| Moment::Main(ply.index)) {
            Some(before) => {
                state.viewed.go_to(before);
                state.tell(Event::Review(ReviewEvent::ErrorViewed));
            }
            None if state.session().review().plies.is_empty() => {
                state.refuse(Refusal::Review(ReviewRefusal::NotReviewed));
            }
            None => state.refuse(Refusal::Review(ReviewRefusal::NoError(self.whose))),
        }
    }

    fn choose(&mut self, whose: Whose, state: &mut State) {
        if state.session().review().plies.is_empty() {
            return state.refuse(Refusal::Review(ReviewRefusal::NotReviewed));
        }
        self.whose = whose;
        state.tell(Event::Review(ReviewEvent::Chosen));
    }

    /// Goes on with the game as it is now. The review of a game that another one replaces ends.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game {
            *self = Self::default();
        }
        if !self.is_under_way {
            state.engine.withdraw(Job::Review);
        } else if state.changed().turn || !state.engine.is_asked(Job::Review) {
            state.engine.ask(Job::Review);
        }
    }

    /// Returns the task of the engine: the plies that are not reviewed yet.
    pub fn task(state: &State) -> EngineTask {
        let (game, reviewed) = (Box::new(state.game().clone()), state.session().review());
        EngineTask::Review { game, reviewed }
    }

    /// Takes in a judgement, the end of the review, or that the engine cannot go on.
    pub fn replied(&mut self, result: Result<ReviewAnswer, EngineError>, state: &mut State) {
        match result {
            Ok(ReviewAnswer::Ply(ply)) => state.session_mut().keep_reviewed(&ply),
            Ok(ReviewAnswer::Ended) => {
                self.is_under_way = false;
                state.tell(Event::Review(ReviewEvent::Ended));
                state.save();
            }
            Err(error) => {
                self.is_under_way = false;
                state.refuse(Refusal::Evaluation(EvaluationRefusal::Failed(error)));
            }
        }
    }
}

/// Returns the number of plies before the viewed moment of the game, or before the move that the viewed
/// variation replaces; `None` at the current position.
pub fn place(state: &State) -> Option<usize> {
    match state.viewed.branch() {
        Some(Moment::Main(ply)) => Some(ply),
        Some(Moment::Side(_)) | None => state.viewed.earlier_ply(),
    }
}

#[cfg(test)]
mod tests;
