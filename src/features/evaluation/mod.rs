//! The values of the moves in the viewed position, for as long as players want them.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod words;

use crate::game::event::EvaluationEvent;
use crate::game::refusal::EvaluationRefusal;
use std::time::Duration;

use othello_core::position::Position;
use othello_engine::Report;

use crate::engine_worker::{EngineError, EngineTask, EvaluationAnswer};
use crate::game::action::{EvaluationAction, EvaluationScope};
use crate::game::engine_queue::Job;
use crate::game::event::{Event, Question};
use crate::game::refusal::Refusal;
use crate::game::state::State;

/// The state of evaluation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evaluation {
    /// The positions whose values are wanted, if any.
    scope: Option<EvaluationScope>,
    values: Option<Values>,
}

/// The values of all legal moves of a position, as far as they are known.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    position: Position,
    report: Option<Report>,
    progress: Progress,
}

/// The progress of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// The engine computes.
    UnderWay,
    /// The values stay as they are.
    Finished,
}

impl Values {
    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The values so far, the best move first; `None` before the first ones.
    pub const fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// The values, the best move first, once they stay as they are.
    pub fn finished_report(&self) -> Option<&Report> {
        self.report().filter(|_| self.progress == Progress::Finished)
    }
}

impl Evaluation {
    /// The values of the viewed position, if they are wanted.
    pub const fn values(&self) -> Option<&Values> {
        self.values.as_ref()
    }

    /// Returns `true` if the values of every viewed position are wanted.
    pub fn is_shown(&self) -> bool {
        self.scope == Some(EvaluationScope::EveryPosition)
    }

    /// Shows or hides the values of moves.
    pub fn act(&mut self, action: EvaluationAction, state: &mut State) {
        match action {
            EvaluationAction::Show(scope) => self.ask_to_show(scope, state),
            EvaluationAction::Hide => self.hide(state),
        }
    }

    /// Has moves evaluated; two people who play against the clock are asked before.
    fn ask_to_show(&mut self, scope: EvaluationScope, state: &mut State) {
        let is_once = scope == EvaluationScope::ThisPosition;
        if !state.can_evaluate() {
            state.refuse(Refusal::Evaluation(EvaluationRefusal::Locked));
        } else if is_once && state.engine.is_asked(Job::Move) {
            state.refuse(Refusal::Evaluation(EvaluationRefusal::EngineBusy));
        } else if is_once && state.viewed.position().to_move().is_none() {
            state.refuse(Refusal::GameOver);
        } else if state.is_contest() {
            state.ask(Question::Evaluation(scope));
        } else {
            self.show(scope, state);
        }
    }

    /// Has moves evaluated.
    pub fn show(&mut self, scope: EvaluationScope, state: &mut State) {
        self.scope = Some(scope);
        state.tell(Event::Evaluation(EvaluationEvent::Shown));
        if self.values().is_some_and(|values| values.finished_report().is_some()) {
            state.tell(Event::Evaluation(EvaluationEvent::Finished));
        }
    }

    /// Shows no more values.
    fn hide(&mut self, state: &mut State) {
        self.scope = None;
        state.tell(Event::Evaluation(EvaluationEvent::Hidden));
    }

    /// Asks for the values of the viewed position if they are wanted, and those of another position than
    /// before. In another game whose players would have to be asked they are not wanted any more.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game && (state.is_contest() || state.is_linked()) {
            self.scope = None;
        }
        let wanted = self.wanted_position(state);
        let before = self.values.as_ref().map(|values| values.position);
        if before == wanted {
            return;
        }
        if before.is_some() && self.scope == Some(EvaluationScope::ThisPosition) {
            self.scope = None;
        }
        state.engine.withdraw(Job::Hint);
        state.engine.withdraw(Job::Values);
        self.values = None;
        if let (Some(position), Some(scope)) = (wanted, self.scope) {
            self.values = Some(Values { position, report: None, progress: Progress::UnderWay });
            state.engine.ask(scope.job());
            state.note_hint();
        }
    }

    /// Returns the position whose values are wanted: none while the board is hidden or another is shown in
    /// its place, and none while more urgent jobs have the engine. Values shown before are then withdrawn.
    fn wanted_position(&self, state: &State) -> Option<Position> {
        let scope = self.scope?;
        let position = state.viewed.position();
        let is_visible = !state.is_hidden() && !state.is_aside();
        let is_free = match scope {
            EvaluationScope::ThisPosition => !state.engine.is_asked(Job::Move),
            EvaluationScope::EveryPosition => state.engine.before(Job::Values).is_none(),
        };
        let can_be_had = is_visible && is_free && state.engine.has_begun();
        (can_be_had && position.to_move().is_some()).then_some(position)
    }

    /// Returns the task of the engine.
    pub fn task(&self) -> Option<EngineTask> {
        let (values, scope) = (self.values.as_ref()?, self.scope?);
        Some(EngineTask::Evaluate { position: values.position, time: scope.time() })
    }

    /// Takes in values, or that there will be none.
    pub fn replied(&mut self, result: Result<EvaluationAnswer, EngineError>, state: &mut State) {
        let Some(values) = &mut self.values else { return };
        match result {
            Ok(EvaluationAnswer::UnderWay(report)) => values.report = Some(report),
            Ok(EvaluationAnswer::Finished(report)) => {
                (values.report, values.progress) = (Some(report), Progress::Finished);
                state.engine.withdraw(Job::Hint);
                state.engine.withdraw(Job::Values);
                state.tell(Event::Evaluation(EvaluationEvent::Finished));
            }
            Err(error) => {
                *self = Self::default();
                state.refuse(Refusal::Evaluation(EvaluationRefusal::Failed(error)));
            }
        }
    }
}

impl EvaluationScope {
    const fn job(self) -> Job {
        match self {
            Self::ThisPosition => Job::Hint,
            Self::EveryPosition => Job::Values,
        }
    }

    /// Returns the longest time for a position.
    const fn time(self) -> Duration {
        match self {
            // Somebody waits for the answer.
            Self::ThisPosition => Duration::from_secs(2),
            Self::EveryPosition => Duration::from_secs(10),
        }
    }
}

#[cfg(test)]
mod tests;
