//! The presence of the other player, and the claim of a player who was left alone.

use std::time::Duration;

/// The presence of the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Nobody has come yet.
    Expected,
    /// The other player is connected; the last round trip, if one was measured.
    Here(Option<Duration>),
    /// The connection was lost that long ago.
    Away(Duration),
}

/// The right to claim the win because the other player is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsenceClaim {
    /// The other player is there, or no game is under way.
    Unavailable,
    /// The win can be claimed after that long.
    After(Duration),
    /// The win can be claimed.
    Now,
}
