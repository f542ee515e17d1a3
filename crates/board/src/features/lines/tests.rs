//! The lines: when they are searched, what is kept of them, and that a position has one value wherever it is shown.

use crate::app::mode::Mode;
use crate::features::lines::commands::LINES_MODE;
use std::num::NonZero;
use std::time::Duration;

use super::choice::{Wish, parse};
use crate::app::fixtures::*;
use crate::app::viewed::Scope;
use othello_core::position::Position;
use othello_engine::review::{Phase, ReviewedPly};
use othello_engine::{Line, SearchReport, Selectivity, Value};
use othello_home::config::lines::LineCount;
use othello_home::config::lines::LinesChoice;
use othello_home::engine_worker::task::{
    Effort, Evaluate, FindLines, FoundLines, ReviewGame, TaskOutcome,
};
use othello_home::engine_worker::{EngineReply, EngineTask, TaskId};
use othello_home::jobs::knowledge::Learn;
use othello_home::jobs::{Home, Job, Kept};
use othello_home::own_book::OpenBook;
use othello_notation::Format;
use othello_notation::reader::Reader;
use othello_words::i18n::m;

fn estimate(discs: f32, depth: u32) -> Value {
    Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 }
}

fn line(discs: f32, depth: u32, moves: &str) -> Line {
    let moves = moves.split(' ').map(|name| name.parse().unwrap()).collect();
    Line { value: estimate(discs, depth), moves }
}

/// A game of two people after these moves, in which the lines are shown; and what the engine is asked.
fn shown(moves: &str) -> (App, EngineTask) {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(moves));
    let outputs = show(&mut app, "");
    let request = asked(outputs).expect("the engine is asked");
    (app, request)
}

/// Shows the lines on the screen, with that behind the word.
fn show(app: &mut App, text: &str) -> Vec<Output> {
    let text = text.to_owned();
    app.state.show_about(Scope::EveryPosition);
    done(app, move |app| super::show(&text)?.run(app))
}

fn wanted(request: &EngineTask) -> (Position, usize, Option<u32>, Option<Duration>) {
    let task: &FindLines = task(request).expect("lines are wanted");
    (task.position, task.count, task.depth, task.time)
}

fn find(app: &mut App, id: TaskId, lines: Vec<Line>, is_last: bool) -> Vec<Output> {
    let report = SearchReport { value: lines[0].value, lines, nodes: 100 };
    let found = FoundLines { report, effort: Effort { nodes: 100, time: Duration::from_secs(1) } };
    let outcome = if is_last { TaskOutcome::Last(found) } else { TaskOutcome::Part(found) };
    app.update(Action::EngineReplied(EngineReply::of(id, outcome)))
}

fn rows(app: &App) -> Vec<Line> {
    app.features.lines.rows(&app.state)
}

#[test]
fn each_position_is_searched_for_as_long_as_it_is_viewed() {
    let (mut app, request) = shown("f5");
    assert_eq!(wanted(&request), (app.game().position(), 3, None, None));
    assert_eq!(rows(&app), []);
    let first = [line(0.5, 10, "d6 c3"), line(0.0, 10, "f6 e6")];
    let outputs = find(&mut app, request.id, first.to_vec(), false);
    assert!(events(outputs).contains(&Event::Selected(Some(Square::D6))));
    assert_eq!(rows(&app), first);
    let deeper = [line(1.0, 12, "f6 e6"), line(0.5, 12, "d6 c3"), line(-8.0, 12, "f4 c3")];
    find(&mut app, request.id, deeper.to_vec(), false);
    assert_eq!(rows(&app), deeper);
    assert_eq!(asked(app.update(Input::tick(Duration::from_secs(9)))), None, "it goes on");

    let next = asked(play(&mut app, &[Square::F6])).expect("the next position");
    assert_eq!(wanted(&next).0, app.game().position());
    assert_eq!(rows(&app), [line(-1.0, 11, "e6")], "that is known at once");
    find(&mut app, request.id, vec![line(9.0, 30, "e6 d6")], true);
    assert_eq!(rows(&app), [line(-1.0, 11, "e6")], "that came too late");
    assert!(is_stopped(done(&mut app, super::hide)));
    assert_eq!(asked(play(&mut app, &[Square::E6])), None);
}

