//! The viewed moment in words.

use crate::app::App;
use crate::features::review::words as review;
use crate::features::variations::notes as annotation;
use crate::words::reason::reasons;
use crate::words::session as report;

/// Describes the viewed moment: the position, the judgement of the move that led to it, the reasons for
/// its loss, and the notes on it.
pub fn moment(app: &App) -> String {
    let moment = match annotation::line(app.viewed().annotations(), app.viewed().moment()) {
        None => report::moment(app.session(), app.viewed().ply()),
        Some(line) => report::moment_of(app.viewed().line(), app.viewed().ply(), &line),
    };
    let in_variation = || app.review().viewed_judgement(app.state()).cloned();
    let reviewed = app.state().reviewed_ply().or_else(in_variation);
    let judged = reviewed.as_ref().map(review::judgement);
    let why = reviewed.and_then(|ply| {
        let before = app.viewed().line().position_at(ply.index);
        reasons(app.explanations().of(&before, ply.square)?)
    });
    let note = app.viewed().note().map(annotation::note).filter(|note| !note.is_empty());
    let said = [Some(moment), judged, why, note].into_iter().flatten();
    said.collect::<Vec<_>>().join(" ")
}
