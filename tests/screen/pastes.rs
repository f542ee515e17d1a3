//! Text that is pasted.

use othello::features::saving::save_as_window::SaveAsDialog;
use othello::screen::model::Model;
use othello_core::board::Color;
use othello_core::rules::Rules;
use othello_session::Setup;

use crate::support::{app, app_with, check, kept, moves, notice, paste, press, timed, window};

#[test]
fn a_pasted_transcript_is_loaded() {
    let check = |text: &str, expected: &str| {
        let mut app = app();
        paste(&mut app, text);
        assert_eq!((moves(&app).as_str(), window(&app)), (expected, ""), "{text:?}");
    };
    check("f5d6c3", "f5d6c3");
    check("  F5 D6\nC3\n", "f5d6c3");
    check("1. f5 d6 2. c3", "f5d6c3");
    check("Look at this game: f5d6c3, says Ann", "f5d6c3");
    check("[Black \"Ann\"]\n\n1. f5 d6 *", "f5d6");
}

#[test]
fn a_pasted_position_is_loaded() {
    let board = "-".repeat(26) + "XO" + &"-".repeat(36);
    let mut app = app();
    paste(&mut app, &format!("{board} X"));
    assert_eq!(app.session().position().board().to_string(), board);
    assert_eq!(app.session().to_move(), Some(Color::Black));
    assert_eq!(notice(&app), "Loaded a position.");
}

#[test]
fn a_paste_says_that_names_or_clock_are_gone() {
    let check = |names: bool, text: &str, expected: &str| {
        let mut app = if names { named() } else { timed() };
        paste(&mut app, text);
        assert_eq!(notice(&app), expected);
    };
    check(true, "f5", "Loaded 1 move, without names and clock.");
    check(true, "[Black \"Ann\"]\n\n1. f5 *", "Loaded 1 move, without a clock.");
    check(false, "f5d6", "Loaded 2 moves, without a clock. PageUp and Home browse them.");
}

/// A game with a clock between players with names.
fn named() -> Model {
    let mut setup = Setup::new(Rules::OTHELLO);
    setup.time_control = "5".parse().ok();
    setup.names[Color::White] = "Ben".parse().ok();
    app_with(setup)
}

#[test]
fn an_unreadable_paste_is_reported_and_changes_nothing() {
    let check = |text: &str, expected: &str| {
        let mut app = check("f5", "f5", "");
        let effects = paste(&mut app, text);
        assert_eq!((effects, moves(&app).as_str(), window(&app)), (Vec::new(), "f5", ""));
        assert_eq!(notice(&app), expected, "{text:?}");
    };
    check("", "Cannot paste: expected moves or a position, found neither.");
    check("hello world", "Cannot paste: expected moves or a position, found neither.");
    check("f5d6a1", "Cannot paste: move 3: a1 has no white disc next to it.");
    check("f5 d9", "Cannot paste: move 2: d9 is not on the board.");
    check("[Black", "Cannot paste: line 1, column 2: move 1: Black is not a move.");
}

#[test]
fn a_paste_asks_while_a_game_is_under_way_and_the_old_game_is_kept() {
    let mut app = check("f5 d6", "f5d6", "");
    paste(&mut app, "d3c3");
    assert_eq!((moves(&app).as_str(), window(&app)), ("f5d6", "load?"));
    press(&mut app, "n");
    assert_eq!((moves(&app).as_str(), window(&app)), ("f5d6", ""));
    paste(&mut app, "d3c3");
    let effects = press(&mut app, "y");
    assert_eq!((moves(&app).as_str(), kept(&effects)), ("d3c3", vec!["f5d6"]));
    assert_eq!(notice(&app), "Loaded 2 moves. PageUp and Home browse them.");
    press(&mut app, "x y");
    assert_eq!(kept(&paste(&mut app, "f5")), ["d3c3"]);
    assert_eq!(moves(&app), "f5", "a finished game is not asked about");
}

#[test]
fn a_paste_goes_into_an_open_text_field() {
    let mut app = app();
    press(&mut app, "s");
    paste(&mut app, "f5d6\nc3");
    assert_eq!(app.opened().map(SaveAsDialog::name), Some("f5d6c3"));
    assert_eq!(press(&mut app, "Backspace ! Enter"), ["save  as f5d6c!"]);
    assert_eq!((moves(&app).as_str(), window(&app)), ("", ""));
    let mut app = check("f5 x", "f5", "resign?");
    paste(&mut app, "d3c3");
    assert_eq!((moves(&app).as_str(), window(&app)), ("f5", "resign?"));
}

#[test]
fn a_paste_is_ignored_while_the_game_is_paused() {
    let mut app = timed();
    press(&mut app, "f5 p");
    assert_eq!(paste(&mut app, "d3c3"), [""; 0]);
    assert_eq!((moves(&app).as_str(), window(&app)), ("f5", "pause"));
}
