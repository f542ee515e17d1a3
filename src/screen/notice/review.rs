//! The review of the game in the notice under the board.

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::review::sentences;
use othello_engine::review::ReviewedPly;
use othello_words::i18n::{Text, m};
use othello_words::ideas::Reader;
use othello_words::value::value;

/// Returns the judgement of the move that led to the position shown, behind its place in the game; or
/// of the next one, if a better one is marked: the same number stands for a move everywhere.
pub fn notice(view: &View<'_>, place: &Text) -> Option<Notice> {
    let (app, state) = (view.app(), &view.app().state);
    let (ply, place) = if let Some(error) = view.error() {
        let place = sentences::place_of(&error);
        (error, place)
    } else {
        let in_variation = || app.features.review.viewed_judgement(state).cloned();
        (state.reviewed_ply().or_else(in_variation)?, m::review::at(place.to_string()))
    };
    let before = app.viewed().line().position_at(ply.index);
    if app.features.explanations.reader() == Reader::Learner {
        let known = &app.features.explanations;
        if view.docked().is_some() && view.has_futures() {
            // The panel tells the rest.
            let why = known.why(&before, ply.square, known.side());
            let last = why.last().filter(|_| why.len() > 1)?;
            return Some(Notice::of(last, NoticeKind::Strong));
        }
        let said = sentences::plainly(place, &ply, &before, known);
        let shorter = said.form("short").into_iter().collect();
        return Some(Notice { text: said.to_string(), shorter, kind: NoticeKind::Strong });
    }
    let why = app.features.explanations.of(&before, ply.square);
    let worth = value(ply.best_value);
    let said = |moves: usize, reasons: usize| {
        let line = ply.line.iter().copied().take(moves).collect();
        let why = why.cloned().map(|mut why| {
            why.reasons.truncate(reasons);
            why
        });
        sentences::judged(place.clone(), &ReviewedPly { line, ..ply.clone() }, &worth, why.as_ref())
    };
    let whole = said(usize::MAX, usize::MAX);
    // Where there is little room, the moves behind the best one are left out first: the board shows them.
    let texts = SHORTER.map(|(moves, reasons)| said(moves, reasons).to_string());
    let shorter = texts.into_iter().chain(whole.form("short")).collect();
    Some(Notice { text: whole.to_string(), shorter, kind: NoticeKind::Strong })
}

/// The moves of a line and the reasons in shorter and shorter judgements.
const SHORTER: [(usize, usize); 5] = [(8, 2), (4, 2), (1, 2), (4, 1), (1, 1)];

/// Returns the extent of the review while it is under way.
pub fn progress(view: &View<'_>) -> Option<Notice> {
    let review = &view.app().features.review;
    let extent = sentences::extent(&view.session().review(), view.game());
    let notice = || Notice::of(&m::review::under_way(extent), NoticeKind::Quiet);
    (review.is_under_way() && !review.is_unasked()).then(notice)
}
