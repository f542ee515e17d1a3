//! The warning that the game is not saved, or not yet.

use super::says::SavingEvent;
use super::words;
use super::words::NOT_SAVED;
use crate::screen::said::Said;
use std::time::Duration;

use crate::features::saving::SaveState;
use crate::screen::view::{Notice, NoticeKind, View};

/// The duration of a save from which on the players are told about it.
const SLOW_SAVE: Duration = Duration::from_secs(1);

/// Returns a notice with the warning that the game is not saved, as long as that lasts.
pub fn with_save_state(view: &View<'_>, notice: Option<Notice>) -> Option<Notice> {
    let is_news = view.said().is_some() || view.has_begun() || view.app().viewed().is_browsing();
    match view.app().saving().state() {
        SaveState::Failed(error) => {
            Some(unsaved(notice.filter(|_| is_news), &words::save_failed(error)))
        }
        SaveState::Pending(time) if time >= SLOW_SAVE && notice.is_none() => {
            Some(Notice::new(words::STILL_SAVING, NoticeKind::Quiet))
        }
        SaveState::Pending(_) | SaveState::Saved => notice,
    }
}

/// Returns a notice with the warning that the game is not saved.
fn unsaved(notice: Option<Notice>, warning: &str) -> Notice {
    match notice {
        None => {
            let (text, shorter) = (warning.into(), vec![NOT_SAVED.into()]);
            Notice { text, shorter, kind: NoticeKind::Warning }
        }
        Some(notice) if notice.text.contains(warning) => notice,
        Some(Notice { text, shorter, .. }) => {
            let short =
                [&text].into_iter().chain(&shorter).map(|text| format!("{NOT_SAVED} {text}"));
            let shorter = short.chain([NOT_SAVED.into()]).collect();
            Notice { text: format!("{warning} {text}"), shorter, kind: NoticeKind::Warning }
        }
    }
}

/// Returns the notice about an event.
pub fn about(event: &SavingEvent, view: &View<'_>) -> Said {
    match event {
        SavingEvent::Listed(games) if games.is_empty() => no_games(view),
        SavingEvent::Listed(_) | SavingEvent::Found(_) | SavingEvent::Previewed { .. } => {
            Said::Same
        }
        SavingEvent::Renamed(_)
        | SavingEvent::SavedAs(_)
        | SavingEvent::SaveRecovered
        | SavingEvent::Deleted => Said::quiet(words::saving(event)),
        SavingEvent::SaveAsFailed(_)
        | SavingEvent::KeepFailed(_)
        | SavingEvent::SheetNotKept(_)
        | SavingEvent::Reported(_) => Said::warning(words::saving(event)),
        // It is part of every notice as long as it lasts.
        SavingEvent::SaveFailed(_) => Said::Nothing,
    }
}

/// Returns the notice in place of an empty list.
fn no_games(view: &View<'_>) -> Said {
    let shorter = match view.app().saving().state() {
        SaveState::Failed(_) => return Said::quiet(words::NO_SAVED_GAMES),
        SaveState::Pending(_) | SaveState::Saved => words::NO_OTHER_GAMES_SHORTER,
    };
    let text = words::NO_OTHER_GAMES.into();
    let shorter = shorter.map(Into::into).into();
    Said::New(Notice { text, shorter, kind: NoticeKind::Quiet })
}
