//! The events on which both sides agree: moves, requests, and those that a guest is sent after it was away.

use othello_core::board::Color;
use othello_core::result::EndReason;
use othello_peer::{
    Admission, Consent, EventError, PeerEvent, Presence, ProposalError, Request, Seat, Terms,
};

use super::nodes::{GuestNode, assert_same, connect, connect_by, deliver, ms, pair, play, terms};

#[test]
fn a_whole_game_is_the_same_on_both_sides() {
    let (mut host, mut guest) = pair("-");
    while host.session.to_move().is_some() {
        play(&mut host, &mut guest, 1);
        assert_same(&host, &guest);
    }
    assert_eq!(guest.session.name(Color::Black), "Ada");
    assert_eq!(host.session.name(Color::White), "Emile");
}

#[test]
fn nobody_moves_for_the_other_or_twice() {
    let (mut host, mut guest) = pair("-");
    let square = super::nodes::any(&guest.session, 0);
    let refused = guest.guest.play(&guest.session, square, None);
    assert_eq!(refused, Err(ProposalError::NotYourTurn));
    play(&mut host, &mut guest, 1);
    let refused = host.host.play(&mut host.session, super::nodes::any(&guest.session, 0));
    assert_eq!(refused, Err(ProposalError::NotYourTurn));
    guest.play_any(0);
    assert!(guest.guest.proposed_move().is_some());
    let again = guest.guest.play(&guest.session, square, None);
    assert_eq!(again, Err(ProposalError::Waiting));
}

#[test]
fn a_guest_that_was_cut_off_is_sent_what_it_lacks_and_its_move_on_the_way_arrives() {
    let (mut host, mut guest) = pair("-");
    play(&mut host, &mut guest, 3);
    guest.play_any(1);
    guest.done.sent.clear();
    guest.close();
    host.close(guest.id);
    assert_eq!(host.host.presence(), Presence::Away(ms(0)));
    connect(&mut host, &mut guest, 2);
    assert_eq!(host.session.game().plies().len(), 4);
    host.play_any(0);
    host.done.sent.clear();
    guest.close();
    connect(&mut host, &mut guest, 3);
    assert_eq!(guest.session.game().plies().len(), 5);
    assert_same(&host, &guest);
}

#[test]
fn the_host_plays_on_while_the_guest_is_away() {
    let (mut host, mut guest) = pair("-");
    guest.close();
    host.close(guest.id);
    host.play_any(0);
    connect(&mut host, &mut guest, 2);
    assert_same(&host, &guest);
    assert_eq!(guest.session.game().plies().len(), 1);
}

#[test]
fn both_go_on_after_either_was_killed() {
    let (mut host, mut guest) = pair("5+3");
    play(&mut host, &mut guest, 7);
    host = host.killed(terms("5+3"), usize::MAX);
    guest.close();
    connect(&mut host, &mut guest, 2);
    play(&mut host, &mut guest, 2);
    guest = guest.killed();
    connect(&mut host, &mut guest, 3);
    play(&mut host, &mut guest, 2);
    assert_same(&host, &guest);
    assert_eq!(host.session.game().plies().len(), 11);
}

#[test]
fn a_guest_keeps_its_own_game_if_the_host_has_less_or_another() {
    let (mut host, mut guest) = pair("-");
    play(&mut host, &mut guest, 4);
    let lines = host.done.file.len() - 2;
    let mut set_back = host.killed(terms("-"), lines);
    guest.close();
    connect(&mut set_back, &mut guest, 2);
    let kept = |event: &PeerEvent| match event {
        PeerEvent::Diverged(record) => Some(record.game.plies().len()),
        _ => None,
    };
    assert_eq!(guest.done.told.iter().find_map(kept), Some(4));
    assert_eq!(guest.session.game().plies().len(), 2);
    play(&mut set_back, &mut guest, 2);
    assert_same(&set_back, &guest);
    guest = guest.killed();
    connect(&mut set_back, &mut guest, 3);
    assert_same(&set_back, &guest);
}

