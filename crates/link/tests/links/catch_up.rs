//! Logs that differ: what is missing is sent, and what nobody has agreed to waits for a yes.

use othello_core::board::Color;
use othello_peer::{Fault, LogEvent, PeerEvent, Question, Reply, Request};

use super::wire::{Node, Wire, forged, host_peer, introduce, othello, secret, with_clock};

/// Leaves a proposal of the guest on its way.
fn propose(wire: &mut Wire) {
    let square = wire.guest.legal(0).unwrap();
    wire.guest.attempt(|peer, session| peer.play(session, square)).unwrap();
}

fn reconnect(wire: &mut Wire) {
    wire.connect();
    wire.deliver();
}

#[test]
fn who_lacks_events_is_sent_them() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(3);
    propose(&mut wire);
    let proposal = wire.guest.sent.pop_front().unwrap();
    wire.host.receive(&proposal);
    for kills in [false, true] {
        if kills {
            wire.kill_guest();
        } else {
            wire.cut();
        }
        reconnect(&mut wire);
        wire.assert_same();
        assert_eq!((wire.guest.question(), wire.guest.plies()), (None, 4));
    }
}

#[test]
fn a_proposal_that_the_host_never_had_is_made_again() {
    for kills in [false, true] {
        let mut wire = Wire::joined(othello());
        wire.play_some(3);
        propose(&mut wire);
        wire.cut();
        if kills {
            wire.kill_guest();
        }
        reconnect(&mut wire);
        wire.assert_same();
        assert_eq!(wire.host.plies(), 4);
    }
}

/// The guest's file is set back, or what it has made is not in it (L5).
#[test]
fn a_guest_whose_file_was_cut_anywhere_goes_on_after_one_yes_at_most() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(6);
    wire.ask(Color::White, Request::Undo { plies: 2 });
    wire.answer(Color::Black, Reply::Yes);
    wire.play_some(3);
    let whole = wire.guest.file.clone();
    for lines in 0..whole.len() {
        wire.cut();
        wire.guest.file = whole[..lines].to_vec();
        wire.guest.clock = None;
        wire.kill_guest();
        reconnect(&mut wire);
        if wire.guest.peer.connection().is_some()
            && wire.guest.events().contains(&&PeerEvent::SeatTaken)
        {
            // The secret is gone as well: the host's player decides.
            wire.guest.attempt(|peer, _| peer.knock()).unwrap();
            wire.deliver();
            wire.host.answer(Reply::Yes);
            wire.deliver();
        }
        if let Some(Question::TakeOver(asked)) = wire.guest.question() {
            assert_eq!(asked.there.game, *wire.host.session.game());
            wire.guest.answer(Reply::Yes);
            wire.deliver();
        }
        wire.assert_same();
        assert_eq!((wire.host.fault(), wire.guest.fault()), (None, None), "{lines}");
        assert_eq!(wire.guest.question(), None);
    }
}

#[test]
fn a_host_whose_file_was_cut_anywhere_is_given_back_what_it_lost() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(6);
    let whole = wire.host.file.clone();
    for lines in 1..whole.len() {
        wire.cut();
        wire.host.file = whole[..lines].to_vec();
        wire.host.clock = None;
        wire.kill_host();
        let lost = wire.host.peer.log().len() < 7;
        reconnect(&mut wire);
        assert_eq!(wire.host.plies(), 6, "{lines} {:?} {:?}", wire.host.told, wire.guest.told);
        wire.assert_same();
        let recovered = |event: &&PeerEvent| matches!(event, PeerEvent::Recovered(_));
        assert_eq!(wire.host.events().into_iter().any(|event| recovered(&event)), lost);
        assert_eq!(wire.guest.question(), None);
    }
}

#[test]
fn only_the_host_knows_its_own_events_again() {
    let mut wire = Wire::joined(othello());
    wire.play_some(1);
    wire.cut();
    let event = wire.host.file.iter().rposition(|line| line.starts_with("ev ")).unwrap();
    wire.host.file.truncate(event);
    wire.kill_host();
    wire.connect();
    while let Some(line) = wire.host.sent.pop_front() {
        wire.guest.receive(&line);
    }
    let seal = wire.guest.peer.log().lines().last().unwrap().to_string();
    let seal = seal.split(' ').nth(3).unwrap().to_owned();
    while let Some(line) = wire.guest.sent.pop_front() {
        wire.host.receive(&line.replace(&seal, &secret(7).hash("guess").to_string()));
    }
    assert_eq!(wire.host.fault(), Some(Fault::NotProposed));
    assert_eq!(wire.host.plies(), 0);
}

