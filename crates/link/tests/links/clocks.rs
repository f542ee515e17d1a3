//! Clocks over a link.

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::result::Reason;
use othello_core::square::Square;

use super::wire::{Wire, left, with_clock};

/// Lets time pass for the player to move before the move is made.
fn think(wire: &mut Wire, millis: u64) {
    wire.elapse(millis);
    wire.play_some(1);
}

#[test]
fn the_first_move_of_each_is_free_and_then_the_mover_is_charged() {
    let mut wire = Wire::joined(with_clock("5+3"));
    think(&mut wire, 60_000);
    think(&mut wire, 60_000);
    assert_eq!(left(&wire.host), ByColor { black: 303_000, white: 303_000 });
    think(&mut wire, 5_000);
    think(&mut wire, 7_000);
    assert_eq!(left(&wire.host), ByColor { black: 301_000, white: 299_000 });
    wire.elapse(1500);
    assert_eq!(left(&wire.guest), ByColor { black: 299_500, white: 299_000 });
    assert_eq!(left(&wire.host), left(&wire.guest));
}

#[test]
fn the_delay_of_the_connection_is_not_charged() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    // White thinks for a second, and the move is two seconds on its way.
    wire.elapse(1000);
    let square = wire.guest.session.position().legal_moves().first().unwrap();
    let outputs = wire.guest.peer.play(&mut wire.guest.session, square).unwrap();
    wire.guest.take(outputs);
    wire.elapse(2000);
    wire.deliver();
    wire.assert_same();
    assert_eq!(left(&wire.host).white, 299_000);
}

#[test]
fn no_time_passes_while_the_connection_is_lost_and_none_is_given_back() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.elapse(4000);
    wire.cut();
    wire.elapse(60_000);
    assert_eq!(left(&wire.host).black, 296_000);
    wire.connect();
    wire.deliver();
    wire.elapse(1000);
    assert_eq!((left(&wire.host).black, left(&wire.guest).black), (295_000, 295_000));
    wire.play_some(1);
    wire.assert_same();
    assert_eq!(left(&wire.guest).black, 295_000);
}

#[test]
fn a_killed_program_knows_its_clocks_to_the_second() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    for _ in 0..37 {
        wire.elapse(100);
    }
    wire.kill_host();
    wire.kill_guest();
    for node in [&wire.host, &wire.guest] {
        let lost = left(node).black - 296_300;
        assert!(lost <= 1000, "{lost} ms");
    }
    wire.connect();
    wire.deliver();
    wire.assert_same();
}

#[test]
fn the_own_program_tells_a_loss_on_time_at_once() {
    for loser in Color::BOTH {
        let mut wire = Wire::joined(with_clock("0:10"));
        wire.play_some(if loser == Color::Black { 2 } else { 3 });
        wire.elapse(9_999);
        assert!(wire.host.session.result().is_none());
        wire.elapse(1);
        wire.deliver();
        wire.assert_same();
        let result = wire.guest.session.result().unwrap();
        assert_eq!((result.winner, result.reason), (Some(!loser), Reason::TimeOut));
    }
}

/// The program of who is out of time says nothing.
#[test]
fn the_other_program_tells_it_when_no_move_can_be_on_its_way() {
    for loser in Color::BOTH {
        let mut wire = Wire::joined(with_clock("0:10"));
        wire.play_some(if loser == Color::Black { 2 } else { 3 });
        let winner = wire.side(!loser);
        winner.elapse(Duration::from_millis(12_999));
        winner.elapse(Duration::from_millis(0));
        assert!(winner.session.result().is_none(), "three seconds are allowed");
        wire.side(loser).elapse(Duration::from_millis(9_999));
        wire.side(!loser).elapse(Duration::from_millis(1));
        // It has been silent: it is asked whether it is there before anything else.
        wire.deliver();
        wire.side(!loser).elapse(Duration::from_millis(1));
        wire.deliver();
        if loser == Color::White {
            assert_eq!(wire.host.session.result().unwrap().winner, Some(Color::Black));
        } else {
            // The host is asked; its own clock has not run out, so it refuses.
            assert!(wire.host.session.result().is_none());
        }
    }
}

#[test]
fn what_a_guest_says_of_its_time_is_believed_only_as_far_as_it_was_observed() {
    let mut wire = Wire::joined(with_clock("0:10"));
    wire.play_some(3);
    wire.guest.elapse(Duration::from_secs(9));
    let square: Square = wire.guest.session.position().legal_moves().first().unwrap();
    let outputs = wire.guest.peer.play(&mut wire.guest.session, square).unwrap();
    wire.guest.take(outputs);
    // Held back for longer than the connection may cost.
    wire.host.elapse(Duration::from_secs(5));
    let line = wire.guest.sent.pop_back().unwrap();
    wire.host.elapse(Duration::from_millis(5_999));
    wire.host.receive(&line.replace("used=9000", "used=0"));
    wire.deliver();
    assert_eq!(left(&wire.host).white, 10_000 - (10_999 - 3_000));
}

#[test]
fn a_late_move_that_is_told_twice_loses_once() {
    let mut wire = Wire::joined(with_clock("1"));
    wire.play_some(3);
    // White takes 50 s, and the move another 20 on its way.
    wire.elapse(50_000);
    let square = wire.guest.session.position().legal_moves().first().unwrap();
    let outputs = wire.guest.peer.play(&mut wire.guest.session, square).unwrap();
    wire.guest.take(outputs);
    let proposal = wire.guest.sent.pop_front().expect("the move");
    wire.elapse(20_000);
    wire.host.receive(&proposal);
    wire.host.sent.clear();
    wire.host.receive(&proposal);
    wire.deliver();
    wire.assert_same();
    let result = wire.guest.session.result().expect("the game is over");
    assert_eq!((result.winner, result.reason), (Some(Color::Black), Reason::TimeOut));
}