#[test]
fn a_line_is_selected_and_stepped_through() {
    let (mut app, request) = shown("f5");
    let lines = vec![line(1.0, 12, "d6 c3 d3"), line(0.5, 12, "f6 e6 d6")];
    find(&mut app, request.id, lines, false);
    let outputs = pressed_in(&mut app, LINES_MODE, 'j');
    assert_eq!(events(outputs), [Event::Selected(Some(Square::F6))]);
    typed(&mut app, "on");
    // The third one has an image that is the same.
    let shown = |app: &App| app.state.line_shown().map(|line| line.moves()[..2].to_vec());
    assert_eq!(shown(&app), Some(vec![Square::F6, Square::E6]));
    // What the engine finds meanwhile leaves it on the board.
    find(&mut app, request.id, vec![line(2.0, 13, "d6 c4"), line(1.0, 13, "f6 f4")], false);
    assert_eq!(shown(&app), Some(vec![Square::F6, Square::E6]));
    pressed_in(&mut app, LINES_MODE, 'k');
    assert_eq!(shown(&app), None);
    typed(&mut app, "on");
    assert_eq!(shown(&app), Some(vec![Square::D6, Square::C4]));
}

#[test]
fn what_is_typed_chooses_lines_and_limits() {
    let (mut app, _) = shown("f5");
    let request = asked(show(&mut app, "all")).unwrap();
    assert_eq!(wanted(&request).1, 3, "as many as there are moves");
    let request = asked(show(&mut app, "1")).unwrap();
    assert_eq!(wanted(&request).1, 1);
    let outputs = show(&mut app, "depth 24");
    assert_eq!(said(outputs.clone()), ["lines.chosen"]);
    assert_eq!(wanted(&asked(outputs).unwrap()).2, Some(24));
    let request = asked(show(&mut app, "seconds 2.5")).unwrap();
    assert_eq!(wanted(&request).3, Some(Duration::from_millis(2500)));
    let request = asked(show(&mut app, "depth any")).unwrap();
    assert_eq!(wanted(&request).2, None);
    let request = asked(show(&mut app, "2 depth 20 seconds 3")).unwrap();
    let time = Some(Duration::from_secs(3));
    assert_eq!((wanted(&request).1, wanted(&request).2, wanted(&request).3), (2, Some(20), time));
    show(&mut app, "threads 2");
    let resources = asked(show(&mut app, "memory 64")).unwrap().resources;
    assert_eq!((resources.threads, resources.table_bytes), (NonZero::new(2), 64 << 20));
    for wrong in [
        "0",
        "61",
        "many",
        "depth",
        "depth 61",
        "3 seconds x",
        "seconds -1",
        "threads 0",
        "memory x",
    ] {
        assert_eq!(said(show(&mut app, wrong)), ["lines.wrong"], "{wrong}");
    }
    assert_eq!(parse("ALL"), Ok(vec![Wish::Lines(LineCount::All)]));
    let counts = [1, 2, 3, 5].map(|count| LineCount::Best(NonZero::new(count).unwrap()));
    let next = [3, 3, 5].map(|count| LineCount::Best(NonZero::new(count).unwrap()));
    assert_eq!(counts.map(LineCount::next)[..3], next);
    assert_eq!((counts[3].next(), LineCount::All.next()), (LineCount::All, counts[0]));
    assert_eq!(LinesChoice::default().count, counts[2]);
}

#[test]
fn in_lines_a_depth_is_reached_with_the_usual_selectivity_and_the_way_there_is_said() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares("f5"));
    let last = |request: &EngineTask| task::<FindLines>(request).unwrap().selectivity;
    let outputs = typed(&mut app, "lines depth 20");
    let request = asked(outputs).unwrap();
    assert_eq!((wanted(&request).2, last(&request)), (Some(20), Selectivity::Percent87));
    // On the screen somebody may go on looking.
    assert_eq!(last(&asked(show(&mut app, "")).unwrap()), Selectivity::None);
    let lines = vec![line(0.5, 18, "d6 c3"), line(-1.25, 18, "f6 e6")];
    let effort = Effort { nodes: 12_345_678, time: Duration::from_secs(2) };
    let said = super::sentences::so_far(&lines, effort).to_string();
    assert_eq!(said, "depth 18, 87%: d6 +0.5, f6 -1.3 (12.3 M positions · 6.17 M/s)");
}

