//! Values of the moves in the viewed position: when the engine is asked, and what players see.

use std::time::Duration;

use super::state::HintStep;
use super::{hide, show};
use crate::app::fixtures::*;
use othello_core::position::Position;
use othello_engine::{Line, SearchReport, Value};
use othello_home::engine_worker::task::{Evaluate, TaskOutcome};
use othello_home::engine_worker::{EngineError, EngineReply, EngineTask, TaskId};
use othello_words::i18n::{Text, m};

fn show_all(app: &mut App) -> Vec<Output> {
    done(app, |app| show(app, HintStep::LossesOnBoard))
}

fn hint(app: &mut App) -> Vec<Output> {
    typed(app, "hint")
}

/// Returns the position that the engine is asked to evaluate, and the longest time for it.
fn evaluated(request: &EngineTask) -> Option<(Position, Duration)> {
    request.task.get::<Evaluate>().map(|task| (task.position, task.time))
}

#[track_caller]
fn check_evaluates(outputs: Vec<Output>, position: Position) -> TaskId {
    let request = asked(outputs).expect("the engine is asked");
    assert_eq!(evaluated(&request).map(|(position, _)| position), Some(position));
    request.id
}

fn report(square: Square) -> SearchReport {
    let value = Value::Exact(2);
    SearchReport { value, lines: vec![Line { value, moves: vec![square] }], nodes: 1 }
}

fn answer(app: &mut App, id: TaskId, answer: TaskOutcome<SearchReport>) -> Vec<Output> {
    app.update(Action::EngineReplied(EngineReply::of(id, answer)))
}

fn best(app: &App) -> Option<Square> {
    app.features.evaluation.report()?.best_move()
}

#[test]
fn values_come_one_after_the_other_until_they_are_hidden() {
    let (mut app, outputs) = begun(setup());
    assert_eq!(asked(outputs), None);
    let outputs = show_all(&mut app);
    assert_eq!(said(outputs.clone()), ["evaluation.started"]);
    let id = check_evaluates(outputs, app.state.shown_position());
    assert!(app.features.evaluation.is_shown());
    assert_eq!(best(&app), None);
    assert!(answer(&mut app, id, TaskOutcome::Part(report(Square::D3))).is_empty());
    assert_eq!(best(&app), Some(Square::D3));
    let outputs = answer(&mut app, id, TaskOutcome::Last(report(Square::C4)));
    assert_eq!(said(outputs), ["common.raw"]);
    assert_eq!(best(&app), Some(Square::C4));
    let outputs = done(&mut app, hide);
    assert!(effects(outputs.clone()).is_empty(), "nothing is left to be stopped");
    assert_eq!(said(outputs), ["evaluation.hidden"]);
    assert_eq!((best(&app), app.features.evaluation.is_shown()), (None, false));
    assert_eq!(asked(play(&mut app, &[Square::D3])), None);
}

#[test]
fn hiding_stops_the_engine_and_what_comes_later_is_not_shown() {
    let (mut app, _) = begun(setup());
    let id = task_id(show_all(&mut app));
    assert!(is_stopped(done(&mut app, hide)));
    assert!(answer(&mut app, id, TaskOutcome::Part(report(Square::D3))).is_empty());
    assert_eq!(best(&app), None);
}

#[test]
fn each_position_that_is_viewed_is_evaluated_anew() {
    let (mut app, _) = begun(setup());
    let first = task_id(show_all(&mut app));
    let outputs = play(&mut app, &[Square::D3]);
    let second = check_evaluates(outputs, app.session().position());
    answer(&mut app, first, TaskOutcome::Last(report(Square::D3)));
    assert_eq!(best(&app), None, "the values are those of another position");
    let start = Position::start(Rules::OTHELLO);
    check_evaluates(typed(&mut app, "start"), start);
    answer(&mut app, second, TaskOutcome::Last(report(Square::C3)));
    assert_eq!(best(&app), None);
    assert_eq!(asked(app.update(Input::tick(Duration::from_secs(1)))), None);
}

#[test]
fn values_wait_while_a_computer_chooses_its_move() {
    let (mut app, _) =
        begun(Setup { players: ByColor { black: Player::Human, white: level(5) }, ..setup() });
    task_id(show_all(&mut app));
    let outputs = play(&mut app, &[Square::F5]);
    assert!(!is_stopped(outputs.clone()), "the request for the move takes its place");
    let chooses = asked(outputs).unwrap();
    assert_eq!(evaluated(&chooses), None);
    assert_eq!(asked(typed(&mut app, "start")), None);
    assert_eq!(refused(typed(&mut app, "evaluate")), Some(m::evaluation::busy().into()));
    typed(&mut app, "end");
    show_all(&mut app);
    let outputs = reply(&mut app, Square::D6, chooses.id);
    check_evaluates(outputs, app.session().position());
}

#[test]
fn a_locked_engine_tells_nothing() {
    let (app, _) = begun(setup());
    let mut app = app.with_settings(without_engine());
    for outputs in [pressed(&mut app, 'z'), typed(&mut app, "evaluate")] {
        assert_eq!(asked(outputs.clone()), None);
        assert_eq!(said(outputs), ["evaluation.locked"]);
    }
    assert!(!app.state.can_evaluate());
}

