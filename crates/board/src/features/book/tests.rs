//! The book: what it says of the viewed position, and the work on it in the background.

use std::path::Path;

use othello_engine::{Line, Selectivity, Value};
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::engine_worker::{EngineReply, TaskId};
use othello_home::jobs::book::{AddToBook, LookUp};
use othello_home::jobs::{Home, Job, Kept};
use othello_home::own_book::{DeepenBook, Deepened, DeepeningProgress, OpenBook};
use othello_notation::reader::Reader;
use tempfile::TempDir;

use super::sentences;
use crate::app::fixtures::*;
use crate::app::viewed::Scope;

fn with_book(folder: &TempDir) -> App {
    let file = folder.path().join("book.othello");
    let mut app = app(setup()).with_own_book(Some(file));
    app.update(Action::Begin);
    app
}

fn estimate(discs: f32, depth: u32) -> Value {
    Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 }
}

/// Performs what is to be done with the book; returns what was said by then.
fn settle(app: &mut App, outputs: Vec<Output>) -> Vec<&'static str> {
    let mut book = OpenBook::default();
    let mut names = said(outputs.clone());
    let mut next = outputs;
    while !next.is_empty() {
        next = performed(app, next, &mut book);
        names.extend(said(next.clone()));
    }
    names.into_iter().filter(|name| name.starts_with("book.")).collect()
}

/// Does the jobs; returns what follows.
fn performed(app: &mut App, outputs: Vec<Output>, book: &mut OpenBook) -> Vec<Output> {
    let mut next = Vec::new();
    for effect in effects(outputs) {
        if let Effect::Job(job) = effect {
            job.perform(&mut Home::new(Kept::Nothing, book), &mut |then| next.push(then));
        }
    }
    next.into_iter().flat_map(|then| app.update(Action::Continue(then))).collect()
}

/// Adds a search of the viewed position to the book.
fn add(app: &App, value: Value, moves: &[Square]) {
    let file = app.features.book.file.clone().unwrap();
    let found = vec![(app.viewed().position(), Line { value, moves: moves.to_vec() })];
    assert_eq!(OpenBook::default().add(&file, &found), Ok(()));
}

fn part(app: &mut App, id: TaskId, answer: Deepened) -> Vec<Output> {
    app.update(Action::EngineReplied(EngineReply::of(id, TaskOutcome::Part(answer))))
}

#[test]
fn the_book_says_what_it_knows_of_the_viewed_position() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    let outputs = play(&mut app, &squares("f5"));
    settle(&mut app, outputs);
    assert!(app.features.book.moves(&app.viewed().position()).is_empty());
    let outputs = typed(&mut app, "book");
    assert_eq!(settle(&mut app, outputs), ["book.nothing-known"]);
    add(&app, estimate(1.5, 24), &squares("f5d6c3")[1..]);
    let outputs = typed(&mut app, "book");
    assert_eq!(settle(&mut app, outputs), ["book.here"]);
    let position = app.viewed().position();
    let [line] = app.features.book.moves(&position) else { panic!() };
    assert_eq!((line.value, line.square()), (estimate(1.5, 24), Square::D6));
    // Another position, and the same again, turned.
    let outputs = play(&mut app, &[Square::D6]);
    settle(&mut app, outputs);
    assert!(app.features.book.moves(&app.viewed().position()).is_empty());
    let outputs = begin_game(&mut app, setup());
    settle(&mut app, outputs);
    let outputs = play(&mut app, &[Square::D3]);
    settle(&mut app, outputs);
    let [line] = app.features.book.moves(&app.viewed().position()) else { panic!() };
    assert_eq!(line.square(), Square::C5);
}

#[test]
fn damage_of_the_book_is_said_once_and_again_when_the_damaged_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    let start = app.viewed().position();
    for square in [Square::F5, Square::D6] {
        add(&app, estimate(1.5, 24), &[square]);
        play(&mut app, &[square]);
    }
    let file = folder.path().join("book.othello");
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    let mut book = OpenBook::default();
    let mut home = Home::new(Kept::Nothing, &mut book);
    let look_up = LookUp { file: file.clone(), position: start };
    let damage = look_up.perform(&mut home, &mut |_| {}).unwrap().damage.unwrap().to_string();
    assert!(damage.starts_with("1 record is damaged or missing, at byte "));
    assert_eq!(look_up.perform(&mut home, &mut |_| {}).unwrap().damage, None);
    let found = vec![(start, Line { value: estimate(2.5, 26), moves: squares("f5") })];
    let add = AddToBook { file: file.clone(), found };
    let kept = add.perform(&mut home, &mut |_| {}).unwrap().damage.unwrap().to_string();
    assert!(kept.ends_with("book.othello.damaged-1"), "{kept}");
    assert_eq!(look_up.perform(&mut home, &mut |_| {}).unwrap().damage, None);
    std::fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    let mut app = with_book(&folder);
    let outputs = play(&mut app, &squares("f5"));
    assert_eq!(settle(&mut app, outputs), ["book.failed"]);
}

