//! The comment on the viewed move, under the board.

use super::says::{Annotated, VariationsEvent, VariationsRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns the comment on the viewed move, behind its place in the game where there is room for that.
pub fn notice(view: &View<'_>, place: &str) -> Option<Notice> {
    let comment = words::start_of_comment(view.controller().viewed().note()?);
    let text = format!("{place}. {comment}");
    let shorter = vec![comment.clone()];
    (!comment.is_empty()).then_some(Notice { text, shorter, kind: NoticeKind::Strong })
}

/// Returns the notice about an event.
pub fn about(event: VariationsEvent) -> Said {
    match event {
        // The mark is plain to see.
        VariationsEvent::Played(_) | VariationsEvent::Changed(Annotated::Marked) => Said::Nothing,
        VariationsEvent::Changed(Annotated::Removed) => Said::quiet(words::REMOVED_BY_KEY),
        VariationsEvent::Changed(
            change @ (Annotated::Promoted
            | Annotated::MadeMain
            | Annotated::Restored
            | Annotated::Commented
            | Annotated::Uncommented),
        ) => Said::quiet(words::annotated(change)),
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: VariationsRefusal, text: String) -> Said {
    match refusal {
        VariationsRefusal::NoSibling
        | VariationsRefusal::NoVariation
        | VariationsRefusal::NoSuchVariation { .. } => Said::quiet(text),
        VariationsRefusal::NotYet => Said::warning(text),
    }
}
