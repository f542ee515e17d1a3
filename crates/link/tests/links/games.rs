//! Whole games: moves, undo, resignation, rematch, pause, hints.

use othello_core::board::Color;
use othello_core::result::Reason;
use othello_core::rules::Preset;
use othello_core::square::Square;
use othello_peer::{LogEvent, Output, PeerEvent, Presence, ProposalError, Request, Terms};
use othello_session::Session;

use super::wire::{Wire, left, othello, with_clock};

#[test]
fn both_sides_see_the_same_game_from_the_first_move_to_the_result() {
    for preset in Preset::ALL {
        let mut wire = Wire::joined(Terms { rules: preset.rules(), ..othello() });
        while wire.host.session.to_move().is_some() {
            wire.play_some(1);
        }
        wire.assert_same();
        assert!(wire.guest.session.result().is_some());
        let names = wire.guest.session.names();
        assert_eq!(names.black.as_ref().map(ToString::to_string).as_deref(), Some("Ada"));
        assert_eq!(names.white.as_ref().map(ToString::to_string).as_deref(), Some("Emile"));
    }
}

#[test]
fn only_the_player_to_move_may_move_and_only_while_both_are_there() {
    let mut wire = Wire::new(othello());
    let play =
        |node: &mut super::wire::Node| node.peer.play(&mut node.session, Square::D3).map(drop);
    assert_eq!(play(&mut wire.host), Err(ProposalError::NotConnected));
    assert_eq!(wire.host.peer.presence(), Presence::Expected);
    wire.connect();
    wire.deliver();
    assert!(matches!(wire.host.peer.presence(), Presence::Here(Some(_))));
    assert_eq!(play(&mut wire.guest), Err(ProposalError::NotYourTurn));
    wire.cut();
    assert_eq!(play(&mut wire.host), Err(ProposalError::NotConnected));
    assert!(matches!(wire.host.peer.presence(), Presence::Away(_)));
    assert!(matches!(
        wire.last_told(),
        [Some(Output::Event(PeerEvent::Lost)), Some(Output::Event(PeerEvent::Lost))]
    ));
}

#[track_caller]
fn ask(wire: &mut Wire, color: Color, request: Request) {
    let node = wire.side(color);
    let outputs = node.peer.ask(&mut node.session, request).unwrap();
    node.take(outputs);
    wire.deliver();
}

#[track_caller]
fn accept(wire: &mut Wire, color: Color) {
    let node = wire.side(color);
    let outputs = node.peer.accept(&mut node.session);
    node.take(outputs);
    wire.deliver();
    wire.assert_same();
}

#[test]
fn an_undo_needs_the_other_players_consent() {
    for asker in Color::BOTH {
        let mut wire = Wire::joined(othello());
        wire.play_some(4);
        ask(&mut wire, asker, Request::Undo { plies: 2 });
        assert_eq!(wire.side(!asker).peer.request(), Some(&Request::Undo { plies: 2 }));
        assert_eq!(wire.host.session.game().plies().len(), 4);
        let node = wire.side(!asker);
        let outputs = node.peer.decline();
        node.take(outputs);
        wire.deliver();
        let declined = Output::Event(PeerEvent::Declined(Request::Undo { plies: 2 }));
        assert_eq!(wire.side(asker).told.last(), Some(&declined));
        ask(&mut wire, asker, Request::Undo { plies: 2 });
        accept(&mut wire, !asker);
        assert_eq!(wire.guest.session.game().plies().len(), 2);
        assert_eq!(wire.side(!asker).peer.request(), None);
    }
}

#[test]
fn a_move_takes_back_every_open_request() {
    let mut wire = Wire::joined(othello());
    wire.play_some(2);
    ask(&mut wire, Color::White, Request::Undo { plies: 1 });
    wire.play_some(1);
    assert_eq!((wire.host.peer.request(), wire.guest.peer.own_request()), (None, None));
    accept(&mut wire, Color::Black);
    assert_eq!(wire.host.session.game().plies().len(), 3);
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
    assert_eq!(wire.guest.session.game().plies().len(), 1);
}

#[test]
fn either_player_resigns_at_any_time_and_the_end_can_be_undone_by_agreement() {
    for color in Color::BOTH {
        let mut wire = Wire::joined(with_clock("5+3"));
        wire.play_some(3);
        let node = wire.side(color);
        let outputs = node.peer.resign(&mut node.session).unwrap();
        node.take(outputs);
        wire.deliver();
        wire.assert_same();
        let result = wire.guest.session.result().unwrap();
        assert_eq!((result.winner, result.reason), (Some(!color), Reason::Resignation));
        ask(&mut wire, color, Request::Undo { plies: 1 });
        accept(&mut wire, !color);
        assert!(wire.host.session.result().is_none());
    }
}

