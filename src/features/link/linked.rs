//! The link of a game, and what goes in and out of it.

use othello_notation::PlayerName;
use othello_peer::{Peer, Presence};

/// The link of the game to another machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    pub peer: Peer,
    /// The lines that invite a guest, and those who want to watch.
    pub invitation: Invitation,
    /// The reason why there is no connection, as far as it is known.
    pub trouble: Option<String>,
    pub watchers: usize,
}

/// The text that a host sends to those who are to play or to watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// The command that joins the game.
    pub join: Option<String>,
    /// The command that watches it.
    pub watch: Option<String>,
    /// The distance from which the command joins the game.
    pub reach: Reach,
}

/// The distance from which guests reach a host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// As far as the addresses lead that the host was given or has.
    #[default]
    Direct,
    /// The network of the host: its addresses lead no further.
    Nearby,
    /// `othello-link` has not said yet where it is found.
    Asking,
    /// Through home routers, by `othello-link`.
    Far,
}

/// Something that comes from the other machine, or from the way there.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkAction {
    /// There is a connection to the host.
    Connected,
    /// A guest of that name has connected.
    Admitted(Option<PlayerName>),
    /// A line was received.
    Received(String),
    /// The connection is lost, or none can be made, for that reason.
    Lost(Option<String>),
    /// That command joins the game as well, through home routers.
    Invited(String),
    /// The program that carries the lines says something.
    Noted(String),
    /// So many watch now.
    Watched(usize),
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
    /// Takes the win because the other player is away.
    Claim,
}

impl LinkAction {
    /// Returns `true` if a player at this keyboard does it.
    pub const fn is_by_player(&self) -> bool {
        match self {
            Self::Claim => true,
            Self::Connected
            | Self::Admitted(_)
            | Self::Received(_)
            | Self::Lost(_)
            | Self::Invited(_)
            | Self::Noted(_)
            | Self::Watched(_)
            | Self::Unrecorded(_) => false,
        }
    }
}

impl Link {
    /// Creates the link of a side.
    pub const fn new(peer: Peer, invitation: Invitation) -> Self {
        Self { peer, invitation, trouble: None, watchers: 0 }
    }

    /// The side of the protocol.
    pub const fn peer(&self) -> &Peer {
        &self.peer
    }

    /// The lines that invite.
    pub const fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Returns `true` while a guest is waited for who needs a line to join.
    pub fn is_inviting(&self) -> bool {
        self.presence() == Presence::Expected && self.invitation.join.is_some()
    }

    /// The reason why there is no connection.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The number of those who watch.
    pub const fn watchers(&self) -> usize {
        self.watchers
    }

    /// The presence of the other player.
    pub fn presence(&self) -> Presence {
        self.peer.presence()
    }
}
