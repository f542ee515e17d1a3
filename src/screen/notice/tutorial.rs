//! The first lesson in the line under the board.

use othello_board::features::tutorial::sentences;

use crate::screen::view::{Notice, NoticeKind, View};

/// Returns what there is to be read.
pub fn notice(view: &View<'_>) -> Option<Notice> {
    let walk = view.app().features.tutorial.walk()?;
    let kind = match walk.is_right() {
        Some(false) => NoticeKind::Warning,
        Some(true) | None => NoticeKind::Strong,
    };
    let next = sentences::guidance(walk);
    let shorter = [Some(next.to_string()), next.form("short")].into_iter().flatten().collect();
    Some(Notice { text: sentences::text(walk).to_string(), shorter, kind })
}

/// Returns what can be done next, where the panel shows what there is to be read.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    let walk = view.app().features.tutorial.walk()?;
    Some(Notice::of(&sentences::guidance(walk), NoticeKind::Strong))
}
