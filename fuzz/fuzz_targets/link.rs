//! The protocol between two machines: no line makes a side fail, and what is read is written alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_peer::{HostIdentity, Line, Peer, Secret, Terms, Ticket};
use othello_core::rules::Rules;

fuzz_target!(|text: &str| {
    let identity = HostIdentity { seat: Secret::new([1; 16]), seal: Secret::new([2; 16]), name: None };
    let mut host = Peer::host(identity, Terms::new(Rules::OTHELLO));
    let mut guest = Peer::guest(None);
    let (mut at_host, mut at_guest) = (host.session(), guest.session());
    host.connected(&mut at_host);
    guest.connected(&mut at_guest);
    for line in text.split('\n') {
        if let Ok(read) = line.parse::<Line>() {
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        if let Ok(ticket) = line.parse::<Ticket>() {
            assert_eq!(ticket.to_string().parse(), Ok(ticket));
        }
        host.received(&mut at_host, line);
        guest.received(&mut at_guest, line);
        let _ = host.restore(&mut at_host, line);
    }
});
