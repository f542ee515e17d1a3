//! The state of exercises, and which moves of a game are worth another try.

use std::cmp::Reverse;
use std::time::Duration;

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::reasons::ideas::is_decided;
use othello_engine::review::ReviewedPly;
use othello_home::memory::entry::{LessonError, LessonPlace};
use othello_notation::transcript;
use othello_session::Own;

use super::problems::{Attempt, Exercise, LEAST_MISTAKE, Problem};
use crate::app::state::State;
use crate::features::explanation::state::Explanations;

/// The most moves of a lesson.
pub const MOST_MISTAKES: usize = 3;

/// The exercise under way, and those before.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Exercises {
    /// The positions that are solved in place of the game.
    pub(super) current: Option<Exercise>,
    /// The lesson that was left before its end, to be gone on with.
    left: Option<Exercise>,
    /// The lesson that has come to its end, until its place is kept.
    ended: Option<Exercise>,
    /// A lesson about the game has come to its end.
    has_ended: bool,
    /// The place in the lesson that was kept last.
    kept: Option<LessonPlace>,
    /// The mistakes of the game that were solved in earlier lessons.
    solved: Vec<SolvedMistake>,
    /// The first answers that nobody has taken in yet.
    attempts: Vec<Attempt>,
}

/// The position of a mistake that was solved, and the move that lost some discs there.
type SolvedMistake = (Position, Square);

/// The mistakes of a game that can be retried.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mistakes {
    None,
    /// All are solved; next time they begin again.
    AllSolved,
    /// The positions before the worst of those that are not solved.
    Open(Vec<Problem>),
}

impl Exercises {
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

    /// The problem whose answer is judged, if one is shown.
    pub fn answered(&self) -> Option<&Problem> {
        self.problem().filter(|problem| problem.judgement().is_some())
    }

    /// The position to be solved that the board shows in place of the game.
    pub fn problem(&self) -> Option<&Problem> {
        self.current().and_then(Exercise::problem)
    }

    pub(super) fn problem_mut(&mut self) -> Option<&mut Problem> {
        self.current.as_mut()?.problem_mut()
    }

    /// Returns `true` if the review has found mistakes for a lesson.
    pub fn has_lesson(&self, state: &State) -> bool {
        let has_some = || self.left.is_some() || !mistakes(state, None).is_empty();
        state.can_evaluate() && self.current.is_none() && has_some()
    }

    /// Returns `true` if a lesson about the game has come to its end: another one begins only when it is asked for by name.
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Returns `true` if a lesson was left before its end.
    pub const fn has_left(&self) -> bool {
        self.left.is_some()
    }

    /// Returns the moves that a lesson would be about, in its order.
    pub fn lesson(&self, state: &State, known: &Explanations) -> Vec<ReviewedPly> {
        told(self.costliest(state), MOST_MISTAKES, state, known)
    }

    /// Returns the moves that a lesson would be about, had it room for all, the costliest one first.
    pub fn costliest(&self, state: &State) -> Vec<ReviewedPly> {
        self.unsolved(mistakes(state, None), state)
    }

    fn unsolved(&self, mut mistakes: Vec<ReviewedPly>, state: &State) -> Vec<ReviewedPly> {
        let game = state.game();
        mistakes.retain(|ply| !self.solved.contains(&(game.position_at(ply.index), ply.square)));
        mistakes
    }

    /// Goes on with the lesson that was left; returns `false` if there is none.
    pub(super) fn resume(&mut self) -> bool {
        let left = self.left.take();
        let is_left = left.is_some();
        self.current = left.or(self.current.take());
        is_left
    }

    /// Lets time pass for the position that is shown.
    pub fn elapse(&mut self, time: Duration) {
        if let Some(problem) = self.problem_mut() {
            problem.elapse(time);
        }
    }

    /// Returns the first answers since the last time.
    pub fn take_attempts(&mut self) -> Vec<Attempt> {
        std::mem::take(&mut self.attempts)
    }

    /// Notes the first answer to the current problem, or that its solution is shown.
    pub(super) fn note_attempt(&mut self) {
        let attempt = self.problem_mut().and_then(Problem::take_attempt);
        self.attempts.extend(attempt);
    }

    /// Ends the exercise, and remembers the mistakes that were solved. A lesson that has not come to its end can be gone on
    /// with.
    pub(super) fn end(&mut self) {
        let exercise = self.current.take();
        let is_open = |it: &&Exercise| it.is_lesson() && !it.is_at_end_of_lesson();
        if let Some(lesson) = exercise.as_ref().filter(is_open) {
            self.left = Some(lesson.clone());
            return;
        }
        let problems = exercise.iter().flat_map(Exercise::all_problems);
        self.solved.extend(problems.filter_map(Problem::solved_mistake));
        let lesson = exercise.as_ref().and_then(Exercise::lesson_after_game);
        self.ended = lesson.cloned().map(Exercise::at_its_end);
        self.has_ended |= self.ended.is_some();
    }

    /// Returns the place in the lesson that follows the game, where it is another one than the last time.
    pub fn take_place(&mut self, state: &State) -> Option<LessonPlace> {
        let ended = self.ended.take();
        let exercise = ended.as_ref().or(self.current.as_ref()).or(self.left.as_ref())?;
        let place = exercise.lesson_place(transcript::write(state.game().plies()))?;
        let is_new = self.kept.as_ref() != Some(&place);
        is_new.then(|| self.kept.insert(place).clone())
    }