#[test]
fn two_people_with_a_clock_are_asked_before_and_again_in_the_next_game() {
    let (mut app, _) = begun(with_clock());
    let outputs = show_all(&mut app);
    assert_eq!((events(outputs.clone()), asked(outputs)), (vec![Event::Asked], None));
    app.update(Action::Answer(Answer::No));
    assert!(!app.features.evaluation.is_shown());
    show_all(&mut app);
    let outputs = app.update(Action::Answer(Answer::Yes));
    check_evaluates(outputs, app.state.shown_position());
    assert!(is_stopped(begin_game(&mut app, with_clock())));
    assert!(!app.features.evaluation.is_shown());

    let against =
        Setup { players: ByColor { black: Player::Human, white: level(5) }, ..with_clock() };
    let (mut app, _) = begun(against);
    assert_eq!(said(show_all(&mut app)), ["evaluation.started"]);
}

#[test]
fn a_clock_that_stands_stops_the_engine() {
    let (mut app, _) = begun(with_clock());
    show_all(&mut app);
    app.update(Action::Answer(Answer::Yes));
    assert!(is_stopped(typed(&mut app, "pause")));
    assert_eq!(refused(hint(&mut app)), Some(m::clock::is_paused().into()));
    task_id(typed(&mut app, "continue"));
}

#[test]
fn hints_go_a_step_further_each_time_and_are_gone_with_their_position() {
    let (mut app, _) = begun(setup());
    let id = task_id(hint(&mut app));
    assert!(!app.features.evaluation.is_shown());
    let outputs = answer(&mut app, id, TaskOutcome::Last(report(Square::D3)));
    assert_eq!(said(outputs), ["evaluation.only-move"]);
    let again = hint(&mut app);
    assert_eq!(said(again.clone()), ["common.raw"]);
    assert_eq!(asked(again), None, "they are known");
    assert_eq!(said(hint(&mut app)), ["evaluation.head", "evaluation.move"]);
    assert_eq!(asked(play(&mut app, &[Square::D3])), None);
    assert_eq!(best(&app), None);
}

#[test]
fn a_hint_says_how_many_moves_are_good_and_in_which_part_of_the_board() {
    let line = |(square, discs)| Line { value: Value::Exact(discs), moves: vec![square] };
    let said = |moves: &[(Square, i32)]| {
        let lines = moves.iter().copied().map(line).collect();
        let said = super::place(&SearchReport { value: Value::Exact(0), lines, nodes: 1 });
        said.iter().map(Text::to_string).collect::<Vec<_>>().join(" ")
    };
    let (a1, h8, b1, g1, c3, f6) =
        (Square::A1, Square::H8, Square::B1, Square::G1, Square::C3, Square::F6);
    assert_eq!(said(&[(c3, 4)]), "There is only one legal move.");
    let one = "One move is better than the others. Look";
    assert_eq!(said(&[(a1, 4), (c3, 2)]), format!("{one} at the corners."));
    assert_eq!(said(&[(g1, 4), (c3, 2)]), format!("{one} along the top edge."));
    assert_eq!(said(&[(f6, 4), (c3, 2)]), format!("{one} in the lower right."));
    let two = "2 of the 3 moves are about equally good.";
    assert_eq!(said(&[(a1, 4), (h8, 4), (c3, 2)]), format!("{two} Look at the corners."));
    assert_eq!(said(&[(b1, 4), (c3, 4), (f6, 2)]), format!("{two} Look in the upper left."));
    assert_eq!(said(&[(c3, 4), (f6, 4), (b1, 2)]), two, "they are far apart");
    assert_eq!(said(&[(b1, 4), (c3, 2)]), format!("{one} along the top edge."));
    assert_eq!(said(&[(c3, 4), (Square::D4, 2)]), one.trim_end_matches(" Look"), "both are there");
    assert_eq!(said(&[(c3, 4), (f6, 4), (b1, 4)]), "All 3 moves are about equally good.");
}

#[test]
fn the_end_of_a_game_has_no_moves_to_evaluate() {
    let (mut app, _) = begun(setup());
    play(&mut app, &squares("e6f4e3f6g5d6e7f5c5"));
    typed(&mut app, "review stop");
    assert_eq!(said(hint(&mut app)), ["common.game-over"]);
    assert_eq!(asked(show_all(&mut app)), None);
    task_id(typed(&mut app, "back"));
}

#[test]
fn an_engine_that_fails_shows_nothing_any_more() {
    let (mut app, _) = begun(setup());
    let id = task_id(show_all(&mut app));
    let error = EngineError::new(&std::fmt::Error);
    let outputs = answer(&mut app, id, TaskOutcome::Failed(error));
    assert_eq!(said(outputs), ["evaluation.failed"]);
    assert!(!app.features.evaluation.is_shown());
}

/// Another search of the same position would find other values.
#[test]
fn what_was_told_of_a_position_stays_when_it_is_asked_again() {
    let (mut app, _) = begun(setup());
    let id = task_id(show_all(&mut app));
    answer(&mut app, id, TaskOutcome::Last(report(Square::D3)));
    done(&mut app, hide);
    let outputs = hint(&mut app);
    assert_eq!(asked(outputs.clone()), None, "nothing is searched again");
    assert!(said(outputs).contains(&"evaluation.all-good"));
    let outputs = play(&mut app, &[Square::D3]);
    assert_eq!(asked(outputs), None, "the hint was about the position before");
}
