//! The saves that were requested, their results, and the list of the saved games.

use std::time::Duration;

use super::search::ListedGames;
use othello_home::files::StoreError;
use othello_home::process::exit_status::ExitStatus;

/// The time after which the game is saved without a change, while its clock runs or its last save
/// has failed. So much time is given back at most when the program is killed.
pub const SAVE_INTERVAL: Duration = Duration::from_secs(5);

/// The saves that were requested, their results, and the list of the saved games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Saving {
    /// The number of the last save that was requested.
    last: u64,
    /// The time since the first save without a reply was requested, if there is one.
    pending: Option<Duration>,
    /// The fault of the last save, until one works.
    error: Option<StoreError>,
    /// The time since the last request, as far as it counts.
    unsaved_time: Duration,
    /// The program ends when the game is saved.
    pub(super) quit: Option<ExitStatus>,
    /// The saved games, and those that the players look for.
    pub(super) games: ListedGames,
    /// The name of the file that was renamed before the games were listed.
    pub(super) renamed: Option<String>,
}

/// The state of the last save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveState<'a> {
    /// The last change is saved.
    Saved,
    /// It is being saved for that long.
    Pending(Duration),
    /// The last save that was tried has failed.
    Failed(&'a StoreError),
}

/// The news in the result of a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Saving has begun to fail.
    Fails(StoreError),
    /// It works again.
    Works,
}

impl Saving {
    /// Returns the saved games, and those that the players look for.
    pub const fn games(&self) -> &ListedGames {
        &self.games
    }

    pub fn state(&self) -> SaveState<'_> {
        match (&self.error, self.pending) {
            (Some(error), _) => SaveState::Failed(error),
            (None, None) => SaveState::Saved,
            (None, Some(time)) => SaveState::Pending(time),
        }
    }

    /// The fault of the last save, until one works again.
    pub const fn error(&self) -> Option<&StoreError> {
        self.error.as_ref()
    }

    /// Lets time pass for the saves without a reply, and for the next one if it `is_due` without a change;
    /// returns `true` if it is due now.
    pub(super) fn elapse(&mut self, time: Duration, is_due: bool) -> bool {
        self.pending = self.pending.map(|pending| pending.saturating_add(time));
        if is_due {
            self.unsaved_time = self.unsaved_time.saturating_add(time);
        }
        is_due && self.left().is_zero()
    }

    /// The time until the game is saved without a change.
    pub(super) fn left(&self) -> Duration {
        SAVE_INTERVAL.saturating_sub(self.unsaved_time)
    }

    /// Notes that a save is requested; returns its number.
    pub(super) fn requested(&mut self) -> u64 {
        self.last += 1;
        self.pending.get_or_insert(Duration::ZERO);
        self.unsaved_time = Duration::ZERO;
        self.last
    }

    /// Takes in the result of the save of that number; returns what is new in it. A save that a later one has
    /// replaced has none.
    pub(super) fn replied(&mut self, number: u64, result: Result<(), StoreError>) -> Option<News> {
        self.pending = self.pending.filter(|_| number != self.last);
        match result {
            Ok(()) => self.error.take().map(|_| News::Works),
            Err(error) => {
                let before = self.error.replace(error.clone());
                before.is_none().then_some(News::Fails(error))
            }
        }
    }
}
