//! The presence of the other player, and the right of one who was left alone.

use std::time::Duration;

/// The presence of the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Nobody has come yet.
    Expected,
    /// The other one is there; the last round trip, if one was measured.
    Here(Option<Duration>),
    /// The connection is lost for that long.
    Away(Duration),
}

/// The right to take the win because the other player is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// There is no reason.
    None,
    /// After that long.
    After(Duration),
    /// Now.
    Now,
}
