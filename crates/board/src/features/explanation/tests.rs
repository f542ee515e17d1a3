//! Explanations: when the engine is asked, which move is meant, and where they are locked.

use crate::app::fixtures::*;
use othello_core::position::Position;
use othello_engine::reasons::Motif;
use othello_engine::review::{Explanation, Phase, ReviewedPly};
use othello_engine::{Line, Value};
use othello_home::engine_worker::task::{Explain, ReviewGame, TaskOutcome};
use othello_home::engine_worker::{EngineError, EngineReply, EngineTask, TaskId};
use othello_notation::evaluation::{MoveEvaluation, Score};
use othello_notation::transcript;
use othello_words::i18n::m;
use othello_words::text::with_causes;

/// A game that is not over.
const MOVES: &str = "f5d6c3d3";

fn begun_after(moves: &str) -> App {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(moves));
    app
}

/// Returns the move that the engine is asked to explain.
fn asked_about(request: &EngineTask) -> Option<(Position, Square)> {
    request.task.get::<Explain>().map(|task| (task.position, task.square))
}

/// Checks that the engine is asked to explain the ply with that many before it.
#[track_caller]
fn check_explains(app: &App, outputs: Vec<Output>, index: usize) -> TaskId {
    let request = asked(outputs).expect("the engine is asked");
    let expected = (app.game().position_at(index), app.game().plies()[index].square);
    assert_eq!(asked_about(&request), Some(expected));
    request.id
}

/// The explanation of a ply that loses eight discs against another move.
fn explanation(app: &App, index: usize) -> Explanation {
    reviewed(app, index).explanation(app.game().position_at(index)).unwrap()
}

/// The judgement of a ply that loses eight discs against another move.
fn reviewed(app: &App, index: usize) -> ReviewedPly {
    let ply = app.game().plies()[index];
    let best = ply.legal.into_iter().find(|square| *square != ply.square).unwrap();
    ReviewedPly {
        index,
        player: ply.player,
        phase: Phase::Opening,
        square: ply.square,
        value: Value::Exact(-6),
        best,
        best_value: Value::Exact(2),
        line: vec![best],
        played_line: vec![ply.square],
    }
}

fn answer(app: &mut App, id: TaskId, explanation: Explanation) -> Vec<Output> {
    app.update(Action::EngineReplied(EngineReply::of(id, TaskOutcome::Last(explanation))))
}

#[test]
fn the_last_move_is_explained_and_not_asked_for_again() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "why");
    assert_eq!(said(outputs.clone()), ["explanation.looking"]);
    let id = check_explains(&app, outputs, 3);
    let explanation = explanation(&app, 3);
    let outputs = answer(&mut app, id, explanation.clone());
    assert_eq!(said(outputs), ["ideas.error"]);
    let again = typed(&mut app, "why");
    assert_eq!(asked(again.clone()), None);
    assert_eq!(said(again), ["explanation.unexplained"], "asked again, it is said in full");
    assert_eq!(said(typed(&mut app, "on")), ["common.both"], "its line is stepped through");
    assert_eq!(app.state.line_shown().unwrap().moves(), [Square::D3]);
    let before = app.game().position_at(3);
    assert_eq!(app.features.explanations.of(&before, Square::D3), Some(&explanation));
    assert_eq!(app.features.explanations.of(&before, Square::C4), None);
}

#[test]
fn another_moment_that_is_viewed_withdraws_the_request() {
    let mut app = begun_after(MOVES);
    check_explains(&app.clone(), typed(&mut app, "why"), 3);
    assert!(is_stopped(typed(&mut app, "back")));
    check_explains(&app.clone(), typed(&mut app, "why"), 2);
    typed(&mut app, "start");
    assert_eq!(said(typed(&mut app, "why")), ["explanation.no-move"]);
}

#[test]
fn an_error_that_the_board_marks_comes_before_the_last_move() {
    let mut app = begun_after(MOVES);
    let id = task_id(typed(&mut app, "review"));
    let ply = ReviewedPly { played_line: Vec::new(), ..reviewed(&app, 3) };
    review_finds(&mut app, id, Some(ply));
    typed(&mut app, "back");
    check_explains(&app.clone(), typed(&mut app, "why"), 3);
    typed(&mut app, "back");
    check_explains(&app.clone(), typed(&mut app, "why"), 1);
}

#[test]
fn the_review_explains_moves_on_its_way() {
    let mut app = begun_after(MOVES);
    let id = task_id(typed(&mut app, "review"));
    let ply = reviewed(&app, 3);
    review_finds(&mut app, id, Some(ply));
    let explanation = explanation(&app, 3);
    let outputs = typed(&mut app, "why");
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(said(outputs), ["ideas.error"]);

    let outputs = begin_game(&mut app, setup());
    assert!(is_stopped(outputs));
    let before = explanation.position;
    assert_eq!(app.features.explanations.of(&before, Square::D3), None, "it was another game");
}

