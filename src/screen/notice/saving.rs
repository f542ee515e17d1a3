//! The warning that the game is not saved, or not yet.

use std::time::Duration;

use othello_words::i18n::{self, Text, m};

use crate::screen::view::{Notice, NoticeKind, View};
use othello_board::features::saving::sentences::save_failed;
use othello_board::features::saving::state::SaveState;

/// The duration of a save from which on the players are told about it.
const SLOW_SAVE: Duration = Duration::from_secs(1);

/// Returns a notice with the warning that the game is not saved, as long as that lasts.
pub fn with_save_state(view: &View<'_>, notice: Option<Notice>) -> Option<Notice> {
    let is_news = view.said().is_some() || view.has_begun() || view.app().viewed().is_browsing();
    match view.app().features.saving.state() {
        SaveState::Failed(error) => Some(unsaved(notice.filter(|_| is_news), &save_failed(error))),
        SaveState::Pending(time) if time >= SLOW_SAVE && notice.is_none() => {
            Some(Notice::of(&m::saving::still_saving(), NoticeKind::Quiet))
        }
        SaveState::Pending(_) | SaveState::Saved => notice,
    }
}

/// Returns a notice with the warning that the game is not saved.
fn unsaved(notice: Option<Notice>, warning: &Text) -> Notice {
    let Some(Notice { text, shorter, .. }) = notice else {
        return Notice::of(warning, NoticeKind::Warning);
    };
    let brief = warning.form("short").unwrap_or_default();
    let short = [&text].into_iter().chain(&shorter).map(|text| i18n::passage([&brief, text]));
    let shorter = short.chain([brief.clone()]).collect();
    Notice { text: i18n::passage([warning.to_string(), text]), shorter, kind: NoticeKind::Warning }
}
