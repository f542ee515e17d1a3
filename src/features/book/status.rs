//! The work on the book, in the line under the board.

use super::notes;
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns how far the book is deepened, while the engine works on it.
pub fn progress(view: &View<'_>) -> Option<Notice> {
    let deepening = view.app().features.book.deepening.as_ref()?;
    Some(Notice::of(&notes::progress(deepening), NoticeKind::Quiet))
}
