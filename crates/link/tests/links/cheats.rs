//! A side that breaks the rules or the protocol is refused and told, and the other one goes on.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::square::Square;
use othello_peer::{
    AbsenceClaim, EventError, Fault, Line, MOST_EVENTS, Output, PeerEvent, Presence, ProposalError,
};

use super::wire::{Node, Wire, broken, left, othello, secret, with_clock};

/// Sends a line to the host that the guest's program would not send.
fn forge(wire: &mut Wire, line: &str) -> String {
    wire.host.sent.clear();
    wire.host.receive(line);
    wire.host.sent.pop_front().unwrap_or_default()
}

#[test]
fn a_guest_can_propose_only_its_own_legal_moves() {
    let mut wire = Wire::joined(othello());
    let out_of_turn = forge(&mut wire, "try 2 move c3 used=0");
    assert_eq!(out_of_turn, "refuse 2 it is not the guest's turn");
    wire.play(Square::D3);
    let check = |wire: &mut Wire, line: &str, answer: &str| {
        assert_eq!(forge(wire, line), answer, "{line}");
        assert!(
            matches!(wire.host.told.last(), Some(Output::Event(PeerEvent::Rejected(_)))),
            "{line}"
        );
        assert_eq!(wire.host.session.game().plies().len(), 1);
    };
    check(&mut wire, "try 3 move a1 used=0", "refuse 3 a1 has no black disc next to it");
    check(&mut wire, "try 3 move d3 used=0", "refuse 3 d3 is occupied");
    check(&mut wire, "try 3 resign black used=0", "refuse 3 it is not for the guest to do");
    check(&mut wire, "try 3 undo 1 used=0", "refuse 3 it is not for the guest to do");
    check(&mut wire, "try 3 timeout black", "refuse 3 the player has time left");
    check(&mut wire, "try 9 move c3 used=0", "refuse 9 it is not the next event");
    wire.play(Square::C3);
    wire.assert_same();
}

#[test]
fn a_forged_time_is_charged_as_it_was_observed() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    wire.elapse(20_000);
    let square = wire.host.session.position().legal_moves().first().unwrap();
    wire.host.receive(&format!("try 5 move {square} used=0"));
    assert_eq!(left(&wire.host).white, 300_000 - 17_000, "three seconds may be the connection");
}

/// Sends an event to the guest as a host does that does what it wants.
pub fn decree(wire: &mut Wire, event: &str) -> Option<Output> {
    let mut forger = Wire::joined(othello());
    // The hashes of an honest log with this event behind it.
    let number = wire.guest.peer.log().len() + 1;
    let hash = hash_with(&wire.guest, event);
    drop(forger.host.sent.drain(..));
    wire.guest.receive(&format!("ev {number} {hash} {} {event}", secret(9).hash("seal")));
    wire.guest.told.last().cloned()
}

/// The hash of the log with another event: what the guest asks for when it has a gap is not it, but
/// every side computes it alike.
fn hash_with(node: &Node, event: &str) -> String {
    let zero = othello_peer::Secret::new([0; 16]);
    let before = u64::from_str_radix(&node.peer.log().hash().to_string(), 16).unwrap();
    let bytes: Vec<u8> = before.to_le_bytes().into_iter().chain(event.bytes()).collect();
    zero.hash_bytes(&bytes).to_string()
}

#[test]
fn a_host_cannot_decide_for_the_guest() {
    let check = |plies: usize, event: &str, expected: Fault| {
        let mut wire = Wire::joined(othello());
        wire.play_some(plies);
        let before = wire.guest.record();
        assert_eq!(decree(&mut wire, event), Some(broken(expected)), "{event}");
        assert_eq!(wire.guest.record(), before);
        assert_eq!(wire.guest.closed, 1);
    };
    check(1, "move c3 used=0", Fault::NotProposed);
    check(1, "resign white used=0", Fault::NotProposed);
    check(1, "timeout white", Fault::NotProposed);
    check(2, "undo 1 used=0", Fault::NotAgreed);
    check(2, "absence white", Fault::NotAgreed);
    check(2, "hints", Fault::NotAgreed);
    check(2, "pause used=0", Fault::NotAgreed);
    check(2, "game rules=anti clock=- best-of=1 host=black", Fault::NotAgreed);
}

#[test]
fn an_event_with_another_sum_or_against_the_rules_ends_the_connection_and_no_more() {
    let mut wire = Wire::joined(othello());
    let hash = wire.guest.peer.log().hash();
    wire.guest.receive(&format!("ev 2 {hash} {hash} move d3 used=0"));
    assert_eq!(wire.guest.told.last(), Some(&broken(Fault::HashMismatch)));
    let mut wire = Wire::joined(othello());
    let told = decree(&mut wire, "move a1 used=0");
    assert!(matches!(told, Some(Output::Event(PeerEvent::Broken(Fault::Event(_))))), "{told:?}");
    wire.cut();
    wire.connect();
    wire.deliver();
    wire.play_some(2);
    wire.assert_same();
}

#[test]
fn lines_out_of_turn_and_of_other_programs_are_answered_by_a_farewell() {
    for line in ["GET / HTTP/1.1", "restart", "seat x", "move d3", "host 0", "\u{1b}[2J", ""] {
        let mut wire = Wire::joined(othello());
        let answer = forge(&mut wire, line);
        assert!(answer.starts_with("bye "), "{line:?}: {answer:?}");
        assert_eq!(wire.host.closed, 1);
        wire.cut();
        wire.connect();
        wire.deliver();
        wire.play_some(1);
        wire.assert_same();
    }
}

