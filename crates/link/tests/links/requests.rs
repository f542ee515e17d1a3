//! Requests: what was shown is what happens, one at a time.

use othello_core::board::Color;
use othello_core::square::Square;
use othello_peer::{Fault, PeerEvent, ProposalError, Question, Reply, Request};

use super::wire::{Wire, othello, with_clock};

const UNDO: Request = Request::Undo { plies: 2 };

#[test]
fn an_undo_needs_a_yes() {
    for asker in Color::BOTH {
        let mut wire = Wire::joined(othello());
        wire.play_some(4);
        wire.ask(asker, UNDO);
        assert_eq!(wire.side(!asker).question(), Some(Question::Request(UNDO)));
        wire.answer(!asker, Reply::No);
        assert!(wire.side(asker).events().contains(&&PeerEvent::Declined(UNDO)));
        assert_eq!(wire.host.plies(), 4);
        wire.ask(asker, UNDO);
        wire.answer(!asker, Reply::Yes);
        wire.assert_same();
        assert_eq!((wire.guest.plies(), wire.guest.question()), (2, None));
    }
}

#[test]
fn a_move_takes_back_every_open_request() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    wire.ask(Color::White, UNDO);
    let shown = wire.host.question().unwrap();
    wire.play_some(1);
    assert_eq!((wire.host.peer.request(), wire.guest.peer.own_request()), (None, None));
    let outputs = wire.host.peer.answer(&mut wire.host.session, &shown, Reply::Yes);
    assert_eq!(outputs, []);
    assert_eq!(wire.host.plies(), 3);
}

#[test]
fn both_asking_for_the_same_at_the_same_moment_agree() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    for color in Color::BOTH {
        let node = wire.side(color);
        let outputs = node.peer.ask(&mut node.session, Request::Undo { plies: 1 }).unwrap();
        node.take(outputs);
    }
    wire.deliver();
    wire.assert_same();
    assert_eq!((wire.guest.plies(), wire.guest.fault()), (1, None));
}

/// A question is replaced before it is answered (L9).
#[test]
fn a_second_question_is_a_fault_and_a_yes_counts_for_the_one_that_was_shown() {
    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    wire.guest.receive("ask 1 5 undo 1");
    let shown = wire.guest.question().unwrap();
    wire.guest.receive("ask 2 5 undo 4");
    assert_eq!(wire.guest.fault(), Some(Fault::SecondQuestion));

    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    for line in ["ask 1 5 undo 1", "withdraw 1", "ask 2 5 undo 4"] {
        wire.guest.receive(line);
    }
    let outputs = wire.guest.peer.answer(&mut wire.guest.session, &shown, Reply::Yes);
    assert_eq!(outputs, [], "another one is shown");
    wire.guest.answer(Reply::Yes);
    assert_eq!(wire.decree("undo 3 by=h2"), Some(Fault::NotAgreed));

    for (event, fault) in [
        ("undo 4 by=h2", Some(Fault::NotAgreed)),
        ("undo 1 by=h1", None),
        ("undo 1", Some(Fault::NotAgreed)),
        ("undo 1 used=0", Some(Fault::NotAgreed)),
    ] {
        let mut wire = Wire::joined(othello());
        wire.play_some(4);
        wire.guest.receive("ask 1 5 undo 1");
        wire.guest.answer(Reply::Yes);
        assert_eq!(wire.decree(event), fault, "{event}");
        // The same yes does not count again.
        assert!(fault.is_some() || wire.decree("undo 1 by=h1") == Some(Fault::NotAgreed));
    }
}

#[test]
fn a_request_that_was_withdrawn_or_declined_is_not_performed() {
    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    wire.ask(Color::White, UNDO);
    wire.guest.attempt(|peer, _| Ok(peer.withdraw())).unwrap();
    assert_eq!(
        wire.guest.peer.ask(&mut wire.guest.session, UNDO),
        Err(ProposalError::AskedAlready)
    );
    wire.deliver();
    assert_eq!((wire.host.question(), wire.guest.peer.own_request()), (None, None));
    assert_eq!(wire.decree("undo 2 by=g1"), Some(Fault::NotAgreed));

    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    wire.ask(Color::Black, UNDO);
    wire.guest.answer(Reply::Yes);
    wire.host.attempt(|peer, _| Ok(peer.withdraw())).unwrap();
    wire.deliver();
    assert_eq!((wire.host.plies(), wire.host.fault()), (4, None), "the yes came too late");
}

#[test]
fn a_yes_survives_the_program_and_a_no_does_as_well() {
    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    wire.ask(Color::Black, UNDO);
    wire.guest.answer(Reply::Yes);
    let yes = wire.guest.sent.pop_front().unwrap();
    wire.host.receive(&yes);
    wire.kill_guest();
    wire.connect();
    wire.deliver();
    wire.assert_same();
    assert_eq!((wire.guest.plies(), wire.guest.question()), (2, None));

    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    wire.ask(Color::White, UNDO);
    wire.answer(Color::Black, Reply::No);
    wire.kill_guest();
    wire.connect();
    wire.deliver();
    assert_eq!(wire.decree("undo 2 by=g1"), Some(Fault::NotAgreed));
}

