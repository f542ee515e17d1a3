//! The review of the game: the loss of each move, found by the engine when no move, exercise or hint is
//! waiting.

pub mod docked;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod panel;
pub mod says;
mod unasked;
pub mod words;

use std::collections::HashMap;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_engine::analysis::ReviewedPly;
use says::{ErrorStep, Whose};

use crate::app::action::ReviewAction;
use crate::app::event::ReviewEvent;
use crate::app::refusal::ReviewRefusal;

use crate::app::engine_queue::Job;
use crate::app::event::{Event, Question};
use crate::app::refusal::Refusal;
use crate::app::state::State;
use crate::engine_worker::{EngineError, EngineTask, JudgementGrade, ReviewAnswer};

/// The state of the review. Its findings are kept with the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    is_under_way: bool,
    whose: Whose,
    /// The judgements of moves of the game and of its variations, the ones undone as well, by the position
    /// before them.
    known: HashMap<(Position, Square), Judged>,
    /// The move of a variation that is judged.
    judging: Option<VariationMove>,
    /// Nobody has asked for it: it has begun when the game ended.
    is_unasked: bool,
}

/// A judgement that is known.
#[derive(Clone, Debug, PartialEq)]
struct Judged {
    ply: ReviewedPly,
    grade: JudgementGrade,
}

/// A move of the viewed variation.
#[derive(Clone, Copy, Debug, PartialEq)]
struct VariationMove {
    /// The number of plies before it.
    index: usize,
    /// The position before it.
    position: Position,
    square: Square,
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

    /// The players whose errors are listed.
    pub const fn whose(&self) -> Whose {
        self.whose
    }

    /// Returns the errors of these players that have been found, in the order of play.
    pub fn errors(&self, state: &State) -> Vec<ReviewedPly> {
        let review = state.session().review();
        review.errors().filter(|ply| self.whose.includes(ply.player)).cloned().collect()
    }

    /// Returns `true` while a move of a variation is judged, or waits for that.
    pub const fn is_judging(&self) -> bool {
        self.judging.is_some()
    }

    /// Returns the judgement of a move in a position, in the game or in a variation, as far as it is known.
    pub fn judgement(&self, before: &Position, square: Square) -> Option<&ReviewedPly> {
        self.known.get(&(*before, square)).map(|judged| &judged.ply)
    }

    /// Returns the judgement of the move of a variation that led to the viewed position.
    pub fn viewed_judgement(&self, state: &State) -> Option<&ReviewedPly> {
        let viewed = &state.viewed;
        let last = viewed.last_ply().filter(|_| viewed.is_in_variation() && !state.is_aside())?;
        self.judgement(&viewed.line().position_at(viewed.ply() - 1), last.square)
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
            state.refuse(Refusal::locked());
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

    /// Goes on with the game as it is now, or begins because it is over. The review of a game that another
    /// one replaces ends.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game {
            *self = Self::default();
        }
        if state.changed().turn {
            self.restore(state);
        }
        self.follow_variation(state);
        if !self.is_under_way && unasked::begins(state) {
            (self.is_under_way, self.is_unasked) = (true, true);
        }
        if !self.is_under_way {
            state.engine.withdraw(Job::Review);
        } else if state.changed().turn || !state.engine.is_asked(Job::Review) {
            state.engine.ask(Job::Review);
        }
    }

    /// Judges the moves of the game again that were undone and played again, or come from a variation.
    fn restore(&self, state: &mut State) {
        let review = state.session().review();
        let game = state.game();
        let is_missing = |index: &usize| review.ply(*index).is_none();
        let restored = (0..game.plies().len()).filter(is_missing).filter_map(|index| {
            let key = (game.position_at(index), game.plies()[index].square);
            let judged = self.known.get(&key).filter(|it| it.grade == JudgementGrade::Final)?;
            Some(ReviewedPly { index, ..judged.ply.clone() })
        });
        let restored: Vec<_> = restored.collect();
        for ply in restored {
            state.session_mut().keep_reviewed(&ply);
        }
    }

    /// Has the moves that lead to the viewed one of a variation judged, the last one first, if the game is
    /// reviewed: somebody has just played them.
    fn follow_variation(&mut self, state: &mut State) {
        let wanted = self.unjudged(state);
        if wanted == self.judging {
            return;
        }
        self.judging = wanted;
        match wanted {
            Some(_) => state.engine.ask(Job::Variation),
            None => state.engine.withdraw(Job::Variation),
        }
    }

    fn unjudged(&self, state: &State) -> Option<VariationMove> {
        let viewed = &state.viewed;
        let is_reviewed = self.is_under_way || !state.session().review().plies.is_empty();
        let is_visible = !state.is_hidden() && !state.is_aside();
        if !is_reviewed || !is_visible || !state.can_evaluate() || !viewed.is_in_variation() {
            return None;
        }
        let line = viewed.line();
        let is_side = |ply: &usize| matches!(viewed.moment_after(*ply), Moment::Side(_));
        let moves = (1..=viewed.ply()).rev().take_while(is_side).map(|ply| VariationMove {
            index: ply - 1,
            position: line.position_at(ply - 1),
            square: line.plies()[ply - 1].square,
        });
        let is_unjudged = |it: &VariationMove| {
            let judged = self.known.get(&(it.position, it.square));
            judged.is_none_or(|judged| judged.grade == JudgementGrade::First)
        };
        moves.into_iter().find(is_unjudged)
    }

    /// Returns the task of the engine for the viewed variation.
    pub fn variation_task(&self) -> Option<EngineTask> {
        let VariationMove { index, position, square } = self.judging?;
        Some(EngineTask::JudgeVariation { index, position, square })
    }

    /// Returns the task of the engine: the plies that are not reviewed yet.
    pub fn task(state: &State) -> EngineTask {
        let (game, reviewed) = (Box::new(state.game().clone()), state.session().review());
        EngineTask::Review { game, reviewed }
    }

    fn note(&mut self, before: Position, ply: ReviewedPly, grade: JudgementGrade) {
        self.known.insert((before, ply.square), Judged { ply, grade });
    }

    /// Takes in a judgement, the end of the review, or that the engine cannot go on.
    pub fn replied(&mut self, result: Result<ReviewAnswer, EngineError>, state: &mut State) {
        match result {
            Ok(ReviewAnswer::Ply(ply)) => {
                state.session_mut().keep_reviewed(&ply);
                if ply.index < state.game().plies().len() {
                    self.note(state.game().position_at(ply.index), ply, JudgementGrade::Final);
                }
            }
            Ok(ReviewAnswer::Variation { position, ply, grade }) => {
                self.note(position, ply, grade);
                let is_viewed = self.viewed_judgement(state).is_some()
                    && state.viewed.line().position_at(state.viewed.ply() - 1) == position;
                if is_viewed && grade == JudgementGrade::Final {
                    state.tell(Event::Review(ReviewEvent::MoveJudged));
                }
            }
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
                state.engine.withdraw(Job::Variation);
                state.refuse(Refusal::failed(&error));
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
