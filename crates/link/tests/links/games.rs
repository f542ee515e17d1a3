//! Games between two honest sides.

use othello_core::balanced::BalancedOpening;
use othello_core::board::Color;
use othello_core::result::Reason;
use othello_core::rules::Preset;
use othello_core::square::Square;
use othello_peer::{LogEvent, Output, Presence, Reply, Request, Terms};

use super::wire::{Wire, othello, with_clock};

#[test]
fn a_whole_game_is_the_same_on_both_sides() {
    let mut wire = Wire::joined(Terms { host: Color::White, ..with_clock("5+3") });
    assert_eq!(wire.guest.peer.color(), Some(Color::Black));
    while wire.host.session.to_move().is_some() {
        wire.elapse(700);
        wire.play_some(1);
    }
    wire.assert_same();
    assert!(wire.host.session.result().is_some());
    assert!(matches!(wire.host.peer.presence(), Presence::Here(Some(_))));
    assert_eq!((wire.host.fault(), wire.guest.fault()), (None, None));
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
        wire.ask(color, Request::Undo { plies: 1 });
        wire.answer(!color, Reply::Yes);
        assert!(wire.host.session.result().is_none());
        wire.assert_same();
    }
}

#[test]
fn a_match_goes_on_with_the_colours_exchanged_and_names_stay_with_the_players() {
    let mut wire = Wire::joined(Terms { best_of: 3, ..othello() });
    wire.play_some(2);
    wire.guest.attempt(othello_peer::Peer::resign).unwrap();
    wire.deliver();
    let mut terms = Terms { host: Color::White, best_of: 3, ..othello() };
    terms.names.black = "Loser".parse().ok();
    wire.ask(Color::White, Request::Game(terms));
    wire.answer(Color::Black, Reply::Yes);
    assert_eq!(wire.host.peer.color(), Some(Color::White));
    for session in [&wire.host.session, &wire.guest.session] {
        let names = Color::BOTH.map(|color| session.name(color));
        assert_eq!(names, ["Emile", "Ada"]);
        assert_eq!((session.series().games(), session.series().tally(Color::White).halves), (1, 2));
    }
    let Some(Output::Happened(applied)) = wire.guest.told.last() else { panic!() };
    assert_eq!(applied.replaced.as_ref().map(|record| record.game.plies().len()), Some(2));
    let reversi = Terms { rules: Preset::Reversi32.rules(), ..othello() };
    wire.ask(Color::Black, Request::Game(reversi.clone()));
    wire.answer(Color::White, Reply::Yes);
    assert_eq!(wire.host.session.game().rules(), reversi.rules);
}

#[test]
fn a_game_begins_with_given_moves_once_the_guest_has_seen_them() {
    let start = vec![Square::D3, Square::C3, Square::C4];
    let terms = Terms { start, ..with_clock("5") };
    let mut wire = Wire::new(terms.clone());
    wire.connect();
    wire.deliver();
    assert!(wire.guest.peer.log().is_empty());
    let Some(othello_peer::Question::Request(Request::Game(offered))) = wire.guest.question()
    else {
        panic!("{:?}", wire.guest.question())
    };
    assert_eq!(offered.start, terms.start);
    wire.guest.answer(Reply::Yes);
    wire.deliver();
    wire.assert_same();
    assert_eq!((wire.host.plies(), wire.guest.session.to_move()), (3, Some(Color::White)));
    // Free plies count from there, and nothing before it is undone.
    wire.elapse(30_000);
    wire.play_some(1);
    let error = wire.host.peer.ask(&mut wire.host.session, Request::Undo { plies: 2 });
    assert!(error.is_err());
    wire.elapse(30_000);
    wire.play_some(1);
    assert_eq!(super::wire::left(&wire.guest).black, 300_000);
    wire.elapse(2_000);
    assert_eq!(super::wire::left(&wire.guest).white, 298_000);
}

