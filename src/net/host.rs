//! The ways by which a host lets others in.

use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::connection::plain;
use super::file::{Hosted, LinkFolder};
use super::hub::Hub;
use super::join;
use super::socket::{SocketFile, listen_at};
use super::stream::Stream;
use super::threads::{self, spawn};
use super::ways::HostWays;
use crate::controller::{self, Reach};
use othello_peer::{Invitation, Seat, SeatState, Ticket};

/// A host that listens.
pub struct Listening {
    invitation: Invitation,
    seat: SeatState,
    sockets: Vec<(UnixListener, SocketFile)>,
    through: Vec<String>,
    tcp: Option<super::noise::Listener>,
    ticket: Option<Ticket>,
    reach: Reach,
    socket: Option<PathBuf>,
}

impl Listening {
    /// Begins to listen.
    ///
    /// # Errors
    /// When an address or a socket cannot be listened at.
    pub fn start(hosted: &mut Hosted, ways: HostWays, folder: &LinkFolder) -> Result<Self> {
        let invitation = Invitation {
            id: hosted.ticket.game_id(),
            name: hosted.identity.name.clone(),
            seat: hosted.identity.seat,
        };
        let seat = hosted.peer.seat_state();
        let mut sockets = Vec::new();
        // Another window may have it.
        sockets.extend(listen_at(&folder.socket()).ok());
        if let Some(path) = &ways.socket {
            let socket = listen_at(path);
            sockets.push(socket.with_context(|| format!("cannot listen at {}", path.display()))?);
        }
        let is_local = ways.socket.is_some() || !ways.through.is_empty();
        let wants_tcp = ways.listen.is_some() || !is_local;
        let (tcp, ticket) = if wants_tcp {
            let (listener, ticket) = super::noise::Listener::start(hosted, &ways)?;
            (Some(listener), Some(ticket))
        } else {
            (None, None)
        };
        let reach = match &ticket {
            Some(ticket) if ways.is_automatic => {
                super::helper::reach(ticket, super::helper::is_installed())
            }
            Some(_) | None => Reach::Direct,
        };
        Ok(Self {
            invitation,
            seat,
            sockets,
            through: ways.through,
            tcp,
            ticket,
            reach,
            socket: ways.socket,
        })
    }

    pub(super) fn invitation(&self) -> Invitation {
        self.invitation.clone()
    }

    pub(super) fn is_seat_taken(&self) -> bool {
        self.seat == SeatState::Taken
    }

    /// Returns the lines that invite others.
    pub fn lines(&self) -> controller::Invitation {
        let quoted = |path: &Path| path.display().to_string();
        match (&self.ticket, &self.socket) {
            (Some(ticket), _) => controller::Invitation {
                join: Some(ticket.join_line()),
                watch: Some(ticket.to_watch().join_line()),
                reach: self.reach,
            },
            (None, Some(path)) => controller::Invitation {
                join: Some(format!("othello join {}", quoted(path))),
                watch: Some(format!("othello join --watch {}", quoted(path))),
                reach: self.reach,
            },
            (None, None) => controller::Invitation::default(),
        }
    }

    /// Lets others in, on threads of their own.
    pub(super) fn begin(self, hub: &Hub) {
        for (listener, file) in self.sockets {
            hub.keep(file);
            let hub = hub.clone();
            spawn("socket", move || accept(&listener, &hub));
        }
        if let Some(tcp) = self.tcp {
            tcp.accept(hub);
        }
        if let (Reach::Asking, Some(ticket)) = (self.reach, self.ticket) {
            let hub = hub.clone();
            spawn("helper", move || join::host_by_helper(&hub, &ticket));
        }
        if !self.through.is_empty() {
            let (hub, command) = (hub.clone(), self.through);
            spawn("through", move || join::host_through(&hub, &command));
        }
    }
}

fn accept(listener: &UnixListener, hub: &Hub) {
    let incoming = listener.incoming().map(|stream| stream.and_then(Stream::of_socket));
    threads::accept(incoming, |stream| {
        hub.greet_aside(stream, |hub, stream, place| {
            if let Ok(connection) = plain(stream) {
                hub.receive(connection, Seat::Play, place);
            }
        });
    });
}