#[test]
fn what_is_found_deeply_is_kept_and_known_again_in_the_next_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    let outputs = play(&mut app, &squares("f5"));
    settle(&mut app, outputs);
    let position = app.viewed().position();
    let line = |discs, depth| Line { value: estimate(discs, depth), moves: vec![Square::D6] };
    for found in [line(0.5, 15), line(1.5, 18)] {
        let outputs = done(&mut app, |app| {
            app.state.knowledge.learn(&position, &found);
            Ok(())
        });
        settle(&mut app, outputs);
    }
    let mut other = with_book(&folder);
    let outputs = play(&mut other, &squares("f5"));
    settle(&mut other, outputs);
    assert_eq!(other.state.knowledge.get(&position), Some(line(1.5, 18)));
    let outputs = play(&mut other, &[Square::F6]);
    settle(&mut other, outputs);
    assert_eq!(other.state.knowledge.get(&other.viewed().position()), None);
}

#[test]
fn the_book_is_deepened_until_it_is_stopped_and_what_it_has_is_looked_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    let outputs = play(&mut app, &squares("f5"));
    settle(&mut app, outputs);
    assert_eq!(said(typed(&mut app, "book stop")), ["book.not-deepening"]);
    let outputs = typed(&mut app, "book deepen 2.5");
    assert_eq!(said(outputs.clone()), ["book.begun"]);
    let request = asked(outputs).unwrap();
    let wanted = task::<DeepenBook>(&request).unwrap();
    let here = app.viewed().position();
    assert_eq!((wanted.root, wanted.discs, wanted.most), (here, 2.5, Some(10)));
    app.state.show_about(Scope::EveryPosition);
    let request = asked(typed(&mut app, "book deepen 2.5")).unwrap();
    assert_eq!(task::<DeepenBook>(&request).unwrap().most, None, "on the screen it can be stopped");
    add(&app, estimate(0.5, 20), &[Square::D6]);
    let course = DeepeningProgress {
        searched: 1,
        most: None,
        left: 7,
        line: squares("f5d6c3")[1..].to_vec(),
        value: estimate(0.5, 20),
    };
    assert_eq!(
        sentences::progress(&course).to_string(),
        "Your book: 1 searched, 7 or more to go; d6c3 +0.5. :book stop ends it."
    );
    let of_ten = sentences::progress(&DeepeningProgress { most: Some(10), ..course.clone() });
    assert_eq!(of_ten.form("line").unwrap(), "Your book: 1 of 10 searched; d6c3 +0.5.");
    let outputs = part(&mut app, request.id, Deepened::Position(course));
    settle(&mut app, outputs);
    assert_eq!(app.features.book.moves(&app.viewed().position()).len(), 1);
    assert!(app.features.book.is_deepening());
    let outputs = typed(&mut app, "book stop");
    assert_eq!(said(outputs.clone()), ["book.stopped"]);
    assert!(is_stopped(outputs) && !app.features.book.is_deepening());
    let request = asked(typed(&mut app, "book deepen")).unwrap();
    assert_eq!(said(answered(&mut app, request.id, Deepened::All)), ["book.stopped"]);
    assert!(!app.features.book.is_deepening());
}

#[test]
fn a_book_is_refused_where_there_is_none_or_it_cannot_be_used() {
    let mut app = app(setup());
    app.update(Action::Begin);
    assert_eq!(said(typed(&mut app, "book")), ["book.unwanted"]);
    assert_eq!(said(typed(&mut app, "book open")), ["book.unwanted"]);
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    assert_eq!(said(typed(&mut app, "book deepen 65")), ["book.no-discs"]);
    assert_eq!(said(typed(&mut app, "book deepen x")), ["book.no-discs"]);
    assert_eq!(said(typed(&mut app, "book burn")), ["book.unknown"]);
    std::fs::write(folder.path().join("book.othello"), "hello").unwrap();
    let outputs = play(&mut app, &squares("f5"));
    assert_eq!(settle(&mut app, outputs), ["book.failed"]);
    // Once is enough, unless somebody asks.
    let outputs = play(&mut app, &[Square::D6]);
    assert_eq!(settle(&mut app, outputs), [""; 0]);
    let outputs = typed(&mut app, "book");
    assert_eq!(settle(&mut app, outputs), ["book.failed"]);
    let request = asked(typed(&mut app, "book deepen")).unwrap();
    let mut engines = othello_home::engine_worker::Computers::default();
    let reply = engines.perform(&request, &othello_engine::Stop::new(), |_| ());
    let outputs = app.update(Action::EngineReplied(reply));
    assert_eq!(said(outputs), ["book.failed"]);
    assert!(!app.features.book.is_deepening());
    assert_eq!(std::fs::read(folder.path().join("book.othello")).unwrap(), b"hello");
}

