//! Others at the port: they are turned away, and the game goes on.

use std::io::{Read, Write};
use std::net::TcpStream;

use othello_peer::Ticket;
use othello_words::i18n::m;

use super::pair::{Pair, host, join, of};
use crate::pty::Terminal;

fn port(ticket: &str) -> std::net::SocketAddr {
    ticket.parse::<Ticket>().unwrap().addresses[0]
}

#[test]
fn a_browser_and_random_bytes_and_a_hundred_who_say_nothing_leave_the_host_listening() {
    let (host, ticket) = host(&[]);
    let address = port(&ticket);
    let mut silent: Vec<_> = (0..100).map(|_| TcpStream::connect(address).unwrap()).collect();
    // The first of too many give way to the others.
    assert_eq!(silent[0].read(&mut [0]).unwrap_or(0), 0);
    for bytes in [&b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"[..], &[0xff; 48], &[0; 3000], b""] {
        let mut stream = TcpStream::connect(address).unwrap();
        // The host may have closed it before all is written.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.is_empty(), "{answer:?}");
    }
    silent[99].write_all(&[0]).unwrap();
    let mut pair = Pair::of(host, join(&ticket));
    pair.wait_until_joined();
    pair.play("f5d6");
}

/// Waits for what the host answers, which the window of the connection tells until it is closed.
#[track_caller]
fn wait_for_refusal(guest: &mut Terminal, reason: &str) {
    guest.until("the host's answer", |guest| guest.says(reason).then_some(()));
}

#[test]
fn a_mistyped_ticket_is_refused_before_anything_is_sent_and_one_of_another_game_by_the_host() {
    let (host, ticket) = host(&[]);
    let slip = if ticket.ends_with('0') { "1" } else { "0" };
    let mistyped = format!("{}{slip}", &ticket[..43]);
    let mut guest = of("Emile", &["join", &mistyped]).start();
    guest.status();
    guest.assert_says("the ticket is mistyped or not complete");
    let mut other: Ticket = ticket.parse().unwrap();
    other.secret = othello_peer::Secret::new([7; 16]);
    let mut guest = of("Emile", &["join", &other.to_string()]).start();
    wait_for_refusal(&mut guest, "The host does not know this ticket.");
    assert!(host.is_at(m::title::connection));
}

#[test]
fn a_second_guest_is_told_that_the_seat_is_taken() {
    let (host, ticket) = host(&[]);
    let mut pair = Pair::of(host, join(&ticket));
    pair.wait_until_joined();
    let mut second = of("Zoe", &["join", &ticket]).start();
    wait_for_refusal(&mut second, "Somebody else has the seat; you watch.");
    pair.play("f5d6");
    pair.host.send("l");
    let watch = watch_ticket(&mut pair.host);
    pair.host.send("\x1b");
    let mut watcher = of("Zoe", &["join", &watch]).start();
    watcher.wait_for_empties(58);
    pair.play("c3");
    watcher.wait_for_empties(57);
}

/// Reads the ticket for watching off the window of the connection.
#[track_caller]
fn watch_ticket(terminal: &mut Terminal) -> String {
    terminal.until("a ticket for watching", |terminal| {
        let text = terminal.text();
        let (_, after) = text.split_once("Others watch with")?;
        let is_ticket = |word: &&str| word.parse::<Ticket>().is_ok();
        after.split_whitespace().find(is_ticket).map(str::to_owned)
    })
}