#[test]
fn a_balanced_opening_has_the_same_number_on_both_sides() {
    let opening = BalancedOpening::new(1234).unwrap();
    let mut wire = Wire::new(Terms { start: opening.moves().to_vec(), ..othello() });
    wire.connect();
    wire.deliver();
    let Some(othello_peer::Question::Request(Request::Game(offered))) = wire.guest.question()
    else {
        panic!("{:?}", wire.guest.question())
    };
    assert_eq!(offered.opening(), Some(opening));
    wire.guest.answer(Reply::Yes);
    wire.deliver();
    wire.assert_same();
    for session in [&wire.host.session, &wire.guest.session] {
        assert_eq!((session.opening(), session.game().plies().len()), (Some(opening), 8));
    }
}

#[test]
fn a_start_that_is_not_legal_is_not_offered_to_a_player() {
    let mut wire = Wire::joined(othello());
    let start = vec![Square::A1];
    let refused =
        wire.host.peer.ask(&mut wire.host.session, Request::Game(Terms { start, ..othello() }));
    assert!(refused.is_err());
    wire.guest.receive("ask 1 1 game rules=othello clock=- best-of=1 host=black start=a1");
    assert_eq!((wire.guest.question(), wire.guest.sent.pop_back()), (None, Some("no 1".into())));
}

#[test]
fn a_pause_and_hints_need_both() {
    let mut wire = Wire::joined(with_clock("5"));
    wire.play_some(2);
    wire.ask(Color::White, Request::Pause);
    wire.answer(Color::Black, Reply::Yes);
    assert!(wire.guest.peer.is_paused());
    assert!(!wire.guest.peer.runs_clock(&wire.guest.session));
    let node = wire.side(Color::Black);
    let paused = node.peer.play(&mut node.session, Square::C3).unwrap_err();
    assert_eq!(paused.to_string(), "the game is paused");
    wire.ask(Color::Black, Request::Resume);
    wire.answer(Color::White, Reply::Yes);
    assert!(!wire.host.peer.is_paused());
    wire.ask(Color::Black, Request::Hints);
    assert!(!wire.host.peer.has_hints());
    wire.answer(Color::White, Reply::Yes);
    assert!(wire.host.peer.has_hints() && wire.guest.peer.has_hints());
    let hints = |event: &LogEvent| {
        matches!(
            event,
            LogEvent::Agreed { request: Request::Hints, by: othello_peer::Basis::Question(_) }
        )
    };
    assert!(wire.host.peer.log().events().last().is_some_and(hints));
}

#[test]
fn names_as_long_as_can_be_reach_the_other_side_as_they_are_here() {
    for name in ["x".repeat(100), "é\u{3000}".repeat(40), "%".repeat(40), "👩\u{200d}🚀".repeat(20)]
    {
        let mut wire = Wire::new(othello());
        wire.guest.peer = othello_peer::Peer::guest(name.parse().ok());
        wire.connect();
        wire.deliver();
        wire.play_some(2);
        wire.assert_same();
        assert_eq!((wire.guest.fault(), wire.host.fault()), (None, None), "{name}");
    }
}

#[test]
fn no_line_makes_a_side_fail() {
    let lines = [
        "",
        "GET / HTTP/1.1",
        "restart",
        "seat x",
        "move d3",
        "host 0",
        "\u{1b}[2J",
        "ev 18446744073709551615",
        "ping 4294967295 18446744073709551615 left=1",
        "have 99999999999999999999 0",
        "log 0 0",
        "sum 1",
        "yes 0",
        "no 7",
        "withdraw 1",
        "grant 9",
        "contest 9",
        "claim 1 absence black",
        "try 0 move d3 used=0",
        "kept 77",
        "knock",
        "taken",
        "live",
        "keys - -",
        "keep 0",
        "clock 0 0",
        "agreed 0 h1 pause",
    ];
    for line in lines {
        for color in Color::BOTH {
            let mut wire = Wire::joined(with_clock("5"));
            wire.side(color).receive(line);
            wire.cut();
            wire.connect();
            wire.deliver();
            wire.play_some(1);
            wire.assert_same();
        }
    }
}
