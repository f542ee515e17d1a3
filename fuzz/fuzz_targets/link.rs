//! The protocol between two machines: no line makes a side fail, and what is read is written alike.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_core::rules::Rules;
use othello_peer::{
    Admission, ConnectionId, FileLine, Guest, Host, Identity, Line, MOST_WATCHERS, Seat, Terms, Ticket,
};

const SEAT: ConnectionId = ConnectionId(1);
const OTHER: ConnectionId = ConnectionId(2);

fuzz_target!(|text: &str| {
    let terms = Terms { time_control: "0:30".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let mut host = Host::new(None, terms, MOST_WATCHERS);
    let mut guest = Guest::new(Seat::Play, None);
    let (mut at_host, mut at_guest) = (host.session(), guest.session());
    let (mut restored, mut at_restored) = (host.clone(), host.session());
    host.connected(SEAT, Identity([1; 32]), Admission::Play);
    host.connected(OTHER, Identity([2; 32]), Admission::Play);
    for line in ["othello-link 3 fuzz", "hello play", "have 0 0000000000000000"] {
        host.received(&mut at_host, SEAT, line);
    }
    guest.connected(SEAT);
    for line in text.split('\n') {
        if let Ok(read) = line.parse::<Line>() {
            assert_eq!(read.to_string().parse(), Ok(read));
        }
        if let Ok(ticket) = line.parse::<Ticket>() {
            assert_eq!(ticket.to_string().parse(), Ok(ticket));
        }
        host.received(&mut at_host, SEAT, line);
        host.received(&mut at_host, OTHER, line);
        guest.received(&mut at_guest, SEAT, line);
        if let Ok(line) = line.parse::<FileLine>() {
            let _ = restored.restore(&mut at_restored, line);
        }
    }
});
