//! The evaluation of the viewed position, for as long as players want it.

use super::evaluation::{Evaluation, EvaluationAccess, Progress};
use super::{Controller, Effect, EvaluationScope, Event, Question, Refusal};
use crate::engine_worker::{EngineAnswer, EngineError, EngineReply, EngineRequest, EngineTask};
use othello_core::board::Color;
use othello_core::position::Position;

impl Controller {
    /// The same controller, in which players may ask for values, or may not.
    #[must_use]
    pub const fn with_evaluation_access(mut self, access: EvaluationAccess) -> Self {
        self.evaluations.access = access;
        self
    }

    /// The values of the viewed position, if they are wanted.
    pub const fn evaluation(&self) -> Option<&Evaluation> {
        self.evaluations.current.as_ref()
    }

    /// Returns `true` if the values of every viewed position are wanted.
    pub fn shows_evaluation(&self) -> bool {
        self.evaluations.scope == Some(EvaluationScope::EveryPosition)
    }

    /// Returns `true` if players may ask for values.
    pub fn can_evaluate(&self) -> bool {
        self.evaluations.access == EvaluationAccess::Open
    }

    /// Has moves evaluated; two people who play against the clock are asked before.
    pub(super) fn ask_to_evaluate(&mut self, scope: EvaluationScope) {
        if !self.can_evaluate() {
            self.refuse(Refusal::EvaluationLocked);
        } else if scope == EvaluationScope::ThisPosition && self.is_thinking() {
            self.refuse(Refusal::EngineBusy);
        } else if scope == EvaluationScope::ThisPosition
            && self.viewed_position().to_move().is_none()
        {
            self.refuse(Refusal::GameOver);
        } else if self.is_contest() {
            self.ask(Question::Evaluate(scope));
        } else {
            self.evaluate(scope);
        }
    }

    /// Returns `true` in a game of people with a clock that is not over.
    pub(super) fn is_contest(&self) -> bool {
        let players = self.session.players();
        self.has_clock() && Color::BOTH.iter().all(|&color| players[color].computer().is_none())
    }

    /// Returns `true` while the engine computes values.
    pub(super) fn is_evaluating(&self) -> bool {
        self.evaluation().is_some_and(|current| current.progress == Progress::UnderWay)
    }

    pub(super) fn evaluate(&mut self, scope: EvaluationScope) {
        self.evaluations.scope = Some(scope);
        self.event(Event::EvaluationShown);
        if self.evaluation().is_some_and(|current| current.finished_report().is_some()) {
            self.event(Event::Evaluated);
        }
    }

    pub(super) fn hide_evaluation(&mut self) {
        self.evaluations.scope = None;
        self.event(Event::EvaluationHidden);
    }

    /// Wants no values in a new game whose players would have to be asked.
    pub(super) fn evaluate_new_game(&mut self) {
        if self.is_contest() {
            self.evaluations.scope = None;
        }
    }

    /// Has the engine evaluate the viewed position if that is wanted and another one than before, and
    /// stops it where it is not.
    pub(super) fn follow_position(&mut self) {
        let mut wanted = self.wanted_position();
        let before = self.evaluations.current.as_ref().map(|current| current.position);
        if before == wanted {
            return;
        }
        if before.is_some() && self.evaluations.scope == Some(EvaluationScope::ThisPosition) {
            self.evaluations.scope = None;
            wanted = None;
        }
        let dropped = self.evaluations.current.take();
        if let (Some(position), Some(scope)) = (wanted, self.evaluations.scope) {
            let task = EngineTask::Evaluate { position, time: scope.time() };
            let request = self.next_request();
            self.evaluations.current =
                Some(Evaluation { request, position, report: None, progress: Progress::UnderWay });
            self.effect(Effect::Engine(EngineRequest { id: request, task }));
            self.note_hint();
        } else {
            let is_under_way =
                dropped.is_some_and(|dropped| dropped.progress == Progress::UnderWay);
            // The request for a move has taken its place.
            if is_under_way && !self.is_thinking() {
                self.effect(Effect::StopEngine);
            }
        }
    }

    /// Returns the position whose values are wanted. The engine is one: while it chooses a move or
    /// reviews the game, the values of every position wait.
    fn wanted_position(&self) -> Option<Position> {
        let is_hidden = self.is_paused() && !self.is_watched() || self.is_solving();
        let is_wanted = self.evaluations.scope.is_some() && self.computers.has_begun;
        let position = self.viewed_position();
        let is_busy = self.is_thinking() || self.is_reviewing() && self.shows_evaluation();
        let can_be_had = !is_hidden && !is_busy && position.to_move().is_some();
        (is_wanted && can_be_had).then_some(position)
    }

    /// Takes in values; those for an earlier request come too late.
    pub(super) fn evaluated(&mut self, reply: EngineReply) {
        let current = self.evaluations.current.as_mut();
        let Some(current) = current.filter(|current| current.request == reply.id) else { return };
        match reply.result {
            Ok(EngineAnswer::Evaluating(report)) => current.report = Some(report),
            Ok(EngineAnswer::Evaluated(report)) => {
                current.report = Some(report);
                current.progress = Progress::Finished;
                self.event(Event::Evaluated);
            }
            // They answer other requests.
            Ok(
                EngineAnswer::Move(_)
                | EngineAnswer::ReviewedPly(_)
                | EngineAnswer::ReviewEnded
                | EngineAnswer::Judged(_)
                | EngineAnswer::FoundPuzzle { .. }
                | EngineAnswer::NoPuzzle,
            ) => {}
            Err(error) => self.evaluation_failed(error),
        }
    }

    fn evaluation_failed(&mut self, error: EngineError) {
        self.evaluations.scope = None;
        self.evaluations.current = None;
        self.refuse(Refusal::CannotEvaluate(error));
    }
}
