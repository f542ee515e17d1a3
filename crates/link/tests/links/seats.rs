//! The guest's seat, those who ask for it, and those who watch.

use othello_core::board::Color;
use othello_peer::{
    ConnectionId, ConnectionKey, GuestKey, Peer, PeerEvent, Presence, ProposalError, Question,
    Reply, SeatClaim, SeatKeys, Secret,
};

use super::wire::{Node, Wire, hello, introduce, othello, seconds, secret, with_clock};

fn keys(wire: &Wire) -> Vec<Secret> {
    wire.host.peer.seat_keys().in_order().collect()
}

/// Two guests come within one round trip, or somebody with the ticket uses an old secret (L4).
#[test]
fn the_seat_is_taken_at_once_and_by_one() {
    let mut wire = Wire::new(othello());
    wire.connect();
    let file = wire.host.file.len();
    let other = wire.visit(ConnectionKey::Ticket, hello(SeatClaim::New, "Zoe"));
    assert_eq!(wire.host.elsewhere, [(other, "taken".to_owned())]);
    wire.deliver();
    wire.play_some(3);
    assert_eq!(wire.host.peer.connection(), Some(wire.guest.id));
    let outputs = wire.host.peer.received(&mut wire.host.session, other, "try 5 move c3 used=0");
    assert!(outputs.len() == 2, "{outputs:?}");
    wire.play_some(1);
    wire.assert_same();
    assert!(
        wire.host.file[file..].iter().all(|line| line.starts_with("ev ")),
        "{:?}",
        wire.host.file
    );
}

#[test]
fn every_connection_gets_a_fresh_secret_and_the_one_before_is_void_once_it_was_used() {
    let mut wire = Wire::joined(othello());
    let mut seen: Vec<Secret> = keys(&wire);
    assert_eq!(seen.len(), 1);
    for _ in 0..4 {
        wire.cut();
        wire.connect();
        wire.deliver();
        let [next, current] = keys(&wire)[..] else { panic!() };
        assert_eq!(Some(&current), seen.last());
        assert!(!seen.contains(&next));
        seen.push(next);
        assert_eq!(wire.guest.peer.seat_keys(), wire.host.peer.seat_keys());
    }
    wire.cut();
    for void in &seen[..seen.len() - 2] {
        let id = wire.visit(ConnectionKey::Seat(*void), hello(SeatClaim::Kept, "Zoe"));
        assert_eq!(wire.host.closed.last(), Some(&id));
        let id = wire.visit(ConnectionKey::Plain, hello(SeatClaim::Told(*void), "Zoe"));
        assert_eq!(wire.host.closed.last(), Some(&id));
    }
    assert_eq!(wire.host.peer.connection(), None);
}

#[test]
fn a_crash_at_any_step_of_the_exchange_leaves_a_secret_in_common() {
    for killed in Color::BOTH {
        for lines in 0..6 {
            let mut wire = Wire::joined(othello());
            for _ in 0..3 {
                wire.cut();
                wire.connect();
                for _ in 0..lines {
                    if let Some(line) = wire.host.sent.pop_front() {
                        wire.guest.receive(&line);
                    } else if let Some(line) = wire.guest.sent.pop_front() {
                        wire.host.receive(&line);
                    }
                }
                if killed == Color::Black { wire.kill_host() } else { wire.kill_guest() }
            }
            wire.connect();
            wire.deliver();
            assert!(matches!(wire.guest.peer.presence(), Presence::Here(_)), "{lines}");
            wire.play_some(1);
            wire.assert_same();
        }
    }
}

#[test]
fn a_first_guest_that_does_not_store_its_secret_loses_the_seat() {
    let mut wire = Wire::new(othello());
    wire.visit(ConnectionKey::Ticket, hello(SeatClaim::New, "Zoe"));
    wire.host.elapse(seconds(9));
    assert!(!wire.host.peer.seat_keys().is_empty());
    wire.host.elapse(seconds(1));
    assert_eq!(wire.host.peer.seat_keys(), SeatKeys::default());
    wire.connect();
    wire.deliver();
    wire.host.elapse(seconds(10));
    assert!(!wire.host.peer.seat_keys().is_empty());
    wire.play_some(1);
}

