//! Others at the port: they are turned away, and the game goes on.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;

use othello::screen::title::Activity;
use othello_peer::Ticket;

use super::pair::{Pair, host, join, of};
use crate::pty::Terminal;

fn port(ticket: &str) -> std::net::SocketAddr {
    ticket.parse::<Ticket>().unwrap().addresses[0]
}

#[test]
fn a_browser_and_random_bytes_and_forty_who_say_nothing_leave_the_host_listening() {
    let (host, ticket) = host(&[]);
    let address = port(&ticket);
    let mut silent: Vec<_> = (0..40).map(|_| TcpStream::connect(address).unwrap()).collect();
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
    silent[39].write_all(&[0]).unwrap();
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
    assert!(host.is_at(Activity::Connection));
}

#[test]
fn a_second_guest_is_told_that_the_seat_is_taken() {
    let (host, ticket) = host(&[]);
    let mut pair = Pair::of(host, join(&ticket));
    pair.wait_until_joined();
    let mut second = of("Zoe", &["join", &ticket]).start();
    wait_for_refusal(&mut second, "The seat is taken.");
    pair.play("f5d6");
    pair.host.send("L");
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

/// Reads lines from a socket until one begins like that.
#[track_caller]
fn read_until(stream: &mut UnixStream, start: &str) -> String {
    let mut line = Vec::new();
    let mut byte = [0];
    loop {
        assert_eq!(stream.read(&mut byte).unwrap(), 1, "the end comes before {start}");
        if byte == *b"\n" {
            let text = String::from_utf8(std::mem::take(&mut line)).unwrap();
            if text.starts_with(start) {
                return text;
            }
        } else {
            line.push(byte[0]);
        }
    }
}

/// One who watches is everybody who has that ticket; only so many stay, and they keep nobody out.
#[test]
fn too_many_who_watch_are_told_and_the_guest_still_comes_in() {
    let mut host = of("Ada", &["host", "--socket", "game.socket", "--no-animation"]).start();
    host.wait_for("othello join");
    let path = host.home().join("game.socket");
    let watch = || {
        let mut stream = UnixStream::connect(&path).unwrap();
        stream.write_all(b"othello-link 2 watch\nhello watch\n").unwrap();
        stream
    };
    let mut watching: Vec<_> = (0..8).map(|_| watch()).collect();
    for stream in &mut watching {
        read_until(stream, "have 0");
    }
    assert_eq!(read_until(&mut watch(), "bye"), "bye too many people are watching");
    let guest = of("Emile", &["join", "--no-animation", path.to_str().unwrap()]).start();
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5");
    read_until(&mut watching[7], "ev 2");
}

#[test]
fn a_guest_that_cheats_is_refused_and_told_and_the_host_plays_on() {
    let mut host = of("Ada", &["host", "--socket", "game.socket", "--no-animation"]).start();
    host.wait_for("othello join");
    let path = host.home().join("game.socket");
    let mut other = UnixStream::connect(&path).unwrap();
    other.write_all(b"othello-link 1 old\n").unwrap();
    assert!(read_until(&mut other, "bye").contains("this host speaks version 2: othello "));

    let mut guest = UnixStream::connect(&path).unwrap();
    guest.write_all(b"othello-link 2 cheat\nhello new Emile%1b[2J\n").unwrap();
    let seat = read_until(&mut guest, "seat 1 ");
    guest.write_all(b"kept 1\nhave 0 0000000000000000\n").unwrap();
    read_until(&mut guest, "live");
    guest.write_all(b"live\n").unwrap();
    let check = |guest: &mut UnixStream, line: &str, answer: &str| {
        guest.write_all(format!("{line}\n").as_bytes()).unwrap();
        let said = read_until(guest, "refuse");
        assert!(said.ends_with(answer), "{line}: {said}");
    };
    check(&mut guest, "try 2 move f5 used=0", "it is not the guest's turn");
    host.send("f5");
    read_until(&mut guest, "ev 2");
    check(&mut guest, "try 3 move a1 used=0", "a1 has no black disc next to it");
    host.assert_says("Emile[2J's program");
    check(&mut guest, "try 3 resign black used=0", "it is not for the guest to do");
    guest.write_all(b"try 3 move d6 used=0\n").unwrap();
    host.wait_for_empties(58);
    guest.write_all(b"nonsense\n").unwrap();
    read_until(&mut guest, "bye");
    host.wait_for_activity(Activity::Away);
    // Who knows the seat may come back.
    let mut guest = UnixStream::connect(&path).unwrap();
    let hello = format!("othello-link 2 better\nhello {}\n", &seat["seat 1 ".len()..]);
    guest.write_all(hello.as_bytes()).unwrap();
    read_until(&mut guest, "seat 2 ");
    guest.write_all(b"kept 2\nhave 0 0000000000000000\n").unwrap();
    read_until(&mut guest, "ev 3");
    guest.write_all(b"live\n").unwrap();
    host.wait_until_idle();
    host.send("c3");
    read_until(&mut guest, "ev 4");
}