#[test]
fn requests_happen_once_the_other_agrees() {
    let (mut host, mut guest) = pair("5");
    play(&mut host, &mut guest, 4);
    for (request, plies) in [
        (Request::Undo { plies: 2 }, 2),
        (Request::Pause, 2),
        (Request::Resume, 2),
        (Request::Hints, 2),
        (Request::Game(Terms { host: Color::White, ..terms("3") }), 0),
    ] {
        let outputs = guest.guest.ask(&guest.session, request.clone()).unwrap();
        guest.done.take(outputs);
        deliver(&mut host, &mut [&mut guest]);
        assert!(host.host.question().is_some(), "{request}");
        host.answer(Consent::Yes);
        deliver(&mut host, &mut [&mut guest]);
        assert_eq!(guest.session.game().plies().len(), plies, "{request}");
        assert_eq!(guest.guest.own_request(), None, "{request}");
        assert_same(&host, &guest);
    }
    assert_eq!(guest.guest.game().color(), Some(Color::Black));
    assert_eq!(guest.session.name(Color::Black), "Emile");
    play(&mut host, &mut guest, 1);
    let outputs = host.host.ask(&mut host.session, Request::Undo { plies: 1 }).unwrap();
    host.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    let outputs = guest.guest.answer(Consent::Yes);
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(guest.session.game().plies().len(), 0);
    assert_same(&host, &guest);
}

#[test]
fn a_request_may_be_declined_taken_back_and_made_by_both() {
    let (mut host, mut guest) = pair("-");
    play(&mut host, &mut guest, 2);
    for _ in 0..4 {
        let outputs = guest.guest.ask(&guest.session, Request::Undo { plies: 1 }).unwrap();
        guest.done.take(outputs);
        deliver(&mut host, &mut [&mut guest]);
        host.answer(Consent::No);
        deliver(&mut host, &mut [&mut guest]);
        assert_eq!(guest.done.told.pop(), Some(PeerEvent::Declined(Request::Undo { plies: 1 })));
    }
    play(&mut host, &mut guest, 1);
    let outputs = guest.guest.ask(&guest.session, Request::Pause).unwrap();
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    let outputs = guest.guest.withdraw();
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    assert_eq!(host.host.question(), None);
    let outputs = guest.guest.ask(&guest.session, Request::Pause).unwrap();
    guest.done.take(outputs);
    let outputs = host.host.ask(&mut host.session, Request::Pause).unwrap();
    host.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    assert!(guest.guest.game().is_paused());
    assert_same(&host, &guest);
}

#[test]
fn nobody_is_asked_any_more_who_has_said_no_three_times() {
    let (mut host, mut guest) = pair("-");
    play(&mut host, &mut guest, 2);
    let mut shown = 0;
    for _ in 0..6 {
        let outputs = guest.guest.ask(&guest.session, Request::Undo { plies: 1 }).unwrap();
        guest.done.take(outputs);
        deliver(&mut host, &mut [&mut guest]);
        shown += u32::from(host.host.question().is_some());
        host.answer(Consent::No);
        deliver(&mut host, &mut [&mut guest]);
    }
    assert_eq!(shown, 3);
    play(&mut host, &mut guest, 1);
    let outputs = guest.guest.ask(&guest.session, Request::Undo { plies: 1 }).unwrap();
    guest.done.take(outputs);
    deliver(&mut host, &mut [&mut guest]);
    assert!(host.host.question().is_some(), "something has happened since");
}

#[test]
fn either_resigns_at_any_time() {
    for by_host in [true, false] {
        let (mut host, mut guest) = pair("-");
        play(&mut host, &mut guest, 1);
        if by_host {
            let outputs = host.host.resign(&mut host.session).unwrap();
            host.done.take(outputs);
        } else {
            let outputs = guest.guest.resign(&guest.session).unwrap();
            guest.done.take(outputs);
        }
        deliver(&mut host, &mut [&mut guest]);
        let winner = guest.session.result().map(|result| (result.winner, result.reason));
        let expected = if by_host { Color::White } else { Color::Black };
        assert_eq!(winner, Some((Some(expected), EndReason::Resignation)));
        assert_same(&host, &guest);
        let again = guest.guest.resign(&guest.session);
        assert_eq!(again, Err(ProposalError::Event(EventError::Over)));
    }
}

#[test]
fn a_void_ticket_leads_back_to_the_own_seat_alone() {
    let (mut host, mut guest) = pair("-");
    guest.close();
    host.close(guest.id);
    connect_by(&mut host, &mut guest, 2, Admission::Return);
    assert_same(&host, &guest);
    assert!(matches!(host.host.presence(), Presence::Here(_)));
    let mut other = GuestNode::new(Seat::Play, "Mallory", 8);
    connect_by(&mut host, &mut other, 3, Admission::Return);
    assert!(other.guest.game().log().is_empty());
    assert!(matches!(&other.done.told[..], [PeerEvent::Parted(_)]), "{:?}", other.done.told);
}
