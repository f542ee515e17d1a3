//! The review of the game in the notice under the board.

use crate::features::review;
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns the judgement of the move that led to the position shown, behind its place in the game.
pub fn notice(view: &View<'_>, place: &str) -> Option<Notice> {
    let ply = view.controller().state().reviewed_ply()?;
    let clause = review::words::loss_clause(&ply);
    let brief = format!("{} loses {}", ply.square, review::words::loss_sign(&ply));
    let mut texts = match review::words::better(&ply) {
        Some(better) => vec![
            format!("{place}: {} {clause}. {better}", ply.square),
            format!("{} {clause}. {better}", ply.square),
            format!("{brief}. Better: {}", review::words::brief_better(&ply)),
            format!("{brief}; {}", review::words::brief_better(&ply)),
        ],
        None => vec![
            format!("{place}: {} {clause}.", ply.square),
            format!("{} {clause}.", ply.square),
            format!("{} is the best", ply.square),
        ],
    };
    let text = texts.remove(0);
    Some(Notice { text, shorter: texts, kind: NoticeKind::Strong })
}

/// Returns the extent of the review while it is under way.
pub fn progress(view: &View<'_>) -> Option<Notice> {
    let extent = review::words::extent(&view.controller().session().review(), view.game());
    let notice = || {
        let text = format!("Reviewing: {extent}. R shows the review.");
        Notice { text, shorter: vec![format!("Reviewing: {extent}.")], kind: NoticeKind::Quiet }
    };
    view.controller().review().is_under_way().then(notice)
}
