//! Corrections in the line under the board.

use crate::i18n::m;
use crate::screen::view::{Notice, NoticeKind, View};
use crate::words::moves::corrected;

/// Returns the error over the board that the players went on from in the viewed position.
pub fn notice(view: &View<'_>, place: &str) -> Option<Notice> {
    let ply = view.app().viewed().last_ply()?;
    let brief = corrected(ply, &view.names())?;
    let shorter = vec![brief.clone()];
    Some(Notice { text: format!("{place}. {brief}"), shorter, kind: NoticeKind::Strong })
}

/// Returns what the keys do while squares are corrected.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    let is_corrected = view.app().state().is_being_corrected();
    is_corrected.then(|| Notice::of(&m::corrections::guidance(), NoticeKind::Strong))
}