/// Two sides whose host has lost its last events and has another one instead.
fn differing(plies: usize, lost: usize) -> Wire {
    let mut wire = Wire::joined(othello());
    wire.play_some(plies);
    wire.cut();
    let events: Vec<_> =
        (0..wire.host.file.len()).filter(|line| wire.host.file[*line].starts_with("ev ")).collect();
    wire.host.file.truncate(events[events.len() - lost]);
    wire.kill_host();
    // The host's own guest plays otherwise.
    let mut other = Node::new(othello_peer::Peer::guest("Emile".parse().ok()));
    for line in wire.guest.file.iter().filter(|line| !line.starts_with("keys ")) {
        let _ = other.peer.restore(&mut other.session, line);
        if other.peer.log().len() == wire.host.peer.log().len() {
            break;
        }
    }
    std::mem::swap(&mut wire.guest, &mut other);
    let keys = wire.host.peer.seat_keys();
    let line = othello_peer::Line::Keys(keys).to_string();
    wire.guest.peer.restore(&mut wire.guest.session, &line).unwrap();
    wire.guest.file = vec![line];
    reconnect(&mut wire);
    let square = wire.host.legal(1).unwrap();
    wire.play(square);
    let keys = othello_peer::Line::Keys(wire.guest.peer.seat_keys()).to_string();
    wire.cut();
    std::mem::swap(&mut wire.guest, &mut other);
    wire.guest.peer.restore(&mut wire.guest.session, &keys).unwrap();
    wire
}

#[test]
fn logs_that_differ_are_compared_by_halving_and_the_player_decides() {
    for (plies, lost) in [(1, 1), (4, 2), (9, 1), (12, 12), (20, 13)] {
        let mut wire = differing(plies, lost);
        let before = wire.guest.record();
        reconnect(&mut wire);
        let Some(Question::TakeOver(asked)) = wire.guest.question() else {
            panic!("{plies} {lost}")
        };
        assert_eq!(asked.common, 1 + plies - lost, "{plies} {lost}");
        assert_eq!(asked.here, before);
        assert_eq!(wire.guest.record(), before, "nothing has changed before the yes");
        let written = wire.guest.file.len();
        wire.guest.answer(Reply::Yes);
        wire.deliver();
        wire.assert_same();
        let saved =
            |event: &&PeerEvent| matches!(event, PeerEvent::Diverged(record) if **record == before);
        assert!(wire.guest.events().into_iter().any(|event| saved(&event)));
        assert!(wire.guest.file.len() > written);
        wire.play_some(2);
        wire.kill_guest();
        reconnect(&mut wire);
        wire.assert_same();
        assert_eq!(wire.guest.question(), None);
    }
}

#[test]
fn a_guest_that_keeps_its_own_game_leaves() {
    let mut wire = differing(9, 2);
    let before = (wire.guest.record(), wire.guest.peer.log().clone());
    reconnect(&mut wire);
    wire.guest.answer(Reply::No);
    wire.deliver();
    assert_eq!((wire.guest.record(), wire.guest.peer.log().clone()), before);
    assert!(wire.guest.peer.connection().is_none() && wire.host.peer.connection().is_none());
}

/// The host starts its log over (L6).
#[test]
fn a_host_cannot_change_what_has_happened() {
    let mut wire = Wire::joined(othello());
    wire.play_some(4);
    let before = (wire.guest.record(), wire.guest.peer.log().clone());
    for line in [
        "restart",
        "have 18446744073709551615 0000000000000000",
        "log 1 5",
        "live",
        "keep 0",
        "sum 1 0000000000000000",
    ] {
        wire.guest.receive(line);
        assert_eq!(wire.guest.fault(), Some(Fault::Unexpected), "{line}");
        wire.cut();
        reconnect(&mut wire);
    }
    let old = wire.guest.peer.log().lines().next().unwrap().to_string();
    wire.guest.receive(&old);
    assert_eq!(wire.guest.fault(), Some(Fault::Number));
    assert_eq!((wire.guest.record(), wire.guest.peer.log().clone()), before);
}