#[test]
fn a_match_goes_on_with_the_colours_exchanged_and_new_rules_need_consent() {
    let mut wire = Wire::joined(Terms { best_of: 3, ..othello() });
    wire.play_some(2);
    let node = wire.side(Color::White);
    let outputs = node.peer.resign(&mut node.session).unwrap();
    node.take(outputs);
    wire.deliver();
    let next = wire.host.session.next_setup();
    let terms = Terms { host: Color::White, names: next.names.clone(), best_of: 3, ..othello() };
    ask(&mut wire, Color::White, Request::Game(terms));
    accept(&mut wire, Color::Black);
    assert_eq!(wire.host.peer.color(), Some(Color::White));
    let session: &Session = &wire.guest.session;
    assert_eq!((session.series().games(), session.series().tally(Color::White).halves), (1, 2));
    let Some(Output::Happened(applied)) = wire.guest.told.last() else { panic!() };
    assert_eq!(applied.replaced.as_ref().map(|record| record.game.plies().len()), Some(2));
    let reversi = Terms { rules: Preset::Reversi32.rules(), ..othello() };
    ask(&mut wire, Color::Black, Request::Game(reversi.clone()));
    accept(&mut wire, Color::White);
    assert_eq!(wire.host.session.game().rules(), reversi.rules);
    assert_eq!(wire.host.session.series().games(), 0);
}

#[test]
fn a_pause_and_hints_need_both() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    ask(&mut wire, Color::White, Request::Pause);
    accept(&mut wire, Color::Black);
    assert!(wire.guest.peer.is_paused());
    assert!(!wire.guest.peer.runs_clock(&wire.guest.session));
    let node = wire.side(Color::Black);
    let paused = node.peer.play(&mut node.session, Square::C3).unwrap_err();
    assert_eq!(paused.to_string(), "the game is paused");
    ask(&mut wire, Color::Black, Request::Resume);
    accept(&mut wire, Color::White);
    assert!(!wire.host.peer.is_paused());
    ask(&mut wire, Color::Black, Request::Hints);
    assert!(!wire.host.peer.has_hints());
    accept(&mut wire, Color::White);
    assert!(wire.host.peer.has_hints() && wire.guest.peer.has_hints());
    assert_eq!(wire.host.peer.log().events().last(), Some(&LogEvent::Hints));
}

#[test]
fn who_stays_for_a_minute_may_take_the_win() {
    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    wire.cut();
    wire.elapse(59_999);
    let early = wire.host.peer.claim(&mut wire.host.session).unwrap_err();
    assert_eq!(early, ProposalError::NotAway);
    wire.elapse(1);
    let outputs = wire.host.peer.claim(&mut wire.host.session).unwrap();
    wire.host.take(outputs);
    assert_eq!(wire.host.session.result().unwrap().winner, Some(Color::Black));
    wire.connect();
    wire.deliver();
    wire.assert_same();

    let mut wire = Wire::joined(othello());
    wire.play_some(3);
    wire.cut();
    wire.elapse(60_000);
    let outputs = wire.guest.peer.claim(&mut wire.guest.session).unwrap();
    wire.guest.take(outputs);
    wire.connect();
    wire.deliver();
    wire.assert_same();
    assert_eq!(wire.host.session.result().unwrap().winner, Some(Color::White));
}

#[test]
fn names_as_long_as_can_be_reach_the_other_side_as_they_are_here() {
    for name in ["x".repeat(100), "é\u{3000}".repeat(40), "%".repeat(40), "👩\u{200d}🚀".repeat(20)]
    {
        let mut wire = Wire::named(othello(), &name);
        wire.connect();
        wire.deliver();
        wire.play_some(2);
        wire.assert_same();
        assert_eq!(wire.guest.closed + wire.host.closed, 0, "{name}");
    }
}

#[test]
fn hints_do_not_give_back_the_time_of_the_turn() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.elapse(5_000);
    ask(&mut wire, Color::White, Request::Hints);
    accept(&mut wire, Color::Black);
    wire.elapse(5_000);
    wire.play_some(1);
    wire.assert_same();
    assert_eq!(left(&wire.guest).black, 290_000);
}
