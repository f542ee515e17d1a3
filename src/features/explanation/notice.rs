//! The explanation of a move in the notice under the board.

use super::says::{ExplanationEvent, ExplanationRefusal};
use super::words;
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind};

/// Returns the notice about an event.
pub fn about(event: &ExplanationEvent) -> Said {
    match event {
        ExplanationEvent::Asked => Said::quiet(words::LOOKING),
        ExplanationEvent::Explained(explanation) => {
            let shorter = words::briefer_explanations(explanation);
            let text = words::explanation(explanation);
            Said::New(Notice { text, shorter, kind: NoticeKind::Strong })
        }
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(refusal: ExplanationRefusal, text: String) -> Said {
    match refusal {
        ExplanationRefusal::NoMove => Said::quiet(text),
    }
}
