//! Positions to be solved on the screen: what follows an answer, and the lines under the board.

use super::message::Step;
use super::model::{Model, Notice, Tone};
use crate::controller::{Action, Exercise, ExerciseAction, ExerciseEvent, Judgement, Problem};
use crate::narration::exercise;

/// Reactions to what happened.
impl Model {
    pub(super) fn follow_exercise(&mut self, event: &ExerciseEvent) {
        self.notice = None;
        match event {
            ExerciseEvent::ProblemShown => {
                self.dialog = None;
                self.move_time = None;
                if !self.shown().legal_moves().contains(self.focus()) {
                    self.seek(Step::Next);
                }
            }
            ExerciseEvent::Searching => {
                self.dialog = None;
                self.move_time = None;
            }
            ExerciseEvent::Answered(ply) => {
                self.set_focus(ply.square);
                self.animate();
            }
            ExerciseEvent::SolutionShown => {
                if let Some(&ply) = self.last_ply() {
                    self.set_focus(ply.square);
                }
                self.animate();
            }
            ExerciseEvent::Judged => {}
            ExerciseEvent::NoMorePuzzles => {
                self.say(exercise::no_more_puzzles(&self.controller));
            }
            ExerciseEvent::Left => {
                self.reset();
                self.say(exercise::LEFT);
            }
        }
    }

    /// Goes on after an answer: to the next position if it was right or the solution is shown, and
    /// otherwise back to the position, to try again.
    pub(super) fn go_on_solving(&mut self) {
        let Some(shown) = self.controller.exercise() else { return };
        let judgement = shown.problem().and_then(Problem::judgement);
        let action = match judgement.map(|judgement| judgement.is_right()) {
            None => return,
            Some(false) => ExerciseAction::TryAgain,
            Some(true) if shown.has_next() => ExerciseAction::Next,
            Some(true) => ExerciseAction::Leave,
        };
        self.act(Action::Exercise(action));
    }
}

/// The state that the screen shows.
impl Model {
    /// The moves after the answer whose judgement is shown, if they are known.
    pub fn line_after_answer(&self) -> Option<Judgement<'_>> {
        self.controller.problem().and_then(Problem::judgement)
    }

    /// The position to be solved, or the judgement of the answer to it.
    pub(super) fn exercise_notice(&self) -> Option<Notice> {
        let shown = self.controller.exercise()?;
        let Some(problem) = shown.problem() else {
            return Some(Notice::new(exercise::SEARCHING, Tone::Strong));
        };
        Some(match (problem.answer(), problem.judgement()) {
            (None, _) => task(shown, problem),
            (Some(_), None) => Notice::new(exercise::JUDGING, Tone::Strong),
            (Some(_), Some(judgement)) => judged(problem, &judgement),
        })
    }

    /// The same where the panel shows the position and the judgement: what can be done next.
    pub(super) fn exercise_guidance(&self) -> Option<Notice> {
        let shown = self.controller.exercise()?;
        let problem = shown.problem()?;
        let judgement = problem.judgement();
        let text = match judgement.map(|judgement| judgement.is_right()) {
            None if problem.answer().is_some() => return self.exercise_notice(),
            None => format!("Find the best move for {}.", exercise::mover(problem)),
            Some(false) => "Enter tries again, s shows the solution.".into(),
            Some(true) if shown.has_next() => "Enter goes on to the next position.".into(),
            Some(true) => "This was the last position. Enter returns to the game.".into(),
        };
        Some(Notice::new(text, Tone::Strong))
    }
}

fn task(shown: &Exercise, problem: &Problem) -> Notice {
    let (heading, turn) = (exercise::heading(shown), exercise::turn(problem));
    let text = format!("{heading} · {turn}. {}", exercise::task(problem));
    let shorter = vec![
        format!("{heading} · {turn}"),
        format!("{heading} · {}", exercise::mover(problem)),
        heading,
    ];
    Notice { text, shorter, tone: Tone::Strong }
}

/// Returns the judgement with the moves after the answer, as many as there is room for.
fn judged(problem: &Problem, judgement: &Judgement<'_>) -> Notice {
    let brief = exercise::brief_verdict(problem, judgement);
    let moves: Vec<_> = judgement.answer.moves.iter().skip(1).map(|square| square.name()).collect();
    let (sentence, line) = exercise::verdict(problem).unwrap_or_default();
    let whole = line.map(|line| format!("{sentence} {line}"));
    let then =
        (1..=moves.len()).rev().map(|count| format!("{brief}: {}", moves[..count].join(" ")));
    let mut texts = whole.into_iter().chain([sentence]).chain(then).chain([brief.clone()]);
    let text = texts.next().expect("there is a sentence at least");
    let tone = if judgement.is_right() { Tone::Strong } else { Tone::Warning };
    Notice { text, shorter: texts.collect(), tone }
}
