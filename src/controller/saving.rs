//! The saving of the current game.

use std::time::Duration;

use crate::store::StoreError;

/// The time after which the game is saved without a change, while its clock runs or its last save
/// has failed. So much time is given back at most when the program is killed.
pub const SAVE_INTERVAL: Duration = Duration::from_secs(5);

/// The saves that were requested, and what came of them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Saving {
    /// The number of saves without a reply.
    pending: u32,
    /// The time since the first of them was requested.
    pending_time: Duration,
    /// The fault of the last save, until one works.
    error: Option<StoreError>,
    /// The time since the last request, as far as it counts.
    unsaved_time: Duration,
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

impl Saving {
    pub(super) fn state(&self) -> SaveState<'_> {
        match (&self.error, self.pending) {
            (Some(error), _) => SaveState::Failed(error),
            (None, 0) => SaveState::Saved,
            (None, _) => SaveState::Pending(self.pending_time),
        }
    }

    pub(super) const fn error(&self) -> Option<&StoreError> {
        self.error.as_ref()
    }

    pub(super) fn requested(&mut self) {
        self.pending = self.pending.saturating_add(1);
        self.unsaved_time = Duration::ZERO;
    }

    /// Lets time pass for the saves without a reply.
    pub(super) fn elapse(&mut self, time: Duration) {
        if self.pending > 0 {
            self.pending_time = self.pending_time.saturating_add(time);
        }
    }

    /// Counts time that is not saved yet.
    pub(super) fn count(&mut self, time: Duration) {
        self.unsaved_time = self.unsaved_time.saturating_add(time);
    }

    /// Returns the time that may still be counted until the game is to be saved.
    pub(super) fn left(&self) -> Duration {
        SAVE_INTERVAL.saturating_sub(self.unsaved_time)
    }

    /// Takes in the reply to a save; returns it if saving has begun to fail or works again.
    pub(super) fn answered(
        &mut self,
        result: Result<(), StoreError>,
    ) -> Option<Result<(), StoreError>> {
        self.pending = self.pending.saturating_sub(1);
        if self.pending == 0 {
            self.pending_time = Duration::ZERO;
        }
        match result {
            Ok(()) => self.error.take().map(|_| Ok(())),
            Err(error) => {
                let before = self.error.replace(error.clone());
                before.is_none().then_some(Err(error))
            }
        }
    }
}
