//! Claims: what the own measure explains is granted, everything else is contested and gives no win.

use othello_core::board::Color;
use othello_peer::{Claim, Fault, Loss, PeerEvent, Question, Reply};

use super::wire::{Wire, left, othello, seconds, with_clock};

/// A guest claims what is not so (L1).
#[test]
fn a_false_claim_of_a_guest_gives_no_win() {
    for (claim, plies) in [("timeout", 2), ("timeout", 3), ("absence", 2)] {
        let mut wire = Wire::joined(with_clock("5"));
        wire.play_some(plies);
        wire.host.receive(&format!("claim {} {claim} black", plies + 1));
        if claim == "absence" {
            wire.host.answer(Reply::No);
        }
        assert!(wire.host.session.result().is_none());
        assert_eq!(wire.host.peer.unsettled().map(|left| left.claimant), Some(Color::White));
        assert!(matches!(wire.host.events().last(), Some(PeerEvent::Disputed(_))));
    }
    for (line, fault) in [
        ("claim 4 absence white", Fault::Unexpected),
        ("claim 4 absence black", Fault::Unexpected),
        ("claim 5 timeout black", Fault::Number),
        ("try 5 absence black", Fault::Unexpected),
    ] {
        let mut wire = Wire::joined(with_clock("5"));
        wire.play_some(3);
        wire.host.receive(line);
        let refused = wire.host.sent.back().is_some_and(|line| line.starts_with("refuse 5 "));
        assert!(wire.host.fault() == Some(fault) || refused, "{line}");
        assert!(wire.host.session.result().is_none() && wire.host.peer.unsettled().is_none());
    }
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    wire.host.receive("claim 3 timeout black");
    assert_eq!(wire.host.fault(), Some(Fault::Unexpected), "there is no clock");
}

/// A host logs a loss of the guest (L7).
#[test]
fn a_false_claim_of_a_host_gives_no_win() {
    for claim in ["timeout", "absence"] {
        let mut wire = Wire::joined(with_clock("5"));
        wire.play_some(3);
        wire.guest.receive(&format!("claim 4 {claim} white"));
        if claim == "absence" {
            wire.guest.answer(Reply::No);
        }
        assert!(wire.guest.sent.iter().any(|line| line == "contest 4"));
        assert_eq!(wire.decree(&format!("{claim} white")), Some(Fault::NotProposed));
        assert!(wire.guest.session.result().is_none());
    }
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    assert_eq!(wire.decree("unsettled black timeout"), None, "as by leaving");
    assert!(wire.guest.session.result().is_none());
    assert_eq!(wire.decree("timeout white"), Some(Fault::NotProposed));
}

/// The guest is out of time and silent; the host claims it, and the guest's own count agrees.
#[test]
fn a_true_claim_is_granted() {
    let mut wire = Wire::joined(with_clock("0:10"));
    wire.play_some(3);
    wire.guest.elapse(seconds(9));
    wire.guest.receive("claim 4 timeout white");
    let answer = wire.guest.sent.pop_back();
    assert_eq!(answer.as_deref(), Some("grant 4"), "a second is left, which the way may cost");
    assert_eq!(wire.guest.file.last().map(String::as_str), Some("grant 4"));
    assert_eq!(wire.decree("timeout white"), None);
    assert_eq!(wire.guest.session.result().unwrap().winner, Some(Color::Black));
}

#[test]
fn a_claim_is_told_on_both_sides_and_a_request_goes_on() {
    for claimant in Color::BOTH {
        let mut wire = Wire::joined(with_clock("0:20"));
        wire.play_some(if claimant == Color::Black { 3 } else { 2 });
        let mut passed = 0;
        while wire.side(claimant).peer.unsettled().is_none() {
            // The other one's clock stands, as its program says.
            wire.side(claimant).elapse(seconds(1));
            wire.deliver();
            passed += 1;
            assert!(passed < 60);
        }
        assert_eq!(passed, 21, "the clock, and a second for the way");
        wire.deliver();
        let claim = Claim { loss: Loss::Timeout, loser: !claimant };
        assert!(wire.side(claimant).events().contains(&&PeerEvent::Contested(claim)));
        assert!(wire.side(!claimant).events().contains(&&PeerEvent::Disputed(claim)));
        wire.assert_same();
        assert_eq!(wire.guest.peer.unsettled().map(|left| left.claim()), Some(claim));
        assert!(wire.guest.session.result().is_none());
        wire.elapse(60_000);
        let request = wire.side(!claimant).peer.go_on().unwrap();
        wire.ask(!claimant, request.clone());
        assert_eq!(wire.side(claimant).question(), Some(Question::Request(request)));
        wire.answer(claimant, Reply::Yes);
        wire.assert_same();
        assert_eq!(left(&wire.host), left(&wire.guest));
        assert_eq!(wire.guest.peer.unsettled(), None);
        wire.play_some(2);
        wire.assert_same();
    }
}

#[test]
fn a_claim_without_an_answer_leaves_the_game_unfinished() {
    let mut wire = Wire::joined(with_clock("0:10"));
    wire.play_some(3);
    while wire.host.peer.own_claim().is_none() {
        wire.host.elapse(seconds(1));
        wire.host.sent.drain(..).for_each(|line| wire.guest.receive(&line));
        wire.guest.sent.drain(..).for_each(|line| wire.host.receive(&line));
    }
    wire.host.elapse(std::time::Duration::from_millis(9_999));
    assert!(wire.host.peer.unsettled().is_none());
    wire.host.elapse(std::time::Duration::from_millis(1));
    assert!(wire.host.peer.unsettled().is_some() && wire.host.session.result().is_none());
}

#[test]
fn the_claim_of_a_guest_survives_its_program_and_the_connection() {
    let mut wire = Wire::joined(with_clock("0:10"));
    wire.play_some(2);
    wire.cut();
    while wire.guest.peer.own_claim().is_none() {
        wire.guest.elapse(seconds(1));
    }
    wire.kill_guest();
    assert!(wire.guest.peer.own_claim().is_some());
    wire.connect();
    wire.deliver();
    wire.assert_same();
    assert!(wire.host.peer.unsettled().is_some(), "the host has its own count");
}

/// A host that was away for the whole time grants it by itself.
#[test]
fn own_gaps_explain_an_absence() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.cut();
    wire.guest.elapse(seconds(60));
    wire.guest.attempt(othello_peer::Peer::claim).unwrap();
    wire.host.sleep(seconds(60));
    wire.connect();
    wire.deliver();
    wire.assert_same();
    assert_eq!(wire.host.session.result().unwrap().winner, Some(Color::White));
}

#[test]
fn a_move_that_comes_too_late_is_claimed_and_stays_in_the_log() {
    for loser in Color::BOTH {
        let mut wire = Wire::joined(with_clock("0:10"));
        wire.play_some(if loser == Color::Black { 2 } else { 3 });
        let square = wire.side(loser).legal(0).unwrap();
        let observer = wire.side(!loser);
        observer.elapse(seconds(10));
        observer.elapse(std::time::Duration::from_millis(999));
        // It has asked whether the other side is there.
        let played = wire.side(loser).attempt(|peer, session| peer.play(session, square));
        assert_eq!(played, Ok(()));
        wire.side(!loser).elapse(std::time::Duration::from_millis(900));
        wire.deliver();
        wire.assert_same();
        assert_eq!(wire.guest.peer.unsettled().map(|left| left.claimant), Some(!loser));
    }
}
