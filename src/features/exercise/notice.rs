//! The position to be solved in the notice under the board.

use super::says::{ExerciseEvent, ExerciseRefusal};
use super::words;
use crate::features::exercise::problems::{Exercise, Judgement, Problem};
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns the position to be solved, or the judgement of the answer to it.
pub fn notice(view: &View<'_>) -> Option<Notice> {
    let shown = view.app().exercise().current()?;
    let Some(problem) = shown.problem() else {
        return Some(Notice::new(words::SEARCHING, NoticeKind::Strong));
    };
    Some(match (problem.answer(), problem.judgement()) {
        (Some(_), _) if problem.is_going_on() => Notice::new(words::REPLYING, NoticeKind::Strong),
        (None, _) => task(shown, problem),
        (Some(_), None) => Notice::new(words::JUDGING, NoticeKind::Strong),
        (Some(_), Some(judgement)) => judged(problem, &judgement),
    })
}

/// Returns the same where the panel shows the position and the judgement: what can be done next.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    let shown = view.app().exercise().current()?;
    let problem = shown.problem()?;
    let judgement = problem.judgement();
    let ends = problem.is_over() || !problem.can_play_on();
    let text = match judgement.map(|judgement| judgement.is_right()) {
        _ if problem.is_going_on() => return notice(view),
        None if problem.answer().is_some() => return notice(view),
        None if !problem.is_over() => words::find_best_move(problem),
        Some(false) => words::TRY_AGAIN.into(),
        Some(true) | None => match (ends, shown.has_next()) {
            (true, true) => words::GO_ON.into(),
            (true, false) => words::LAST_POSITION.into(),
            (false, true) => words::PLAY_ON.into(),
            (false, false) => words::PLAY_ON_LAST.into(),
        },
    };
    Some(Notice::new(text, NoticeKind::Strong))
}

fn task(shown: &Exercise, problem: &Problem) -> Notice {
    let (heading, turn) = (words::heading(shown), words::turn(problem));
    if problem.is_over() {
        return Notice::new(words::task(problem), NoticeKind::Strong);
    }
    let text = format!("{heading} · {turn}. {}", words::task(problem));
    let shorter = vec![
        format!("{heading} · {turn}"),
        format!("{heading} · {}", words::mover(problem)),
        heading,
    ];
    Notice { text, shorter, kind: NoticeKind::Strong }
}

/// Returns the judgement with the moves after the answer, as many as there is room for.
fn judged(problem: &Problem, judgement: &Judgement<'_>) -> Notice {
    let brief = words::brief_verdict(problem, judgement);
    let moves: Vec<_> = judgement.line().iter().map(|square| square.name()).collect();
    let (sentence, line) = words::verdict(problem).unwrap_or_default();
    let whole = line.map(|line| format!("{sentence} {line}"));
    let then =
        (1..=moves.len()).rev().map(|count| format!("{brief}: {}", moves[..count].join(" ")));
    let mut texts = whole.into_iter().chain([sentence]).chain(then).chain([brief.clone()]);
    let text = texts.next().expect("there is a sentence at least");
    let kind = if judgement.is_right() { NoticeKind::Strong } else { NoticeKind::Warning };
    Notice { text, shorter: texts.collect(), kind }
}

/// Returns the notice about an event.
pub fn about(event: &ExerciseEvent, view: &View<'_>) -> Said {
    match event {
        ExerciseEvent::NoMorePuzzles => {
            Said::quiet(words::no_more_puzzles(view.app().exercise().is_under_way()))
        }
        ExerciseEvent::Left => Said::quiet(words::LEFT),
        ExerciseEvent::ProblemShown
        | ExerciseEvent::Searching
        | ExerciseEvent::Answered(_)
        | ExerciseEvent::SolutionShown
        | ExerciseEvent::LookingForReply
        | ExerciseEvent::Replied
        | ExerciseEvent::Stepped
        | ExerciseEvent::Attempted(_)
        | ExerciseEvent::Judged => Said::Nothing,
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: ExerciseRefusal, text: String) -> Said {
    match refusal {
        ExerciseRefusal::AllSolved => Said::quiet(words::with_key_to_retry(&text)),
        // The last move of the line is plain to see.
        ExerciseRefusal::EndOfLine => Said::Same,
        ExerciseRefusal::Solving
        | ExerciseRefusal::NotSolving
        | ExerciseRefusal::NotReviewed
        | ExerciseRefusal::ReviewBegun
        | ExerciseRefusal::NoMistakes
        | ExerciseRefusal::NoProblemYet
        | ExerciseRefusal::NoAnswer
        | ExerciseRefusal::OneAnswer
        | ExerciseRefusal::NoRightAnswer
        | ExerciseRefusal::NoLine
        | ExerciseRefusal::LastProblem
        | ExerciseRefusal::FirstProblem => Said::quiet(text),
    }
}
