//! Exercises: positions that are solved one after the other, beside the game.

use super::action::ExerciseAction;
use super::event::ExerciseEvent;
use super::exercise::{Candidate, Exercise, ExerciseKind, LEAST_MISTAKE, Problem};
use super::refusal::ExerciseRefusal;
use super::{Action, Controller, Effect, Event, Refusal};
use crate::engine_worker::{EngineAnswer, EngineReply, EngineRequest};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_engine::analysis::ReviewedPly;
use othello_engine::puzzle;

/// The most moves that are to be retried at a time.
const MOST_MISTAKES: usize = 8;

impl Controller {
    /// The same controller, which begins with puzzles among these positions.
    #[must_use]
    pub fn with_puzzles(mut self, kind: ExerciseKind, candidates: Vec<Candidate>) -> Self {
        self.study.exercise = Some(Exercise::puzzles(kind, candidates));
        self
    }

    /// The positions that are being solved in place of the game.
    pub const fn exercise(&self) -> Option<&Exercise> {
        self.study.exercise.as_ref()
    }

    /// The position to be solved that the board shows in place of the game.
    pub fn problem(&self) -> Option<&Problem> {
        self.exercise().and_then(Exercise::problem)
    }

    /// Returns `true` if positions are solved in place of the game.
    pub const fn is_solving(&self) -> bool {
        self.study.exercise.is_some()
    }

    /// Returns `true` while the engine judges an answer or looks for a puzzle.
    pub fn is_judging(&self) -> bool {
        self.exercise().is_some_and(Exercise::needs_engine)
    }

    /// Returns `true` if the review has found mistakes that can be retried.
    pub fn can_retry(&self) -> bool {
        self.can_evaluate() && !self.is_solving() && !self.mistakes().is_empty()
    }

    /// The worst moves of the people at this keyboard, the worst one first: of both players where no
    /// person plays, as in a game from a file between engines.
    fn mistakes(&self) -> Vec<ReviewedPly> {
        let players = self.session.players();
        let is_own = |color: Color| players[color].is_human() || !players[!color].is_human();
        let review = self.review();
        let mut mistakes: Vec<_> = review.plies.into_iter().collect();
        mistakes.retain(|ply| is_own(ply.player) && ply.loss() >= LEAST_MISTAKE);
        mistakes.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        mistakes
    }

    fn is_solved(&self, ply: &ReviewedPly) -> bool {
        let mistake = (self.game().position_at(ply.index), ply.square);
        self.study.solved.contains(&mistake)
    }

    /// Takes in an action of an exercise; returns one that is about something else.
    pub(super) fn exercised(&mut self, action: Action) -> Option<Action> {
        match action {
            Action::Exercise(action) => self.exercise_action(action),
            action if !self.is_solving() => return Some(action),
            Action::Play(squares) => self.answer_problem(&squares),
            Action::Undo => self.take_answer_back(),
            action if action.is_by_player() => self.refuse_exercise(ExerciseRefusal::Solving),
            action => return Some(action),
        }
        None
    }

    fn exercise_action(&mut self, action: ExerciseAction) {
        match (action, self.is_solving()) {
            (ExerciseAction::Retry | ExerciseAction::Puzzles, true) => {
                self.refuse_exercise(ExerciseRefusal::Solving);
            }
            (ExerciseAction::Retry | ExerciseAction::Puzzles, false)
                if self.is_paused() && !self.is_watched() =>
            {
                self.refuse(Refusal::Paused);
            }
            (ExerciseAction::Retry, false) => self.retry(),
            (ExerciseAction::Puzzles, false) => self.solve_puzzles(),
            (_, false) => self.refuse_exercise(ExerciseRefusal::NotSolving),
            (ExerciseAction::TryAgain, true) => self.take_answer_back(),
            (ExerciseAction::Solution, true) => self.show_solution(),
            (ExerciseAction::Next, true) => self.show_next_problem(),
            (ExerciseAction::Previous, true) => self.show_previous_problem(),
            (ExerciseAction::Leave, true) => self.leave_exercise(),
        }
    }