#[test]
fn a_review_goes_on_after_an_explanation() {
    let mut app = begun_after(MOVES);
    typed(&mut app, "review");
    let id = check_explains(&app.clone(), typed(&mut app, "why"), 3);
    let explanation = explanation(&app, 3);
    let outputs = answer(&mut app, id, explanation);
    assert!(asked(outputs).unwrap().task.get::<ReviewGame>().is_some());
}

#[test]
fn explanations_are_locked_with_the_engine_and_while_it_moves() {
    let locked = App::new(Session::new(setup(), None), Confirmation::Ask, None);
    let mut locked = locked.with_settings(without_engine());
    play(&mut locked, &squares(MOVES));
    let outputs = typed(&mut locked, "why");
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(refused(outputs), Some(m::evaluation::locked().into()));

    let players = ByColor { black: Player::Human, white: level(5) };
    let (mut app, _) = begun(Setup { players, ..setup() });
    play(&mut app, &[Square::F5]);
    let busy = m::evaluation::busy().into();
    assert_eq!(refused(typed(&mut app, "why")), Some(busy));
}

#[test]
fn two_people_with_a_clock_are_asked_before_and_a_pause_hides_the_move() {
    let mut app = begun(with_clock()).0;
    play(&mut app, &squares(MOVES));
    let outputs = typed(&mut app, "why");
    assert_eq!((events(outputs.clone()), asked(outputs)), (vec![Event::Asked], None));
    let outputs = app.update(Action::Answer(Answer::Yes));
    check_explains(&app, outputs, 3);
    assert!(is_stopped(typed(&mut app, "pause")));
    assert_eq!(refused(typed(&mut app, "why")), Some(m::clock::is_paused().into()));
}

#[test]
fn a_move_that_is_played_meanwhile_and_a_fault_end_the_request() {
    let mut app = begun_after(MOVES);
    typed(&mut app, "why");
    assert!(is_stopped(typed(&mut app, "undo")));
    let id = check_explains(&app.clone(), typed(&mut app, "why"), 2);
    let error = EngineError::new(&std::fmt::Error);
    let reply = EngineReply { id, result: Err(error.clone()) };
    let outputs = app.update(Action::EngineReplied(reply));
    assert_eq!(refused(outputs), Some(m::evaluation::failed(with_causes(&error)).into()));
    check_explains(&app.clone(), typed(&mut app, "why"), 2);
}

#[test]
fn a_line_of_the_review_needs_no_reasons() {
    let app = begun_after(MOVES);
    let explanation = explanation(&app, 3);
    let line = Line { value: Value::Exact(-6), moves: vec![Square::D3] };
    assert_eq!((explanation.played, explanation.reasons), (line, Vec::new()));
}

#[test]
fn a_game_that_was_reviewed_has_its_reasons_when_it_is_opened() {
    let moves = "f5d6c3d3c4f4c5b4b3e6c6b5e3e2f7d2d7f6a6a5c2e7e1d8f1a3g4g5b6c7f2h4e8f3g6h6g3h3g7b1c8c1h5h8h7g8f8b8d1g1";
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    let (before, index) = (game.position(), game.plies().len());
    game.play(Square::G2).unwrap();
    let mut record = Record::from(game);
    let (score, best_score) = (Score::Exact(18), Score::Exact(32));
    let side =
        |names: &str| -> Vec<Square> { names.split(' ').map(|it| it.parse().unwrap()).collect() };
    let (best, replies) =
        (side("a4 a7 g2 h2 h1 a1 b7 b2 a2 a8"), side("h1 h2 a7 b2 a1 a2 a4 a8 b7"));
    record.evaluations.insert(index, MoveEvaluation { score, best_score, best, replies });
    let mut opened = app(setup());
    paste(&mut opened, record.clone());
    let resumed = App::resumed(Session::resume(record), Confirmation::Ask, None);
    for app in [opened, resumed] {
        let known = app.features.explanations.of(&before, Square::G2).expect("it is known");
        assert_eq!(known.reasons[0].motif, Motif::GivesCorner);
    }
}

#[test]
fn the_lesson_stays_as_long_as_its_move_is_meant() {
    let mut app = begun_after(MOVES);
    let id = check_explains(&app, typed(&mut app.clone(), "why"), 3);
    typed(&mut app, "why");
    let explanation = explanation(&app, 3);
    answer(&mut app, id, explanation.clone());
    assert_eq!(app.features.explanations.lesson(), Some(&explanation.in_full()));
    typed(&mut app, "back");
    assert_eq!(app.features.explanations.lesson(), None);
}