#[test]
fn a_kept_line_is_a_variation_and_its_value_is_known_when_the_game_is_opened_again() {
    let (mut app, request) = shown("f5d6c3d3c4");
    typed(&mut app, "at 1");
    assert_eq!(said(typed(&mut app, "keep")), ["lines.not-shown"]);
    let request = asked(show(&mut app, "")).unwrap_or(request);
    let lines = vec![line(1.25, 24, "f6 e6 d6"), line(0.5, 24, "d6 c4 d3")];
    find(&mut app, request.id, lines.clone(), true);
    assert_eq!(said(typed(&mut app, "keep 3")), ["lines.no-such"]);
    let outputs = pressed_in(&mut app, LINES_MODE, '+');
    assert_eq!(said(outputs.clone()), ["lines.kept"]);
    assert_eq!(saved(outputs), ["f5d6c3d3c4"]);
    typed(&mut app, "keep d6");
    assert_eq!(app.viewed().moment(), Moment::Main(1), "one still looks at the position");
    let annotations = app.viewed().annotations();
    let side: Vec<_> = annotations.variations(Moment::Main(1)).collect();
    let note = annotations.note(Moment::Side(side[0])).unwrap();
    assert_eq!(note.comment, "[%eval -1.25,24,87]", "as Black sees it");
    assert_eq!(annotations.variations(Moment::Main(2)).count(), 1, "d6 was played: it goes on");

    let record = app.session().record();
    for format in [Format::Pgn, Format::Sgf] {
        let text = format.write(&record).unwrap();
        let start = Position::start(Rules::OTHELLO);
        let read = Reader::new(text.as_bytes(), start).next().unwrap().unwrap();
        let record = read.record;
        let mut again = App::new(Session::resume(record), Confirmation::Ask, None);
        again.update(Action::Begin);
        typed(&mut again, "at 1");
        show(&mut again, "");
        let known = [lines[0].clone(), line(0.5, 24, "d6")];
        assert_eq!(rows(&again), known, "{format:?}: the game went on in another way");
    }
}

#[test]
fn kept_lines_are_next_at_the_end_of_a_game_and_are_listed_with_their_values() {
    let (mut app, request) = shown("f5");
    let lines = vec![line(1.25, 24, "f6 e6 d6"), line(0.5, 24, "d6 c4 d3")];
    find(&mut app, request.id, lines, true);
    typed(&mut app, "keep 1");
    typed(&mut app, "keep 2");
    let words = |outputs| {
        let words = events(outputs).into_iter().filter_map(|event| match event {
            Event::Said(reply) => Some(reply.words("line", None)),
            _ => None,
        });
        words.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        words(typed(&mut app, "variation")),
        "Variation 1, move 2: f6 e6 f4 (+1.3 for White, depth 24, 87%).\n\
         Variation 2, move 2: d6 c4 d3 (+0.5 for White, depth 24, 87%)."
    );
    let last = |app: &App| app.viewed().last_ply().unwrap().square;
    for square in [Square::F6, Square::D6, Square::F6] {
        pressed_in(&mut app, Mode::BOARD, ']');
        assert_eq!(last(&app), square);
    }
    let listed = words(typed(&mut app, "list"));
    assert!(listed.contains("2: White f6 flips e5. Value +1.3, depth 24, 87%."), "{listed}");
}

