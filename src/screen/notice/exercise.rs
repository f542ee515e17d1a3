//! The position to be solved in the line under the board.

use othello_words::i18n::{self, Text, m};
use othello_words::text::sentence;

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::exercise::problems::{Exercise, Judgement, Origin, Problem};
use othello_board::features::exercise::sentences;

fn strong(text: &Text) -> Notice {
    Notice::of(text, NoticeKind::Strong)
}

/// Returns the position to be solved, or the judgement of the answer to it.
pub fn notice(view: &View<'_>) -> Option<Notice> {
    let shown = view.app().features.exercise.current()?;
    let Some(problem) = shown.problem() else {
        return Some(strong(&m::exercise::searching()));
    };
    let known = &view.app().features.explanations;
    Some(match (problem.answer(), problem.judgement()) {
        (Some(_), _) if problem.is_going_on() => strong(&m::exercise::replying()),
        (None, _) => task(view, shown, problem),
        (Some(_), None) => strong(&m::exercise::judging()),
        (Some(_), Some(judgement)) => {
            let verdict = sentences::verdict(problem, known.reader());
            let verdict = verdict.expect("the answer is judged");
            judged(&judgement, verdict, sentences::why(shown, problem, known))
        }
    })
}

/// Returns the same where the panel shows the position and the judgement: the rule that the answer has shown, and what can
/// be done next.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    let shown = view.app().features.exercise.current()?;
    let problem = shown.problem()?;
    let Some(next) = next(view, shown, problem) else { return notice(view) };
    let known = &view.app().features.explanations;
    let rule = sentences::causes(shown, problem, known).1.filter(|_| view.has_futures());
    Some(with_rule(rule, &next))
}

/// Returns what can be done next, where the rule is shown as well.
pub fn step(view: &View<'_>) -> Option<Notice> {
    let shown = view.app().features.exercise.current()?;
    next(view, shown, shown.problem()?).map(|next| strong(&next))
}

/// Returns what can be done next, unless an answer is waited for.
fn next(view: &View<'_>, shown: &Exercise, problem: &Problem) -> Option<Text> {
    let judgement = problem.judgement();
    let known = &view.app().features.explanations;
    if shown.is_lesson() && judgement.is_some() && !problem.is_going_on() {
        return Some(sentences::lesson_step(shown, problem, known));
    }
    let ends = problem.is_over() || !problem.can_play_on();
    Some(match judgement.map(|judgement| judgement.is_right()) {
        _ if problem.is_going_on() => return None,
        None if problem.answer().is_some() => return None,
        None if !problem.is_over() && is_asked_in_lesson(shown, problem) && !view.is_unchosen() => {
            let square = view.focus();
            if problem.position().legal_moves().contains(square) {
                m::exercise::what_would_you_play_there(sentences::mover(problem), square)
            } else {
                m::exercise::choose_first()
            }
        }
        None if !problem.is_over() => sentences::what_to_find(shown, problem),
        Some(false) if !matches!(problem.origin(), Origin::Guess(_)) => m::exercise::try_again(),
        Some(_) | None if problem.is_solved_error() => {
            m::exercise::solved_mistake(match (ends, shown.has_next()) {
                (true, true) => "next",
                (true, false) => "last",
                (false, true) => "reply",
                (false, false) => "last-reply",
            })
        }
        Some(_) | None => match (ends, shown.has_next()) {
            (true, true) => m::exercise::go_on(),
            (true, false) => m::exercise::last_position(),
            (false, true) => m::exercise::play_on(),
            (false, false) => m::exercise::play_on_last(),
        },
    })
}

/// Returns what can be done next, behind the rule that an answer has shown: both in few words where there is little room.
fn with_rule(rule: Option<Text>, next: &Text) -> Notice {
    let Some(rule) = rule else { return strong(next) };
    let brief = |text: &Text| text.words("short", None);
    let shorter = vec![
        i18n::passage([rule.to_string(), brief(next)]),
        i18n::passage([brief(&rule), brief(next)]),
        brief(next),
    ];
    Notice { text: i18n::passage([&rule, next]), shorter, kind: NoticeKind::Strong }
}

/// Returns `true` for an error of the game on the board that the lesson asks about.
fn is_asked_in_lesson(shown: &Exercise, problem: &Problem) -> bool {
    let is_error = matches!(problem.origin(), Origin::Mistake { game: None, .. });
    shown.is_lesson() && is_error && problem.is_asked()
}

fn task(view: &View<'_>, shown: &Exercise, problem: &Problem) -> Notice {
    let task = sentences::task(problem, view.app().features.explanations.reader());
    if problem.is_over() {
        return strong(&task);
    }
    let (heading, mover) = (sentences::heading(shown).to_string(), sentences::mover(problem));
    let turn = m::plies::mover(mover);
    let color = m::common::color(mover);
    let of_heading = [format!("{heading} · {turn}"), format!("{heading} · {color}")];
    let text = i18n::passage([sentence(&of_heading[0]), task.to_string()]);
    let brief = task.to_string();
    let brief = format!("{} · {color}", brief.trim_end_matches(['.', '。']));
    let of_task = [i18n::passage([task.to_string(), sentence(&turn.to_string())]), brief];
    let briefest = task.form("short").map(|task| format!("{task} · {color}"));
    let (task, place) = (of_task.into_iter().chain(briefest), of_heading.into_iter());
    // Which move it is about says more than its place among the others.
    let is_error = matches!(problem.origin(), Origin::Mistake { .. }) && problem.is_asked();
    let shorter: Vec<_> =
        if is_error { task.chain(place).collect() } else { place.chain(task).collect() };
    let texts: Vec<_> = [text].into_iter().chain(shorter).chain([heading]).collect();
    // Somebody who knows only Enter has to read that it goes on.
    let is_enter_said = shown.is_lesson() && is_error && view.is_unchosen();
    let enter = m::exercise::enter_answers().to_string();
    let with_enter = texts.iter().map(|text| i18n::passage([sentence(text), enter.clone()]));
    let with_enter: Vec<_> = with_enter.filter(|_| is_enter_said).collect();
    let mut texts = with_enter.into_iter().chain(texts);
    let text = texts.next().expect("there is one");
    Notice { text, shorter: texts.collect(), kind: NoticeKind::Strong }
}

/// Returns the judgement with the moves after the answer, as many as there is room for.
fn judged(
    judgement: &Judgement<'_>,
    (verdict, line): (Text, Option<Text>),
    why: Option<Text>,
) -> Notice {
    let brief = verdict.form("short").unwrap_or_default();
    let shown = line.as_ref().map_or(&[][..], |_| judgement.line());
    let moves: Vec<_> = shown.iter().map(|square| square.name()).collect();
    let with_line = line.map(|line| {
        i18n::passage([Some(&verdict), why.as_ref(), Some(&line)].into_iter().flatten())
    });
    let with_why = why.map(|why| i18n::passage([&verdict, &why]));
    let then = (1..=moves.len()).rev().map(|count| {
        m::common::explained(brief.clone(), m::common::raw(moves[..count].join(" "))).to_string()
    });
    let mut texts = with_line
        .into_iter()
        .chain(with_why)
        .chain([verdict.to_string()])
        .chain(then)
        .chain([brief.clone()]);
    let text = texts.next().expect("there is a sentence at least");
    let kind = if judgement.is_right() { NoticeKind::Strong } else { NoticeKind::Warning };
    Notice { text, shorter: texts.collect(), kind }
}
