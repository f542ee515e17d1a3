//! The work on the book, in the line under the board.

use othello_words::i18n::m;

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::app::engine_queue::Purpose;
use othello_board::features::book::sentences;
use othello_board::features::book::state::Deepening;

/// Returns how far the book is deepened, while the engine is to work on it.
pub fn progress(view: &View<'_>) -> Option<Notice> {
    let deepening = view.app().features.book.deepening()?;
    let waits = view.app().state.engine.before(Purpose::Book).is_some();
    let said = match deepening {
        _ if waits => m::book::waiting(deepening.searched()),
        Deepening::UnderWay(course) => sentences::progress(course),
        Deepening::Begun => m::book::begun(),
    };
    Some(Notice::of(&said, NoticeKind::Quiet))
}
