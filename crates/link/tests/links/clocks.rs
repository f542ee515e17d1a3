//! Clocks over a link: each side measures both, and gives back a bounded time for the way.

use othello_core::board::ByColor;
use othello_core::board::Color;
use othello_peer::{AbsenceClaim, Claim, Loss, PeerEvent, Question, Reply};

use super::wire::{Node, Wire, left, seconds, with_clock};

fn ms(millis: u64) -> std::time::Duration {
    std::time::Duration::from_millis(millis)
}

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

/// Has the guest move after so many milliseconds of its time; the line comes to the host that much
/// later, and states `used` if that is given.
fn slow_move(wire: &mut Wire, thinks: u64, way: u64, used: Option<u64>) {
    wire.elapse(thinks);
    let square = wire.guest.legal(0).unwrap();
    wire.guest.attempt(|peer, session| peer.play(session, square)).unwrap();
    let line = wire.guest.sent.pop_back().unwrap();
    // Everything else is answered meanwhile.
    wire.elapse(way);
    let line = match used {
        Some(used) => line.replace(&format!("used={thinks}"), &format!("used={used}")),
        None => line,
    };
    wire.host.receive(&line);
}

/// A guest holds back its moves and says that it has used nothing (L3).
#[test]
fn what_is_given_back_for_the_way_is_bounded_by_the_move_and_the_game() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    slow_move(&mut wire, 1000, 800, None);
    wire.deliver();
    assert_eq!(left(&wire.host).white, 299_000);
    wire.play_some(1);
    slow_move(&mut wire, 1000, 4000, None);
    assert_eq!(left(&wire.host).white, 295_000, "a second is given back");
    // The rest of twenty seconds.
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    for moves in 1..=25_u64 {
        slow_move(&mut wire, 1000, 0, Some(0));
        wire.guest.sent.clear();
        let given = 1000 * moves.min(20);
        assert_eq!(left(&wire.host).white, 300_000 - u128::from(1000 * moves - given), "{moves}");
        wire.cut();
        wire.kill_host();
        wire.guest = Node::new(super::wire::guest_peer());
        let keys = othello_peer::Line::Keys(wire.host.peer.seat_keys()).to_string();
        wire.guest.peer.restore(&mut wire.guest.session, &keys).unwrap();
        wire.connect();
        wire.deliver();
        wire.guest.answer(Reply::Yes);
        wire.deliver();
        while wire.host.session.to_move() == Some(Color::Black) {
            wire.play_some(1);
        }
    }
}

/// A guest comes and goes within a turn (L3).
#[test]
fn absences_add_up_over_a_game_and_then_the_clock_runs() {
    let mut wire = Wire::joined(with_clock("0:30"));
    wire.play_some(3);
    for _ in 0..40 {
        wire.elapse(100);
        wire.cut();
        // Thirty seconds, and then the clock runs.
        wire.host.elapse(ms(900));
        wire.connect();
        wire.deliver();
    }
    assert_eq!(left(&wire.host).white, 30_000 - (40 * 1000 - 30_000));
    wire.cut();
    wire.host.elapse(seconds(25));
    assert_eq!(wire.host.peer.unsettled().map(|left| left.claim()), Some(timeout(Color::White)));
}

fn timeout(loser: Color) -> Claim {
    Claim { loss: Loss::Timeout, loser }
}

/// A guest answers no ping and does not move (L3).
#[test]
fn a_flag_falls_without_a_pong() {
    let mut wire = Wire::joined(with_clock("0:05"));
    wire.play_some(3);
    let mut passed = 0;
    while wire.host.peer.own_claim().is_none() && wire.host.peer.unsettled().is_none() {
        wire.host.elapse(ms(500));
        passed += 500;
        assert!(passed < 60_000);
    }
    // 5 s of the clock, 1 s for the way, 5 s of absence, and at most 4.5 s for the ping.
    assert!((11_000..=15_500).contains(&passed), "{passed}");
}

