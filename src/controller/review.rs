//! The review of the game: the loss of each move, found by the engine while nobody else needs it.

use super::computers::TurnChange;
use super::reviewing::Reviewing;
use super::{Controller, Effect, Event, Question, Refusal};
use crate::engine_worker::{EngineAnswer, EngineReply, EngineRequest, EngineTask};
use othello_engine::analysis::{Review, ReviewedPly};

impl Controller {
    /// The review of the game, as far as it has come.
    pub fn review(&self) -> Review {
        self.session.review()
    }

    /// The judgement of the ply that led to the viewed position.
    pub fn reviewed_ply(&self) -> Option<ReviewedPly> {
        let is_of_game = !self.is_solving() && !self.is_in_variation();
        let index = self.viewed_ply().checked_sub(1).filter(|_| is_of_game)?;
        self.review().ply(index).cloned()
    }

    /// Returns `true` while the game is reviewed, or waits for the engine to have time for it.
    pub const fn is_reviewing(&self) -> bool {
        self.study.reviewing.is_under_way
    }

    /// Returns `true` if a review of the game may begin or go on.
    pub fn can_review(&self) -> bool {
        self.can_evaluate() && !self.game().plies().is_empty()
    }

    /// Has the game reviewed, or shows its review; two people who play against the clock are asked
    /// before.
    pub(super) fn ask_to_review(&mut self) {
        if !self.can_evaluate() {
            self.refuse(Refusal::EvaluationLocked);
        } else if self.game().plies().is_empty() {
            self.refuse(Refusal::NothingToReview);
        } else if self.is_contest() {
            self.ask(Question::Review);
        } else {
            self.start_review();
        }
    }

    pub(super) fn start_review(&mut self) {
        self.study.reviewing.is_under_way = !self.is_reviewed();
        self.note_hint();
        self.event(Event::ReviewShown);
        if !self.is_reviewing() {
            self.event(Event::ReviewEnded);
        }
    }

    /// Returns `true` if every ply is reviewed.
    fn is_reviewed(&self) -> bool {
        self.review().plies.len() == self.game().plies().len()
    }

    pub(super) fn stop_review(&mut self) {
        if self.is_reviewing() {
            self.study.reviewing.is_under_way = false;
            self.event(Event::ReviewStopped);
            self.save();
        } else {
            self.refuse(Refusal::NoReview);
        }
    }

    /// Ends the review of a game that another one replaces.
    pub(super) const fn forget_review(&mut self) {
        self.study.reviewing.is_under_way = false;
    }

    /// Has the engine review the game if that is wanted and it has nothing more urgent to do, and
    /// stops it where it is not.
    pub(super) fn follow_review(&mut self, turn: TurnChange) {
        let is_free = !self.is_thinking() && !self.is_evaluating() && !self.is_judging();
        let is_wanted = self.is_reviewing() && is_free && self.computers.has_begun;
        if !is_wanted || turn == TurnChange::Changed {
            let dropped = self.study.reviewing.request.take();
            // Another request has taken its place if there is one.
            if dropped.is_some() && is_free {
                self.effect(Effect::StopEngine);
            }
        }
        if is_wanted && self.study.reviewing.request.is_none() {
            let task =
                EngineTask::Review { game: Box::new(self.game().clone()), reviewed: self.review() };
            let id = self.next_request();
            self.study.reviewing.request = Some(id);
            self.effect(Effect::Engine(EngineRequest { id, task }));
        }
    }

    /// Takes in a judgement; returns the reply if it answers another request.
    pub(super) fn reviewed(&mut self, reply: EngineReply) -> Option<EngineReply> {
        if self.study.reviewing.request != Some(reply.id) {
            return Some(reply);
        }
        match reply.result {
            Ok(EngineAnswer::ReviewedPly(ply)) => self.session.keep_reviewed(&ply),
            Ok(EngineAnswer::ReviewEnded) => {
                self.study.reviewing = Reviewing::default();
                self.event(Event::ReviewEnded);
                self.save();
            }
            // They answer other requests.
            Ok(
                EngineAnswer::Move(_)
                | EngineAnswer::Evaluating(_)
                | EngineAnswer::Evaluated(_)
                | EngineAnswer::Judged(_)
                | EngineAnswer::FoundPuzzle { .. }
                | EngineAnswer::NoPuzzle,
            ) => {}
            Err(error) => {
                self.study.reviewing = Reviewing::default();
                self.refuse(Refusal::CannotEvaluate(error));
            }
        }
        None
    }
}
