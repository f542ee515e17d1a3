use std::io::Read;
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::{CallError, HostKeys, NoiseKey, NoiseListener, call, connect};
use crate::features::link::linked::{LinkAction, Trouble};
use crate::net::connection::Connection;
use crate::net::link_file::LinkFolder;
use crate::net::link_server::LinkServer;
use crate::net::stream::Stream;
use crate::net::transport::HostOptions;
use othello_core::rules::Rules;
use othello_peer::{
    ConnectionKey, GuestKey, HostGreeting, Line, Seat, SeatKeys, Secret, Terms, Ticket,
};

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A host that listens on loopback.
struct Host {
    server: LinkServer,
    ticket: Ticket,
    actions: Receiver<LinkAction>,
    _folder: tempfile::TempDir,
}

impl Host {
    fn new(seat: SeatKeys) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let terms = Terms::new(Rules::OTHELLO);
        let mut hosted = LinkFolder::at(folder.path()).create(None, &terms, 8).unwrap();
        let listen = Some("127.0.0.1:0".parse().unwrap());
        let options = HostOptions { listen, ..HostOptions::default() };
        let (listener, ticket) = NoiseListener::start(&mut hosted, &options).unwrap();
        let keys = HostKeys { ticket: hosted.ticket, watch: hosted.watch, seat };
        let greeting = HostGreeting { id: hosted.ticket.game_id(), name: None };
        let server = LinkServer::start(None, Some(greeting), keys).unwrap();
        let (sender, actions) = channel();
        server.deliver_to(Arc::new(move |action| drop(sender.send(action))));
        listener.accept(&server);
        Self { server, ticket, actions, _folder: folder }
    }

    fn address(&self) -> SocketAddr {
        self.ticket.addresses[0]
    }

    fn open(&self) -> Stream {
        Stream::of_tcp(TcpStream::connect(self.address()).unwrap()).unwrap()
    }

    /// Returns what a connection is that was opened by that key.
    fn opens(&self, key: &NoiseKey) -> bool {
        match call(self.open(), key, PATIENCE) {
            Ok(_) => true,
            Err(CallError::Unknown) => false,
            Err(CallError::Failed(error)) => panic!("{error}"),
        }
    }

    /// Says hello over a connection; returns the key that the host has seen.
    fn greet(&self, connection: &mut Connection, hello: &str) -> ConnectionKey {
        connection.writer.send(&Line::greeting()).unwrap();
        connection.writer.send(&hello.parse().unwrap()).unwrap();
        loop {
            let action = self.actions.recv_timeout(PATIENCE).unwrap();
            if let LinkAction::Greeted { visitor, .. } = action {
                return visitor.key;
            }
        }
    }
}

fn secret(byte: u8) -> Secret {
    Secret::new([byte; 16])
}

#[test]
fn each_secret_opens_what_it_is_for_and_a_void_one_nothing() {
    let seat = SeatKeys { current: Some(secret(1)), next: Some(secret(2)) };
    let host = Host::new(seat);
    let ticket = host.ticket.secret;
    for (key, expected) in [
        (NoiseKey::of(&ticket, None), ConnectionKey::Ticket),
        (NoiseKey::of(&ticket, Some(&secret(1))), ConnectionKey::Seat(secret(1))),
        (NoiseKey::of(&ticket, Some(&secret(2))), ConnectionKey::Seat(secret(2))),
        (NoiseKey::of(&host.server.keys().watch, None), ConnectionKey::Watch),
    ] {
        let called = call(host.open(), &key, PATIENCE);
        let mut connection = called.unwrap_or_else(|_| panic!("{expected:?}"));
        assert_eq!(connection.fingerprint.as_ref().map(String::len), Some(6));
        assert_eq!(host.greet(&mut connection, "hello new Emile"), expected);
    }
    assert!(!host.opens(&NoiseKey::of(&ticket, Some(&secret(3)))));
    assert!(!host.opens(&NoiseKey::of(&secret(9), Some(&secret(2)))));
    // The same tickets for watching as before open nothing once there is another one.
    let watch = host.server.keys().watch;
    host.server.set_watch_secret(secret(8));
    assert!(!host.opens(&NoiseKey::of(&watch, None)));
    assert!(host.opens(&NoiseKey::of(&secret(8), None)));
}

#[test]
fn a_guest_tries_its_secrets_in_their_order_and_then_the_ticket_alone() {
    let host = Host::new(SeatKeys { current: Some(secret(1)), next: Some(secret(2)) });
    let guest = LinkServer::start(
        None,
        None,
        HostKeys { ticket: secret(0), watch: secret(0), seat: SeatKeys::default() },
    );
    let guest = guest.unwrap();
    for (current, next, expected) in [
        (Some(1), Some(2), GuestKey::Proven(secret(2))),
        (Some(1), Some(7), GuestKey::Proven(secret(1))),
        (Some(6), Some(7), GuestKey::Ticket),
        (None, None, GuestKey::Ticket),
    ] {
        let seat = SeatKeys { current: current.map(secret), next: next.map(secret) };
        let key = connect(&host.ticket, seat, &guest).map(|(_, key)| key);
        assert_eq!(key.ok(), Some(expected));
    }
    let other = Ticket { secret: secret(9), seat: Seat::Play, ..host.ticket.clone() };
    let trouble = connect(&other, SeatKeys::default(), &guest).err();
    assert_eq!(trouble, Some(Trouble::UnknownTicket));
}

/// As eighty connections a second do that say nothing: while a guest on a slow line shakes hands and says
/// hello, many come after it from the same address.
#[test]
fn a_crowd_of_connections_that_prove_nothing_does_not_keep_a_guest_out() {
    let host = Host::new(SeatKeys::default());
    let silent = || TcpStream::connect(host.address()).unwrap();
    let stream = host.open();
    let before: Vec<_> = (0..40).map(|_| silent()).collect();
    let key = NoiseKey::of(&host.ticket.secret, None);
    let Ok(mut connection) = call(stream, &key, PATIENCE) else { panic!("the guest is kept out") };
    let mut after: Vec<_> = (0..160).map(|_| silent()).collect();
    // So many came after this one that it was closed: the host has seen them all.
    assert_eq!(after[100].read(&mut [0]).unwrap_or(0), 0);
    assert_eq!(host.greet(&mut connection, "hello new Emile"), ConnectionKey::Ticket);
    drop((before, after));
}
