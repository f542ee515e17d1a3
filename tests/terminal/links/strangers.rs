//! Others at the port: they are turned away, and the game goes on.

use othello_peer::Ticket;
use othello_words::i18n::m;

use super::pair::{Pair, host, join, of};
use crate::pty::Terminal;

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
    assert!(host.is_at(m::link::activity));
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
