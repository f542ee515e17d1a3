//! Exercises: positions that are solved one after the other, beside the game.

pub mod keys;
pub mod lines;
pub mod notice;
pub mod panel;
pub mod problems;
pub mod says;
pub mod words;

use crate::game::refusal::EvaluationRefusal;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::analysis::ReviewedPly;
use othello_session::Own;
use std::time::Duration;

use problems::{Candidate, Exercise, ExerciseKind, LEAST_MISTAKE, Problem};

use crate::engine_worker::{EngineError, EngineTask, ExerciseAnswer};
use crate::game::action::{Action, BrowsingAction, ExerciseAction, MovesAction, TrainingAction};
use crate::game::engine_queue::Job;
use crate::game::event::{Event, ExerciseEvent};
use crate::game::refusal::{ExerciseRefusal, Refusal};
use crate::game::state::{Aside, Confirmation, State};
use crate::memory::lesson::Lesson;

/// The most moves that are to be retried at a time.
const MOST_MISTAKES: usize = 8;

/// The exercise under way, and those before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exercises {
    /// The positions that are solved in place of the game.
    current: Option<Exercise>,
    /// The mistakes of the game that were solved in earlier retries.
    solved: Vec<SolvedMistake>,
}

/// The position of a mistake that was solved, and the move that lost some discs there.
type SolvedMistake = (Position, Square);

impl Exercises {
    /// Begins with puzzles among these positions.
    pub fn begin_with(&mut self, kind: ExerciseKind, positions: Vec<Candidate>, state: &mut State) {
        self.current = Some(Exercise::puzzles(kind, positions));
        self.publish(state);
    }

    /// Reports the problem to begin with, once the front end is ready.
    pub fn begin(&self, state: &mut State) {
        self.report_problem(state);
    }

    /// Returns `true` if positions are solved in place of the game.
    pub const fn is_under_way(&self) -> bool {
        self.current.is_some()
    }

    /// Returns `true` while the engine judges an answer or looks for a puzzle.
    pub fn needs_engine(&self) -> bool {
        self.current().is_some_and(Exercise::needs_engine)
    }

    /// The positions that are being solved in place of the game.
    pub const fn current(&self) -> Option<&Exercise> {
        self.current.as_ref()
    }

    /// The position to be solved that the board shows in place of the game.
    pub fn problem(&self) -> Option<&Problem> {
        self.current().and_then(Exercise::problem)
    }

    /// Returns `true` if the review has found mistakes that can be retried.
    pub fn can_retry(&self, state: &State) -> bool {
        state.can_evaluate() && self.current.is_none() && !mistakes(state).is_empty()
    }

    /// Takes in a player's action that means an answer during an exercise, and refuses others; returns an
    /// action that is to be taken in by its owner.
    pub fn admit(&mut self, action: Action, state: &mut State) -> Option<Action> {
        match action {
            action if self.current.is_none() => return Some(action),
            Action::Exercise(_) | Action::Training(TrainingAction::Report) => return Some(action),
            Action::Moves(MovesAction::Play(squares)) => self.answer(&squares, state),
            Action::Moves(MovesAction::Undo) => self.take_answer_back(state),
            Action::Browsing(BrowsingAction::Back) => self.step(LineStep::Back, state),
            Action::Browsing(BrowsingAction::Forward) => self.step(LineStep::Forward, state),
            action if action.is_by_player() => refuse(ExerciseRefusal::Solving, state),
            action => return Some(action),
        }
        self.publish(state);
        None
    }

