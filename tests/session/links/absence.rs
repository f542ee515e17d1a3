//! Losses that a player hears of later: claims of absence, and losses on time while a machine slept.

use othello::board::Color;

use super::wire::{Wire, othello};

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
    assert_eq!(wire.host.closed + wire.guest.closed, 0, "{:?}", wire.last_news());
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
