//! The review of the game: the loss of each move, found by the engine when no move, exercise or hint is
//! waiting.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod panel;
pub mod says;
mod unasked;
pub mod window;
pub mod words;

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
    /// Nobody has asked for it: it has begun when the game ended.
    is_unasked: bool,
}

impl Review {
    /// Returns `true` while the game is reviewed, or waits for the engine to have time for it.
    pub const fn is_under_way(&self) -> bool {
        self.is_under_way
    }

    /// Returns `true` while the game is reviewed because it has ended, and nobody has asked for it.
    pub const fn is_unasked(&self) -> bool {
        self.is_under_way && self.is_unasked
    }

    /// Starts or stops the review.
    pub fn act(&mut self, action: ReviewAction, state: &mut State) {
        match action {
            ReviewAction::Start => self.ask_to_start(state),
            ReviewAction::Stop => self.stop(state),
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
        self.is_unasked = false;
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

    /// Goes on with the game as it is now, or begins because it is over. The review of a game that another
    /// one replaces ends.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game {
            self.is_under_way = false;
        }
        if !self.is_under_way && unasked::begins(state) {
            (self.is_under_way, self.is_unasked) = (true, true);
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
                let is_unasked = std::mem::take(&mut self.is_unasked);
                state.tell(Event::Review(if is_unasked {
                    ReviewEvent::EndedUnasked
                } else {
                    ReviewEvent::Ended
                }));
                state.save();
            }
            Err(error) => {
                self.is_under_way = false;
                state.refuse(Refusal::Evaluation(EvaluationRefusal::Failed(error)));
            }
        }
    }
}

#[cfg(test)]
mod tests;