    /// Begins, goes on with or leaves an exercise.
    pub fn act(&mut self, action: ExerciseAction, state: &mut State) {
        match (action, self.current.is_some()) {
            (ExerciseAction::Retry | ExerciseAction::Puzzles, true) => {
                refuse(ExerciseRefusal::Solving, state);
            }
            (ExerciseAction::Retry | ExerciseAction::Puzzles, false) if state.is_hidden() => {
                state.refuse(Refusal::Paused);
            }
            (ExerciseAction::Retry, false) => self.retry(state),
            (ExerciseAction::Puzzles, false) => {
                state.told_mut().hand_on(Action::Training(TrainingAction::Puzzles));
            }
            (_, false) => refuse(ExerciseRefusal::NotSolving, state),
            (ExerciseAction::TryAgain, true) => self.take_answer_back(state),
            (ExerciseAction::Solution, true) => self.show_solution(state),
            (ExerciseAction::PlayOn, true) => self.play_on(state),
            (ExerciseAction::Next, true) => self.show_next_problem(state),
            (ExerciseAction::Previous, true) => self.show_previous_problem(state),
            (ExerciseAction::Leave, true) => self.leave(state),
        }
        self.publish(state);
    }

    /// Ends the exercise when another game begins, and asks the engine for a judgement or a puzzle where
    /// one is needed.
    pub fn follow(&mut self, state: &mut State) {
        if state.changed().game {
            *self = Self::default();
            state.engine.withdraw(Job::Exercise);
        }
        self.publish(state);
        if self.needs_engine() && !state.engine.is_asked(Job::Exercise) {
            state.engine.ask(Job::Exercise);
        }
    }

    /// Sets or clears the board that is shown in place of the game.
    fn publish(&self, state: &mut State) {
        state.put_aside(self.current().map(|exercise| {
            Aside {
                position: exercise.problem().map(Problem::shown),
                last: exercise.problem().and_then(Problem::last_ply),
                is_answered: exercise
                    .problem()
                    .is_some_and(|problem| problem.answer().is_some() || problem.is_over()),
            }
        }));
    }

    /// Returns the task of the engine.
    pub fn task(&self) -> Option<EngineTask> {
        self.current()?.task()
    }

    /// Takes in a judgement or a puzzle, or that there will be none.
    pub fn replied(&mut self, result: Result<ExerciseAnswer, EngineError>, state: &mut State) {
        state.engine.withdraw(Job::Exercise);
        match result {
            Ok(ExerciseAnswer::Judged(line)) => {
                if let Some(problem) = self.problem_mut() {
                    problem.judged(line);
                }
                self.report_judgement(state);
            }
            Ok(ExerciseAnswer::FoundLine(line)) => {
                if let (Some(problem), Some(line)) = (self.problem_mut(), line) {
                    problem.found_line(line);
                }
                self.report_reply(state);
            }
            Ok(ExerciseAnswer::FoundPuzzle { index, puzzle }) => {
                if let Some(exercise) = &mut self.current {
                    exercise.found(index, &puzzle);
                }
                self.report_problem(state);
            }
            Ok(ExerciseAnswer::NoPuzzle) => self.end_search(state),
            Err(error) => {
                self.leave(state);
                state.refuse(Refusal::Evaluation(EvaluationRefusal::Failed(error)));
            }
        }
        self.publish(state);
    }

    /// Begins an exercise with the worst moves of the game, as far as they are not solved yet.
    fn retry(&mut self, state: &mut State) {
        let mut mistakes = mistakes(state);
        if !state.can_evaluate() {
            state.refuse(Refusal::Evaluation(EvaluationRefusal::Locked));
        } else if state.session().review().plies.is_empty() {
            if state.engine.is_asked(Job::Review) {
                refuse(ExerciseRefusal::ReviewBegun, state);
            } else if state.terms().confirmation == Confirmation::Skip {
                refuse(ExerciseRefusal::NotReviewed, state);
            } else {
                state.told_mut().hand_on(Action::Training(TrainingAction::Begin));
            }
        } else if mistakes.is_empty() {
            refuse(ExerciseRefusal::NoMistakes, state);
        } else if mistakes.iter().all(|ply| self.is_solved(ply, state)) {
            self.solved.clear();
            refuse(ExerciseRefusal::AllSolved, state);
        } else {
            mistakes.retain(|ply| !self.is_solved(ply, state));
            let viewed = state.next_reviewed_ply().map(|ply| ply.index);
            // The rest stays in its order.
            mistakes.sort_by_key(|ply| Some(ply.index) != viewed);
            mistakes.truncate(MOST_MISTAKES);
            let game = state.game();
            let problems = mistakes.into_iter().map(|ply| Problem::mistake(game, ply)).collect();
            self.current = Some(Exercise::retry(problems));
            self.report_problem(state);
        }
    }

