//! The scoresheet on the screen: the keys that type it in, and what they change.

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::Theme;
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::draft::Field;
use othello_notation::sheet::Grid;
use othello_notation::transcript;

use crate::support::{model, moves, notice, paste, picture, press, settings, window};

/// Sixty moves and a pass (WTHOR base of 1992, game 3243).
pub const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
     b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

/// The numbers of the game.
fn right() -> Grid {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, GAME).unwrap();
    Grid::from_game(&game)
}

/// The same with two numbers swapped, a 7 for a 1, and two more swapped.
fn wrong() -> Grid {
    let mut grid = right();
    for (square, number) in
        [(Square::H5, 32), (Square::H6, 31), (Square::B3, 47), (Square::A2, 55), (Square::B1, 42)]
    {
        grid.set(square, number);
    }
    grid
}

/// The keys that type a grid square by square, as it stands on the paper.
fn keys(grid: &Grid) -> String {
    let discs = [Square::D4, Square::E4, Square::D5, Square::E5];
    let squares = Square::ALL.into_iter().filter(|square| !discs.contains(square));
    let keys = squares.map(|square| match grid.number(square) {
        Some(number @ 10..) => number.to_string(),
        Some(number) => format!("{number} Enter "),
        None => " Space ".into(),
    });
    keys.collect()
}

const HEADING: &str = ":sheet n Ada Enter Emile Enter Open Enter 3 Enter 2026.11.21 Enter 42-22";

fn themed(theme: Theme) -> Model {
    let mut model = model().with_settings(Settings { theme, ..settings() });
    press(&mut model, HEADING);
    model
}

/// A sheet while its heading is typed.
pub fn with_heading(theme: Theme) -> Model {
    themed(theme)
}

/// A sheet with three errors, and the cursor on the last square.
pub fn with_errors(theme: Theme) -> Model {
    let mut model = themed(theme);
    press(&mut model, &format!("Enter {}", keys(&wrong())));
    model
}

/// The same with its repairs.
pub fn with_repairs(theme: Theme) -> Model {
    let mut model = with_errors(theme);
    press(&mut model, "s");
    model
}

fn typed(keys: &str) -> Model {
    let mut model = model();
    press(&mut model, &format!(":sheet {keys}"));
    model
}

fn grid(model: &Model) -> Grid {
    model.app().features.scoresheet.draft().grid.clone()
}

/// Opens the sheet, presses keys, and checks the numbers afterwards.
#[track_caller]
fn check(keys: &str, expected: &str) {
    let model = typed(keys);
    let grid = grid(&model);
    let numbers: Vec<_> =
        grid.numbers().map(|(square, number)| format!("{square}={number}")).collect();
    assert_eq!((numbers.join(" ").as_str(), window(&model)), (expected, "scoresheet"), "{keys}");
}

#[test]
fn sixty_numbers_are_typed_as_they_stand_on_the_paper() {
    let model = typed(&keys(&wrong()));
    assert_eq!(grid(&model), wrong());
    assert_eq!(moves(&model), "", "the game on the board is left alone");
}

#[test]
fn the_keys_of_the_grid() {
    check("40 39 5 Down 28", "a1=40 b1=39 c1=5 c2=28");
    check("40 Backspace 1", "a1=41");
    check("40 41 Left Delete", "a1=40");
    check("40 41 Up Up Left Left Left +", "a1=41 b1=42");
    check("40 41 Left -", "a1=40 b1=40");
    check("40 41 u", "a1=40");
    check("40 41 u u", "");
    check("40 41 u u r", "a1=40");
    check("40 41 x", "");
    check("4 x 41", "a1=41");
    check("9 + + + + + + + + + + + + + + + + + + + + + 5", "a1=5");
    check("40 41 x u", "a1=40 b1=41");
    check("Space 1 Right 2", "b1=1 c1=2");
    // The first fault behind the cursor, and the one before it.
    check("40 Space 40 Tab 7", "a1=40 c1=40 e1=7");
    check("40 40 BackTab 7", "a1=40 b1=7");
}

#[test]
fn the_heading_is_typed_in_a_window_of_its_own() {
    let model = typed("n AdaX Backspace Enter Emile Down Open Up Up Space L. Esc 40");
    let draft = model.app().features.scoresheet.draft();
    let texts = Field::ALL.map(|field| draft.text(field));
    assert_eq!(texts, ["Ada L.", "Emile", "Open", "", "", ""]);
    assert_eq!(draft.grid.number(Square::A1), Some(40));
    let mut model = typed("n");
    paste(&mut model, "Ada Lovelace");
    assert_eq!(model.app().features.scoresheet.draft().text(Field::Black), "Ada Lovelace");
    let text = picture(&model, 80, 24);
    assert!(text.contains("Black  Ada Lovelace"), "{text}");
}

#[test]
fn a_sheet_that_is_closed_goes_on_and_the_game_behind_it_too() {
    let mut model = model();
    press(&mut model, "f5 :sheet 40 41 Esc d6");
    assert_eq!((moves(&model).as_str(), window(&model)), ("f5d6", ""));
    press(&mut model, ":sheet 42");
    assert_eq!(grid(&model).number(Square::C1), Some(42), "on the first square without a number");
    press(&mut model, "Esc u");
    assert_eq!(moves(&model), "f5");
}

#[test]
fn a_grid_is_pasted_into_the_sheet_and_a_square_is_clicked() {
    let mut model = typed("");
    paste(&mut model, &right().to_string());
    assert_eq!(grid(&model), right());
    let row = usize::from(Square::H5.index());
    model.update(ScreenInput::Window(WindowInput::Pick { row, top: 0 }));
    press(&mut model, "Delete");
    assert_eq!(grid(&model).number(Square::H5), None);
    press(&mut model, "u u");
    assert_eq!(grid(&model), Grid::default());
}

#[test]
fn what_is_refused_is_seen_at_every_size() {
    let mut model = typed("u");
    for (width, height) in [(24, 12), (40, 20), (60, 20), (80, 24), (120, 40)] {
        let words: Vec<_> = picture(&model, width, height)
            .split(|letter: char| !letter.is_alphabetic())
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        for word in ["Nothing", "was", "changed"] {
            assert!(words.iter().any(|seen| seen == word), "{word} in {width}x{height}: {words:?}");
        }
    }
    press(&mut model, "Right");
    assert_eq!(notice(&model), "");
}

#[test]
fn a_key_that_would_be_refused_has_no_hint() {
    for (keys, hints) in [("", [false; 2]), ("40", [true; 2]), ("40 u", [false; 2])] {
        let text = picture(&typed(keys), 200, 50);
        assert_eq!(["u undo", "s save"].map(|hint| text.contains(hint)), hints, "{keys}{text}");
    }
}

#[test]
fn a_sheet_is_closed_by_no_click_beside_it() {
    let model = typed("40");
    assert_eq!(window(&model), "scoresheet");
    let text = picture(&model, 24, 12);
    assert!(text.contains("s save") && text.contains("Esc close"), "{text}");
}
