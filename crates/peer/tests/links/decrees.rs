//! Hosts that say what is not so: the guest's own measure and what its player has done contradict them.

use othello_peer::{Consent, LogEvent, Measured, PeerEvent, Request, Seat};

use super::nodes::{GuestNode, HostNode, any, connect, deliver, ms, pair, play};

/// A game of 5:00 after two moves each and one of the host.
fn guest_to_move() -> (HostNode, GuestNode) {
    let (mut host, mut guest) = pair("5");
    play(&mut host, &mut guest, 4);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    (host, guest)
}

/// Has the host say that something has happened.
fn decree(guest: &mut GuestNode, text: &str) {
    let log = guest.guest.game().log();
    let (number, hash) = (log.len() + 1, log.hash().then(text));
    guest.receive(&format!("ev {number} {hash} {text}"));
}

/// Returns what the guest has been told that it does not believe, and the moves of the game that is kept.
fn disbelieved(guest: &GuestNode) -> Option<(&LogEvent, Option<usize>)> {
    guest.done.told.iter().find_map(|event| match event {
        PeerEvent::Unfounded(event, record) => {
            Some((event, record.as_ref().map(|record| record.game.plies().len())))
        }
        _ => None,
    })
}

/// Returns the seconds that the host has charged, and what the guest has measured.
fn miscounted(guest: &GuestNode) -> Option<(u64, Measured)> {
    guest.done.told.iter().find_map(|event| match event {
        PeerEvent::Miscounted { charged, measured } => Some((charged.as_secs(), *measured)),
        _ => None,
    })
}

/// Lets time pass that the host counts in part.
fn both(host: &mut HostNode, guest: &mut GuestNode, seconds: u64, counted: u64) {
    for _ in 0..seconds {
        host.elapse(ms(counted));
        guest.elapse(ms(1000));
        deliver(host, &mut [guest]);
    }
}

#[test]
fn what_the_player_here_has_not_done_or_agreed_to_is_told_and_the_game_kept() {
    let own = any(&guest_to_move().1.session, 0);
    for (text, kept) in [
        ("left=200000/0 timeout white", Some(5)),
        ("left=200000/200000 absence white", Some(5)),
        ("left=200000/200000 resign white", Some(5)),
        (&*format!("left=200000/200000 move {own}"), Some(5)),
        ("left=200000/200000 undo 1", Some(5)),
        ("left=200000/200000 pause", Some(5)),
        ("left=200000/200000 hints", Some(5)),
        // The game that another one replaces is kept anyway.
        ("game rules=reversi clock=- best-of=1 host=black", None),
    ] {
        let (_, mut guest) = guest_to_move();
        decree(&mut guest, text);
        let (event, plies) = disbelieved(&guest).expect(text);
        assert!(text.ends_with(&event.to_string()), "{event}");
        assert_eq!(plies, kept, "{text}");
        assert_eq!(guest.done.fault(), None, "{text}");
    }
}

/// Returns how often the guest has been told that times cannot be, and how many games are kept.
fn impossible(guest: &GuestNode) -> (usize, usize) {
    let records = guest.done.told.iter().filter_map(|event| match event {
        PeerEvent::ImpossibleTimes(record) => Some(record),
        _ => None,
    });
    let records: Vec<_> = records.collect();
    (records.len(), records.into_iter().flatten().count())
}

/// A game of 5:00 in which the host is to move.
fn host_to_move() -> (HostNode, GuestNode) {
    let (mut host, mut guest) = guest_to_move();
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    both(&mut host, &mut guest, 2, 1000);
    (host, guest)
}

#[test]
fn times_that_a_host_gives_itself_or_takes_are_told_and_the_game_kept() {
    let next = any(&host_to_move().1.session, 0);
    for (left, is_told) in [
        ("left=298000/300000 ", false),
        ("left=298000/1500 ", true),
        ("left=298000/299999 ", true),
        ("left=300001/300000 ", true),
        ("left=298000/300001 ", true),
        ("", true),
    ] {
        let (_, mut guest) = host_to_move();
        decree(&mut guest, &format!("{left}move {next}"));
        let count = usize::from(is_told);
        assert_eq!(impossible(&guest), (count, count), "{left}");
        assert_eq!((disbelieved(&guest), guest.done.fault()), (None, None), "{left}");
    }
}

