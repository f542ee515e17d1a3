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

/// The secrets and the name of a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostIdentity {
    /// The secret of the guest's seat.
    pub seat: Secret,
    /// The key of the seals by which the host recognises its own events.
    pub seal: Secret,
    /// The name of the host's player.
    pub name: Option<PlayerName>,
}