#[test]
fn after_three_refusals_nothing_is_asked_for_a_minute() {
    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    for _ in 0..3 {
        wire.ask(Color::White, UNDO);
        wire.answer(Color::Black, Reply::No);
    }
    wire.ask(Color::White, UNDO);
    assert_eq!((wire.host.question(), wire.guest.peer.own_request()), (None, None));
    wire.elapse(60_000);
    wire.ask(Color::White, UNDO);
    assert!(wire.host.question().is_some());
}

/// A host decides for the guest (L6, L8).
#[test]
fn a_host_cannot_decide_for_the_guest() {
    let check = |plies: usize, event: &str, expected: Fault| {
        let mut wire = Wire::joined(with_clock("5"));
        wire.play_some(plies);
        let before = wire.guest.record();
        assert_eq!(wire.decree(event), Some(expected), "{event}");
        assert_eq!(wire.guest.record(), before);
        assert_eq!(wire.guest.closed.len(), 1);
    };
    check(1, "move c3 used=0", Fault::NotProposed);
    check(1, "resign white used=0", Fault::NotProposed);
    check(1, "timeout white", Fault::NotProposed);
    check(2, "absence white", Fault::NotProposed);
    check(2, "unsettled white timeout", Fault::NotProposed);
    check(2, "undo 1 by=h1", Fault::NotAgreed);
    check(2, "undo 1 by=g1", Fault::NotAgreed);
    check(2, "hints by=h1", Fault::NotAgreed);
    check(2, "pause by=h1", Fault::NotAgreed);
    check(2, "go-on left=300000/1 by=h1", Fault::NotAgreed);
    check(2, "game rules=anti clock=- best-of=1 host=black by=h1", Fault::NotAgreed);
    check(2, "game rules=othello clock=5 best-of=1 host=black", Fault::NotAgreed);
}

#[test]
fn a_host_cannot_name_the_guest_or_give_away_more_time_without_asking() {
    for (game, fault) in [
        ("rules=othello clock=- best-of=1 host=black black=Ada white=Loser", Some(Fault::Terms)),
        ("rules=othello clock=- best-of=1 host=black black=Ada", Some(Fault::Terms)),
        (
            "rules=othello clock=5 best-of=1 host=black white=Emile lag=5000/20000 away=60000",
            Some(Fault::Terms),
        ),
        (
            "rules=othello clock=5 best-of=1 host=black white=Emile left=300000/1000",
            Some(Fault::Terms),
        ),
        ("rules=othello clock=5 best-of=1 host=black white=Emile start=d3", Some(Fault::Terms)),
        ("rules=othello clock=5 best-of=1 host=black white=Emile lag=1000/20000 away=60000", None),
        ("rules=othello clock=- best-of=1 host=white black=Emile", None),
    ] {
        let mut wire = Wire::new(with_clock("5"));
        wire.connect();
        // The game is about to be measured for.
        while wire.guest.peer.presence() == othello_peer::Presence::Expected {
            if let Some(line) = wire.host.sent.pop_front() {
                wire.guest.receive(&line);
            } else {
                let line = wire.guest.sent.pop_front().unwrap();
                wire.host.receive(&line);
            }
        }
        assert_eq!(wire.decree(&format!("game {game}")), fault, "{game}");
    }
}

#[test]
fn a_guest_can_propose_only_its_own_legal_moves() {
    let mut wire = Wire::joined(with_clock("5"));
    let forge = |wire: &mut Wire, line: &str| {
        wire.host.sent.clear();
        wire.host.receive(line);
        wire.host.sent.pop_front().unwrap_or_default()
    };
    assert_eq!(forge(&mut wire, "try 2 move c3 used=0"), "refuse 2 it is not the guest's turn");
    wire.play(Square::D3);
    for (line, answer) in [
        ("try 3 move a1 used=0", "refuse 3 a1 has no black disc next to it"),
        ("try 3 move d3 used=0", "refuse 3 d3 is occupied"),
        ("try 3 resign black used=0", "refuse 3 it is not for the guest to do"),
        ("try 3 undo 1 by=g1", "refuse 3 it is not for the guest to do"),
        ("try 3 timeout black", "refuse 3 it is not for the guest to do"),
        ("try 3 absence black", "refuse 3 it is not for the guest to do"),
        ("try 3 unsettled white timeout", "refuse 3 it is not for the guest to do"),
    ] {
        assert_eq!(forge(&mut wire, line), answer, "{line}");
        assert!(matches!(wire.host.events().last(), Some(PeerEvent::Rejected(_))), "{line}");
        assert_eq!(wire.host.plies(), 1);
    }
    wire.play(Square::C3);
    wire.assert_same();
    forge(&mut wire, "try 9 move c4 used=0");
    assert_eq!(wire.host.fault(), Some(Fault::Number));
}

/// A hostile side sends without end (L8, L14).
#[test]
fn too_many_lines_end_the_connection() {
    for color in Color::BOTH {
        let mut wire = Wire::joined(othello());
        let node = wire.side(color);
        for number in 0..1000 {
            node.receive(&format!("ping {number} 1"));
        }
        assert_eq!(node.fault(), Some(Fault::Flood));
        assert!(node.sent.len() < 450, "{}", node.sent.len());
    }
}