/// A host thinks about a move that it refuses, again and again.
#[test]
fn a_refusal_gives_no_time_back() {
    let mut wire = Wire::joined(with_clock("0:05"));
    wire.play_some(3);
    let square = wire.guest.legal(0).unwrap();
    for _ in 0..3 {
        wire.guest.attempt(|peer, session| peer.play(session, square)).unwrap();
        for _ in 0..4 {
            wire.guest.elapse(ms(490));
            wire.deliver_pings();
        }
        wire.guest.receive("refuse 5 why");
    }
    wire.guest.attempt(|peer, session| peer.play(session, square)).unwrap();
    wire.guest.elapse(ms(490));
    wire.deliver_pings();
    assert_eq!(wire.guest.peer.own_claim(), Some(timeout(Color::Black)));
}

/// A guest whose time is over comes and goes before the ping of a doubt has waited long enough (L3).
#[test]
fn a_doubt_outlives_a_connection() {
    let mut wire = Wire::joined(with_clock("0:05"));
    wire.play_some(3);
    for _ in 0..12 {
        wire.host.elapse(ms(490));
        wire.deliver();
    }
    let mut passed = 0;
    while wire.host.peer.own_claim().is_none() && wire.host.peer.unsettled().is_none() {
        wire.host.elapse(ms(1000));
        passed += 1;
        assert!(passed < 20, "the flag never falls");
        if passed % 2 == 0 {
            wire.cut();
            wire.connect();
            wire.deliver();
            wire.guest.sent.clear();
            // The pings of the new connection are not answered.
            let seat = wire.host.peer.connection();
            assert!(seat.is_some());
        }
    }
}

/// The host is stopped while the guest plays at once (L2).
#[test]
fn own_gaps_are_never_charged_to_the_other() {
    for (stopped, control) in [(34, "0:30"), (20, "0:30"), (3600, "0:05")] {
        for color in Color::BOTH {
            let mut wire = Wire::joined(with_clock(control));
            wire.play_some(if color == Color::Black { 3 } else { 2 });
            let before = left(wire.side(color))[!color];
            let node = wire.side(!color);
            node.elapse(ms(1000));
            let square = node.legal(0).unwrap();
            node.attempt(|peer, session| peer.play(session, square)).unwrap();
            wire.side(color).sleep(seconds(stopped));
            wire.side(color).elapse(ms(300));
            wire.deliver();
            wire.assert_same();
            assert_eq!(left(wire.side(color))[!color], before - 1000, "{stopped} {color}");
            assert!(wire.host.session.result().is_none() && wire.host.peer.unsettled().is_none());
        }
    }
}

/// A host that was stopped in its own turn pays for it itself.
#[test]
fn own_gaps_in_the_own_turn_are_charged() {
    let mut wire = Wire::joined(with_clock("0:30"));
    wire.play_some(2);
    wire.host.sleep(seconds(20));
    assert_eq!(left(&wire.host).black, 10_000);
    wire.host.sleep(seconds(20));
    wire.host.elapse(ms(1));
    let result = wire.host.session.result().unwrap();
    assert_eq!(result.winner, Some(Color::White));
}

/// The host logs the guest's move with another time (L7).
#[test]
fn the_host_cannot_change_what_the_guest_has_used() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    wire.guest.elapse(ms(1000));
    let square = wire.guest.legal(0).unwrap();
    wire.guest.attempt(|peer, session| peer.play(session, square)).unwrap();
    let fault = wire.decree(&format!("move {square} used=299000"));
    assert_eq!(fault, Some(othello_peer::Fault::NotProposed));
    assert_eq!(left(&wire.guest).white, 299_000);
}

#[test]
fn no_time_passes_while_the_connection_is_lost() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.elapse(4000);
    wire.cut();
    wire.host.elapse(seconds(50));
    wire.guest.elapse(seconds(50));
    assert_eq!((left(&wire.host).black, left(&wire.guest).black), (296_000, 296_000));
    wire.connect();
    wire.deliver();
    wire.elapse(1000);
    assert_eq!((left(&wire.host).black, left(&wire.guest).black), (295_000, 295_000));
    wire.play_some(1);
    wire.assert_same();
    assert_eq!(left(&wire.guest).black, 295_000);
}

#[test]
fn a_killed_program_knows_its_clocks_to_five_seconds() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.elapse(13_700);
    wire.kill_host();
    wire.kill_guest();
    for node in [&wire.host, &wire.guest] {
        let lost = left(node).black - (300_000 - 13_700);
        assert!(lost <= 5000, "{lost} ms");
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
        wire.assert_same();
        let result = wire.guest.session.result().unwrap();
        assert_eq!(result.winner, Some(!loser));
    }
}

