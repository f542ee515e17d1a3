//! Positions to be solved, in sentences.

use super::LineMode;
use super::narrate::Then;
use crate::controller::{Exercise, ExerciseEvent, ExerciseRefusal};
use crate::narration;
use crate::narration::exercise;

impl LineMode<'_> {
    /// The sentence of an event of an exercise, and the state that is to follow it.
    pub(super) fn exercise_sentence(&self, event: &ExerciseEvent) -> (String, Then) {
        match event {
            ExerciseEvent::ProblemShown => (self.problem(), Then::Board),
            ExerciseEvent::Searching => (exercise::SEARCHING.into(), Then::Nothing),
            // The judgement says more.
            ExerciseEvent::Answered(_) if !self.controller.is_judging() => {
                (String::new(), Then::Nothing)
            }
            ExerciseEvent::Answered(_) => (exercise::JUDGING.into(), Then::Nothing),
            ExerciseEvent::Judged | ExerciseEvent::SolutionShown => (self.verdict(), Then::Nothing),
            ExerciseEvent::NoMorePuzzles => {
                (exercise::no_more_puzzles(&self.controller).into(), Then::Nothing)
            }
            ExerciseEvent::Left => (exercise::LEFT.into(), Then::TurnAndBoard),
        }
    }

    /// The position to be solved.
    pub(super) fn problem(&self) -> String {
        let Some(shown) = self.controller.exercise() else { return String::new() };
        let Some(problem) = shown.problem() else { return exercise::SEARCHING.into() };
        let mut said = vec![format!("{}.", exercise::heading(shown))];
        said.extend(exercise::origin(problem));
        said.push(exercise::task(problem));
        said.push(narration::turn(problem.position(), &narration::colors()));
        said.join(" ")
    }

    fn verdict(&self) -> String {
        let Some(problem) = self.controller.problem() else { return String::new() };
        let Some((sentence, line)) = exercise::verdict(problem) else { return String::new() };
        let is_right = problem.judgement().is_some_and(|judgement| judgement.is_right());
        let then = if is_right { self.progress() } else { self.what_helps() };
        [Some(sentence), line, Some(then)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// The number of positions that are solved, and what can be done next.
    fn progress(&self) -> String {
        let Some(shown) = self.controller.exercise() else { return String::new() };
        format!("{}; type {}.", exercise::progress(shown), self.way_on())
    }

    /// Returns the sentence of what can be done after a wrong answer.
    fn what_helps(&self) -> String {
        format!("Type another move, solution, or {}.", self.way_on())
    }

    /// The command that leads to the next position, or back to the game if this is the last.
    fn way_on(&self) -> &'static str {
        let has_next = self.controller.exercise().is_some_and(Exercise::has_next);
        if has_next { "next" } else { "leave" }
    }

    /// Returns the sentence of what can be done about the mistakes, for a person who is there.
    pub(super) fn proposed_retry(&self) -> &'static str {
        let is_proposed = self.controller.can_retry() && !self.is_script();
        if is_proposed { "\nType retry to look for better moves in their place." } else { "" }
    }

    /// The command that helps after a refusal.
    pub(super) fn help_in_exercise(&self, refusal: ExerciseRefusal) -> &'static str {
        match refusal {
            ExerciseRefusal::Solving => "; type leave",
            ExerciseRefusal::NotSolving if self.controller.can_retry() => "; type retry or puzzle",
            ExerciseRefusal::NotSolving => "; type puzzle",
            ExerciseRefusal::NotReviewed => "; type review",
            ExerciseRefusal::AllSolved => "; type retry to begin again",
            ExerciseRefusal::LastProblem => "; type leave to return to the game",
            ExerciseRefusal::NoMistakes
            | ExerciseRefusal::ReviewBegun
            | ExerciseRefusal::NoProblemYet
            | ExerciseRefusal::NoAnswer
            | ExerciseRefusal::OneAnswer
            | ExerciseRefusal::FirstProblem => "",
        }
    }
}
