//! The scoresheet: what is typed, taken back, repaired and saved.

use othello_home::jobs::saved_games::KeepSheet;
use othello_notation::draft::{Draft, Field};
use othello_notation::sheet::Grid;

use super::REPAIRS_PAGE;
use super::check::SheetFault;
use crate::app::fixtures::*;

const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

fn sheet(app: &mut App, rest: &str) -> Vec<Output> {
    typed(app, &format!("sheet {rest}"))
}

fn set(app: &mut App, square: Square, number: u8) -> Vec<Output> {
    done(app, |app| super::set(app, &[(square, number)]))
}

fn write(app: &mut App, field: Field, text: &str) {
    done(app, |app| super::write(app, field, text));
}

fn fill(app: &mut App, grid: &Grid) {
    let numbers: Vec<_> = grid.numbers().collect();
    done(app, |app| super::set(app, &numbers));
}

/// The numbers of the game.
fn grid() -> Grid {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, GAME).unwrap();
    Grid::from_game(&game)
}

/// A app whose sheet has these numbers.
fn with(grid: &Grid) -> App {
    let mut app = app(setup());
    fill(&mut app, grid);
    app
}

fn draft(app: &App) -> &Draft {
    app.features.scoresheet.draft()
}

fn kept_sheets(outputs: &[Output]) -> Vec<Draft> {
    jobs::<KeepSheet>(outputs.to_vec()).into_iter().map(|KeepSheet(draft)| *draft).collect()
}

#[test]
fn every_change_is_kept_and_the_game_on_the_board_is_left_alone() {
    let mut app = after(setup(), "d3c3");
    let outputs = set(&mut app, Square::F5, 1);
    let kept = kept_sheets(&outputs);
    assert_eq!(kept, [draft(&app).clone()]);
    assert_eq!(kept[0].grid.number(Square::F5), Some(1));
    assert_eq!(saved(outputs.clone()), Vec::<String>::new());
    assert_eq!(said(outputs), ["scoresheet.changed"]);
    // What changes nothing is not kept again.
    assert!(kept_sheets(&set(&mut app, Square::F5, 1)).is_empty());
    assert_eq!(said(set(&mut app, Square::D4, 2)), ["scoresheet.disc"]);
    assert_eq!(said(sheet(&mut app, "+ a1")), ["scoresheet.no-number"]);
    assert_eq!(line(&app), "d3c3");
}

#[test]
fn the_game_goes_as_far_as_it_is_legal() {
    let mut grid = grid();
    grid.set(Square::C4, 4);
    let mut app = with(&grid);
    let check = app.features.scoresheet.check();
    assert_eq!(transcript::write(check.game.plies()), "f5d6");
    assert!(matches!(check.fault, Some(SheetFault::Grid(_))), "{check:?}");
    set(&mut app, Square::C4, 3);
    assert_eq!(app.features.scoresheet.check().fault, None);
    write(&mut app, Field::Score, "30-34");
    let ends = ByColor { black: 42, white: 22 };
    let stated = ByColor { black: 30, white: 34 };
    assert_eq!(app.features.scoresheet.check().fault, Some(SheetFault::Score { ends, stated }));
    write(&mut app, Field::Score, "42-22");
    assert_eq!(app.features.scoresheet.check().fault, None);
}

#[test]
fn changes_are_taken_back_number_by_number() {
    let mut app = app(setup());
    assert_eq!(said(sheet(&mut app, "undo")), ["scoresheet.nothing-to-undo"]);
    // Two digits are one number.
    for (square, number) in [(Square::A1, 4), (Square::A1, 41), (Square::B1, 3), (Square::C1, 50)] {
        set(&mut app, square, number);
    }
    sheet(&mut app, "- a1");
    write(&mut app, Field::Black, "A");
    write(&mut app, Field::Black, "Ad");
    sheet(&mut app, "clear");
    let numbers = |app: &App| {
        let numbers: Vec<_> = draft(app).grid.numbers().map(|(_, number)| number).collect();
        (numbers, draft(app).text(Field::Black).to_owned())
    };
    let expected: [(&[u8], &str, Option<Square>); 6] = [
        (&[40, 3, 49], "Ad", None),
        (&[40, 3, 49], "", None),
        (&[41, 3, 50], "", None),
        (&[41, 3], "", Some(Square::C1)),
        (&[41], "", Some(Square::B1)),
        (&[], "", Some(Square::A1)),
    ];
    let mut seen = vec![numbers(&app)];
    for (expected, name, square) in expected {
        assert_eq!(app.features.scoresheet.undone_square(), square, "{expected:?}");
        assert_eq!(kept_sheets(&sheet(&mut app, "undo")).len(), 1);
        assert_eq!(app.features.scoresheet.redone_square(), square, "{expected:?}");
        assert_eq!(numbers(&app), (expected.to_vec(), name.to_owned()));
        seen.push(numbers(&app));
    }
    for expected in seen.iter().rev().skip(1) {
        sheet(&mut app, "redo");
        assert_eq!(numbers(&app), *expected);
    }
    assert_eq!(said(sheet(&mut app, "redo")), ["scoresheet.nothing-to-redo"]);
    sheet(&mut app, "undo");
    set(&mut app, Square::H8, 60);
    assert_eq!(said(sheet(&mut app, "redo")), ["scoresheet.nothing-to-redo"]);
}