    fn is_solved(&self, ply: &ReviewedPly, state: &State) -> bool {
        self.solved.contains(&(state.game().position_at(ply.index), ply.square))
    }

    /// Begins an exercise with what is due, or with puzzles alone.
    pub fn solve(&mut self, lesson: Lesson, state: &mut State) {
        // Something else may have begun while it was looked for.
        if self.current.is_none() {
            self.current = Some(Exercise::lesson(lesson));
            self.report_problem(state);
        }
        self.publish(state);
    }

    /// Lets time pass for the position that is shown.
    pub fn elapse(&mut self, time: Duration) {
        if let Some(problem) = self.problem_mut() {
            problem.elapse(time);
        }
    }

    /// Reports the current problem, or that a puzzle is looked for.
    fn report_problem(&self, state: &mut State) {
        let Some(exercise) = &self.current else { return };
        let event = match exercise.problem() {
            Some(_) => ExerciseEvent::ProblemShown,
            None => ExerciseEvent::Searching,
        };
        state.tell(Event::Exercise(event));
    }

    fn problem_mut(&mut self) -> Option<&mut Problem> {
        self.current.as_mut()?.problem_mut()
    }

    fn answer(&mut self, squares: &[Square], state: &mut State) {
        let Some(problem) = self.problem_mut() else {
            return refuse(ExerciseRefusal::NoProblemYet, state);
        };
        let &[square] = squares else { return refuse(ExerciseRefusal::OneAnswer, state) };
        match problem.play(square) {
            Ok(ply) => {
                state.engine.withdraw(Job::Exercise);
                state.tell(Event::Exercise(ExerciseEvent::Answered(ply)));
                self.report_judgement(state);
            }
            Err(reason) => state.refuse(Refusal::IllegalMove { square, number: 1, reason }),
        }
    }

    /// Reports the judgement of the answer, if it is known.
    fn report_judgement(&mut self, state: &mut State) {
        let Some(problem) = self.problem_mut() else { return };
        problem.note_answer();
        if problem.judgement().is_some() {
            state.tell(Event::Exercise(ExerciseEvent::Judged));
        }
        self.report_attempt(state);
    }

    /// Reports the first answer to the current problem, or that its solution is shown.
    fn report_attempt(&mut self, state: &mut State) {
        if let Some(attempt) = self.problem_mut().and_then(Problem::take_attempt) {
            state.tell(Event::Exercise(ExerciseEvent::Attempted(Box::new(attempt))));
        }
    }

    /// Plays the toughest reply to a right answer.
    fn play_on(&mut self, state: &mut State) {
        if self.problem_mut().is_some_and(Problem::play_on) {
            state.engine.withdraw(Job::Exercise);
            self.report_reply(state);
        } else {
            refuse(ExerciseRefusal::NoRightAnswer, state);
        }
    }

    /// Reports the reply, or that it is looked for.
    fn report_reply(&self, state: &mut State) {
        let is_going_on = self.problem().is_some_and(Problem::is_going_on);
        state.tell(Event::Exercise(if is_going_on {
            ExerciseEvent::LookingForReply
        } else {
            ExerciseEvent::Replied
        }));
    }

    /// Shows a move more of the line after the answer, or one fewer.
    fn step(&mut self, step: LineStep, state: &mut State) {
        let Some(problem) = self.problem_mut().filter(|problem| problem.judgement().is_some())
        else {
            return refuse(ExerciseRefusal::NoLine, state);
        };
        let (shown, _) = problem.step();
        let steps = match step {
            LineStep::Back => shown.checked_sub(1),
            LineStep::Forward => Some(shown + 1),
        };
        if problem.step_to(steps) {
            state.tell(Event::Exercise(ExerciseEvent::Stepped));
        } else {
            refuse(ExerciseRefusal::EndOfLine, state);
        }
    }