/// Events before `live` are checked like those after it (L6).
#[test]
fn events_that_nobody_has_agreed_to_are_held_before_live() {
    for event in ["timeout white", "move c3 used=0", "undo 1 by=h1", "resign white used=0"] {
        let mut wire = Wire::joined(with_clock("5"));
        wire.play_some(if event.starts_with("move") { 1 } else { 2 });
        wire.cut();
        wire.connect();
        let before = wire.guest.record();
        let line = forged(&wire.guest, event);
        let known = wire.guest.peer.log().len();
        let hash = line.split(' ').nth(2).unwrap();
        let seat = wire.host.sent.pop_front().unwrap();
        let have = format!("have {} {hash}", known + 1);
        let sum = format!("sum {known} {}", wire.guest.peer.log().hash());
        let log = format!("log {0} {0}", known + 1);
        for line in [&seat, &have, &sum, &log, &line, &"live".to_owned()] {
            wire.guest.receive(line);
        }
        assert!(
            matches!(wire.guest.question(), Some(Question::TakeOver(_))),
            "{event} {:?}",
            wire.guest.told
        );
        assert_eq!(wire.guest.record(), before);
        wire.guest.receive(&line);
        assert_eq!(wire.guest.fault(), Some(Fault::Unexpected));
        assert_eq!(wire.guest.question(), None);
    }
}

#[test]
fn announced_events_are_bounded_and_all_there() {
    for lines in [
        &["log 2 30000"][..],
        &["log 1 2"],
        &["log 4 4"],
        &["log 2 2", "live"],
        &["log 2 2", "log 2 2"],
        &["live", "live"],
    ] {
        let mut wire = Wire::joined(othello());
        wire.cut();
        wire.connect();
        let seat = wire.host.sent.pop_front().unwrap();
        let have = wire.host.sent.pop_front().unwrap();
        for line in [seat, have].iter().map(String::as_str).chain(lines.iter().copied()) {
            wire.guest.receive(line);
        }
        assert!(wire.guest.fault().is_some(), "{lines:?}");
        assert_eq!(wire.guest.peer.log().len(), 1);
    }
}

#[test]
fn another_game_under_the_same_address_replaces_nothing_without_a_yes() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    wire.cut();
    let before = wire.guest.record();
    let mut other = Node::new(host_peer(&othello()));
    introduce(&mut other, &mut wire.guest, 77, 4);
    let file = wire.guest.file.len();
    for _ in 0..100 {
        if let Some(line) = other.sent.pop_front() {
            wire.guest.receive(&line);
        } else if let Some(line) = wire.guest.sent.pop_front() {
            other.receive(&line);
        }
    }
    assert!(matches!(wire.guest.question(), Some(Question::TakeOver(_))), "{:?}", wire.guest.told);
    assert_eq!((wire.guest.record(), wire.guest.file.len()), (before, file));
    wire.guest.answer(Reply::Yes);
    let kept = wire.guest.file[file..].iter().map(|line| line.split(' ').next().unwrap());
    assert_eq!(kept.collect::<Vec<_>>(), ["host", "keys", "keep"]);
    assert_eq!(wire.guest.peer.log().len(), 0);
}

#[test]
fn a_log_of_version_1_goes_on() {
    let mut wire = Wire::joined(othello());
    let zero = othello_peer::Secret::new([0; 16]);
    let (mut hash, mut file) = (0_u64, vec![format!("seat {}", secret(8))]);
    for (number, event) in [
        "game rules=othello clock=5 best-of=1 host=black black=Ada white=Emile",
        "move d3 used=0",
        "move c3 used=0",
        "move c4 used=4000",
        "undo 1 used=1500",
        "move c4 used=500",
        "pause used=0",
        "resume",
        "hints",
    ]
    .iter()
    .enumerate()
    {
        let bytes: Vec<u8> = hash.to_le_bytes().into_iter().chain(event.bytes()).collect();
        let before = format!("{hash:016x}");
        let sum = zero.hash_bytes(&bytes);
        let seal = secret(2).hash(&format!("{before} {event}"));
        file.push(format!("ev {} {sum} {seal} {event}", number + 1));
        hash = u64::from_str_radix(&sum.to_string(), 16).unwrap();
    }
    file.push("clock 9 1250".into());
    wire.cut();
    let id = format!("host {}", secret(3).game_id());
    wire.guest.file = [
        vec![id, "restart".into()],
        file.clone(),
        vec!["ask 9 undo 1".into(), "have 9 0000000000000000".into()],
    ]
    .concat();
    wire.host.file = file;
    (wire.guest.clock, wire.host.clock) = (None, None);
    wire.kill_host();
    wire.kill_guest();
    assert_eq!((wire.host.peer.log().len(), wire.guest.peer.log().len()), (9, 9));
    reconnect(&mut wire);
    wire.assert_same();
    assert_eq!(wire.guest.question(), None);
    let left = super::wire::left(&wire.guest);
    assert_eq!((left.black, left.white), (295_500, 298_500 - 1250));
    wire.play_some(2);
    wire.assert_same();
    assert!(wire.guest.peer.log().events().any(|event| matches!(event, LogEvent::Move { .. })));
}
