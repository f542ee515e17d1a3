//! Moves that are typed or played under the cursor, and the ends and passes after them.

use othello::words;
use std::time::Duration;

use othello::game::action::{Action, NewGameAction};
use othello::screen::message::{Message, WindowFocus};
use othello::screen::model::Model;
use othello::screen::preview;
use othello::screen::view::NoticeKind;
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::Record;
use othello_session::{Session, Setup};

use crate::storage::saved;
use crate::support::{
    app, app_with, check, check_notice, controller, moves, notice, picture, press, settings, timed,
    window,
};

#[test]
fn a_typed_square_is_played_at_once() {
    check("d3", "d3", "");
    check("D3 c 5", "d3c5", "");
    check("f5 f6 e6 f4", "f5f6e6f4", "");
}

#[test]
fn another_letter_replaces_the_typed_column() {
    check("c d 3", "d3", "");
    check("a h c d 3", "d3", "");
    let app = check("c d", "", "");
    assert_eq!(app.view().typed_column(), Some(3));
    assert_eq!(preview::sentence(&app.view()), "Column d: press 1-8 (Esc cancels)");
}

#[test]
fn any_other_key_and_a_click_cancel_the_typed_column() {
    for other in [
        "Left", "Tab", "Esc", "Down", ".", "i", "u", "r", "PageUp", "End", "y", "Y", "m", "t", "q",
        "? Esc", "n Esc", "x n", "p", "v Esc", "w Esc", "s Esc",
    ] {
        let app = check(&format!("d {other} 3"), "", "");
        let expected = "Type the column first, as in d3.".into();
        assert_eq!((app.view().typed_column(), notice(&app)), (None, expected), "{other}");
    }
    for click in [None, Some(Square::A1)] {
        let mut app = check("d", "", "");
        app.update(Message::Click(click));
        assert_eq!(app.view().typed_column(), None, "{click:?}");
    }
}

#[test]
fn a_typed_column_replaces_the_hint_of_the_first_move() {
    let app = check("d", "", "");
    assert_eq!(app.notice(), None);
}

#[test]
fn messages_that_are_not_input_leave_the_typed_column() {
    let mut app = check("d", "", "");
    for message in [
        Message::Elapse(Duration::from_secs(1)),
        Message::Hover(Some(Square::A1)),
        Message::Redraw,
        Message::Focus(WindowFocus::Unfocused),
        saved(Err("disk full")),
        saved(Ok(())),
    ] {
        app.update(message);
    }
    press(&mut app, "3");
    assert_eq!(moves(&app), "d3");
}

#[test]
fn a_digit_alone_asks_for_its_letter() {
    check_notice("3", "Type the column first, as in d3.");
    check_notice("d3 8", "Type the column first, as in d8.");
    assert_eq!(check("3", "", "").notice().unwrap().kind, NoticeKind::Warning);
}

#[test]
fn a_refused_square_gets_the_cursor_and_the_reason() {
    let refused = |script, square, reason: &str| {
        let app = check(script, "", "");
        assert_eq!((app.view().focus(), notice(&app)), (square, reason.into()), "{script}");
    };
    refused("a1", Square::A1, "a1 has no white disc next to it.");
    refused("e3", Square::E3, "e3 flips no discs.");
    refused("d4", Square::D4, "d4 is occupied.");
}

#[test]
fn the_cursor_stops_at_the_edge_and_no_letter_moves_it() {
    let app = check("Left Left Left Left Left Left", "", "");
    assert_eq!(app.view().focus(), Square::A3);
    assert_eq!(check("Up Up Up Up", "", "").view().focus(), Square::D1);
    let app = check("h", "", "");
    assert_eq!((app.view().focus(), app.view().typed_column()), (Square::D3, Some(7)));
    for key in ["j", "k", "l"] {
        assert_eq!(check(key, "", "").view().focus(), Square::D3, "{key}");
    }
    assert_eq!(
        check("Right Right Right Right Right Right Right", "", "").view().focus(),
        Square::H3
    );
}

#[test]
fn tab_goes_through_the_legal_squares_in_a_circle() {
    let focus = |script| check(script, "", "").view().focus().name();
    assert_eq!(["", "Tab", "Tab Tab", "Tab Tab Tab"].map(focus), ["d3", "e6", "f5", "c4"]);
    assert_eq!(focus("Tab Tab Tab Tab"), "d3");
    assert_eq!(["BackTab", "BackTab BackTab"].map(focus), ["c4", "f5"]);
    check("Tab Enter", "e6", "");
    check("Tab Space", "e6", "");
}

