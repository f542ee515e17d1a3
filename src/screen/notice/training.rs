//! The discs that the game has cost, in the line under the board.

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::training::sentences;
use othello_words::i18n::m;

/// Returns what the game that is over has cost, in fewer and fewer words; none before its review is
/// complete.
pub fn costs(view: &View<'_>) -> Vec<String> {
    let worst = sentences::worst(view.app());
    worst
        .into_iter()
        .flat_map(|cost| {
            let forms = ["short", "bare", "brief"].map(|form| cost.form(form));
            [Some(cost.to_string())].into_iter().chain(forms)
        })
        .flatten()
        .collect()
}

/// Returns how far the review has come that a lesson waits for.
pub fn waiting(view: &View<'_>) -> Option<Notice> {
    let review = view.session().review();
    let (done, all) = (review.plies.len(), review.extent(view.game()));
    let waiting = || Notice::of(&m::exercise::one_moment(done, all), NoticeKind::Strong);
    view.app().features.training.lesson_waits().then(waiting)
}