#[test]
fn two_programs_with_one_secret_are_told_to_the_host() {
    let mut wire = Wire::joined(othello());
    for number in 0..3 {
        assert!(!wire.host.events().contains(&&PeerEvent::SeatContested), "{number}");
        let key = keys(&wire)[0];
        wire.visit(ConnectionKey::Seat(key), hello(SeatClaim::Kept, "Emile"));
        wire.host.elapse(seconds(2));
    }
    assert!(wire.host.events().contains(&&PeerEvent::SeatContested));
}

/// Somebody with the ticket alone asks for the seat; nothing changes before a yes (L5, L10).
#[test]
fn the_ticket_alone_changes_nothing_before_the_hosts_player_agrees() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    wire.cut();
    wire.host.elapse(seconds(130));
    let before = (wire.host.file.clone(), wire.host.peer.seat_keys());
    let old = wire.guest.killed(super::wire::guest_peer());
    wire.guest = Node::new(super::wire::guest_peer());
    for reply in [Reply::No, Reply::Yes] {
        wire.connect();
        wire.deliver();
        assert!(wire.guest.events().contains(&&PeerEvent::SeatTaken));
        assert_eq!(wire.host.question(), None);
        wire.guest.attempt(|peer, _| peer.knock()).unwrap();
        assert_eq!(wire.guest.peer.knock(), Err(ProposalError::NoSeat), "once a connection");
        wire.deliver();
        let name = "Emile".parse().ok();
        let away = Some(seconds(130));
        assert_eq!(wire.host.question(), Some(Question::Knock { name, away }));
        assert_eq!((&wire.host.file, wire.host.peer.seat_keys()), (&before.0, before.1));
        wire.host.answer(reply);
        if reply == Reply::No {
            assert_eq!(wire.host.closed, [wire.guest.id]);
            wire.cut();
        }
    }
    wire.deliver();
    wire.guest.answer(Reply::Yes);
    wire.deliver();
    wire.assert_same();
    // The secrets of before are void.
    for key in old.peer.seat_secrets() {
        wire.visit(ConnectionKey::Seat(key), hello(SeatClaim::Kept, "Emile"));
    }
    assert_eq!(wire.host.peer.connection(), Some(wire.guest.id));
    wire.play_some(2);
    wire.assert_same();
}

#[test]
fn the_host_frees_the_seat_of_a_guest_who_is_away_and_the_log_stays() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    let log = wire.host.peer.log().clone();
    wire.cut();
    wire.host.elapse(seconds(59));
    assert_eq!(wire.host.peer.free_seat(&mut wire.host.session), Err(ProposalError::NotAway));
    wire.host.elapse(seconds(1));
    wire.host.attempt(Peer::free_seat).unwrap();
    assert_eq!(wire.host.peer.log(), &log);
    wire.guest = Node::new(super::wire::guest_peer());
    wire.connect();
    wire.deliver();
    wire.guest.answer(Reply::Yes);
    wire.deliver();
    wire.assert_same();
    // One who is there can be sent away at once.
    wire.host.attempt(Peer::free_seat).unwrap();
    wire.deliver();
    assert!(wire.host.peer.seat_keys().is_empty() && wire.guest.peer.connection().is_none());
}

