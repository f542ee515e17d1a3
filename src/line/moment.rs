//! The viewed moment in words.

use crate::features::review::words as review;
use crate::features::variations::words as annotation;
use crate::game::controller::Controller;
use crate::words::reason::reasons;
use crate::words::session as report;

/// Describes the viewed moment: the position, the judgement of the move that led to it, the reasons for
/// its loss, and the notes on it.
pub fn moment(controller: &Controller) -> String {
    let moment =
        match annotation::line(controller.viewed().annotations(), controller.viewed().moment()) {
            None => report::moment(controller.session(), controller.viewed().ply()),
            Some(line) => {
                report::moment_of(controller.viewed().line(), controller.viewed().ply(), &line)
            }
        };
    let in_variation = || controller.review().viewed_judgement(controller.state()).cloned();
    let reviewed = controller.state().reviewed_ply().or_else(in_variation);
    let judged = reviewed.as_ref().map(review::judgement);
    let why = reviewed.and_then(|ply| {
        let before = controller.viewed().line().position_at(ply.index);
        reasons(controller.explanations().of(&before, ply.square)?)
    });
    let note = controller.viewed().note().map(annotation::note).filter(|note| !note.is_empty());
    let said = [Some(moment), judged, why, note].into_iter().flatten();
    said.collect::<Vec<_>>().join(" ")
}
