//! The link of a game, and what goes in and out of it.

use core::net::SocketAddr;
use std::time::Duration;

use crate::os::moment::Moment;
use othello_peer::{ConnectionId, GuestKey, Peer, PeerEffect, Presence, Role, Visitor};

/// The farewell of a player who quits, as the other program hears it.
pub const FAREWELL: &str = "the player has left; the game can be resumed";

/// The link of the game to another machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    pub peer: Peer,
    /// The lines that invite a guest, and those who want to watch.
    pub invitation: Invitation,
    /// The reason why there is no connection, as far as it is known.
    pub trouble: Option<Trouble>,
    /// The letters that both sides of the connection see if nobody sits between them.
    pub fingerprint: Option<String>,
    /// The reason why the file of the game cannot be written.
    pub unrecorded: Option<String>,
    /// Somebody else has the seat of this guest.
    pub is_seat_taken: bool,
}

/// The absence after which the seat of a guest may be freed.
const FREE_AFTER: Duration = Duration::from_secs(60);

/// The text that a host sends to those who are to play or to watch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// The command that joins the game.
    pub join: Option<String>,
    /// The command that watches it.
    pub watch: Option<String>,
    /// The distance from which the command joins the game.
    pub reach: Reach,
    /// The addresses at which the host listens.
    pub listening: Vec<SocketAddr>,
    /// The port of the ticket that was given out before was taken, so that this is another ticket.
    pub is_other_port: bool,
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

/// The reason why there is no connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A program that carries the lines says that.
    Said(String),
    /// The system says that.
    Failed(String),
    /// The ticket has no address.
    NoAddress,
    /// Nobody answers at an address of the host, for a reason that the system names.
    Unreachable {
        /// The last address that was tried.
        address: SocketAddr,
        /// The reason.
        why: String,
        /// The machine is there, and nobody listens.
        is_refused: bool,
    },
    /// The host has been refusing connections for long, in this way.
    LongRefused(Box<Self>),
    /// The host does not know the ticket.
    UnknownTicket,
    /// The host speaks version 1 of the protocol.
    OldHost,
    /// The host's player has sent this watcher away.
    SentAway,
    /// The host is found by `othello-link` alone, which is not installed; the rest fails in this way.
    NeedsHelper(Box<Self>),
}

impl Trouble {
    /// Returns `true` if a machine answers, but not the host: it may listen elsewhere.
    pub const fn is_refusal(&self) -> bool {
        match self {
            Self::Unreachable { is_refused, .. } => *is_refused,
            Self::UnknownTicket => true,
            Self::Said(_)
            | Self::Failed(_)
            | Self::NoAddress
            | Self::LongRefused(_)
            | Self::OldHost
            | Self::SentAway
            | Self::NeedsHelper(_) => false,
        }
    }
}

/// Something that comes from another machine, or from the way there.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkAction {
    /// There is a connection to the host.
    Connected {
        /// Its number.
        connection: ConnectionId,
        /// The key that opened it.
        key: GuestKey,
        /// The letters that both sides see.
        fingerprint: Option<String>,
    },
    /// Somebody has connected to this host.
    Greeted {
        /// The visitor, and the greeting.
        visitor: Box<Visitor>,
        /// The letters that both sides see.
        fingerprint: Option<String>,
    },
    /// A line was received.
    Received {
        /// The connection.
        connection: ConnectionId,
        /// The line.
        line: String,
        /// The moment at which it was read.
        at: Moment,
    },
    /// A connection has ended.
    Disconnected(ConnectionId),
    /// This program was stopped or asleep for so long.
    Slept(Duration),
    /// There is no connection, for that reason.
    Troubled(Trouble),
    /// That command joins the game as well, through home routers.
    Invited(String),
    /// That command watches the game from now on, and the one before does not.
    WatchInvited(String),
    /// The file of the game cannot be written, for that reason.
    Unrecorded(String),
    /// The file of the game can be written again.
    Recorded,
}

impl LinkAction {
    /// Returns the moment at which it happened, if that is known.
    pub const fn moment(&self) -> Option<Moment> {
        match self {
            Self::Received { at, .. } => Some(*at),
            Self::Connected { .. }
            | Self::Greeted { .. }
            | Self::Disconnected(_)
            | Self::Slept(_)
            | Self::Troubled(_)
            | Self::Invited(_)
            | Self::WatchInvited(_)
            | Self::Unrecorded(_)
            | Self::Recorded => None,
        }
    }
}

/// Something for the threads of the link to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEffect {
    /// An effect that the protocol asks for.
    Peer(Box<PeerEffect>),
    /// Voids the ticket for watching, and makes another one.
    RenewWatchTicket,
    /// Keeps that the player has left the game, which is over: it is not offered again.
    KeepLeft,
}

impl Link {
    /// Creates the link of a side.
    pub const fn new(peer: Peer, invitation: Invitation) -> Self {
        Self {
            peer,
            invitation,
            trouble: None,
            fingerprint: None,
            unrecorded: None,
            is_seat_taken: false,
        }
    }

    /// The side of the protocol.
    pub const fn peer(&self) -> &Peer {
        &self.peer
    }

    /// The lines that invite.
    pub const fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// Returns `true` while a guest is waited for who needs a line to join: the first time, or because
    /// the ticket is another one.
    pub fn is_inviting(&self) -> bool {
        let is_waiting = match self.presence() {
            Presence::Expected => true,
            Presence::Away(_) => self.invitation.is_other_port,
            Presence::Here(_) => false,
        };
        is_waiting && self.invitation.join.is_some()
    }

    /// Returns `true` if the host's player may free the seat of a guest who is away.
    pub fn can_free_seat(&self) -> bool {
        let is_long = match self.presence() {
            Presence::Away(time) => time >= FREE_AFTER,
            Presence::Here(_) | Presence::Expected => false,
        };
        is_long && self.peer.role() == Role::Host && !self.peer.seat_keys().is_empty()
    }

    /// Returns `true` if this guest may ask for the seat that somebody else has.
    pub const fn can_knock(&self) -> bool {
        self.is_seat_taken
    }

    /// The reason why there is no connection.
    pub const fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The presence of the other player.
    pub fn presence(&self) -> Presence {
        self.peer.presence()
    }
}