#[test]
fn watchers_see_everything_and_can_do_nothing() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    let id = wire.visit(ConnectionKey::Watch, hello(SeatClaim::Watch, "Zoe"));
    let mut watcher = Node::new(Peer::watcher("Zoe".parse().ok()));
    watcher.id = id;
    let outputs = watcher.peer.connected(&mut watcher.session, id, GuestKey::Ticket);
    watcher.take(outputs);
    watcher.receive(&super::wire::greeting());
    watcher.receive(&format!("host {}", secret(3).game_id()));
    let show = |wire: &mut Wire, watcher: &mut Node| {
        let lines: Vec<_> = wire.host.elsewhere.drain(..).collect();
        lines.iter().filter(|(to, _)| *to == id).for_each(|(_, line)| watcher.receive(line));
    };
    show(&mut wire, &mut watcher);
    wire.play_some(3);
    show(&mut wire, &mut watcher);
    assert_eq!(watcher.peer.log(), wire.host.peer.log());
    assert_eq!(watcher.session.game(), wire.host.session.game());
    assert_eq!(wire.host.peer.watchers()[0].name, "Zoe".parse().ok());
    assert!(watcher.fault().is_none());
    for line in [
        "try 7 move c3 used=0",
        "ask 1 6 pause",
        "yes 1",
        "knock Zoe",
        "claim 6 timeout black",
        "have 0 0",
        "x",
    ] {
        let id = wire.visit(ConnectionKey::Watch, hello(SeatClaim::Watch, "Zoe"));
        let log = wire.host.peer.log().clone();
        let outputs = wire.host.peer.received(&mut wire.host.session, id, line);
        wire.host.take(outputs);
        assert_eq!(wire.host.closed.last(), Some(&id), "{line}");
        assert_eq!((wire.host.peer.log(), wire.host.question()), (&log, None));
    }
    let outputs = wire.host.peer.dismiss(id);
    wire.host.take(outputs);
    assert_eq!((wire.host.closed.last(), wire.host.peer.watchers()), (Some(&id), vec![]));
}

#[test]
fn eight_may_watch_and_who_is_silent_is_closed() {
    let mut wire = Wire::joined(othello());
    for _ in 0..20 {
        wire.visit(ConnectionKey::Watch, hello(SeatClaim::Watch, "Zoe"));
        wire.visit(ConnectionKey::Ticket, hello(SeatClaim::New, "Zoe"));
    }
    assert_eq!(wire.host.peer.watchers().len(), 8);
    assert_eq!(wire.host.closed.len(), 12 + 12);
    wire.elapse(59_000);
    let first = wire.host.peer.watchers()[0].connection;
    let outputs = wire.host.peer.received(&mut wire.host.session, first, "ping 1 0");
    wire.host.take(outputs);
    wire.elapse(1_000);
    assert_eq!(wire.host.peer.watchers().len(), 1);
    assert_eq!(wire.host.closed.len(), 40 - 1);
}

#[test]
fn lines_of_connections_that_are_over_count_for_nothing() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    let old = wire.guest.id;
    wire.cut();
    wire.connect();
    wire.deliver();
    for line in ["bye", "ask 1 3 undo 1", "x"] {
        for node in [&mut wire.host, &mut wire.guest] {
            assert_eq!(node.peer.received(&mut node.session, old, line), []);
            assert_eq!(node.peer.received(&mut node.session, ConnectionId(999), line), []);
        }
    }
    wire.play_some(1);
    wire.assert_same();
}

#[test]
fn versions_before_this_one_are_told_what_they_need() {
    let mut wire = Wire::new(othello());
    let id = ConnectionId(1);
    wire.guest.id = id;
    let outputs = wire.guest.peer.connected(&mut wire.guest.session, id, GuestKey::Ticket);
    wire.guest.take(outputs);
    wire.guest.receive("othello-link 1 othello/0.1.0");
    let fault = wire.guest.fault().unwrap().to_string();
    assert!(fault.starts_with("the host has version 1; it needs othello "), "{fault}");
    let mut wire = Wire::new(othello());
    let outputs =
        wire.guest.peer.connected(&mut wire.guest.session, wire.guest.id, GuestKey::Ticket);
    wire.guest.take(outputs);
    wire.guest.receive("othello-link 3 othello/9.9");
    assert_eq!(wire.guest.fault(), None);
    introduce(&mut wire.host, &mut wire.guest, 5, 3);
}
