//! Clicks and the pointer.

use othello::screen;
use othello::screen::model::Model;
use othello::screen::preview;
use othello_board::app::message::{Message, WindowInput};
use othello_board::features::new_game::dialog::Field;
use othello_core::board::Color;
use othello_core::rules::{Axis, Preset};
use othello_core::square::Square;
use ratatui::crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use crate::support::{model, moves, notice, open_dialog, picture, press, update};

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

/// Clicks on a cell of a screen of 80 columns and 24 rows.
fn click(model: &mut Model, column: u16, row: u16) -> Vec<String> {
    let kind = MouseEventKind::Down(MouseButton::Left);
    let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    let message = screen::message(model, Event::Mouse(mouse), Rect::new(0, 0, 80, 24));
    update(model, message.expect("it is on the board"))
}

/// The columns and rows of the squares of that name on the screen, by the coordinates there.
fn place(model: &Model, square: Square) -> (u16, u16) {
    let picture = picture(model, 80, 24);
    let lines: Vec<Vec<char>> =
        picture.lines().map(|line| line.trim_start_matches('"').chars().collect()).collect();
    let [letter, digit] = [0, 1].map(|place| square.name().chars().nth(place).unwrap());
    let letters = ["a b c d e f g h", "h g f e d c b a"];
    let is_heading = |line: &&Vec<char>| {
        let words = line.iter().collect::<String>();
        let words = words.split_whitespace().take(8).collect::<Vec<_>>().join(" ");
        letters.contains(&&*words)
    };
    let heading = lines.iter().find(is_heading).unwrap();
    let column = heading.iter().position(|sign| *sign == letter).unwrap();
    let numbered = |line: &Vec<char>| line.iter().find(|sign| **sign != ' ') == Some(&digit);
    let row = lines.iter().position(numbered).unwrap();
    (column.try_into().unwrap(), row.try_into().unwrap())
}

#[test]
fn a_turned_board_shows_and_takes_the_squares_where_its_coordinates_say() {
    let mut model = model();
    let usual = place(&model, Square::A1);
    for (turn, other) in [(":turn", Square::H8), (":turn_black", Square::A1)] {
        assert_eq!(press(&mut model, turn), ["keep settings"]);
        assert_eq!(place(&model, other), usual, "{turn}");
        for (square, expected) in [(Square::F5, "f5"), (Square::F4, "f5f4"), (Square::E3, "f5f4e3")]
        {
            let (column, row) = place(&model, square);
            click(&mut model, column, row);
            assert_eq!(moves(&model), expected, "{turn}");
        }
        press(&mut model, "u u u");
    }
    // Arrows go where they point.
    let mut model = crate::support::model();
    for (keys, focus) in [
        (":turn_white Right", Square::C3),
        ("Up", Square::C4),
        (":turn_black Right", Square::D4),
        ("Up", Square::D3),
    ] {
        press(&mut model, keys);
        assert_eq!(model.view().focus(), focus, "{keys}");
    }
}