    /// Begins an exercise with the worst moves of the game, as far as they are not solved yet.
    fn retry(&mut self) {
        let mut mistakes = self.mistakes();
        if !self.can_evaluate() {
            self.refuse(Refusal::EvaluationLocked);
        } else if self.review().plies.is_empty() {
            let is_begun = self.is_reviewing();
            let [begun, not] = [ExerciseRefusal::ReviewBegun, ExerciseRefusal::NotReviewed];
            self.refuse_exercise(if is_begun { begun } else { not });
        } else if mistakes.is_empty() {
            self.refuse_exercise(ExerciseRefusal::NoMistakes);
        } else if mistakes.iter().all(|ply| self.is_solved(ply)) {
            self.study.solved.clear();
            self.refuse_exercise(ExerciseRefusal::AllSolved);
        } else {
            mistakes.retain(|ply| !self.is_solved(ply));
            mistakes.truncate(MOST_MISTAKES);
            let game = self.game();
            let problems = mistakes.into_iter().map(|ply| Problem::mistake(game, ply)).collect();
            self.study.exercise = Some(Exercise::retry(problems));
            self.show_problem();
        }
    }

    /// Begins an exercise with the puzzles that come with the program, in another order each day.
    fn solve_puzzles(&mut self) {
        let seed = self.today.map_or(0, |day| puzzle::daily_seed(day, 0));
        let mut positions: Vec<_> = (1..).zip(puzzle::built_in()).collect();
        positions.sort_by_key(|(_, position)| puzzle::rank(position, seed));
        let candidates = positions.into_iter().map(|(number, position)| {
            let number: usize = number;
            Candidate { position, origin: format!("built-in puzzle {number}") }
        });
        let kind = ExerciseKind::Puzzles { most: usize::MAX };
        self.study.exercise = Some(Exercise::puzzles(kind, candidates.collect()));
        self.show_problem();
    }

    fn refuse_exercise(&mut self, refusal: ExerciseRefusal) {
        self.refuse(Refusal::Exercise(refusal));
    }

    /// Reports the current problem, or that a puzzle is looked for.
    pub(super) fn show_problem(&mut self) {
        let Some(exercise) = &self.study.exercise else { return };
        let event = match exercise.problem() {
            Some(_) => ExerciseEvent::ProblemShown,
            None => ExerciseEvent::Searching,
        };
        self.event(Event::Exercise(event));
    }

    fn answer_problem(&mut self, squares: &[Square]) {
        let Some(problem) = self.problem_mut() else {
            return self.refuse_exercise(ExerciseRefusal::NoProblemYet);
        };
        let &[square] = squares else { return self.refuse_exercise(ExerciseRefusal::OneAnswer) };
        match problem.play(square) {
            Ok(ply) => {
                self.drop_request();
                self.event(Event::Exercise(ExerciseEvent::Answered(ply)));
                self.judge_answer();
            }
            Err(reason) => self.refuse(Refusal::IllegalMove { square, number: 1, reason }),
        }
    }

    /// Reports the judgement of the answer, if it is known.
    fn judge_answer(&mut self) {
        let Some(problem) = self.problem_mut() else { return };
        problem.note_answer();
        if problem.judgement().is_some() {
            self.event(Event::Exercise(ExerciseEvent::Judged));
        }
    }

    fn problem_mut(&mut self) -> Option<&mut Problem> {
        let exercise = self.study.exercise.as_mut()?;
        exercise.problems.get_mut(exercise.index)
    }

    fn take_answer_back(&mut self) {
        if self.problem_mut().is_some_and(Problem::take_back) {
            self.drop_request();
            self.show_problem();
        } else {
            self.refuse_exercise(ExerciseRefusal::NoAnswer);
        }
    }

    fn show_solution(&mut self) {
        let Some(problem) = self.problem_mut() else {
            return self.refuse_exercise(ExerciseRefusal::NoProblemYet);
        };
        problem.show_solution();
        self.drop_request();
        self.event(Event::Exercise(ExerciseEvent::SolutionShown));
    }

