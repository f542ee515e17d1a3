//! The two sides of a link, and those who watch.

use crate::greeting::SeatState;
use crate::secret::Secret;
use crate::sum::GameId;
use crate::terms::Terms;
use othello_core::board::Color;
use othello_notation::PlayerName;

/// The part that a side has in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It numbers the events.
    Host,
    /// It proposes its own.
    Guest,
    /// It follows the game.
    Watcher,
}

impl Role {
    /// Returns the colour of the player of that side.
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
pub struct Identity {
    /// The secret of the guest's seat.
    pub seat: Secret,
    /// The secret by which the host knows its own events again.
    pub seal: Secret,
    /// The name.
    pub name: Option<PlayerName>,
}

/// The side of a peer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Side {
    Host(Hosting),
    Guest(Visiting),
    Watcher(Visiting),
}

/// The state that only a host has.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hosting {
    pub identity: Identity,
    /// The terms of the first game.
    pub terms: Terms,
    pub seat: SeatState,
    pub guest: Option<PlayerName>,
}

/// The state that only those have who visit a host.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Visiting {
    pub name: Option<PlayerName>,
    pub game: Option<GameId>,
    pub host: Option<PlayerName>,
    pub seat: Option<Secret>,
    pub restart: Restart,
    /// The host's log has begun anew in this connection.
    pub has_restarted: bool,
    /// Nothing has come since the logs were compared but what is missing here.
    pub catches_up: bool,
    /// The number of events at which the host's loss on time was claimed last.
    pub claimed: Option<usize>,
}

/// The state of the host's log while it is taken in as a whole, in place of another one. That outlives
/// a connection: the moves in it that were made here are not remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Restart {
    /// Nothing is missing.
    Done,
    /// It has begun.
    Begun,
    /// It ends with that number of events.
    Until(usize),
}

impl Visiting {
    pub const fn new(name: Option<PlayerName>) -> Self {
        Self {
            name,
            game: None,
            host: None,
            seat: None,
            restart: Restart::Done,
            has_restarted: false,
            catches_up: false,
            claimed: None,
        }
    }
}

impl Side {
    pub const fn role(&self) -> Role {
        match self {
            Self::Host(_) => Role::Host,
            Self::Guest(_) => Role::Guest,
            Self::Watcher(_) => Role::Watcher,
        }
    }

    pub const fn host(&self) -> Option<&Hosting> {
        match self {
            Self::Host(hosting) => Some(hosting),
            Self::Guest(_) | Self::Watcher(_) => None,
        }
    }

    pub const fn visiting(&mut self) -> Option<&mut Visiting> {
        match self {
            Self::Host(_) => None,
            Self::Guest(visiting) | Self::Watcher(visiting) => Some(visiting),
        }
    }
}
