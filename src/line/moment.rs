//! The viewed moment in words.

use crate::features::review::words as review;
use crate::features::variations::words as annotation;
use crate::game::controller::Controller;
use crate::words::session as report;

/// Describes the viewed moment: the position, the judgement of the move that led to it, and the
/// notes on it.
pub fn moment(controller: &Controller) -> String {
    let moment =
        match annotation::line(controller.viewed().annotations(), controller.viewed().moment()) {
            None => report::moment(controller.session(), controller.viewed().ply()),
            Some(line) => {
                report::moment_of(controller.viewed().line(), controller.viewed().ply(), &line)
            }
        };
    let judged = controller.state().reviewed_ply().as_ref().map(review::judgement);
    let note = controller.viewed().note().map(annotation::note).filter(|note| !note.is_empty());
    let said = [Some(moment), judged, note].into_iter().flatten();
    said.collect::<Vec<_>>().join(" ")
}