/// A game in nine moves: White has no disc left.
const WIPE_OUT: &str = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

#[test]
fn enter_on_a_finished_game_does_nothing() {
    let mut app = app();
    press(&mut app, WIPE_OUT);
    assert!(app.session().result().is_some());
    let before = app.clone();
    for key in ["Enter", "Space"] {
        assert_eq!(press(&mut app, key), [""; 0]);
        assert_eq!(app, before);
    }
    assert!(notice(&app).contains("13-0 on the board, 64-0 by the official count"));
    press(&mut app, "Enter n Esc Enter Enter");
    assert_eq!((app.game(), window(&app)), (before.game(), ""));
}

/// White to move in a position set up; after a1 Black has to pass.
fn before_a_pass() -> Model {
    let board = format!("-XO-----{}------XO", "-".repeat(48));
    let start = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::White);
    let record = Record::from(Game::from_position(start));
    Model::new(controller(Session::from_record(record)), settings())
}

#[test]
fn a_pass_is_announced_until_the_next_move() {
    let mut app = before_a_pass();
    assert_eq!(app.game().start().to_move(), Some(Color::White));
    press(&mut app, "a1");
    let position = app.session().position();
    assert_eq!(
        position.passed(),
        Some(Color::Black),
        "{}",
        words::moves::turn(&position, &words::result::colors())
    );
    let sentence = words::moves::pass(Color::Black, &words::result::colors());
    assert_eq!(notice(&app), sentence);
    press(&mut app, "Left Tab");
    app.update(Message::Hover(Some(Square::A1)));
    app.update(Message::Elapse(Duration::from_secs(60)));
    assert_eq!(notice(&app), sentence);
    press(&mut app, "? Esc");
    assert_eq!(notice(&app), sentence);
    app.update(Message::Act(Action::NewGame(NewGameAction::Rename(ByColor {
        black: None,
        white: "Emile".parse().ok(),
    }))));
    let names = ByColor { black: "Black".into(), white: "Emile".into() };
    assert_eq!(notice(&app), words::moves::pass(Color::Black, &names));
}

#[test]
fn sentences_about_moves_name_the_players() {
    let mut setup = Setup::new(Rules::OTHELLO);
    setup.names[Color::Black] = "Ada".parse().ok();
    let mut app = app_with(setup.clone());
    assert_eq!(preview::sentence(&app.view()), "Ada d3 flips 1 disc.");
    press(&mut app, "d3");
    assert_eq!(preview::sentence(&app.view()), "Ada d3 flips d4.");
    press(&mut app, "Tab");
    assert_eq!(preview::sentence(&app.view()), "White e3 flips 1 disc.");
    press(&mut app, "u");
    assert_eq!(notice(&app), "Undone: Ada d3.");
    press(&mut app, "r");
    assert_eq!(notice(&app), "Redone: Ada d3 flips d4.");

    // A name leaves room for what the move does.
    setup.names[Color::Black] = "Augusta Ada King".parse().ok();
    let app = app_with(setup);
    assert_eq!(preview::within(&app.view(), 40), "Augusta Ada King d3 flips 1 disc.");
    assert_eq!(preview::within(&app.view(), 24), "Black d3 flips 1 disc.");
}

#[test]
fn every_move_is_saved() {
    for (script, expected) in [
        ("d3", "save d3"),
        ("Enter", "save d3"),
        ("Space", "save d3"),
        ("f5 u", "save "),
        ("f5 u r", "save f5"),
        ("f5 x y", "save f5"),
    ] {
        let effects = press(&mut app(), script);
        assert_eq!(effects.last().map(String::as_str), Some(expected), "{script}");
    }
}

#[test]
fn the_first_hint_names_the_key_for_a_game_against_the_engine_until_players_are_chosen() {
    let named = Setup {
        names: ByColor { black: "Ada".parse().ok(), white: None },
        ..Setup::new(Rules::OTHELLO)
    };
    let start = "Arrows, click, or type d3";
    assert_eq!(notice(&app()), format!("{start} · n to play against the engine"));
    assert_eq!(notice(&app_with(named)), format!("{start} · ? help"));
    assert_eq!(notice(&timed()), format!("{start} · ? help"));
    assert!(picture(&app(), 40, 20).contains(&format!("{start} · ? help")));
}
