//! The review of the game in the notice under the board.

use super::says::{ReviewEvent, ReviewRefusal};
use super::words;
use crate::screen::input_mode::InputMode;
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind, View};
use crate::words::reason::{brief_reason, reasons};
use crate::words::value::loss;
use othello_engine::analysis::{Explanation, ReviewedPly};

/// Returns the judgement of the move that led to the position shown, behind its place in the game; or
/// of the next one, if a better one is marked: the same number stands for a move everywhere.
pub fn notice(view: &View<'_>, place: &str) -> Option<Notice> {
    if let Some(error) = view.error() {
        return Some(judgement(&error, &words::place_of(&error), view));
    }
    let (review, state) = (view.app().review(), view.app().state());
    let ply = state.reviewed_ply().or_else(|| review.viewed_judgement(state).cloned())?;
    Some(judgement(&ply, &format!("{place}:"), view))
}

fn judgement(ply: &ReviewedPly, place: &str, view: &View<'_>) -> Notice {
    let clause = words::loss_clause(ply);
    let brief = format!("{} loses {}", ply.square, loss(ply));
    let mut texts = match words::better(ply) {
        Some(better) => vec![
            format!("{place} {} {clause}. {better}", ply.square),
            format!("{} {clause}. {better}", ply.square),
            format!("{brief}. Better: {}", words::brief_better(ply)),
            format!("{brief}; {}", words::brief_better(ply)),
        ],
        None => vec![
            format!("{place} {} {clause}.", ply.square),
            format!("{} {clause}.", ply.square),
            format!("{} is the best move", ply.square),
        ],
    };
    if let Some(explanation) = explanation(ply, view) {
        texts.splice(0..0, with_reason(ply, place, explanation));
    }
    let text = texts.remove(0);
    Notice { text, shorter: texts, kind: NoticeKind::Strong }
}

/// Returns the explanation of a reviewed ply, if it is known.
fn explanation<'a>(ply: &ReviewedPly, view: &View<'a>) -> Option<&'a Explanation> {
    let before = view.app().viewed().line().position_at(ply.index);
    view.app().explanations().of(&before, ply.square)
}

/// Returns the judgement of an error with its reasons, in fewer and fewer words; none if there are no
/// reasons.
fn with_reason(ply: &ReviewedPly, place: &str, explanation: &Explanation) -> Vec<String> {
    let (Some(why), Some(brief), Some(better)) =
        (reasons(explanation), brief_reason(explanation), words::better(ply))
    else {
        return Vec::new();
    };
    let (square, clause) = (ply.square, words::loss_clause(ply));
    vec![
        format!("{place} {square} {clause}: {why} {better}"),
        format!("{square} {clause}: {why} Better: {}.", words::brief_better(ply)),
        format!("{square} {clause}: {brief}. Better: {}.", words::brief_better(ply)),
        format!("{square} loses {}: {brief}; {}", loss(ply), words::brief_better(ply)),
    ]
}

/// Returns the extent of the review while it is under way.
pub fn progress(view: &View<'_>) -> Option<Notice> {
    let (found, game) = (view.app().session().review(), view.game());
    let notice = || Notice {
        text: words::under_way(&found, game),
        shorter: vec![words::briefly_under_way(&found, game)],
        kind: NoticeKind::Quiet,
    };
    let review = view.app().review();
    (review.is_under_way() && !review.is_unasked()).then(notice)
}

/// Returns the notice about an event.
pub fn about(event: ReviewEvent, view: &View<'_>) -> Said {
    let app = view.app();
    match event {
        // The review goes on in the background of an exercise, and R means nothing there.
        ReviewEvent::Shown | ReviewEvent::Ended if app.exercise().is_under_way() => Said::Same,
        // The docked review shows that it is complete.
        ReviewEvent::Ended if view.docked() == Some(InputMode::Review) => Said::Nothing,
        ReviewEvent::Ended => Said::quiet(words::ended(&app.session().review(), view.game())),
        // A notice that there is no review is no longer true.
        ReviewEvent::Shown | ReviewEvent::ErrorViewed => Said::Nothing,
        ReviewEvent::Stopped | ReviewEvent::MoveJudged | ReviewEvent::EndedUnasked => Said::Same,
        ReviewEvent::Chosen => {
            let review = app.review();
            let count = review.errors(app.state()).len();
            Said::quiet(words::errors_of(count, review.whose()))
        }
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: ReviewRefusal, text: String) -> Said {
    match refusal {
        ReviewRefusal::NothingToReview | ReviewRefusal::NotReviewed | ReviewRefusal::NoError(_) => {
            Said::quiet(text)
        }
        ReviewRefusal::NoReview => Said::warning(text),
    }
}
