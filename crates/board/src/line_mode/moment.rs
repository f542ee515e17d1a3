//! The viewed moment in words.

use othello_words::i18n;

use crate::app::App;
use crate::features::browsing::session_sentences;
use crate::features::review::sentences as review;
use crate::features::variations::sentences as annotation;

/// Describes the viewed moment: the position, the judgement of the move that led to it with the reasons for
/// its loss, and the notes on it.
pub fn moment(app: &App) -> String {
    let moment = match annotation::line(app.viewed().annotations(), app.viewed().moment()) {
        None => session_sentences::moment(app.session(), app.viewed().ply()),
        Some(line) => session_sentences::moment_of(app.viewed().line(), app.viewed().ply(), &line),
    };
    let in_variation = || app.features.review.viewed_judgement(&app.state).cloned();
    let reviewed = app.state.reviewed_ply().or_else(in_variation);
    let judged = reviewed.map(|ply| {
        let before = app.viewed().line().position_at(ply.index);
        review::judgement(&ply, &before, &app.features.explanations).to_string()
    });
    let note = app.viewed().note().map(annotation::note).filter(|note| !note.is_empty());
    i18n::passage([Some(moment), judged, note].into_iter().flatten())
}
