//! The secrets of the guest's seat.

use super::secret::Secret;

/// The secrets that open the guest's seat. Each connection is given a fresh one for the connection
/// after it; the one before stays valid until the fresh one was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatKeys {
    /// The secret that was used last.
    pub current: Option<Secret>,
    /// The fresh one.
    pub next: Option<Secret>,
}

impl SeatKeys {
    /// Returns `true` if the seat belongs to nobody.
    pub const fn is_empty(&self) -> bool {
        self.current.is_none() && self.next.is_none()
    }

    /// Returns the secrets in the order in which a guest tries them.
    pub fn in_order(&self) -> impl Iterator<Item = Secret> {
        self.next.into_iter().chain(self.current)
    }
}