#[test]
fn a_sheet_with_three_errors_is_repaired_and_saved_and_the_next_one_has_its_event() {
    let mut grid = grid();
    grid.set(Square::H5, 32);
    grid.set(Square::H6, 31);
    grid.set(Square::B3, 47);
    grid.set(Square::A2, 55);
    grid.set(Square::B1, 42);
    let mut app = with(&grid);
    for (field, text) in
        Field::ALL.into_iter().zip(["Ada", "Emile", "Open", "3", "2026.11.21", "42-22"])
    {
        write(&mut app, field, text);
    }
    let offered = Event::Show(REPAIRS_PAGE);
    assert_eq!(events(sheet(&mut app, "save")), [offered]);
    let repairs = app.features.scoresheet.repairs().to_vec();
    assert!((1..=3).contains(&repairs.len()), "{repairs:?}");
    assert_eq!(transcript::write(repairs[0].game.plies()), GAME);
    let behind = format!("repair {}", repairs.len() + 1);
    assert_eq!(said(sheet(&mut app, &behind)), ["scoresheet.only-repairs"]);
    assert_eq!(said(sheet(&mut app, "repair 1")), ["scoresheet.repaired"]);
    assert_eq!(draft(&app).grid, self::grid());
    // A repair can be taken back, and taken again.
    sheet(&mut app, "undo");
    assert_eq!(draft(&app).grid, grid);
    sheet(&mut app, "redo");
    let outputs = sheet(&mut app, "save");
    assert_eq!(kept(outputs.clone()), [GAME]);
    assert_eq!(saved(outputs.clone()), [GAME]);
    assert_eq!(said(outputs), ["new_game.loaded", "scoresheet.saved"]);
    let record = app.session().record();
    assert_eq!(
        (record.name(Color::Black), record.name(Color::White)),
        (Some("Ada"), Some("Emile"))
    );
    assert_eq!(record.date.unwrap().to_string(), "2026.11.21");
    let tags: Vec<_> = record.tags.iter().collect();
    assert_eq!(tags, [("Event", "Open"), ("Round", "3")]);
    let texts = Field::ALL.map(|field| draft(&app).text(field).to_owned());
    assert_eq!(texts, ["", "", "Open", "3", "2026.11.21", ""]);
    assert_eq!(draft(&app).grid, Grid::default());
    // The sheet that was saved can be had back.
    sheet(&mut app, "undo");
    assert_eq!(draft(&app).grid, self::grid());
}

#[test]
fn a_game_under_way_is_asked_for_and_the_sheet_is_saved_whatever_the_answer() {
    for (answer, expected) in [(Answer::No, "f5d6c3d3"), (Answer::Yes, GAME)] {
        let mut app = after(setup(), "f5d6c3d3");
        fill(&mut app, &grid());
        let outputs = sheet(&mut app, "save");
        assert_eq!(kept(outputs.clone()), [GAME]);
        assert_eq!(said(outputs), ["asked", "scoresheet.saved-aside"]);
        assert_eq!(line(&app), "f5d6c3d3");
        let outputs = app.update(Action::Answer(answer));
        assert_eq!(line(&app), expected);
        let is_said = said(outputs.clone()).contains(&"scoresheet.saved");
        assert_eq!(is_said, answer == Answer::Yes);
        // The game that was on the board is not lost.
        assert_eq!(kept(outputs).len(), usize::from(answer == Answer::Yes));
    }
}

#[test]
fn a_sheet_that_is_no_game_is_saved_up_to_its_fault_if_at_all() {
    let mut app = app(setup());
    for (rest, fault) in [
        ("save", "scoresheet.no-numbers"),
        ("+ z9", "scoresheet.wrong-square"),
        ("f5 100", "scoresheet.wrong-number"),
        ("i9 1", "scoresheet.unknown"),
        ("row 9 1", "scoresheet.wrong-row"),
        ("row 1 1 2", "scoresheet.wrong-cells"),
        ("repair 1", "scoresheet.only-repairs"),
        ("repair first", "repairs.wrong-number"),
    ] {
        assert_eq!(said(sheet(&mut app, rest)), [fault], "{rest}");
    }
    set(&mut app, Square::A1, 1);
    sheet(&mut app, "save");
    assert_eq!(said(sheet(&mut app, "save anyway")), ["scoresheet.nothing-legal"]);
    sheet(&mut app, "clear");
    for (number, square) in (1..).zip([Square::F5, Square::D6, Square::C3, Square::A8]) {
        set(&mut app, square, number);
    }
    write(&mut app, Field::Date, "2026.13");
    let outputs = sheet(&mut app, "save");
    assert_eq!(said(outputs), ["faults.date"]);
    assert_eq!(line(&app), "");
    write(&mut app, Field::Date, "2026");
    write(&mut app, Field::Score, "40-24");
    sheet(&mut app, "save");
    sheet(&mut app, "save anyway");
    let record = app.session().record();
    assert_eq!(
        (moves(&record).as_str(), record.tags.get("OfficialScore")),
        ("f5d6c3", Some("40-24"))
    );
}
