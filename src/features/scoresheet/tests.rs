//! The scoresheet: what is typed, taken back, repaired and saved.

use othello_notation::draft::{Draft, Field};
use othello_notation::sheet::{Grid, Step};

use super::check::Fault;
use crate::app::action::ScoresheetAction;
use crate::app::event::ScoresheetEvent;
use crate::app::fixtures::*;
use crate::app::refusal::ScoresheetRefusal;

const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

const CHANGED: Event = Event::Scoresheet(ScoresheetEvent::Changed);

fn act(app: &mut App, action: ScoresheetAction) -> Vec<Output> {
    app.update(Action::Scoresheet(action))
}

fn set(app: &mut App, square: Square, number: u8) -> Vec<Output> {
    act(app, ScoresheetAction::Set(vec![(square, number)]))
}

fn write(app: &mut App, field: Field, text: &str) {
    act(app, ScoresheetAction::Write(field, text.into()));
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
    act(&mut app, ScoresheetAction::Set(grid.numbers().collect()));
    app
}

fn draft(app: &App) -> &Draft {
    app.scoresheet().draft()
}

/// The sheets that the store is to keep.
fn kept_sheets(outputs: &[Output]) -> Vec<Draft> {
    let sheet = |output: &Output| match output {
        Output::Effect(Effect::Store(StoreRequest::KeepSheet(draft))) => Some((**draft).clone()),
        _ => None,
    };
    outputs.iter().filter_map(sheet).collect()
}

#[track_caller]
fn check_refused(outputs: Vec<Output>, expected: ScoresheetRefusal) {
    assert_eq!(refused(outputs), Some(Refusal::Scoresheet(expected)));
}

#[test]
fn every_change_is_kept_and_the_game_on_the_board_is_left_alone() {
    let mut app = after(setup(), "d3c3");
    let outputs = set(&mut app, Square::F5, 1);
    let kept = kept_sheets(&outputs);
    assert_eq!(kept, [draft(&app).clone()]);
    assert_eq!(kept[0].grid.number(Square::F5), Some(1));
    assert_eq!(saved(outputs.clone()), Vec::<String>::new());
    assert_eq!(events(outputs), [CHANGED]);
    // What changes nothing is not kept again.
    assert!(kept_sheets(&set(&mut app, Square::F5, 1)).is_empty());
    check_refused(set(&mut app, Square::D4, 2), ScoresheetRefusal::Disc(Square::D4));
    let renumbered = act(&mut app, ScoresheetAction::Renumber(Square::A1, Step::Up));
    check_refused(renumbered, ScoresheetRefusal::NoNumber(Square::A1));
    assert_eq!(line(&app), "d3c3");
}

#[test]
fn the_game_goes_as_far_as_it_is_legal() {
    let mut grid = grid();
    grid.set(Square::C4, 4);
    let mut app = with(&grid);
    let check = app.scoresheet().check();
    assert_eq!(transcript::write(check.game.plies()), "f5d6");
    assert!(matches!(check.fault, Some(Fault::Grid(_))), "{check:?}");
    set(&mut app, Square::C4, 3);
    assert_eq!(app.scoresheet().check().fault, None);
    write(&mut app, Field::Score, "30-34");
    let ends = ByColor { black: 42, white: 22 };
    let stated = ByColor { black: 30, white: 34 };
    assert_eq!(app.scoresheet().check().fault, Some(Fault::Score { ends, stated }));
    write(&mut app, Field::Score, "42-22");
    assert_eq!(app.scoresheet().check().fault, None);
}