/// The count of the other side moves the own clock by own gaps only (law 1).
#[test]
fn the_count_of_the_other_side_is_shown_and_not_taken_over() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.host.receive("ping 900 3 left=200000");
    assert_eq!(left(&wire.host).black, 300_000);
    assert_eq!(wire.host.peer.counted_left(), Some(seconds(200)));
    wire.play_some(1);
    // The move of the guest may have waited while the host was stopped.
    wire.host.sleep(seconds(7));
    wire.play_some(1);
    wire.host.receive("ping 901 5 left=0");
    assert_eq!(left(&wire.host).black, 293_000);
    wire.host.receive("ping 902 5 left=0");
    assert_eq!(left(&wire.host).black, 293_000);
}

/// Nothing can have lain at a program that was stopped without a connection.
#[test]
fn a_gap_without_a_connection_takes_nothing_from_the_own_clock() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    wire.cut();
    wire.host.sleep(seconds(70));
    wire.connect();
    wire.deliver();
    wire.play_some(1);
    wire.host.receive("ping 900 5 left=200000");
    assert_eq!(left(&wire.host).black, 300_000);
    wire.host.receive("claim 5 timeout black");
    wire.deliver();
    assert_eq!(wire.host.session.result(), None);
    assert!(wire.host.peer.unsettled().is_some());
}

#[test]
fn pings_tell_what_is_left() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    for _ in 0..11 {
        wire.guest.elapse(ms(500));
    }
    let ping = wire.guest.sent.iter().rev().find(|line| line.starts_with("ping ")).unwrap();
    assert!(ping.ends_with(" 3 left=296000"), "{ping}");
}

/// A line is slow: both players agree to more time, or there is no clock.
#[test]
fn a_slow_line_is_told_before_the_game() {
    for reply in [Reply::Yes, Reply::No] {
        let mut wire = Wire::new(with_clock("5"));
        wire.connect();
        while wire.host.question().is_none() {
            let is_ping = wire.host.sent.front().is_some_and(|line| line.starts_with("ping "));
            if is_ping {
                wire.host.elapse(ms(1500));
                wire.guest.elapse(ms(1500));
            }
            if let Some(line) = wire.host.sent.pop_front() {
                wire.guest.receive(&line);
            }
            while let Some(line) = wire.guest.sent.pop_front() {
                wire.host.receive(&line);
            }
        }
        let Some(Question::SlowLine { trip, allowance }) = wire.host.question() else { panic!() };
        // Two pings are on their way at first.
        assert_eq!(trip, ms(3000));
        assert_eq!([allowance.per_move, allowance.per_game], [ms(4000), seconds(120)]);
        wire.host.answer(reply);
        wire.deliver();
        assert!(wire.guest.peer.log().is_empty());
        wire.guest.answer(Reply::Yes);
        wire.deliver();
        wire.assert_same();
        let given = wire.guest.peer.terms().unwrap().given_back();
        assert_eq!(given, (reply == Reply::Yes).then_some(allowance));
    }
}

#[test]
fn an_absence_is_claimed_when_its_time_is_spent_and_the_player_decides() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    assert_eq!(wire.host.peer.may_claim(&wire.host.session), AbsenceClaim::Unavailable);
    wire.cut();
    wire.host.elapse(seconds(45));
    let left = AbsenceClaim::After(seconds(15));
    assert_eq!(wire.host.peer.may_claim(&wire.host.session), left);
    wire.host.elapse(seconds(15));
    assert_eq!(wire.host.peer.may_claim(&wire.host.session), AbsenceClaim::Now);
    wire.host.attempt(othello_peer::Peer::claim).unwrap();
    assert!(wire.host.session.result().is_none() && wire.host.peer.unsettled().is_some());
    wire.connect();
    wire.deliver();
    let claim = Claim { loss: Loss::Absence, loser: Color::White };
    assert_eq!(wire.guest.question(), Some(Question::Claim(claim)));
    assert!(wire.guest.events().iter().all(|event| !matches!(event, PeerEvent::Disputed(_))));
    wire.guest.answer(Reply::Yes);
    wire.deliver();
    wire.assert_same();
    assert_eq!(wire.host.session.result().unwrap().winner, Some(Color::Black));
}