#[test]
fn a_clock_that_the_host_has_taken_is_not_over() {
    let (_, mut guest) = host_to_move();
    let next = any(&guest.session, 0);
    decree(&mut guest, &format!("left=298000/1500 move {next}"));
    for _ in 0..5 {
        guest.elapse(ms(1000));
    }
    decree(&mut guest, "left=298000/0 timeout white");
    assert!(
        matches!(disbelieved(&guest), Some((LogEvent::Timeout(_), None))),
        "it is kept already"
    );
    assert_eq!(impossible(&guest), (1, 1));
}

#[test]
fn a_clock_that_was_taken_little_by_little_is_not_over() {
    let (_, mut guest) = guest_to_move();
    for left in [200_000, 100_000, 1000] {
        guest.elapse(ms(2000));
        let own = any(&guest.session, 0);
        guest.play(own);
        guest.done.sent.clear();
        decree(&mut guest, &format!("left=300000/{left} move {own}"));
        let next = any(&guest.session, 0);
        decree(&mut guest, &format!("left=300000/{left} move {next}"));
    }
    decree(&mut guest, "left=300000/0 timeout white");
    assert!(matches!(disbelieved(&guest), Some((LogEvent::Timeout(_), Some(_)))));
    assert_eq!(impossible(&guest), (0, 0));
}

#[test]
fn other_times_on_coming_back_or_in_a_ping_are_told_once() {
    for (left, expected) in [("300000/298000", 0), ("330000/298000", 1), ("300000/300001", 1)] {
        let (mut host, mut guest) = guest_to_move();
        both(&mut host, &mut guest, 4, 1000);
        guest.close();
        guest.elapse(ms(1000));
        let outputs = guest.guest.connected(othello_peer::ConnectionId(2));
        guest.done.take(outputs);
        guest.id = othello_peer::ConnectionId(2);
        let events = guest.guest.game().log().len();
        guest.receive("othello-link 3 liar");
        guest.receive("seat Ada");
        guest.receive(&format!("log {} {events} left={left}", events + 1));
        guest.receive(&format!("ping 1 left={left}"));
        assert_eq!(impossible(&guest), (expected, expected), "{left}");
        assert_eq!((miscounted(&guest), guest.done.fault()), (None, None), "{left}");
    }
}

#[test]
fn those_who_watch_are_told_of_times_that_cannot_be_and_keep_no_game() {
    let (mut host, _) = guest_to_move();
    let mut watcher = GuestNode::new(Seat::Watch, "Nora", 9);
    connect(&mut host, &mut watcher, 7);
    assert_eq!(impossible(&watcher), (0, 0));
    watcher.receive("ping 1 left=300000/299000");
    assert_eq!(impossible(&watcher), (0, 0), "the guest's clock runs");
    watcher.receive("ping 2 left=330000/299000");
    watcher.receive("ping 3 left=340000/299000");
    assert_eq!((impossible(&watcher), watcher.done.fault()), ((1, 0), None));
}

#[test]
fn a_game_is_kept_once_however_much_a_host_says() {
    let (_, mut guest) = guest_to_move();
    for _ in 0..3 {
        decree(&mut guest, "left=200000/200000 pause");
        decree(&mut guest, "left=200000/200000 resume");
    }
    let kept = |event: &&PeerEvent| matches!(event, PeerEvent::Unfounded(_, Some(_)));
    assert_eq!(guest.done.told.iter().filter(kept).count(), 1);
}

