//! The transports over which a host lets others in.

use std::os::unix::net::UnixListener;
use std::path::{self, PathBuf};

use anyhow::{Context, Result};

use super::keys::HostKeys;
use super::link_file::{HostHead, HostedGame, LinkFolder};
use super::link_server::LinkServer;
use super::page::PageAddress;
use super::reconnect;
use super::router_helper;
use super::socket::{SocketFile, listen_at};
use super::stream::Stream;
use super::threads::{self, spawn};
use super::transport::{HostOptions, Transport};
use crate::features::link::linked::{Invitation, Reach};
use othello_peer::Ticket;

/// The sockets and ports at which a host listens.
pub struct HostListener {
    head: HostHead,
    sockets: Vec<(UnixListener, SocketFile)>,
    through: Vec<String>,
    tcp: Option<super::tcp::PortListener>,
    ticket: Option<Ticket>,
    reach: Reach,
    socket: Option<PathBuf>,
    page: Option<PageAddress>,
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
            let (listener, ticket) = super::tcp::PortListener::start(hosted, &options)?;
            (Some(listener), Some(ticket))
        } else {
            (None, None)
        };
        let reach = match &ticket {
            Some(ticket) if options.is_automatic => {
                router_helper::reach(ticket, router_helper::is_installed())
            }
            Some(_) | None => Reach::Direct,
        };
        Ok(Self {
            head: hosted.head.clone(),
            sockets,
            through: options.through,
            tcp,
            ticket,
            reach,
            socket: options.socket,
            page: options.page,
        })
    }

    /// Returns the secrets of the ticket.
    pub(super) const fn head(&self) -> &HostHead {
        &self.head
    }

    /// Returns the ticket, where there is a port.
    pub(super) const fn ticket(&self) -> Option<&Ticket> {
        self.ticket.as_ref()
    }

    /// Returns the address of the page, if there is one.
    pub(super) const fn page(&self) -> Option<&PageAddress> {
        self.page.as_ref()
    }

    /// Returns the lines that invite others.
    pub fn lines(&self) -> Invitation {
        let (join, watch) = match (&self.ticket, &self.socket) {
            (Some(ticket), _) => (Some(ticket.join_line()), Some(ticket.to_watch().join_line())),
            (None, Some(path)) => {
                let path = path::absolute(path).unwrap_or_else(|_| path.clone());
                let socket = Transport::Socket(path);
                (
                    Some(format!("othello join {socket}")),
                    Some(format!("othello join --watch {socket}")),
                )
            }
            (None, None) => (None, None),
        };
        let tcp = self.tcp.as_ref();
        Invitation {
            join,
            watch,
            page: self.page.as_ref().map(|page| page.links(&self.head.ticket)),
            reach: self.reach,
            listening: tcp.map(|tcp| tcp.listening),
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
        let ticket = self.ticket.filter(|_| self.reach == Reach::Asking);
        let command =
            if ticket.is_some() { vec![router_helper::NAME.into()] } else { self.through };
        if !command.is_empty() {
            let server = server.clone();
            spawn("through", move || reconnect::host_through(&server, &command, ticket.as_ref()));
        }
    }
}

fn accept(listener: &UnixListener, server: &LinkServer) {
    let incoming = listener.incoming().map(|stream| stream.and_then(Stream::of_socket));
    threads::accept(incoming, |stream| {
        server.receive_aside(stream, None, Some(HostKeys::of_this_machine()));
    });
}