    fn show_next_problem(&mut self) {
        let Some(exercise) = &self.study.exercise else { return };
        if exercise.problem().is_none() {
            self.refuse_exercise(ExerciseRefusal::NoProblemYet);
        } else if exercise.has_next() {
            self.show_problem_at(exercise.index + 1);
        } else {
            self.refuse_exercise(ExerciseRefusal::LastProblem);
        }
    }

    fn show_previous_problem(&mut self) {
        match self.study.exercise.as_ref().and_then(|exercise| exercise.index.checked_sub(1)) {
            Some(index) => self.show_problem_at(index),
            None => self.refuse_exercise(ExerciseRefusal::FirstProblem),
        }
    }

    fn show_problem_at(&mut self, index: usize) {
        self.drop_request();
        if let Some(exercise) = &mut self.study.exercise {
            exercise.index = index;
        }
        if let Some(problem) = self.problem_mut() {
            problem.take_back();
        }
        self.show_problem();
    }

    fn leave_exercise(&mut self) {
        self.drop_request();
        let exercise = self.study.exercise.take();
        let problems = exercise.iter().flat_map(|exercise| &exercise.problems);
        self.study.solved.extend(problems.filter_map(Problem::solved_mistake));
        self.event(Event::Exercise(ExerciseEvent::Left));
    }

    /// Ends the exercise beside a game that another one replaces.
    pub(super) fn forget_exercise(&mut self) {
        self.drop_request();
        self.study.exercise = None;
        self.study.solved.clear();
    }

    /// Stops what the engine does for the current problem.
    fn drop_request(&mut self) {
        let request = self.study.exercise.as_mut().and_then(|exercise| exercise.request.take());
        if request.is_some() {
            self.effect(Effect::StopEngine);
        }
    }

    /// Has the engine judge an answer or look for a puzzle, where that is wanted.
    pub(super) fn follow_exercise(&mut self) {
        let is_idle = |exercise: &&Exercise| exercise.request.is_none();
        let idle = self.exercise().filter(is_idle).filter(|_| self.computers.has_begun);
        let Some(task) = idle.and_then(Exercise::task) else { return };
        let id = self.next_request();
        if let Some(exercise) = &mut self.study.exercise {
            exercise.request = Some(id);
        }
        self.effect(Effect::Engine(EngineRequest { id, task }));
    }

    /// Takes in a judgement or a puzzle; returns the reply if it answers another request.
    pub(super) fn judged(&mut self, reply: EngineReply) -> Option<EngineReply> {
        let Some(exercise) =
            self.study.exercise.as_mut().filter(|exercise| exercise.request == Some(reply.id))
        else {
            return Some(reply);
        };
        exercise.request = None;
        match reply.result {
            Ok(EngineAnswer::Judged(line)) => {
                if let Some(problem) = self.problem_mut() {
                    problem.judged(line);
                }
                self.judge_answer();
            }
            Ok(EngineAnswer::FoundPuzzle { index, puzzle }) => {
                exercise.found(index, &puzzle);
                self.show_problem();
            }
            Ok(EngineAnswer::NoPuzzle) => self.found_no_puzzle(),
            // They answer other requests.
            Ok(
                EngineAnswer::Move(_)
                | EngineAnswer::Evaluating(_)
                | EngineAnswer::Evaluated(_)
                | EngineAnswer::ReviewedPly(_)
                | EngineAnswer::ReviewEnded,
            ) => {}
            Err(error) => {
                self.leave_exercise();
                self.refuse(Refusal::CannotEvaluate(error));
            }
        }
        None
    }

    /// Returns to the last puzzle, or to the game if there is none.
    fn found_no_puzzle(&mut self) {
        let Some(exercise) = &mut self.study.exercise else { return };
        if !exercise.end_search() {
            self.leave_exercise();
        }
        self.event(Event::Exercise(ExerciseEvent::NoMorePuzzles));
    }
}
