//! The guest's seat, as the host keeps it.

use std::collections::VecDeque;
use std::time::Duration;

use crate::seat_keys::SeatKeys;
use crate::secret::Secret;

/// The time in which a first guest has to store its secret.
const TAKING_TIME: Duration = Duration::from_secs(10);
/// The connections in this time that are told to the host's player.
const MOST_ENTRIES: usize = 3;
const ENTRIES_TIME: Duration = Duration::from_secs(10);

/// The guest's seat, as the host keeps it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HostSeat {
    keys: SeatKeys,
    /// The number of the last secret that was given away.
    number: u32,
    /// The time since the seat was taken by a guest who has not stored its secret yet.
    taking: Option<Duration>,
    now: Duration,
    /// The last connections that have ended one before them.
    entries: VecDeque<Duration>,
}

impl HostSeat {
    pub const fn keys(&self) -> SeatKeys {
        self.keys
    }

    /// Takes over the secrets of the file. A guest who has never come back may not have stored its own.
    pub const fn restore(&mut self, keys: SeatKeys) {
        self.keys = keys;
        let is_unused = keys.current.is_none() && keys.next.is_some();
        self.taking = if is_unused { Some(Duration::ZERO) } else { None };
    }

    /// Notes that the guest has taken part in a game, so that it has stored its secret.
    pub const fn confirm(&mut self) {
        self.taking = None;
    }

    /// Returns `true` if nobody has the seat.
    pub const fn is_free(&self) -> bool {
        self.keys.is_empty()
    }

    /// Gives the seat to a guest without a secret; returns the number of the first one.
    pub const fn give(&mut self, fresh: Secret, taking: Option<Duration>) -> u32 {
        self.keys = SeatKeys { current: None, next: Some(fresh) };
        self.taking = taking;
        self.count()
    }

    /// Lets a guest in who has proved this secret; returns the number of the fresh one, or `None` if it
    /// is void.
    pub fn renew(&mut self, proved: Secret, fresh: Secret) -> Option<u32> {
        if self.keys.next == Some(proved) {
            // The one before it was used for the last time.
            self.keys.current = self.keys.next;
        } else if self.keys.current != Some(proved) {
            return None;
        }
        self.keys.next = Some(fresh);
        self.taking = None;
        Some(self.count())
    }

    const fn count(&mut self) -> u32 {
        self.number = self.number.wrapping_add(1);
        self.number
    }

    /// Notes that the guest has stored the secret with this number; returns `false` if that is not the
    /// last one.
    pub fn keep(&mut self, number: u32) -> bool {
        let is_last = number == self.number;
        if is_last {
            self.taking = None;
        }
        is_last
    }

    /// Frees the seat and voids its secrets.
    pub const fn free(&mut self) {
        self.keys = SeatKeys { current: None, next: None };
        self.taking = None;
    }

    /// Notes that a connection has ended one before it; returns `true` if that has happened too often.
    pub fn count_entry(&mut self) -> bool {
        let now = self.now;
        self.entries.push_back(now);
        self.entries.retain(|entry| now.saturating_sub(*entry) < ENTRIES_TIME);
        let is_contested = self.entries.len() >= MOST_ENTRIES;
        if is_contested {
            self.entries.clear();
        }
        is_contested
    }

    /// Lets time pass; returns `true` if a guest has not stored its first secret in time.
    pub fn elapse(&mut self, time: Duration) -> bool {
        self.now = self.now.saturating_add(time);
        self.taking = self.taking.map(|taking| taking.saturating_add(time));
        self.taking.is_some_and(|taking| taking >= TAKING_TIME)
    }

    /// Returns the time until that happens.
    pub fn next_event(&self) -> Option<Duration> {
        self.taking.map(|taking| TAKING_TIME.saturating_sub(taking))
    }
}
