//! The owner of the seat, and those who watch.

use othello_core::board::Color;
use othello_peer::{Line, Parting, PeerEvent, Presence, ProposalError, Role, Seat};

use super::nodes::{GuestNode, HostNode, assert_same, connect, deliver, ms, pair, play, terms};

#[test]
fn the_seat_belongs_to_the_first_guest_and_others_watch() {
    let (mut host, mut guest) = pair("-");
    let mut other = GuestNode::new(Seat::Play, "Mallory", 8);
    connect(&mut host, &mut other, 2);
    assert_eq!(other.done.told, [PeerEvent::SeatTaken, PeerEvent::Joined]);
    assert_eq!(other.guest.game().role(), Role::Watcher);
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest, &mut other]);
    let tried = other.guest.play(&other.session, super::nodes::any(&other.session, 0), None);
    assert_eq!(tried, Err(ProposalError::Watching));
    guest.play_any(0);
    deliver(&mut host, &mut [&mut guest, &mut other]);
    assert_eq!(other.session.game(), host.session.game());
    // Also while the guest is away, and after the host was killed.
    host = host.killed(terms("-"), usize::MAX);
    other.close();
    connect(&mut host, &mut other, 3);
    assert_eq!(other.guest.game().role(), Role::Watcher);
    guest.close();
    connect(&mut host, &mut guest, 4);
    assert_same(&host, &guest);
    assert_eq!(guest.guest.game().role(), Role::Guest);
}

#[test]
fn a_newer_connection_of_the_same_guest_ends_the_older_one() {
    let (mut host, mut before) = pair("-");
    let mut guest = before.killed();
    connect(&mut host, &mut guest, 2);
    assert!(host.done.closed.contains(&before.id));
    host.play_any(0);
    deliver(&mut host, &mut [&mut guest, &mut before]);
    assert_same(&host, &guest);
    assert_eq!(before.session.game().plies().len(), 0);
}

#[test]
fn a_freed_seat_goes_to_another_guest_and_not_back() {
    let (mut host, mut stranger) = pair("-");
    play(&mut host, &mut stranger, 2);
    let outputs = host.host.free_seat(&mut host.session).unwrap();
    host.done.take(outputs);
    deliver(&mut host, &mut [&mut stranger]);
    assert_eq!(stranger.done.told.last(), Some(&PeerEvent::Parted(Parting::SentAway)));
    assert_eq!(host.host.presence(), Presence::Expected);
    connect(&mut host, &mut stranger, 2);
    assert_eq!(stranger.guest.game().role(), Role::Watcher);
    let mut friend = GuestNode::new(Seat::Play, "Emile", 9);
    connect(&mut host, &mut friend, 3);
    assert_eq!(friend.guest.game().role(), Role::Guest);
    assert_eq!(host.host.guest().map(ToString::to_string), Some("Emile".into()));
    play(&mut host, &mut friend, 2);
    assert_same(&host, &friend);
    let killed = host.killed(terms("-"), usize::MAX);
    assert_eq!(killed.host.owner(), Some(friend.identity));
    host.close(stranger.id);
    assert!(host.host.free_seat(&mut host.session).is_ok());
    assert_eq!(host.host.free_seat(&mut host.session), Err(ProposalError::NoSeat));
}

#[test]
fn a_guest_whose_seat_was_freed_while_it_was_away_watches_without_its_move() {
    let (mut host, mut guest) = pair("-");
    play(&mut host, &mut guest, 1);
    guest.play_any(0);
    guest.done.sent.clear();
    host.close(guest.id);
    guest.close();
    let outputs = host.host.free_seat(&mut host.session).unwrap();
    host.done.take(outputs);
    connect(&mut host, &mut guest, 2);
    assert_eq!(guest.guest.game().role(), Role::Watcher);
    assert_eq!(guest.guest.proposed_move(), None);
    assert!(!host.done.closed.contains(&guest.id), "{:?}", guest.done.told);
    assert_same(&host, &guest);
}

#[test]
fn whoever_waits_for_the_seat_has_it_once_it_is_free() {
    let (mut host, mut stranger) = pair("-");
    let mut friend = GuestNode::new(Seat::Play, "Emile", 9);
    connect(&mut host, &mut friend, 2);
    let outputs = host.host.free_seat(&mut host.session).unwrap();
    host.done.take(outputs);
    deliver(&mut host, &mut [&mut stranger, &mut friend]);
    assert_eq!(friend.guest.game().role(), Role::Guest);
    assert_eq!(friend.session.players()[Color::White], othello_session::Player::Human);
    play(&mut host, &mut friend, 4);
    assert_same(&host, &friend);
}

#[test]
fn the_names_are_those_of_the_guest_who_plays() {
    let mut host = HostNode::new(terms("-"));
    let mut stranger = GuestNode::new(Seat::Play, "Mallory", 8);
    connect(&mut host, &mut stranger, 1);
    assert_eq!(host.session.name(Color::White), "Mallory");
    let outputs = host.host.free_seat(&mut host.session).unwrap();
    host.done.take(outputs);
    let mut friend = GuestNode::new(Seat::Play, "Emile", 9);
    connect(&mut host, &mut friend, 2);
    assert_eq!(host.session.name(Color::White), "Emile");
    assert_same(&host, &friend);
}

#[test]
fn eight_watch_and_are_sent_away_one_by_one() {
    let (mut host, mut guest) = pair("-");
    let mut watchers: Vec<_> = (0..9).map(|_| GuestNode::new(Seat::Watch, "Nora", 1)).collect();
    for (number, watcher) in (2..).zip(&mut watchers) {
        connect(&mut host, watcher, number);
    }
    assert_eq!(host.host.watchers().len(), 8);
    assert!(matches!(&watchers[8].done.told[..], [PeerEvent::Parted(_)]));
    let first = host.host.watchers()[0].connection;
    let outputs = host.host.dismiss(first);
    host.done.take(outputs);
    assert!(host.done.sent.contains(&(first, Line::Bye(Parting::SentAway))));
    assert_eq!(host.host.watchers().len(), 7);
    play(&mut host, &mut guest, 4);
    assert_same(&host, &guest);
}

#[test]
fn those_who_say_nothing_are_given_up_and_do_not_pile_up() {
    let mut host = HostNode::new(terms("-"));
    for number in 0..100 {
        let id = othello_peer::ConnectionId(number);
        let outputs =
            host.host.connected(id, othello_peer::Identity([9; 32]), othello_peer::Admission::Play);
        host.done.take(outputs);
    }
    assert_eq!(host.done.closed.len(), 84);
    for _ in 0..21 {
        host.elapse(ms(1000));
    }
    assert_eq!(host.done.closed.len(), 100);
    let mut guest = GuestNode::new(Seat::Play, "Emile", 7);
    connect(&mut host, &mut guest, 200);
    assert_same(&host, &guest);
}

#[test]
fn the_host_may_end_a_game_whose_guest_has_stayed_away_for_an_hour() {
    let (mut host, mut guest) = pair("-");
    play(&mut host, &mut guest, 3);
    host.close(guest.id);
    host.elapse(ms(59 * 60 * 1000));
    let refused = host.host.end_absent(&mut host.session);
    assert_eq!(refused, Err(ProposalError::NotAway));
    host.elapse(ms(60 * 1000));
    let outputs = host.host.end_absent(&mut host.session).unwrap();
    host.done.take(outputs);
    assert_eq!(host.session.result().and_then(|result| result.winner), Some(Color::Black));
    guest.close();
    connect(&mut host, &mut guest, 2);
    assert_same(&host, &guest);
}
