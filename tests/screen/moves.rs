//! Moves that are typed or played under the cursor, and the ends and passes after them.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::preview;
use othello::screen::view::NoticeKind;
use othello_board::app::call::Call;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::players;
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::Record;
use othello_session::{Session, Setup};
use othello_words::i18n::m;

use crate::support::{
    app, app_with, check, check_notice, done, model, notice, picture, press, settings, timed,
    window,
};
use othello_words::plies;

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
    let model = check("c d", "", "");
    assert_eq!(model.view().typed_column(), Some(3));
    assert_eq!(preview::sentence(&model.view()), "Column d: press 1-8 (Esc cancels)");
}

#[test]
fn any_other_key_and_a_click_cancel_the_typed_column() {
    for other in [
        "Left",
        "Tab",
        "Esc",
        "Down",
        ":legal",
        ":learn_off",
        "u",
        "r",
        "PageUp",
        "End",
        "y",
        "Y",
        "q",
        "? Esc",
        "n Esc",
        "x n",
        "p",
        "v Esc",
        ": Esc",
        "s Esc",
    ] {
        let model = check(&format!("d {other} 3"), "", "");
        let expected = "Which column is that row in? Type its letter first: d3.".into();
        assert_eq!((model.view().typed_column(), notice(&model)), (None, expected), "{other}");
    }
    for click in [None, Some(Square::A1)] {
        let mut model = check("d", "", "");
        model.update(ScreenInput::Click(click));
        assert_eq!(model.view().typed_column(), None, "{click:?}");
    }
}

#[test]
fn a_typed_column_replaces_the_hint_of_the_first_move() {
    let model = check("d", "", "");
    assert_eq!(model.notice(), None);
}

#[test]
fn a_digit_alone_asks_for_its_letter() {
    check_notice("3", "Which column is that row in? Type its letter first: d3.");
    check_notice("d3 8", "Which column is that row in? Type its letter first: d8.");
    assert_eq!(check("3", "", "").notice().unwrap().kind, NoticeKind::Warning);
}

#[test]
fn a_refused_square_gets_the_cursor_and_the_reason() {
    let refused = |script, square, reason: &str| {
        let model = check(script, "", "");
        assert_eq!((model.view().focus(), notice(&model)), (square, reason.into()), "{script}");
    };
    refused("a1", Square::A1, "a1 has no white disc next to it.");
    refused("e3", Square::E3, "e3 flips no discs.");
    refused("d4", Square::D4, "d4 is occupied.");
}

#[test]
fn the_cursor_stops_at_the_edge_and_no_letter_moves_it() {
    let model = check("Left Left Left Left Left Left", "", "");
    assert_eq!(model.view().focus(), Square::A3);
    assert_eq!(check("Up Up Up Up", "", "").view().focus(), Square::D1);
    let model = check("h", "", "");
    assert_eq!((model.view().focus(), model.view().typed_column()), (Square::D3, Some(7)));
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
    let mut model = model();
    press(&mut model, WIPE_OUT);
    assert!(model.session().result().is_some());
    let (game, page) = (model.game().clone(), picture(&model, 80, 24));
    for key in ["Enter", "Space"] {
        assert_eq!(press(&mut model, key), [""; 0]);
        assert_eq!(picture(&model, 80, 24), page);
    }
    assert!(notice(&model).contains("13-0 on the board, 64-0 by the official count"));
    press(&mut model, "Enter n Esc Enter Enter");
    assert_eq!((model.game(), window(&model)), (&game, ""));
}

/// White to move in a position set up; after a1 Black has to pass.
fn before_a_pass() -> Model {
    let board = format!("-XO-----{}------XO", "-".repeat(48));
    let start = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::White);
    let record = Record::from(Game::from_position(start));
    Model::new(app(Session::from_record(record)), settings())
}

#[test]
fn a_pass_is_announced_until_the_next_move() {
    let mut model = before_a_pass();
    assert_eq!(model.game().start().to_move(), Some(Color::White));
    press(&mut model, "a1");
    let position = model.session().position();
    assert_eq!(position.passed(), Some(Color::Black), "{}", plies::turn(&position));
    let sentence = m::plies::pass(Color::Black, Color::White).to_string();
    assert_eq!(notice(&model), sentence);
    press(&mut model, "Left Tab");
    model.update(ScreenInput::Hover(Some(Square::A1)));
    model.update(ScreenInput::Elapse(Duration::from_secs(60)));
    assert_eq!(notice(&model), sentence);
    press(&mut model, "? Esc");
    assert_eq!(notice(&model), sentence);
    let emile = ByColor { black: None, white: "Emile".parse().ok() };
    model.update(done(Call::new(move |app| players::rename(app, emile.clone()))));
    let names = ByColor { black: "Black".into(), white: "Emile".into() };
    assert_eq!(notice(&model), m::plies::pass(Color::Black, Color::White).naming(&names));
}

#[test]
fn sentences_about_moves_name_the_players() {
    let mut setup = Setup::new(Rules::OTHELLO);
    setup.names[Color::Black] = "Ada".parse().ok();
    let mut model = app_with(setup.clone());
    assert_eq!(preview::sentence(&model.view()), "d3 would flip 1 disc.");
    press(&mut model, "d3");
    assert_eq!(preview::sentence(&model.view()), "Ada played d3, flipping d4.");
    press(&mut model, "Tab");
    assert_eq!(preview::sentence(&model.view()), "e3 would flip 1 disc.");
    press(&mut model, "u");
    assert_eq!(notice(&model), "Undone: Ada d3.");
    press(&mut model, "r");
    assert_eq!(notice(&model), "Redone: Ada d3 flips d4.");

    // A name leaves room for what the move does.
    setup.names[Color::Black] = "Augusta Ada King".parse().ok();
    let mut model = app_with(setup);
    press(&mut model, "d3");
    let named = "Augusta Ada King played d3, flipping d4.";
    assert_eq!(preview::within(&model.view(), 40), named);
    assert_eq!(preview::within(&model.view(), 24), "Black d3 flips d4.");
}

#[test]
fn the_first_hint_names_the_key_for_a_game_against_the_engine_until_players_are_chosen() {
    let named = Setup {
        names: ByColor { black: "Ada".parse().ok(), white: None },
        ..Setup::new(Rules::OTHELLO)
    };
    let start = "Arrows, click, or type d3";
    assert_eq!(notice(&model()), format!("{start} · :play against the computer"));
    assert_eq!(notice(&app_with(named)), format!("{start} · ? help"));
    assert_eq!(notice(&timed()), format!("{start} · ? help"));
    assert!(picture(&model(), 40, 20).contains(&format!("{start} · ? help")));
}
