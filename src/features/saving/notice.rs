//! The warning that the game is not saved, or not yet.

use crate::features::saving;
use std::time::Duration;

use crate::features::saving::SaveState;
use crate::screen::view::{Notice, NoticeKind, View};

/// The duration of a save from which on the players are told about it.
const SLOW_SAVE: Duration = Duration::from_secs(1);

/// Returns a notice with the warning that the game is not saved, as long as that lasts.
pub fn with_save_state(view: &View<'_>, notice: Option<Notice>) -> Option<Notice> {
    let is_news =
        view.said().is_some() || view.has_begun() || view.controller().viewed().is_browsing();
    match view.controller().saving().state() {
        SaveState::Failed(error) => {
            Some(unsaved(notice.filter(|_| is_news), &saving::words::save_failed(error)))
        }
        SaveState::Pending(time) if time >= SLOW_SAVE && notice.is_none() => {
            Some(Notice::new("The last change is still being saved.", NoticeKind::Quiet))
        }
        SaveState::Pending(_) | SaveState::Saved => notice,
    }
}

/// Returns a notice with the warning that the game is not saved.
fn unsaved(notice: Option<Notice>, warning: &str) -> Notice {
    const SHORT: &str = "Not saved.";
    match notice {
        None => {
            let (text, shorter) = (warning.into(), vec![SHORT.into()]);
            Notice { text, shorter, kind: NoticeKind::Warning }
        }
        Some(notice) if notice.text.contains(warning) => notice,
        Some(Notice { text, shorter, .. }) => {
            let short = [&text].into_iter().chain(&shorter).map(|text| format!("{SHORT} {text}"));
            let shorter = short.chain([SHORT.into()]).collect();
            Notice { text: format!("{warning} {text}"), shorter, kind: NoticeKind::Warning }
        }
    }
}
