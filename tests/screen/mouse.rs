//! Clicks and the pointer.

use othello::screen;
use othello::screen::model::Model;
use othello::screen::preview;
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_board::features::new_game::dialog::DialogField;
use othello_core::board::Color;
use othello_core::rules::{Axis, Preset};
use othello_core::square::Square;
use ratatui::crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use crate::storage::listed;
use crate::support::{
    check, model, moves, notice, open_dialog, picture, press, record, update, window,
};

#[test]
fn a_click_plays_and_the_pointer_previews() {
    let mut model = model();
    assert_eq!(preview::sentence(&model.view()), "d3 would flip 1 disc.");
    model.update(ScreenInput::Hover(Some(Square::F5)));
    assert_eq!(
        (model.view().focus(), preview::sentence(&model.view())),
        (Square::F5, "f5 would flip 1 disc.".into())
    );
    model.update(ScreenInput::Hover(None));
    assert_eq!(model.view().focus(), Square::D3);
    assert_eq!(update(&mut model, ScreenInput::Click(Some(Square::F5))), ["save f5"]);
    assert_eq!(moves(&model), "f5");
    assert_eq!(update(&mut model, ScreenInput::Click(None)), [""; 0]);
}

#[test]
fn a_refused_click_moves_the_cursor_and_gives_the_reason() {
    let mut model = model();
    model.update(ScreenInput::Hover(Some(Square::E3)));
    model.update(ScreenInput::Click(Some(Square::E3)));
    assert_eq!((model.view().focus(), notice(&model)), (Square::E3, "e3 flips no discs.".into()));
}

#[test]
fn the_new_game_dialog_takes_the_mouse() {
    let mut model = model();
    press(&mut model, "n");
    let click = |model: &mut Model, field| {
        let row = open_dialog(model).fields().position(|other| other == field).unwrap();
        model.update(ScreenInput::Window(WindowInput::Pick { row, top: 0 }));
    };
    click(&mut model, DialogField::More);
    let goal = DialogField::Axis(Axis::Goal);
    click(&mut model, goal);
    assert_eq!(open_dialog(&model).value(goal), "most discs win", "the first click only selects");
    click(&mut model, goal);
    click(&mut model, DialogField::Name(Color::White));
    press(&mut model, "Bob");
    model.update(ScreenInput::Window(WindowInput::Pick { row: 99, top: 0 }));
    click(&mut model, DialogField::Start);
    let setup = model.session().next_setup();
    assert_eq!(setup.rules, Preset::Anti.rules());
    assert_eq!(setup.names.white, "Bob".parse().ok());
}

/// Sends what the mouse does at a cell of a screen of 80 columns and 24 rows.
#[track_caller]
fn point(model: &mut Model, kind: MouseEventKind, (column, row): (u16, u16)) -> Vec<String> {
    let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    let message = screen::input_of_event(model, Event::Mouse(mouse), Rect::new(0, 0, 80, 24));
    update(model, message.expect("it means something there"))
}

#[track_caller]
fn click(model: &mut Model, column: u16, row: u16) -> Vec<String> {
    point(model, MouseEventKind::Down(MouseButton::Left), (column, row))
}

/// Clicks where the screen says something.
#[track_caller]
fn click_on(model: &mut Model, text: &str) -> Vec<String> {
    let picture = picture(model, 80, 24);
    // Lines are quoted.
    let lines = picture.lines().map(|line| line.trim_start_matches('"'));
    let place = lines.enumerate().find_map(|(row, line)| Some((line.find(text)?, row, line)));
    let (at, row, line) = place.unwrap_or_else(|| panic!("{text} in {picture}"));
    click(model, line[..at].chars().count().try_into().unwrap(), row.try_into().unwrap())
}

#[test]
fn a_click_on_a_hint_does_what_it_says() {
    let mut model = check("f5 d6", "f5d6", "");
    click_on(&mut model, "u undo");
    assert_eq!(moves(&model), "f5");
    click_on(&mut model, "r redo");
    assert_eq!(moves(&model), "f5d6");
    click_on(&mut model, "? help");
    assert_eq!(window(&model), "help");
    click_on(&mut model, "Esc close");
    assert_eq!(window(&model), "");
    assert_eq!(click_on(&mut model, "q quit"), ["save f5d6", "quit 0"]);
}

#[test]
fn rows_of_a_window_are_clicked_where_they_are_seen() {
    let mut model = check("f5", "f5", "");
    let mut named = record("f5d6");
    named.names.black = "Alexandra".parse().ok();
    update(&mut model, listed([record("f5"), named, record("d3c3")]));
    assert_eq!(click_on(&mut model, "Alexandra"), ["load 1"]);
    assert_eq!(click_on(&mut model, "Alexandra"), ["load 1"], "it is selected, and opened now");

    let mut model = check("f5", "f5", "");
    press(&mut model, "n");
    // The first click only selects.
    for _ in 0..3 {
        click_on(&mut model, "Rules");
    }
    let rules = open_dialog(&model).value(DialogField::Rules);
    assert_eq!(rules, "Reversi");
    click_on(&mut model, "Start the game");
    assert_eq!((window(&model), model.game().rules()), ("", Preset::Reversi.rules()));
}

#[test]
fn the_wheel_browses() {
    let mut model = check("f5 d6 c3", "f5d6c3", "");
    for (kind, ply) in [
        (MouseEventKind::ScrollUp, 2),
        (MouseEventKind::ScrollUp, 1),
        (MouseEventKind::ScrollDown, 2),
    ] {
        point(&mut model, kind, (0, 0));
        assert_eq!(model.app().viewed().ply(), ply);
    }
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
        assert_eq!(press(&mut model, turn), ["keep seen-from"]);
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
