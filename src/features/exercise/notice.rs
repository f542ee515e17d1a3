//! The position to be solved in the notice under the board.

use crate::features::exercise;
use crate::features::exercise::problems::{Exercise, Judgement, Problem};
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns the position to be solved, or the judgement of the answer to it.
pub fn notice(view: &View<'_>) -> Option<Notice> {
    let shown = view.controller().exercise().current()?;
    let Some(problem) = shown.problem() else {
        return Some(Notice::new(exercise::words::SEARCHING, NoticeKind::Strong));
    };
    Some(match (problem.answer(), problem.judgement()) {
        (None, _) => task(shown, problem),
        (Some(_), None) => Notice::new(exercise::words::JUDGING, NoticeKind::Strong),
        (Some(_), Some(judgement)) => judged(problem, &judgement),
    })
}

/// Returns the same where the panel shows the position and the judgement: what can be done next.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    let shown = view.controller().exercise().current()?;
    let problem = shown.problem()?;
    let judgement = problem.judgement();
    let text = match judgement.map(|judgement| judgement.is_right()) {
        None if problem.answer().is_some() => return notice(view),
        None => format!("Find the best move for {}.", exercise::words::mover(problem)),
        Some(false) => "Enter tries again, s shows the solution.".into(),
        Some(true) if shown.has_next() => "Enter goes on to the next position.".into(),
        Some(true) => "This was the last position. Enter returns to the game.".into(),
    };
    Some(Notice::new(text, NoticeKind::Strong))
}

fn task(shown: &Exercise, problem: &Problem) -> Notice {
    let (heading, turn) = (exercise::words::heading(shown), exercise::words::turn(problem));
    let text = format!("{heading} · {turn}. {}", exercise::words::task(problem));
    let shorter = vec![
        format!("{heading} · {turn}"),
        format!("{heading} · {}", exercise::words::mover(problem)),
        heading,
    ];
    Notice { text, shorter, kind: NoticeKind::Strong }
}

/// Returns the judgement with the moves after the answer, as many as there is room for.
fn judged(problem: &Problem, judgement: &Judgement<'_>) -> Notice {
    let brief = exercise::words::brief_verdict(problem, judgement);
    let moves: Vec<_> = judgement.answer.moves.iter().skip(1).map(|square| square.name()).collect();
    let (sentence, line) = exercise::words::verdict(problem).unwrap_or_default();
    let whole = line.map(|line| format!("{sentence} {line}"));
    let then =
        (1..=moves.len()).rev().map(|count| format!("{brief}: {}", moves[..count].join(" ")));
    let mut texts = whole.into_iter().chain([sentence]).chain(then).chain([brief.clone()]);
    let text = texts.next().expect("there is a sentence at least");
    let kind = if judgement.is_right() { NoticeKind::Strong } else { NoticeKind::Warning };
    Notice { text, shorter: texts.collect(), kind }
}
