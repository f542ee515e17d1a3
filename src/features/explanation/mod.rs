//! Explanations: why a move loses, found by the engine from the lines after it and after the best move.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod words;

use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::analysis::{Explanation, ReviewedPly};

use crate::app::engine_queue::Job;
use crate::app::event::{Event, ExplanationEvent, Question};
use crate::app::refusal::{ExplanationRefusal, Refusal};
use crate::app::state::State;
use crate::engine_worker::{EngineError, EngineTask, JudgementGrade, ReviewAnswer};

/// The explanations of moves that are known, and the one that is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanations {
    wanted: Option<ExplainedMove>,
    known: Vec<Explanation>,
}

/// A move to be explained.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ExplainedMove {
    /// The position before it.
    position: Position,
    square: Square,
}

impl ExplainedMove {
    /// Returns the move that is meant where the game is viewed: the error that the review has found in the
    /// viewed position, or else the move that led to it; `None` at the start, and where another board is
    /// shown.
    fn meant(state: &State) -> Option<Self> {
        if state.is_aside() {
            return None;
        }
        let (plies, square) = match state.next_reviewed_ply().filter(ReviewedPly::is_error) {
            Some(error) => (error.index, error.square),
            None => (state.viewed.ply().checked_sub(1)?, state.viewed.last_ply()?.square),
        };
        Some(Self { position: state.viewed.line().position_at(plies), square })
    }
}

impl Explanations {
    /// Returns the explanation of a move, if it is known.
    pub fn of(&self, position: &Position, square: Square) -> Option<&Explanation> {
        self.known.iter().find(|it| it.position == *position && it.played.square() == square)
    }

    /// Returns `true` while the engine looks for reasons, or waits to do so.
    pub const fn is_under_way(&self) -> bool {
        self.wanted.is_some()
    }

    /// Has a move explained; two people who play against the clock are asked before.
    pub fn act(&mut self, state: &mut State) {
        if !state.can_evaluate() {
            state.refuse(Refusal::locked());
        } else if state.engine.is_asked(Job::Move) {
            state.refuse(Refusal::busy());
        } else if ExplainedMove::meant(state).is_none() {
            state.refuse(Refusal::Explanation(ExplanationRefusal::NoMove));
        } else if state.is_contest() {
            state.ask(Question::Explanation);
        } else {
            self.explain(state);
        }
    }

    /// Has a move explained: at once if its explanation is known, or else by the engine.
    pub fn explain(&mut self, state: &mut State) {
        let Some(wanted) = ExplainedMove::meant(state) else { return };
        state.note_hint();
        if let Some(known) = self.of(&wanted.position, wanted.square) {
            let known = Box::new(known.clone());
            return state.tell(Event::Explanation(ExplanationEvent::Explained(known)));
        }
        self.wanted = Some(wanted);
        state.engine.ask(Job::Explanation);
        state.tell(Event::Explanation(ExplanationEvent::Asked));
    }

    /// Forgets what belongs to another game, and what is wanted no longer: another moment is viewed, or
    /// the board is hidden.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game {
            *self = Self::default();
        }
        let is_visible = !state.is_hidden() && !state.engine.is_asked(Job::Move);
        let meant = ExplainedMove::meant(state).filter(|_| is_visible);
        self.wanted = self.wanted.filter(|wanted| meant == Some(*wanted));
        if self.wanted.is_none() {
            state.engine.withdraw(Job::Explanation);
        }
    }

    /// Returns the task of the engine.
    pub fn task(&self) -> Option<EngineTask> {
        let ExplainedMove { position, square } = self.wanted?;
        Some(EngineTask::Explain { position, square })
    }

    /// Takes in an explanation, or that there will be none.
    pub fn replied(&mut self, result: Result<Explanation, EngineError>, state: &mut State) {
        self.wanted = None;
        match result {
            Ok(explanation) => {
                self.add(explanation.clone());
                let explanation = Box::new(explanation);
                state.tell(Event::Explanation(ExplanationEvent::Explained(explanation)));
            }
            Err(error) => state.refuse(Refusal::failed(&error)),
        }
    }

    /// Notes the explanation of a move that the review has found on its way.
    pub fn note(&mut self, answer: &ReviewAnswer, state: &State) {
        let explanation = match answer {
            ReviewAnswer::Ply(ply) if ply.index < state.game().plies().len() => {
                ply.explanation(state.game().position_at(ply.index))
            }
            ReviewAnswer::Variation { position, ply, grade: JudgementGrade::Final } => {
                ply.explanation(*position)
            }
            ReviewAnswer::Ply(_) | ReviewAnswer::Variation { .. } | ReviewAnswer::Ended => None,
        };
        if let Some(explanation) = explanation {
            self.add(explanation);
        }
    }

    fn add(&mut self, explanation: Explanation) {
        let (position, square) = (explanation.position, explanation.played.square());
        self.known.retain(|it| it.position != position || it.played.square() != square);
        self.known.push(explanation);
    }
}

#[cfg(test)]
mod tests;