#[test]
fn what_was_asked_for_agreed_to_or_done_is_believed_also_after_a_lost_connection() {
    let (mut host, mut guest) = guest_to_move();
    let outputs = guest.guest.ask(&guest.session, Request::Undo { plies: 1 }).unwrap();
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    host.answer(Consent::Yes);
    deliver(&mut host, &mut [&mut guest]);
    let outputs = host.host.ask(&mut host.session, Request::Pause).unwrap();
    host.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    let outputs = guest.guest.answer(Consent::Yes);
    guest.done.take(outputs);
    // The host hears it, and the guest does not hear what has come of it.
    let lines = std::mem::take(&mut guest.done.sent);
    for (id, line) in lines {
        host.receive(id, &line.to_string());
    }
    host.done.sent.clear();
    host.close(guest.id);
    guest.close();
    connect(&mut host, &mut guest, 2);
    assert!(guest.guest.game().is_paused());
    assert_eq!(disbelieved(&guest), None);
    let mut again = guest.killed();
    connect(&mut host, &mut again, 3);
    assert_eq!(disbelieved(&again), None, "what it has agreed to before is not known");
}

#[test]
fn time_that_is_over_by_the_measure_here_is_believed() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 320, 1000);
    assert!(guest.session.result().is_some());
    assert_eq!((disbelieved(&guest), miscounted(&guest)), (None, None));
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 200, 1000);
    decree(&mut guest, "left=300000/0 timeout white");
    assert!(disbelieved(&guest).is_some());
}

#[test]
fn a_host_that_counts_its_own_turn_short_is_told_from_the_other() {
    let (mut host, mut guest) = guest_to_move();
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    both(&mut host, &mut guest, 12, 1000);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(miscounted(&guest), None);
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    both(&mut host, &mut guest, 12, 100);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    let Some((1, Measured::AtLeast(least))) = miscounted(&guest) else { panic!("ten seconds") };
    assert!((10..=12).contains(&least.as_secs()), "{least:?}");
}

#[test]
fn a_host_that_has_not_answered_for_long_and_counts_little_is_told_of() {
    let (mut host, mut guest) = guest_to_move();
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    both(&mut host, &mut guest, 2, 1000);
    // Its program is stopped, and does not count that.
    (0..40).for_each(|_| guest.elapse(ms(1000)));
    assert!(guest.done.told.contains(&PeerEvent::Lost));
    host.close(guest.id);
    host.play_any(0);
    connect(&mut host, &mut guest, 2);
    assert_eq!(miscounted(&guest), Some((2, Measured::UpTo(ms(42_000)))));
}

#[test]
fn a_host_that_charges_its_guest_too_much_is_told_of() {
    let (mut host, mut guest) = guest_to_move();
    both(&mut host, &mut guest, 5, 5000);
    let Some((charged, Measured::AtMost(most))) = miscounted(&guest) else {
        panic!("it is told while the turn lasts")
    };
    assert!(ms(charged * 1000) >= most + ms(2000), "{charged} {most:?}");
    let is_told = |event: &&PeerEvent| matches!(event, PeerEvent::Miscounted { .. });
    assert_eq!(guest.done.told.iter().filter(is_told).count(), 1, "once");
    guest.done.told.clear();
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest]);
    let Some((15, Measured::AtMost(most))) = miscounted(&guest) else {
        panic!("five times as much, less the allowance")
    };
    assert!(most <= ms(7000), "{most:?}");
}

#[test]
fn a_host_that_leaves_adjourns_the_game_and_one_that_was_killed_has_thought_meanwhile() {
    for is_left in [true, false] {
        let (mut host, mut guest) = guest_to_move();
        guest.play_any(0);
        deliver(&mut host, &mut [&mut guest]);
        let mut again = host.killed(super::nodes::terms("5"), usize::MAX);
        if is_left {
            let outputs = host.host.leave();
            host.done.take(outputs);
            deliver(&mut host, &mut [&mut guest]);
        }
        guest.close();
        guest.elapse(ms(60_000));
        connect(&mut again, &mut guest, 2);
        again.play_any(0);
        deliver(&mut again, &mut [&mut guest]);
        assert_eq!(miscounted(&guest).is_none(), is_left);
    }
}