    /// Goes on with a lesson from a place that was kept, the next time it is asked for. The review has to know its errors.
    pub(super) fn restore(&mut self, place: &LessonPlace, state: &State) {
        // Another game may have the same moves.
        let (game, known) = (state.game(), mistakes(state, None));
        let problem = |error: &LessonError| {
            let ply = known.iter().find(|ply| ply.index + 1 == error.number)?;
            Some(Problem::mistake(game, ply.clone()))
        };
        let problems: Option<Vec<_>> = place.errors.iter().map(problem).collect();
        let Some(problems) = problems.filter(|_| self.current.is_none() && self.left.is_none())
        else {
            return;
        };
        let lesson = Exercise::lesson(problems).from_place(place);
        self.kept = Some(place.clone());
        if lesson.problem().is_some() {
            self.left = Some(lesson);
        } else {
            self.has_ended = true;
            self.solved.extend(lesson.problems().iter().filter_map(Problem::solved_mistake));
        }
    }

    /// Forgets the game, which another one has taken the place of.
    pub(super) fn forget_game(&mut self) {
        (self.current, self.left, self.ended, self.kept) = (None, None, None, None);
        self.has_ended = false;
        self.solved.clear();
    }

    /// Returns the positions of the worst moves of the game, as far as they are not solved yet, first that of
    /// the one that is viewed; only those of one player, if that is wanted and there are any.
    pub(super) fn open_mistakes(
        &mut self,
        state: &State,
        known: &Explanations,
        of: Option<Color>,
    ) -> Mistakes {
        let of = of.filter(|player| !mistakes(state, Some(*player)).is_empty());
        let mistakes = mistakes(state, of);
        if mistakes.is_empty() {
            return Mistakes::None;
        }
        let game = state.game();
        let mut mistakes = self.unsolved(mistakes, state);
        if mistakes.is_empty() {
            self.solved.clear();
            return Mistakes::AllSolved;
        }
        let viewed = state.next_reviewed_ply().map(|ply| ply.index);
        let is_viewed = |ply: &ReviewedPly| Some(ply.index) == viewed;
        let first = mistakes.iter().position(is_viewed).map(|index| mistakes.remove(index));
        let others = MOST_MISTAKES - usize::from(first.is_some());
        let others = told(mistakes, others, state, known);
        let mistakes = first.into_iter().chain(others);
        Mistakes::Open(mistakes.map(|ply| Problem::mistake(game, ply)).collect())
    }
}

/// Returns the worst moves of one player, or else of the player's own sides, the worst one first. Where none is, they
/// are those of the people at this keyboard, or of both players if no person plays.
fn mistakes(state: &State, of: Option<Color>) -> Vec<ReviewedPly> {
    let (own, players) = (state.own(), state.session().players());
    let is_own = |color: Color| match own {
        Own::Nobody => players[color].is_human() || !players[!color].is_human(),
        Own::One(_) | Own::Both => own.contains(color),
    };
    let is_asked = |player: Color| of.map_or_else(|| is_own(player), |of| of == player);
    let mut mistakes = state.session().review().plies;
    mistakes.retain(|ply| is_asked(ply.player) && ply.loss() >= LEAST_MISTAKE);
    mistakes.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
    mistakes
}

/// Returns so many of these errors for a lesson: those that are [worth](Explanations::worth) most, the costliest one first. Of
/// those whose causes are known, only what [teaches](Explanations::teaches), or else the one that is worth most; those in a
/// game that was decided behind all others.
fn told(
    mut errors: Vec<ReviewedPly>,
    most: usize,
    state: &State,
    known: &Explanations,
) -> Vec<ReviewedPly> {
    let is_open = |ply: &ReviewedPly| !is_decided(ply.value, ply.best_value);
    let worth = |ply: &ReviewedPly| known.worth(&state.game().position_at(ply.index), ply);
    errors.sort_by_cached_key(|ply| Reverse(worth(ply)));
    // The same better move teaches the same: such errors come behind all others.
    let bests: Vec<_> = errors.iter().map(|ply| ply.best).collect();
    let is_first = |index: usize| !bests[..index].contains(&bests[index]);
    let mut index = 0..;
    let (first, again): (Vec<_>, Vec<_>) =
        errors.into_iter().partition(|_| index.next().is_some_and(is_first));
    errors = first.into_iter().chain(again).collect();
    let teaches = |ply: &ReviewedPly| known.teaches(&state.game().position_at(ply.index), ply);
    let taught: Vec<_> = errors.iter().map(teaches).collect();
    if taught.contains(&Some(true)) {
        let mut taught = taught.into_iter();
        errors.retain(|_| taught.next() == Some(Some(true)));
        errors.sort_by_key(|ply| !is_open(ply));
    } else if taught.contains(&Some(false)) {
        errors.truncate(1);
    }
    errors.truncate(most);
    errors.sort_by(|one, other| {
        let by_loss = other.loss().total_cmp(&one.loss());
        is_open(other).cmp(&is_open(one)).then(by_loss)
    });
    errors
}
