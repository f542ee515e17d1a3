//! The comment on the viewed move, under the board.

use othello_words::i18n::{self, Text, m};

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::variations::sentences::start_of_comment;

/// Returns the comment on the viewed move, behind its place in the game where there is room for that.
pub fn notice(view: &View<'_>, place: &Text) -> Option<Notice> {
    let comment = start_of_comment(view.app().viewed().note()?);
    let text = i18n::passage([m::common::sentence(place.to_string()).to_string(), comment.clone()]);
    let shorter = vec![comment.clone()];
    (!comment.is_empty()).then_some(Notice { text, shorter, kind: NoticeKind::Strong })
}
