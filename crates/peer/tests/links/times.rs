//! The time of both players, as the host counts it.

use othello_core::board::Color;
use othello_core::result::EndReason;
use othello_peer::{Consent, Request};

use super::nodes::{GuestNode, HostNode, assert_same, connect, deliver, ms, pair, play, terms};

/// A game of 1:00 after two moves each, with the guest to move.
fn guest_to_move() -> (HostNode, GuestNode) {
    let (mut host, mut guest) = pair("1");
    play(&mut host, &mut guest, 4);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    (host, guest)
}

/// Lets time pass on both sides, second by second; the lines between them arrive at once.
fn both(host: &mut HostNode, guest: &mut GuestNode, seconds: u64) {
    for _ in 0..seconds {
        host.elapse(ms(1000));
        guest.elapse(ms(1000));
        deliver(host, &mut [guest]);
    }
}

fn is_over_in_time(host: &HostNode) -> bool {
    host.session.result().is_some_and(|result| result.reason == EndReason::TimeOut)
}

#[test]
fn the_mover_is_charged_what_it_has_used() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 10);
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::White), ms(50_000));
    both(&mut host, &mut guest, 20);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::Black), ms(40_000));
    assert_same(&host, &guest);
    assert_eq!(host.session.clock(), guest.session.clock());
}

#[test]
fn the_way_of_the_moves_is_given_back_up_to_a_tenth_of_the_clock() {
    let (mut host, mut guest) = guest_to_move();
    let mut left = 60_000;
    for turn in 0..5 {
        both(&mut host, &mut guest, 2);
        for _ in 0..2 {
            host.elapse(ms(1000));
            deliver(&mut host, &mut [&mut guest]);
        }
        guest.play_any(turn);
        deliver(&mut host, &mut [&mut guest]);
        left -= if turn < 3 { 2000 } else { 4000 };
        assert_eq!(host.left(Color::White), ms(left), "{turn}");
        host.play_any(turn);
        deliver(&mut host, &mut [&mut guest]);
    }
}

#[test]
fn a_guest_that_says_to_have_used_nothing_gains_no_more_than_the_allowance() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 10);
    let square = super::nodes::any(&guest.session, 0);
    let outputs = guest.guest.play(&guest.session, square, Some(ms(0))).unwrap();
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::White), ms(56_000));
}

#[test]
fn the_flag_falls_at_the_host_and_that_is_the_end() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 60);
    assert!(!is_over_in_time(&host), "six seconds are given back");
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert!(is_over_in_time(&host), "the guest itself has used its time");
    assert_same(&host, &guest);
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 66);
    assert!(is_over_in_time(&host));
    assert_same(&host, &guest);
    let (mut host, mut guest) = pair("1");
    play(&mut host, &mut guest, 4);
    both(&mut host, &mut guest, 59);
    assert!(!is_over_in_time(&host));
    both(&mut host, &mut guest, 1);
    assert!(is_over_in_time(&host), "nothing is given back to the host");
    assert_eq!(guest.session.result().and_then(|result| result.winner), Some(Color::White));
}

#[test]
fn the_clock_goes_on_while_the_guest_is_away() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 5);
    host.close(guest.id);
    guest.close();
    for _ in 0..20 {
        host.elapse(ms(1000));
        guest.elapse(ms(1000));
    }
    assert_eq!(host.left(Color::White), ms(35_000));
    assert_eq!(guest.session.clock().unwrap().left(Color::White), ms(35_000));
    connect(&mut host, &mut guest, 2);
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::White), ms(41_000), "it has used 5 s, and is given back 6");
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    host.close(guest.id);
    guest.close();
    (0..42).for_each(|_| host.elapse(ms(1000)));
    assert!(is_over_in_time(&host));
    connect(&mut host, &mut guest, 3);
    assert_same(&host, &guest);
}

#[test]
fn a_stop_of_a_program_counts_in_the_turn_of_its_player_alone() {
    let (mut host, mut guest) = guest_to_move();
    host.stop(ms(20_000));
    assert_eq!(host.left(Color::White), ms(60_000));
    guest.stop(ms(10_000));
    host.elapse(ms(10_000));
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::White), ms(50_000));
    guest.stop(ms(40_000));
    host.stop(ms(40_000));
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::Black), ms(20_000));
    assert_same(&host, &guest);
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    host.stop(ms(20_000));
    assert!(is_over_in_time(&host), "nobody thinks for free");
}

#[test]
fn no_clock_runs_before_the_guest_is_back_after_the_host_was_killed() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 12);
    let mut host = host.killed(terms("1"), usize::MAX);
    guest.close();
    (0..600).for_each(|_| host.elapse(ms(1000)));
    let left = host.left(Color::White);
    assert!((ms(48_000)..=ms(53_000)).contains(&left), "{left:?}: the last record counts");
    connect(&mut host, &mut guest, 2);
    both(&mut host, &mut guest, 2);
    assert!(host.left(Color::White) < left);
}

#[test]
fn a_host_that_is_killed_in_its_own_turn_gains_no_time() {
    for millis in [1, 900, 1999, 2000, 2001, 7400] {
        let (mut host, mut guest) = guest_to_move();
        guest.play_any(0);
        deliver(&mut host, &mut [&mut guest]);
        for kills in 1..=4 {
            (0..millis / 100).for_each(|_| host.elapse(ms(100)));
            host.elapse(ms(millis % 100));
            host = host.killed(terms("1"), usize::MAX);
            guest.close();
            host.elapse(ms(60_000));
            connect(&mut host, &mut guest, 1 + kills);
            let used = ms(60_000).saturating_sub(host.left(Color::Black));
            let least = ms(kills * millis);
            assert!((least..=least + ms(kills * 2000)).contains(&used), "{kills}: {used:?}");
        }
    }
}

#[test]
fn a_host_that_leaves_keeps_its_clock_to_the_millisecond() {
    let (mut host, mut guest) = guest_to_move();
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    (0..8).for_each(|_| host.elapse(ms(1000)));
    host.stop(ms(567));
    let left = host.left(Color::Black);
    let outputs = host.host.leave();
    host.done.take(outputs);
    let mut again = host.killed(terms("1"), usize::MAX);
    again.elapse(ms(1000));
    assert_eq!((again.left(Color::Black), left), (left, ms(60_000 - 8567)));
}

#[test]
fn no_clock_runs_in_a_pause_or_while_the_seat_is_free() {
    let (mut host, mut guest) = guest_to_move();
    let outputs = host.host.free_seat(&mut host.session).unwrap();
    host.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    (0..600).for_each(|_| host.elapse(ms(1000)));
    assert_eq!(host.left(Color::White), ms(60_000));
    let (mut host, mut guest) = guest_to_move();
    let outputs = guest.guest.ask(&guest.session, Request::Pause).unwrap();
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    host.answer(Consent::Yes);
    deliver(&mut host, &mut [&mut guest]);
    both(&mut host, &mut guest, 120);
    assert_eq!(host.left(Color::White), ms(60_000));
    assert_same(&host, &guest);
}

#[test]
fn an_increment_is_earned_with_each_move() {
    let (mut host, mut guest) = pair("1+5");
    play(&mut host, &mut guest, 4);
    both(&mut host, &mut guest, 2);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.left(Color::Black), ms(60_000 + 3 * 5000 - 2000));
    assert_eq!(host.session.clock(), guest.session.clock());
}
