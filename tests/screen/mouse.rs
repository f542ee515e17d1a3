//! Clicks and the pointer.

use othello::features::new_game::dialog::Field;
use othello::screen::message::{Message, WindowInput};
use othello::screen::model::Model;
use othello::screen::preview;
use othello_core::board::Color;
use othello_core::rules::{Axis, Preset};
use othello_core::square::Square;

use crate::support::{model, moves, notice, open_dialog, press, update};

#[test]
fn a_click_plays_and_the_pointer_previews() {
    let mut model = model();
    assert_eq!(preview::sentence(&model.view()), "d3 would flip 1 disc.");
    model.update(Message::Hover(Some(Square::F5)));
    assert_eq!(
        (model.view().focus(), preview::sentence(&model.view())),
        (Square::F5, "f5 would flip 1 disc.".into())
    );
    model.update(Message::Hover(None));
    assert_eq!(model.view().focus(), Square::D3);
    assert_eq!(update(&mut model, Message::Click(Some(Square::F5))), ["save f5"]);
    assert_eq!(moves(&model), "f5");
    assert_eq!(update(&mut model, Message::Click(None)), [""; 0]);
}

#[test]
fn a_refused_click_moves_the_cursor_and_gives_the_reason() {
    let mut model = model();
    model.update(Message::Hover(Some(Square::E3)));
    model.update(Message::Click(Some(Square::E3)));
    assert_eq!((model.view().focus(), notice(&model)), (Square::E3, "e3 flips no discs.".into()));
}

#[test]
fn the_new_game_dialog_takes_the_mouse() {
    let mut model = model();
    press(&mut model, "n");
    let click = |model: &mut Model, field| {
        let row = open_dialog(model).fields().position(|other| other == field).unwrap();
        model.update(Message::Window(WindowInput::Pick { row, top: 0 }));
    };
    click(&mut model, Field::More);
    let goal = Field::Axis(Axis::Goal);
    click(&mut model, goal);
    assert_eq!(open_dialog(&model).value(goal), "most discs win", "the first click only selects");
    click(&mut model, goal);
    click(&mut model, Field::Name(Color::White));
    press(&mut model, "Bob");
    model.update(Message::Window(WindowInput::Pick { row: 99, top: 0 }));
    click(&mut model, Field::Start);
    let setup = model.session().next_setup();
    assert_eq!(setup.rules, Preset::Anti.rules());
    assert_eq!(setup.names.white, "Bob".parse().ok());
}