    fn take_answer_back(&mut self, state: &mut State) {
        if self.problem_mut().is_some_and(Problem::take_back) {
            state.engine.withdraw(Job::Exercise);
            self.report_problem(state);
        } else {
            refuse(ExerciseRefusal::NoAnswer, state);
        }
    }

    fn show_solution(&mut self, state: &mut State) {
        let Some(problem) = self.problem_mut() else {
            return refuse(ExerciseRefusal::NoProblemYet, state);
        };
        problem.show_solution();
        state.engine.withdraw(Job::Exercise);
        state.tell(Event::Exercise(ExerciseEvent::SolutionShown));
        self.report_attempt(state);
    }

    fn show_next_problem(&mut self, state: &mut State) {
        let Some(exercise) = &self.current else { return };
        if exercise.problem().is_none() {
            refuse(ExerciseRefusal::NoProblemYet, state);
        } else if exercise.has_next() {
            self.show_problem(exercise.index() + 1, state);
        } else {
            refuse(ExerciseRefusal::LastProblem, state);
        }
    }

    fn show_previous_problem(&mut self, state: &mut State) {
        match self.current.as_ref().and_then(|exercise| exercise.index().checked_sub(1)) {
            Some(index) => self.show_problem(index, state),
            None => refuse(ExerciseRefusal::FirstProblem, state),
        }
    }

    fn show_problem(&mut self, index: usize, state: &mut State) {
        state.engine.withdraw(Job::Exercise);
        if let Some(exercise) = &mut self.current {
            exercise.go_to(index);
        }
        self.report_problem(state);
    }

    /// Returns to the last puzzle, or to the game if there is none.
    fn end_search(&mut self, state: &mut State) {
        let Some(exercise) = &mut self.current else { return };
        if !exercise.end_search() {
            self.leave(state);
        }
        state.tell(Event::Exercise(ExerciseEvent::NoMorePuzzles));
    }

    fn leave(&mut self, state: &mut State) {
        state.engine.withdraw(Job::Exercise);
        let exercise = self.current.take();
        let problems = exercise.iter().flat_map(Exercise::problems);
        self.solved.extend(problems.filter_map(Problem::solved_mistake));
        state.tell(Event::Exercise(ExerciseEvent::Left));
    }
}

/// A step along the line after an answer.
#[derive(Clone, Copy)]
enum LineStep {
    Back,
    Forward,
}

/// A position whose value is farther from a draw is hopeless, or won whatever is played.
const CLOSE: f32 = 16.0;

/// Returns the importance of an error as a question: turning points come first, then errors in positions
/// that were still open, then the others.
fn importance(ply: &ReviewedPly) -> u8 {
    if ply.is_turning_point() {
        0
    } else if ply.best_value.discs().abs() <= CLOSE {
        1
    } else {
        2
    }
}

/// Returns the worst moves of the player, the most important one first: of the people at this keyboard where
/// it is not known which side is theirs, and of both where no person plays, as in a game between engines.
fn mistakes(state: &State) -> Vec<ReviewedPly> {
    let players = state.session().players();
    let is_own = |color: Color| match state.own() {
        Own::Nobody => players[color].is_human() || !players[!color].is_human(),
        own @ (Own::One(_) | Own::Both) => own.contains(color),
    };
    let mut mistakes = state.session().review().plies.into_iter().collect::<Vec<_>>();
    mistakes.retain(|ply| is_own(ply.player) && ply.loss() >= LEAST_MISTAKE);
    mistakes.sort_by(|one, other| {
        importance(one).cmp(&importance(other)).then(other.loss().total_cmp(&one.loss()))
    });
    mistakes
}

fn refuse(refusal: ExerciseRefusal, state: &mut State) {
    state.refuse(Refusal::Exercise(refusal));
}

#[cfg(test)]
mod tests;