#[test]
fn only_the_host_knows_its_own_events_again() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    wire.cut();
    // The host has lost its file but for the first event, as by a power cut.
    wire.host.file.truncate(2);
    wire.kill_host();
    assert_eq!(wire.host.peer.log().len(), 1);
    wire.connect();
    wire.deliver();
    assert_eq!(wire.host.session.game().plies().len(), 3, "the guest gives back what it has");
    wire.assert_same();

    let mut wire = Wire::joined(othello());
    wire.play_some(1);
    wire.cut();
    wire.host.file.truncate(2);
    wire.kill_host();
    wire.connect();
    while let Some(line) = wire.host.sent.pop_front() {
        wire.guest.receive(&line);
    }
    let forged = wire.guest.sent.iter().find(|line| line.starts_with("ev 2 ")).unwrap();
    let seal = forged.split(' ').nth(3).unwrap().to_owned();
    let forged = forged.replace(&seal, &secret(7).hash("guess").to_string());
    wire.host.receive(&forged);
    assert_eq!(wire.host.told.last(), Some(&broken(Fault::NotProposed)));
    assert_eq!(wire.host.session.to_move(), Some(Color::Black));
}

#[test]
fn a_name_from_outside_holds_nothing_that_a_terminal_acts_on() {
    let line = "hello new Em%1b[2Jile%0a%e2%80%ae".parse();
    let Ok(Line::Hello { name: Some(name), .. }) = line else { panic!("{line:?}") };
    assert_eq!(name.as_str(), "Em[2Jile");
    let long = format!("hello new {}", "x".repeat(300)).parse();
    let Ok(Line::Hello { name: Some(name), .. }) = long else { panic!("{long:?}") };
    assert_eq!(name.as_str().len(), 32);
}

#[test]
fn a_player_who_may_not_know_of_the_turn_does_not_lose_on_time() {
    let mut wire = Wire::joined(with_clock("1"));
    wire.play_some(2);
    let square = wire.host.session.position().legal_moves().first().unwrap();
    let outputs = wire.host.peer.play(&mut wire.host.session, square).unwrap();
    wire.host.take(outputs);
    // Lines come that were sent before the move was heard of, and no answer to the ping behind it.
    for seconds in 0..60 + 3 + 20 {
        wire.host.receive(&format!("ping {seconds} 3"));
        wire.host.elapse(Duration::from_secs(1));
    }
    assert!(wire.host.session.to_move().is_some());
    wire.deliver();
    wire.elapse(59_999);
    assert!(wire.host.session.to_move().is_some());
    wire.elapse(1);
    wire.deliver();
    assert_eq!(wire.host.session.to_move(), None);
    assert_eq!(wire.host.record(), wire.guest.record());
}

#[test]
fn a_guest_who_connects_and_says_nothing_does_not_put_off_the_claim() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    wire.cut();
    for _ in 0..3 {
        wire.host.elapse(Duration::from_secs(15));
        let outputs = wire.host.peer.admitted(&mut wire.host.session, None);
        wire.host.take(outputs);
        wire.host.elapse(Duration::from_secs(5));
        let outputs = wire.host.peer.disconnected();
        wire.host.take(outputs);
    }
    assert_eq!(wire.host.peer.presence(), Presence::Away(Duration::from_secs(60)));
    assert_eq!(wire.host.peer.may_claim(&wire.host.session), AbsenceClaim::Now);
}

#[test]
fn one_who_asks_without_end_is_parted_from() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    for _ in 0..32 {
        wire.host.receive("ask 3 undo 1");
        let outputs = wire.host.peer.decline();
        wire.host.take(outputs);
    }
    wire.host.receive("ask 3 undo 1");
    assert_eq!(wire.host.told.last(), Some(&broken(Fault::AsksTooOften)));
}

#[test]
fn a_host_begins_its_log_anew_once_in_a_connection() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    wire.guest.receive("restart");
    let [.., diverged, restarted] = &*wire.guest.told else { panic!() };
    assert!(matches!(
        (diverged, restarted),
        (Output::Event(PeerEvent::Diverged(_)), Output::Restarted)
    ));
    wire.guest.receive("restart");
    assert_eq!(wire.guest.told.last(), Some(&broken(Fault::Unexpected)));
}

#[test]
fn an_unfinished_game_is_kept_when_the_host_comes_with_another_one() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    wire.cut();
    let before = wire.guest.record();
    let outputs = wire.guest.peer.connected(&mut wire.guest.session);
    wire.guest.take(outputs);
    for line in [Line::greeting(), Line::Host { id: secret(4).game_id(), name: None }] {
        wire.guest.receive(&line.to_string());
    }
    let [.., diverged, Output::Restarted] = &*wire.guest.told else { panic!() };
    assert_eq!(diverged, &Output::Event(PeerEvent::Diverged(Box::new(before))));
    assert!(wire.guest.peer.log().is_empty());
}

#[test]
fn a_log_ends_after_so_many_events_and_the_players_are_told() {
    let mut wire = Wire::joined(othello());
    for number in 2..=MOST_EVENTS {
        let event = if number % 2 == 0 { "pause used=0" } else { "resume" };
        let hash = hash_with(&wire.host, event);
        let line = format!("ev {number} {hash} {hash} {event}");
        wire.host.peer.restore(&mut wire.host.session, &line).unwrap();
    }
    let refused = wire.host.peer.resign(&mut wire.host.session);
    assert_eq!(refused, Err(ProposalError::Event(EventError::LogFull)));
}