#[test]
fn changes_are_taken_back_number_by_number() {
    let mut app = app(setup());
    check_refused(act(&mut app, ScoresheetAction::Undo), ScoresheetRefusal::NothingToUndo);
    // Two digits are one number.
    for (square, number) in [(Square::A1, 4), (Square::A1, 41), (Square::B1, 3), (Square::C1, 50)] {
        set(&mut app, square, number);
    }
    act(&mut app, ScoresheetAction::Renumber(Square::A1, Step::Down));
    write(&mut app, Field::Black, "A");
    write(&mut app, Field::Black, "Ad");
    act(&mut app, ScoresheetAction::Clear);
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
        let outputs = act(&mut app, ScoresheetAction::Undo);
        assert_eq!(kept_sheets(&outputs).len(), 1);
        assert_eq!(
            events(outputs),
            [Event::Scoresheet(ScoresheetEvent::Stepped(square))],
            "{expected:?}"
        );
        assert_eq!(numbers(&app), (expected.to_vec(), name.to_owned()));
        seen.push(numbers(&app));
    }
    for expected in seen.iter().rev().skip(1) {
        act(&mut app, ScoresheetAction::Redo);
        assert_eq!(numbers(&app), *expected);
    }
    check_refused(act(&mut app, ScoresheetAction::Redo), ScoresheetRefusal::NothingToRedo);
    act(&mut app, ScoresheetAction::Undo);
    set(&mut app, Square::H8, 60);
    check_refused(act(&mut app, ScoresheetAction::Redo), ScoresheetRefusal::NothingToRedo);
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
    assert_eq!(
        events(act(&mut app, ScoresheetAction::Finish)),
        [Event::Scoresheet(ScoresheetEvent::Offered)]
    );
    let repairs = app.scoresheet().repairs().to_vec();
    assert!((1..=3).contains(&repairs.len()), "{repairs:?}");
    assert_eq!(transcript::write(repairs[0].game.plies()), GAME);
    check_refused(
        act(&mut app, ScoresheetAction::Take(repairs.len())),
        ScoresheetRefusal::OnlySoMany(repairs.len()),
    );
    act(&mut app, ScoresheetAction::Take(0));
    assert_eq!(draft(&app).grid, self::grid());
    // A repair can be taken back, and taken again.
    act(&mut app, ScoresheetAction::Undo);
    assert_eq!(draft(&app).grid, grid);
    act(&mut app, ScoresheetAction::Redo);
    let outputs = act(&mut app, ScoresheetAction::Finish);
    assert_eq!(kept(outputs.clone()), [GAME]);
    assert_eq!(saved(outputs.clone()), [GAME]);
    assert_eq!(events(outputs).last(), Some(&Event::Scoresheet(ScoresheetEvent::Saved)));
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
    act(&mut app, ScoresheetAction::Undo);
    assert_eq!(draft(&app).grid, self::grid());
}

#[test]
fn a_game_under_way_is_asked_for_and_the_sheet_is_saved_whatever_the_answer() {
    for (answer, expected) in [(Answer::No, "d3c3"), (Answer::Yes, GAME)] {
        let mut app = after(setup(), "d3c3");
        act(&mut app, ScoresheetAction::Set(grid().numbers().collect()));
        let outputs = act(&mut app, ScoresheetAction::Finish);
        assert_eq!(kept(outputs.clone()), [GAME]);
        let told = [Event::Asked, Event::Scoresheet(ScoresheetEvent::SavedAside)];
        assert_eq!(events(outputs), told);
        assert_eq!(line(&app), "d3c3");
        let outputs = app.update(Action::Answer(answer));
        assert_eq!(line(&app), expected);
        let is_told = events(outputs.clone()).contains(&Event::Scoresheet(ScoresheetEvent::Saved));
        assert_eq!(is_told, answer == Answer::Yes);
        // The game that was on the board is not lost.
        assert_eq!(kept(outputs).len(), usize::from(answer == Answer::Yes));
    }
}

#[test]
fn a_sheet_that_is_no_game_is_saved_up_to_its_fault_if_at_all() {
    let mut app = app(setup());
    check_refused(act(&mut app, ScoresheetAction::Finish), ScoresheetRefusal::Empty);
    set(&mut app, Square::A1, 1);
    act(&mut app, ScoresheetAction::Finish);
    check_refused(act(&mut app, ScoresheetAction::SaveAnyway), ScoresheetRefusal::NothingLegal);
    act(&mut app, ScoresheetAction::Clear);
    for (number, square) in (1..).zip([Square::F5, Square::D6, Square::C3, Square::A8]) {
        set(&mut app, square, number);
    }
    write(&mut app, Field::Date, "2026.13");
    let outputs = act(&mut app, ScoresheetAction::Finish);
    assert!(matches!(refused(outputs), Some(Refusal::Scoresheet(ScoresheetRefusal::Date(_)))));
    write(&mut app, Field::Date, "2026");
    write(&mut app, Field::Score, "40-24");
    act(&mut app, ScoresheetAction::Finish);
    act(&mut app, ScoresheetAction::SaveAnyway);
    let record = app.session().record();
    assert_eq!(
        (moves(&record).as_str(), record.tags.get("OfficialScore")),
        ("f5d6c3", Some("40-24"))
    );
}
