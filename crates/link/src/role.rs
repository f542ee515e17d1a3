//! The roles of the two sides, and of those who watch.

use super::secret::Secret;
use super::terms::Terms;
use othello_core::board::Color;
use othello_notation::PlayerName;

/// The role of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Numbers the events of the game.
    Host,
    /// Proposes the events of its player to the host.
    Guest,
    /// Follows the game without taking part in it.
    Watcher,
}

impl Role {
    /// Returns the colour of this side's player; `None` for a watcher.
    pub fn color(self, terms: &Terms) -> Option<Color> {
        match self {
            Self::Host => Some(terms.host),
            Self::Guest => Some(!terms.host),
            Self::Watcher => None,
        }
    }
}

/// The usual number of those who may watch at the same time.
pub const MOST_WATCHERS: usize = 8;

/// The key and the name of a host, and how many may watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostIdentity {
    /// The key of the seals by which the host recognises its own events.
    pub seal: Secret,
    /// The name of the host's player.
    pub name: Option<PlayerName>,
    /// The most watchers at the same time, usually [`MOST_WATCHERS`].
    pub watchers: usize,
}
