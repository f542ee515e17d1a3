//! Clicks and the pointer.

use othello::features::new_game::dialog::Field;
use othello::screen::message::{Message, WindowInput};
use othello::screen::model::Model;
use othello::screen::preview;
use othello_core::board::Color;
use othello_core::rules::{Axis, Preset};
use othello_core::square::Square;

use crate::support::{app, moves, notice, open_dialog, press, update};

#[test]
fn a_click_plays_and_the_pointer_previews() {
    let mut app = app();
    assert_eq!(preview::sentence(&app.view()), "Black d3 flips 1 disc.");
    app.update(Message::Hover(Some(Square::F5)));
    assert_eq!(
        (app.view().focus(), preview::sentence(&app.view())),
        (Square::F5, "Black f5 flips 1 disc.".into())
    );
    app.update(Message::Hover(None));
    assert_eq!(app.view().focus(), Square::D3);
    assert_eq!(update(&mut app, Message::Click(Some(Square::F5))), ["save f5"]);
    assert_eq!(moves(&app), "f5");
    assert_eq!(update(&mut app, Message::Click(None)), [""; 0]);
}

#[test]
fn a_refused_click_moves_the_cursor_and_gives_the_reason() {
    let mut app = app();
    app.update(Message::Hover(Some(Square::E3)));
    app.update(Message::Click(Some(Square::E3)));
    assert_eq!((app.view().focus(), notice(&app)), (Square::E3, "e3 flips no discs.".into()));
}

#[test]
fn the_new_game_dialog_takes_the_mouse() {
    let mut app = app();
    press(&mut app, "n");
    let click = |app: &mut Model, field| {
        let row = open_dialog(app).fields().position(|other| other == field).unwrap();
        app.update(Message::Window(WindowInput::Pick { row, top: 0 }));
    };
    click(&mut app, Field::More);
    let goal = Field::Axis(Axis::Goal);
    click(&mut app, goal);
    assert_eq!(open_dialog(&app).value(goal), "most discs win", "the first click only selects");
    click(&mut app, goal);
    click(&mut app, Field::Name(Color::White));
    press(&mut app, "Bob");
    app.update(Message::Window(WindowInput::Pick { row: 99, top: 0 }));
    click(&mut app, Field::Start);
    let setup = app.session().next_setup();
    assert_eq!(setup.rules, Preset::Anti.rules());
    assert_eq!(setup.names.white, "Bob".parse().ok());
}