#[test]
fn a_position_has_one_value_in_the_book_and_in_what_is_searched_here() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    let outputs = play(&mut app, &squares("f5"));
    settle(&mut app, outputs);
    let position = app.viewed().position();
    add(&app, estimate(-2.6, 23), &squares("f5d6c3")[1..]);
    let deeper = Line { value: estimate(-3.0, 25), moves: squares("f5d6c4")[1..].to_vec() };
    let outputs = done(&mut app, |app| {
        app.state.knowledge.learn_moves(&position, std::slice::from_ref(&deeper));
        Ok(())
    });
    // Before and after the book has it.
    let mut said = events(typed_and_looked_up(&mut app));
    settle(&mut app, outputs);
    said.extend(events(typed_and_looked_up(&mut app)));
    let words = said.into_iter().filter_map(|event| match event {
        Event::Said(reply) => Some(reply.words("line", None)),
        _ => None,
    });
    for words in words {
        assert_eq!(words, "Your book: d6 -3.0 (depth 25, 87%). Best: d6 c4.");
    }
    assert_eq!(app.features.book.moves(&position), app.state.knowledge.moves(&position));
}

/// Types `book`, and answers what is asked of it.
fn typed_and_looked_up(app: &mut App) -> Vec<Output> {
    let outputs = typed(app, "book");
    performed(app, outputs, &mut OpenBook::default())
}

#[test]
fn a_bad_move_that_the_book_has_is_no_limit_of_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    let outputs = play(&mut app, &squares("f5f4"));
    settle(&mut app, outputs);
    let reply = app.viewed().position().legal_moves().first().unwrap();
    add(&app, estimate(8.0, 24), &[reply]);
    let outputs = typed(&mut app, "back");
    settle(&mut app, outputs);
    let position = app.viewed().position();
    let value = |app: &App, square| {
        let moves = app.state.knowledge.moves(&position);
        moves.iter().find(|line| line.square() == square).map(|line| line.value)
    };
    assert_eq!(value(&app, Square::F4), Some(estimate(-8.0, 25)));
    let good = Line { value: estimate(0.5, 10), moves: vec![Square::D6] };
    app.state.knowledge.learn(&position, &good);
    assert_eq!(value(&app, Square::D6), Some(good.value));
}

#[test]
fn a_book_that_is_left_alone_is_opened_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = Some(folder.path().join("book.othello"));
    let mut app = app(setup()).with_closed_book(file);
    app.update(Action::Begin);
    assert_eq!(said(typed(&mut app, "book")), ["book.no-book"]);
    let outputs = typed(&mut app, "book open");
    assert_eq!(settle(&mut app, outputs), ["book.opened"]);
    let outputs = typed(&mut app, "book");
    assert_eq!(settle(&mut app, outputs), ["book.nothing-known"]);
}

/// A depth that somebody else's file claims would stand before all that is searched here.
#[test]
fn values_that_came_with_a_game_stay_out_of_the_book() {
    let text = "[Event \"x\"]\n\n1. f5 {[%eval +30.00,40,99] [%best +30.00,40,99 f5]} *\n";
    let adds = |outputs: Vec<Output>| !jobs::<AddToBook>(outputs).is_empty();
    let record = || {
        let start = othello_core::position::Position::start(Rules::OTHELLO);
        Reader::new(text.as_bytes(), start).next().unwrap().unwrap().record
    };
    let file = Some(Path::new("/no/such/book").to_path_buf());
    let opened = App::new(Session::resume(record()), Confirmation::Ask, None);
    let mut opened = opened.with_own_book(file);
    assert!(!adds(opened.update(Action::Begin)));
    assert!(!opened.state.knowledge.moves(&opened.game().position_at(0)).is_empty());
    let folder = tempfile::tempdir().unwrap();
    let mut app = with_book(&folder);
    assert!(!adds(paste(&mut app, record())));
    assert!(!app.state.knowledge.moves(&app.game().position_at(0)).is_empty());
}

#[test]
fn nothing_is_looked_up_where_the_engine_is_locked_or_the_rules_are_others() {
    let looks_up = |outputs: Vec<Output>| !jobs::<LookUp>(outputs).is_empty();
    let file = Some(Path::new("/no/such/book").to_path_buf());
    let mut locked = app(setup()).with_own_book(file.clone()).with_settings(without_engine());
    assert!(!looks_up(locked.update(Action::Begin)));
    assert_eq!(said(typed(&mut locked, "book")), ["evaluation.locked"]);
    let reversi = Setup::new(othello_core::rules::Preset::Anti.rules());
    let mut other = app(reversi).with_own_book(file.clone());
    assert!(!looks_up(other.update(Action::Begin)));
    assert_eq!(said(typed(&mut other, "book deepen")), ["book.other-rules"]);
    assert_eq!(said(typed(&mut other, "book")), ["book.other-rules"]);
    let mut paused = app(with_clock()).with_own_book(file);
    assert!(looks_up(paused.update(Action::Begin)));
}
