//! The transports over which a host lets others in.

use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::connection::plain;
use super::host_keys::{HostKeys, Opened};
use super::link_file::{HostedGame, LinkFolder};
use super::link_server::LinkServer;
use super::reconnect;
use super::socket::{SocketFile, listen_at};
use super::stream::Stream;
use super::threads::{self, spawn};
use super::transport::HostOptions;
use crate::features::link::linked::{Invitation, Reach};
use othello_peer::{ConnectionKey, HostGreeting, Seat, Ticket};

/// The sockets and ports at which a host listens.
pub struct HostListener {
    greeting: HostGreeting,
    keys: HostKeys,
    sockets: Vec<(UnixListener, SocketFile)>,
    through: Vec<String>,
    tcp: Option<super::noise::NoiseListener>,
    ticket: Option<Ticket>,
    reach: Reach,
    socket: Option<PathBuf>,
}

impl HostListener {
    /// Starts listening.
    ///
    /// # Errors
    /// When an address or a socket cannot be listened at.
    pub fn start(
        hosted: &mut HostedGame,
        options: HostOptions,
        folder: &LinkFolder,
    ) -> Result<Self> {
        let greeting =
            HostGreeting { id: hosted.ticket.game_id(), name: hosted.identity.name.clone() };
        let seat = hosted.peer.seat_keys();
        let keys = HostKeys { ticket: hosted.ticket, watch: hosted.watch, seat };
        let mut sockets = Vec::new();
        // Another window may have it.
        sockets.extend(listen_at(&folder.socket()).ok());
        if let Some(path) = &options.socket {
            let socket = listen_at(path);
            sockets.push(socket.with_context(|| format!("cannot listen at {}", path.display()))?);
        }
        let is_local = options.socket.is_some() || !options.through.is_empty();
        let wants_tcp = options.listen.is_some() || !is_local;
        let (tcp, ticket) = if wants_tcp {
            let (listener, ticket) = super::noise::NoiseListener::start(hosted, &options)?;
            (Some(listener), Some(ticket))
        } else {
            (None, None)
        };
        let reach = match &ticket {
            Some(ticket) if options.is_automatic => {
                super::router_helper::reach(ticket, super::router_helper::is_installed())
            }
            Some(_) | None => Reach::Direct,
        };
        Ok(Self {
            greeting,
            keys,
            sockets,
            through: options.through,
            tcp,
            ticket,
            reach,
            socket: options.socket,
        })
    }

    pub(super) fn greeting(&self) -> HostGreeting {
        self.greeting.clone()
    }

    pub(super) fn keys(&self) -> HostKeys {
        self.keys.clone()
    }

    /// Returns the ticket for watching, where there is a port.
    pub(super) fn watch_ticket(&self) -> Option<Ticket> {
        let addresses = self.ticket.as_ref()?.addresses.clone();
        // `othello-link` has room for the guest alone.
        Some(Ticket { seat: Seat::Watch, secret: self.keys.watch, addresses, key: None })
    }

    /// Returns the lines that invite others.
    pub fn lines(&self) -> Invitation {
        let quoted = |path: &Path| path.display().to_string();
        let (join, watch) = match (&self.ticket, &self.socket) {
            (Some(ticket), _) => {
                let watch = self.watch_ticket().as_ref().map(Ticket::join_line);
                (Some(ticket.join_line()), watch)
            }
            (None, Some(path)) => (
                Some(format!("othello join {}", quoted(path))),
                Some(format!("othello join --watch {}", quoted(path))),
            ),
            (None, None) => return Invitation::default(),
        };
        let tcp = self.tcp.as_ref();
        Invitation {
            join,
            watch,
            reach: self.reach,
            listening: tcp.map_or_else(Vec::new, |tcp| tcp.listening.clone()),
            is_other_port: tcp.is_some_and(|tcp| tcp.is_other_port),
        }
    }

    /// Starts letting others in, on threads of their own.
    pub(super) fn begin(self, server: &LinkServer) {
        for (listener, file) in self.sockets {
            server.keep(file);
            let server = server.clone();
            spawn("socket", move || accept(&listener, &server));
        }
        if let Some(tcp) = self.tcp {
            tcp.accept(server);
        }
        if let (Reach::Asking, Some(ticket)) = (self.reach, self.ticket) {
            let server = server.clone();
            spawn("helper", move || reconnect::host_by_router_helper(&server, &ticket));
        }
        if !self.through.is_empty() {
            let (server, command) = (server.clone(), self.through);
            spawn("through", move || reconnect::host_through(&server, &command));
        }
    }
}

fn accept(listener: &UnixListener, server: &LinkServer) {
    let incoming = listener.incoming().map(|stream| stream.and_then(Stream::of_socket));
    threads::accept(incoming, |stream| {
        server.greet_aside(stream, None, |server, stream, place| {
            if let Ok(connection) = plain(stream) {
                server.receive(connection, Opened::By(ConnectionKey::Plain), Some(place));
            }
        });
    });
}
