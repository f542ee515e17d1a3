//! TCP: the port at which a host listens, and the way to the addresses of a ticket.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result};

use super::addresses;
use super::link_file::HostedGame;
use super::link_server::{GREETING, LinkServer};
use super::noise::{self, CallError, Connection};
use super::places;
use super::stream::Stream;
use super::threads::{accept, spawn};
use othello_board::features::link::linked::Trouble;
use othello_home::said;
use othello_peer::{Seat, Ticket};
use othello_words::i18n::m;

/// The time to connect to one of the host's addresses.
const CONNECTING: Duration = Duration::from_secs(5);

/// The port at which a host listens.
pub struct PortListener {
    listener: TcpListener,
    pub listening: SocketAddr,
    /// The port of the ticket that was given out before was taken.
    pub is_other_port: bool,
}

impl PortListener {
    /// Starts listening at an address or at all of them, and creates the ticket of the port with these addresses or
    /// those of this machine.
    pub fn start(
        hosted: &mut HostedGame,
        address: Option<SocketAddr>,
        addresses: Vec<SocketAddr>,
    ) -> Result<(Self, Ticket)> {
        let listener = addresses::listen(address, hosted.head.port)?;
        let listening = listener.local_addr()?;
        let port = listening.port();
        let is_other_port = hosted.head.port != 0 && hosted.head.port != port;
        hosted.keep_port(port).with_context(m::faults::game_unwritten)?;
        let addresses = if addresses.is_empty() { addresses::of(listening) } else { addresses };
        let ticket = Ticket { seat: Seat::Play, secret: hosted.head.ticket, addresses };
        let listener = Self { listener, listening, is_other_port };
        Ok((listener, ticket))
    }

    /// Lets guests in, until the program ends.
    pub fn accept(self, server: &LinkServer) {
        let server = server.clone();
        spawn("listen", move || {
            let incoming = std::iter::repeat_with(|| self.listener.accept());
            accept(incoming, |(stream, address)| {
                let source = places::source(address.ip());
                let Ok(stream) = Stream::of_tcp(stream) else { return };
                server.receive_aside(stream, source);
            });
        });
    }
}

/// Connects to the host of a ticket at one of its addresses.
pub fn connect(ticket: &Ticket, server: &LinkServer) -> Result<Connection, Trouble> {
    let mut trouble = Trouble::NoAddress;
    for address in &ticket.addresses {
        let opened = TcpStream::connect_timeout(address, CONNECTING).and_then(Stream::of_tcp);
        let called = opened
            .map_err(CallError::Failed)
            .and_then(|stream| noise::call(stream, server.user(), &ticket.secret, GREETING));
        match called {
            Ok(connection) => return Ok(connection),
            Err(CallError::Failed(error)) => {
                trouble = Trouble::Unreachable {
                    address: *address,
                    why: said::in_words(&error),
                    is_refused: error.kind() == ErrorKind::ConnectionRefused,
                };
            }
            Err(error) => trouble = error.into(),
        }
    }
    Err(trouble)
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{Shutdown, TcpStream};
    use std::sync::Arc;
    use std::sync::mpsc::{Receiver, channel};

    use super::{GREETING, LinkServer, PortListener, Trouble, connect};
    use crate::net::keys::{HostKeys, UserKey};
    use crate::net::link_file::LinkFolder;
    use othello_board::features::link::linked::LinkAction;
    use othello_core::rules::Rules;
    use othello_peer::{Admission, Secret, Terms, Ticket};

    /// A host that listens on loopback.
    struct Host {
        server: LinkServer,
        ticket: Ticket,
        actions: Receiver<LinkAction>,
        _folder: tempfile::TempDir,
    }

    impl Host {
        fn new() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let terms = Terms::new(Rules::OTHELLO);
            let mut hosted = LinkFolder::at(folder.path()).create(None, &terms, 8).unwrap();
            let listen = Some("127.0.0.1:0".parse().unwrap());
            let (listener, ticket) = PortListener::start(&mut hosted, listen, Vec::new()).unwrap();
            let keys = HostKeys { ticket: ticket.secret, before: vec![Secret::new([5; 16])] };
            let server = LinkServer::start(None, keys, UserKey::new([1; 32])).unwrap();
            let (sender, actions) = channel();
            server.deliver_to(Arc::new(move |action| drop(sender.send(action))));
            listener.accept(&server);
            Self { server, ticket, actions, _folder: folder }
        }

        /// Returns what the host has let somebody in for.
        fn admitted(&self) -> Option<Admission> {
            loop {
                let action = self.actions.recv_timeout(GREETING).unwrap();
                if let LinkAction::Connected { guest, .. } = action {
                    return guest.map(|guest| guest.1);
                }
            }
        }
    }

    fn guest() -> LinkServer {
        let keys = HostKeys { ticket: Secret::new([2; 16]), before: Vec::new() };
        LinkServer::start(None, keys, UserKey::new([2; 32])).unwrap()
    }

    #[test]
    fn each_secret_opens_what_it_is_for_and_others_nothing() {
        let (host, guest) = (Host::new(), guest());
        let before = Ticket { secret: Secret::new([5; 16]), ..host.ticket.clone() };
        for (ticket, expected) in [
            (host.ticket.clone(), Admission::Play),
            (host.ticket.to_watch(), Admission::Watch),
            (before, Admission::Return),
        ] {
            let connection = connect(&ticket, &guest).ok().unwrap();
            assert_eq!(connection.fingerprint.len(), 6);
            assert_eq!(host.admitted(), Some(expected));
        }
        let other = Ticket { secret: Secret::new([9; 16]), ..host.ticket.clone() };
        assert_eq!(connect(&other, &guest).err(), Some(Trouble::UnknownTicket));
    }

    /// As eighty connections a second do that say nothing: while a guest on a slow line shakes hands, many
    /// come after it from the same address.
    #[test]
    fn a_crowd_of_connections_that_prove_nothing_does_not_keep_a_guest_out() {
        let (host, guest) = (Host::new(), guest());
        let silent = || TcpStream::connect(host.ticket.addresses[0]).unwrap();
        for bytes in [&b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"[..], &[0xff; 48], &[0; 3000]] {
            let mut stream = silent();
            // The host may have closed it before all is written.
            let _ = stream.write_all(bytes);
            let _ = stream.shutdown(Shutdown::Write);
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer);
            assert!(answer.is_empty(), "{answer:?}");
        }
        let mut before: Vec<_> = (0..200).map(|_| silent()).collect();
        // So many came after this one that it was closed: the host has seen them all.
        assert_eq!(before[100].read(&mut [0]).unwrap_or(0), 0);
        assert!(connect(&host.ticket, &guest).is_ok());
        assert_eq!(host.admitted(), Some(Admission::Play));
        host.server.finish();
    }
}