#[test]
fn a_position_has_one_value_wherever_it_is_shown() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares("f5d6c3"));
    let request = asked(typed(&mut app, "review")).unwrap();
    assert!(task::<ReviewGame>(&request).is_some());
    let played = |index: usize, best: Line, played: Line| ReviewedPly {
        index,
        player: [Color::Black, Color::White][index % 2],
        phase: Phase::Opening,
        square: played.square(),
        value: played.value,
        best: best.square(),
        best_value: best.value,
        line: best.moves,
        played_line: played.moves,
    };
    let judged = played(1, line(3.0, 14, "f6 e6"), line(1.0, 14, "d6 c4"));
    review_finds(&mut app, request.id, Some(judged));
    review_finds(&mut app, request.id, None);
    let loss = |app: &App| app.session().review().ply(1).unwrap().loss();
    assert!((loss(&app) - 2.0).abs() < 0.01);

    // The lines find more, and the review says it.
    typed(&mut app, "at 1");
    let request = asked(show(&mut app, "")).unwrap();
    let deep = vec![line(2.0, 20, "d6 c3"), line(1.5, 20, "f6 e6"), line(-5.0, 20, "f4 c3")];
    find(&mut app, request.id, deep.clone(), true);
    let ply = app.session().review().ply(1).cloned().unwrap();
    assert_eq!((ply.best, ply.best_value, ply.value), (Square::D6, deep[0].value, deep[0].value));
    done(&mut app, super::hide);

    // So does what z shows, before it has searched and after a shallower search.
    let request = asked(typed(&mut app, "evaluate")).unwrap();
    assert!(task::<Evaluate>(&request).is_some());
    let values = |app: &App| app.features.evaluation.report().unwrap().lines.clone();
    assert_eq!(values(&app), deep);
    let shallow = vec![line(4.0, 8, "f6 e6"), line(0.0, 8, "d6 c3"), line(0.0, 8, "f4 c3")];
    let report = SearchReport { value: shallow[0].value, lines: shallow, nodes: 1 };
    answered(&mut app, request.id, report);
    assert_eq!(values(&app), deep);
}

#[test]
fn what_forbids_values_forbids_lines() {
    let (mut app, _) = begun(with_clock());
    assert_eq!(events(show(&mut app, "")), [Event::Asked]);
    app.update(Action::Answer(Answer::No));
    assert!(!app.features.lines.is_shown());
    show(&mut app, "");
    assert!(asked(app.update(Action::Answer(Answer::Yes))).is_some());
    assert!(is_stopped(begin_game(&mut app, with_clock())), "the next game asks anew");
    assert!(!app.features.lines.is_shown());

    let (app, _) = begun(setup());
    let mut app = app.with_settings(without_engine());
    let refused = refused(typed(&mut app, "lines"));
    assert_eq!(refused, Some(m::evaluation::locked().into()));
}

#[test]
fn lines_that_stay_shown_are_a_hint_in_the_next_game() {
    let (mut app, _) = shown("f5");
    begin_game(&mut app, between(Player::Human, level(5)));
    assert!(app.features.lines.is_shown());
    assert!(app.session().record().tags.get("Aid").is_some());
}

#[test]
fn lines_wait_while_a_computer_chooses_its_move() {
    let (mut app, _) = begun(between(Player::Human, level(5)));
    let request = asked(show(&mut app, "")).unwrap();
    assert!(task::<FindLines>(&request).is_some());
    let chooses = asked(play(&mut app, &[Square::F5])).unwrap();
    assert!(task::<FindLines>(&chooses).is_none());
    let request = asked(reply(&mut app, Square::D6, chooses.id)).unwrap();
    assert_eq!(wanted(&request).0, app.game().position());
}

fn reviewed_session() -> Session {
    const REVIEWED: &str = include_str!("../../../../../tests/data/reviewed_against_level_3.pgn");
    let mut games = Reader::new(REVIEWED.as_bytes(), Position::start(Rules::OTHELLO));
    Session::resume(games.next().unwrap().unwrap().record)
}

#[test]
fn what_the_file_of_a_game_says_is_learned_once_the_screen_has_it() {
    let learned = App::resumed(reviewed_session(), Confirmation::Ask, None).state.knowledge;
    let on_screen = || {
        let mut app = App::resumed_on_screen(reviewed_session(), Confirmation::Ask, None);
        assert!(app.state.knowledge.is_empty());
        let outputs = app.update(Action::Begin);
        (app, outputs)
    };
    let learn = |app: &mut App, outputs: Vec<Output>| {
        let answer = job::<Learn>(outputs.clone());
        let answer = answer
            .perform(&mut Home::new(Kept::Nothing, &mut OpenBook::default()), &mut |_| {})
            .unwrap();
        done_with::<Learn>(app, outputs, answer);
    };
    let (mut app, outputs) = on_screen();
    learn(&mut app, outputs);
    assert_eq!(app.state.knowledge, learned);
    // What was found meanwhile stays.
    let (mut app, outputs) = on_screen();
    let start = Position::start(Rules::OTHELLO);
    let deep = line(0.5, 30, "f5 d6 c3");
    app.state.knowledge.learn(&start, &deep);
    learn(&mut app, outputs);
    assert!(app.state.knowledge.len() >= learned.len());
    assert_eq!(app.state.knowledge.get(&start), Some(deep));
}
