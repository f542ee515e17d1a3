//! Corrections in the notice under the board.

use super::says::CorrectionsEvent;
use super::words;
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind, View};
use crate::words::moves::corrected;

/// Returns the notice about an event.
pub fn about(event: CorrectionsEvent, view: &View<'_>) -> Said {
    match event {
        CorrectionsEvent::Begun | CorrectionsEvent::Ended => Said::Nothing,
        CorrectionsEvent::Corrected => Said::quiet(words::corrected(view.game(), &view.names())),
    }
}

/// Returns the notice about a refusal, given its sentence.
pub fn refused(text: String) -> Said {
    Said::warning(text)
}

/// Returns the error over the board that the players went on from in the viewed position.
pub fn notice(view: &View<'_>, place: &str) -> Option<Notice> {
    let ply = view.controller().viewed().last_ply()?;
    let brief = corrected(ply, &view.names())?;
    let shorter = vec![brief.clone()];
    Some(Notice { text: format!("{place}. {brief}"), shorter, kind: NoticeKind::Strong })
}

/// Returns what the keys do while squares are corrected.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    view.controller().state().is_being_corrected().then(|| Notice {
        text: words::GUIDANCE.into(),
        shorter: vec![words::GUIDANCE_BRIEFLY.into()],
        kind: NoticeKind::Strong,
    })
}
