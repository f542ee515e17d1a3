//! The review of the game in the notice under the board.

use super::notes;
use crate::i18n::{Text, m};
use crate::screen::view::{Notice, NoticeKind, View};
use crate::value::value;

/// Returns the judgement of the move that led to the position shown, behind its place in the game; or
/// of the next one, if a better one is marked: the same number stands for a move everywhere.
pub fn notice(view: &View<'_>, place: &Text) -> Option<Notice> {
    let (app, state) = (view.app(), &view.app().state);
    let (ply, place) = if let Some(error) = view.error() {
        let place = notes::place_of(&error);
        (error, place)
    } else {
        let in_variation = || app.features.review.viewed_judgement(state).cloned();
        (state.reviewed_ply().or_else(in_variation)?, m::review::at(place.to_string()))
    };
    let before = app.viewed().line().position_at(ply.index);
    let why = app.features.explanations.of(&before, ply.square);
    let text = notes::judged(place, &ply, &value(ply.best_value), why);
    Some(Notice::of(&text, NoticeKind::Strong))
}

/// Returns the extent of the review while it is under way.
pub fn progress(view: &View<'_>) -> Option<Notice> {
    let review = &view.app().features.review;
    let extent = notes::extent(&view.session().review(), view.game());
    let notice = || Notice::of(&m::review::under_way(extent), NoticeKind::Quiet);
    (review.is_under_way() && !review.is_unasked()).then(notice)
}
