//! Losses that a player hears of later: claims of absence, and losses on time while a machine slept.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::result::Reason;
use othello_peer::{Fault, Output, PeerEvent};

use super::cheats::decree;
use super::wire::{Wire, broken, left, othello, with_clock};

/// Has the guest play a square, and leaves the proposal on its way.
fn propose_some(wire: &mut Wire) {
    let node = &mut wire.guest;
    let square = node.session.position().legal_moves().first().expect("a move");
    let outputs = node.peer.play(&mut node.session, square).unwrap();
    node.take(outputs);
}

/// Has a side claim the win after a minute without a connection.
fn claim_after_a_minute(wire: &mut Wire, color: Color) {
    wire.cut();
    wire.elapse(60_000);
    let node = wire.side(color);
    let outputs = node.peer.claim(&mut node.session).unwrap();
    node.take(outputs);
}

fn reconnect(wire: &mut Wire) {
    wire.connect();
    wire.deliver();
    wire.assert_same();
    assert_eq!(wire.host.closed + wire.guest.closed, 0, "{:?}", wire.last_told());
}

#[test]
fn a_claim_gives_way_to_the_move_before_it_that_the_host_had() {
    for kills in [false, true] {
        let mut wire = Wire::joined(othello());
        wire.play_some(3);
        propose_some(&mut wire);
        let proposal = wire.guest.sent.pop_front().unwrap();
        wire.host.receive(&proposal);
        claim_after_a_minute(&mut wire, Color::White);
        if kills {
            wire.kill_guest();
        }
        reconnect(&mut wire);
        assert_eq!(wire.guest.session.game().plies().len(), 4);
        assert!(!wire.guest.peer.is_waiting_for_host());
    }
}

#[test]
fn a_claim_counts_if_the_host_never_had_the_move_before_it() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    propose_some(&mut wire);
    claim_after_a_minute(&mut wire, Color::White);
    reconnect(&mut wire);
    assert_eq!(wire.host.session.result().unwrap().winner, Some(Color::White));
}

#[test]
fn a_guest_who_is_there_is_not_away_because_the_host_answers_no_ping() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    wire.cut();
    wire.connect();
    while let Some(line) = wire.host.sent.pop_front() {
        wire.guest.receive(&line);
    }
    while let Some(line) = wire.guest.sent.pop_front() {
        wire.host.receive(&line);
    }
    // The host's own ping comes, and no answer to that of the guest.
    wire.host.sent.retain(|line| !line.starts_with("pong"));
    wire.deliver();
    assert_eq!(decree(&mut wire, "absence white"), Some(broken(Fault::NotAgreed)));
}

/// Has the host decide after the connection was lost, as before the logs were compared.
fn decree_anew(wire: &mut Wire, event: &str) -> Option<Output> {
    wire.cut();
    wire.connect();
    let lines: Vec<_> = wire.host.sent.drain(..).collect();
    for line in &lines {
        wire.guest.receive(line);
    }
    decree(wire, event)
}

#[test]
fn only_who_is_to_move_and_has_a_clock_loses_on_time() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    propose_some(&mut wire);
    assert_eq!(decree(&mut wire, "timeout white"), Some(broken(Fault::NotProposed)));
    assert!(matches!(
        decree_anew(&mut wire, "timeout black"),
        Some(Output::Event(PeerEvent::Broken(Fault::Event(_))))
    ));

    // The guest tells that the host has lost on time, and the host turns it round.
    let mut wire = Wire::joined(with_clock("1"));
    wire.play_some(2);
    while !wire.guest.peer.is_waiting_for_host() {
        wire.deliver();
        wire.guest.elapse(Duration::from_secs(1));
    }
    let told = decree(&mut wire, "timeout white");
    assert!(matches!(told, Some(Output::Event(PeerEvent::Broken(Fault::Event(_))))), "{told:?}");

    // The guest has lost on time, and turns it round before the host can tell it.
    let mut wire = Wire::joined(with_clock("1"));
    wire.play_some(3);
    wire.host.elapse(Duration::from_secs(61));
    wire.host.receive("try 5 timeout black");
    assert!(wire.host.session.to_move().is_some());
}

#[test]
fn a_move_in_time_is_not_taken_for_a_loss_on_time() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    wire.guest.elapse(Duration::from_secs(200));
    propose_some(&mut wire);
    assert_eq!(decree(&mut wire, "timeout white"), Some(broken(Fault::NotProposed)));
}

/// The clock of a machine that sleeps stands still, and the connection outlives a short sleep.
#[test]
fn a_guest_whose_machine_slept_takes_in_the_loss_on_time() {
    for seconds in [30, 200] {
        let mut wire = Wire::joined(with_clock("0:10"));
        wire.play_some(3);
        for _ in 0..seconds {
            wire.host.elapse(Duration::from_secs(1));
            // It wakes now and then.
            wire.deliver();
        }
        if wire.host.closed + wire.guest.closed > 0 {
            wire.cut();
            (wire.host.closed, wire.guest.closed) = (0, 0);
            reconnect(&mut wire);
        }
        wire.assert_same();
        let result = wire.guest.session.result().unwrap();
        assert_eq!((result.winner, result.reason), (Some(Color::Black), Reason::TimeOut));
    }
}

#[test]
fn the_silence_before_a_loss_of_the_connection_is_not_charged() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    wire.elapse(5_000);
    wire.deliver();
    // The guest knows at once that the connection is lost, the host after a silence.
    let outputs = wire.guest.peer.disconnected();
    wire.guest.take(outputs);
    wire.guest.sent.clear();
    for _ in 0..90 {
        wire.host.elapse(Duration::from_secs(1));
    }
    assert_eq!(wire.host.closed, 1);
    wire.connect();
    wire.deliver();
    wire.elapse(1_000);
    wire.play_some(1);
    wire.assert_same();
    assert_eq!(left(&wire.host).white, 294_000);
}
