//! Text that is pasted.

use std::time::Duration;

use othello::screen;
use othello::screen::bursts::{Bursts, Typed};
use othello::screen::model::Model;
use othello_board::app::screen_input::ScreenInput;
use othello_core::board::Color;
use othello_core::rules::Rules;
use othello_session::Setup;
use proptest::prelude::*;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::support::{app_with, check, model, moves, notice, paste, press, timed, update, window};

#[test]
fn a_paste_says_that_names_or_clock_are_gone() {
    let check = |names: bool, text: &str, expected: &str| {
        let mut model = if names { named() } else { timed() };
        paste(&mut model, text);
        assert_eq!(notice(&model), expected);
    };
    check(true, "f5", "Loaded 1 move, without names or a clock.");
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
fn a_pasted_position_is_copied_while_it_has_no_moves() {
    let position = "---------------------------OX------XXX-------------------------- O";
    let mut model = check("", "", "");
    paste(&mut model, position);
    assert_eq!(press(&mut model, "y"), [format!("copy {position}")]);
}

#[test]
fn a_paste_goes_into_an_open_text_field() {
    let mut model = model();
    press(&mut model, "s");
    paste(&mut model, "f5d6\nc3");
    assert_eq!(model.typed_text(), Some("f5d6c3"));
    assert_eq!(press(&mut model, "Backspace ! Enter"), ["save  as f5d6c!"]);
    assert_eq!((moves(&model).as_str(), window(&model)), ("", ""));
    let mut model = check("f5 x", "f5", "resign?");
    paste(&mut model, "d3c3");
    assert_eq!((moves(&model).as_str(), window(&model)), ("f5", "resign?"));
}

#[test]
fn a_paste_is_ignored_while_the_game_is_paused() {
    let mut model = timed();
    press(&mut model, "f5 p");
    assert_eq!(paste(&mut model, "d3c3"), [""; 0]);
    assert_eq!((moves(&model).as_str(), window(&model)), ("f5", "pause"));
}

/// A tournament game that Black won 42-22, with two moves swapped.
const FAULTY: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h7h6g6h2b4f8f7b2a1b3a2b5a6\
                      a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1 42-22";

#[test]
fn repairs_are_chosen_by_arrows_and_clicks() {
    let mut model = model();
    // The first 40 moves, of which the last is illegal: several others may have been meant.
    paste(&mut model, &(FAULTY[..2 * 39].to_owned() + "h8"));
    let offered = model.app().features.repairs.offered().unwrap().repairs.clone();
    assert!(offered.len() > 1, "{offered:?}");
    press(&mut model, "Down Enter");
    assert_eq!(model.view().game().plies(), offered[1].game.plies());
}

/// Texts that people paste: games, letters, code.
fn pasted_texts() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        3 => "[a-h][1-8]",
        2 => "[a-z]{1,9}",
        1 => "[1-9][0-9]?\\.",
        1 => "[A-Z][a-z]{1,6}[,.!?]?",
        1 => prop::sample::select(vec![
            "resign", "yes", "x", "y", "delete", "undo", "new", "\n", "\n\n", "fn main() {", "}", "//", "1-0",
            "[Event \"Club\"]", "quit", ":resign", "Ada", "\t", "=", "ne\u{fc}n", "対局",
        ]).prop_map(str::to_owned),
    ];
    let separator = prop::sample::select(vec![" ", "\n", " ", ", ", ""]);
    prop::collection::vec((word, separator), 2..40)
        .prop_map(|parts| parts.into_iter().map(|(word, between)| word + between).collect())
}

/// Sends a text as the keys of a terminal that does not mark what is pasted.
fn send_as_keys(model: &mut Model, text: &str) {
    let key = |letter| match letter {
        '\n' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        letter => KeyCode::Char(letter),
    };
    let mut bursts = Bursts::default();
    bursts.receive(
        text.chars().map(|it| Event::Key(KeyEvent::from(key(it)))),
        Duration::from_secs(1),
    );
    bursts.end();
    while let Some(typed) = bursts.take_next() {
        let message = match typed {
            Typed::Burst(text) => Some(ScreenInput::Burst(text)),
            // Without the loop, which has them answer nothing.
            Typed::Among(_) if model.app().question().is_some() => None,
            Typed::Among(key) => {
                screen::input_of_event(model, Event::Key(key), Rect::new(0, 0, 80, 24))
            }
            Typed::Event(event) => screen::input_of_event(model, event, Rect::new(0, 0, 80, 24)),
        };
        if let Some(message) = message {
            update(model, message);
        }
    }
}

proptest! {
    #[test]
    fn no_text_that_comes_as_keys_changes_a_game_unasked(text in pasted_texts()) {
        prop_assume!(text.chars().count() > 5 && !text.starts_with(':'));
        let before = moves(&check("f5d6c3d3c4", "f5d6c3d3c4", ""));
        for is_marked in [true, false] {
            let mut model = check("f5d6c3d3c4", "f5d6c3d3c4", "");
            if is_marked {
                paste(&mut model, &text);
            } else {
                send_as_keys(&mut model, &text);
            }
            let now = moves(&model);
            prop_assert_eq!(&now, &before);
            prop_assert_eq!(model.session().result(), None);
        }
    }
}

#[test]
fn a_command_that_comes_at_once_is_one() {
    let mut model = check("f5d6c3d3c4", "f5d6c3d3c4", "");
    send_as_keys(&mut model, ":resign\n");
    assert_eq!(window(&model), "resign?");
    assert_eq!(model.session().result(), None);
    send_as_keys(&mut model, "yes, it is mine\n");
    assert_eq!(window(&model), "resign?", "no text answers");
    let mut model = check("f5d6c3d3c4", "f5d6c3d3c4", "");
    send_as_keys(&mut model, ":resign yes\n");
    assert_eq!((window(&model), model.session().result()), ("commands", None));
}

#[test]
fn a_question_comes_before_a_game_that_came_as_keys() {
    let mut model = check("f5d6", "f5d6", "");
    send_as_keys(&mut model, "1. c4 c3 2. d3 c5\n");
    assert_eq!(window(&model), "new_game.load");
    let mut model = app_with(Setup::new(Rules::OTHELLO));
    send_as_keys(&mut model, "1. f5 d6 2. c3 d3\n");
    assert_eq!(moves(&model), "f5d6c3d3");
}
