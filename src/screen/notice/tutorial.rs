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
    let shorter = vec![sentences::guidance(walk).to_string()];
    Some(Notice { text: sentences::text(walk).to_string(), shorter, kind })
}

/// Returns what can be done next, where the panel shows what there is to be read.
pub fn guidance(view: &View<'_>) -> Option<Notice> {
    let walk = view.app().features.tutorial.walk()?;
    Some(Notice::new(sentences::guidance(walk).to_string(), NoticeKind::Strong))
}
