//! The protocol between two machines: no line makes a side fail, and what is read is written alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_core::rules::Rules;
use othello_peer::{
    ConnectionId, ConnectionKey, GuestKey, Hello, HostIdentity, Line, MOST_WATCHERS, Peer,
    SeatClaim, Secret, Terms, Ticket, Visitor,
};

const CONNECTION: ConnectionId = ConnectionId(1);
const OTHER: ConnectionId = ConnectionId(2);

fn visitor(connection: ConnectionId, seat: SeatClaim) -> Visitor {
    let hello = Hello { seat, name: None };
    Visitor { connection, key: ConnectionKey::Plain, hello, fresh: Secret::new([5; 16]) }
}

fuzz_target!(|text: &str| {
    let seal = Secret::new([2; 16]);
    let identity = HostIdentity { seal, name: None, watchers: MOST_WATCHERS };
    let terms = Terms { time_control: "0:30".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let mut host = Peer::host(identity, terms);
    let mut guest = Peer::guest(None);
    let (mut at_host, mut at_guest) = (host.session(), guest.session());
    let (mut restored, mut at_restored) = (host.clone(), host.session());
    host.greeted(&mut at_host, visitor(CONNECTION, SeatClaim::New));
    host.greeted(&mut at_host, visitor(OTHER, SeatClaim::New));
    guest.connected(&mut at_guest, CONNECTION, GuestKey::Ticket);
    for line in text.split('\n') {
        if let Ok(read) = line.parse::<Line>() {
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        if let Ok(ticket) = line.parse::<Ticket>() {
            assert_eq!(ticket.to_string().parse(), Ok(ticket));
        }
        host.received(&mut at_host, CONNECTION, line);
        host.received(&mut at_host, OTHER, line);
        guest.received(&mut at_guest, CONNECTION, line);
        let _ = restored.restore(&mut at_restored, line);
    }
});
