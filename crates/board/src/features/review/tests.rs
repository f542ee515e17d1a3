//! The review of the game: when the engine is asked, what is kept, and when it goes on.

use super::PAGE;
use super::state::WhoseErrors;
use super::stop_or_go_on;
use crate::app::fixtures::*;
use othello_core::position::Position;
use othello_engine::level::Level;
use othello_engine::review::{Phase, ReviewedPly};
use othello_engine::{Line, SearchReport, Selectivity, Value};
use othello_home::engine_worker::EngineReply;
use othello_home::engine_worker::task::{Evaluate, JudgeVariation, ReviewGame, TaskOutcome};
use othello_home::engine_worker::{EngineError, EngineTask, TaskId};
use othello_notation::reader::Reader;
use othello_words::i18n::m;
use othello_words::text::with_causes;
use std::time::Duration;

/// A game that is not over.
const MOVES: &str = "f5d6c3d3";

/// The judgement of a move that is the best.
fn best(app: &App, index: usize) -> ReviewedPly {
    let ply = app.game().plies()[index];
    let value = Value::Exact(2);
    let (player, square, phase) = (ply.player, ply.square, Phase::Opening);
    let (line, played_line) = (vec![square], vec![square]);
    let (best, best_value) = (square, value);
    ReviewedPly { index, player, phase, square, value, best, best_value, line, played_line }
}

fn evaluates(request: &EngineTask) -> bool {
    request.task.get::<Evaluate>().is_some()
}

fn answer_ply(app: &mut App, id: TaskId, index: usize) {
    let ply = best(app, index);
    assert_eq!(review_finds(app, id, Some(ply)), []);
}

/// Returns the number of plies of the game that is to be reviewed, and the plies that need not be.
fn asked_for(request: &EngineTask) -> Option<(usize, Vec<usize>)> {
    let ReviewGame { game, reviewed, .. } = request.task.get()?;
    Some((game.plies().len(), reviewed.plies.iter().map(|ply| ply.index).collect()))
}

#[track_caller]
fn check_reviews(outputs: Vec<Output>, plies: usize, reviewed: &[usize]) -> TaskId {
    let request = asked(outputs).expect("the engine is asked");
    assert_eq!(asked_for(&request), Some((plies, reviewed.to_vec())));
    request.id
}

fn reviewed(app: &App) -> Vec<usize> {
    app.session().review().plies.iter().map(|ply| ply.index).collect()
}

/// A game of two people after these moves, whose effects are performed.
fn begun_after(moves: &str) -> App {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(moves));
    app
}

#[test]
fn a_review_comes_move_by_move_and_is_saved_with_the_game() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "review");
    assert_eq!(events(outputs.clone()), [Event::Show(PAGE)]);
    let id = check_reviews(outputs, 4, &[]);
    for index in (0..4).rev() {
        assert!(app.features.review.is_under_way());
        answer_ply(&mut app, id, index);
        assert_eq!(reviewed(&app), (index..4).collect::<Vec<_>>());
    }
    let outputs = review_finds(&mut app, id, None);
    assert_eq!(said(outputs.clone()), ["review.ended"]);
    assert_eq!(saved(outputs), [MOVES]);
    assert!(!app.features.review.is_under_way());

    let outputs = typed(&mut app, "review");
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(said(outputs), ["review.ended"]);
    let record = app.session().record();
    let resumed = Session::resume(record);
    assert_eq!(resumed.review(), app.session().review());
    assert_eq!(app.state.reviewed_ply().map(|ply| ply.index), Some(3));
}

#[test]
fn a_reviewed_game_that_is_looked_at_again_and_again_stays_as_it_is() {
    const REVIEWED: &str = include_str!("../../../../../tests/data/reviewed_against_level_3.pgn");
    let looked_at = |record: Record| {
        let mut app = App::resumed(Session::resume(record), Confirmation::Ask, None);
        app.update(Action::Begin);
        app.session().record()
    };
    let mut games = Reader::new(REVIEWED.as_bytes(), Position::start(Rules::OTHELLO));
    let mut game = looked_at(games.next().unwrap().unwrap().record);
    for _ in 0..4 {
        let again = looked_at(game.clone());
        for (before, after) in game.evaluations.iter().zip(again.evaluations.iter()) {
            assert_eq!(before, after);
        }
        game = again;
    }
}

#[test]
fn a_review_that_is_stopped_goes_on_where_it_was() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "review");
    let id = check_reviews(outputs, 4, &[]);
    answer_ply(&mut app, id, 3);
    let outputs = typed(&mut app, "review stop");
    assert_eq!(said(outputs.clone()), ["review.ended"], "what has been found");
    assert_eq!(saved(outputs.clone()), [MOVES]);
    assert!(is_stopped(outputs));
    let late = best(&app, 2);
    review_finds(&mut app, id, Some(late));
    assert_eq!(reviewed(&app), [3], "that came too late");
    assert_eq!(said(typed(&mut app, "review stop")), ["review.no-review"]);
    let outputs = typed(&mut app, "review");
    check_reviews(outputs, 4, &[3]);
}

#[test]
fn values_of_every_position_wait_until_the_game_is_reviewed() {
    let mut app = begun_after(MOVES);
    pressed(&mut app, 'z');
    pressed(&mut app, 'z');
    let outputs = pressed(&mut app, 'z');
    assert!(evaluates(&asked(outputs).unwrap()), "not the hint any more");
    let outputs = typed(&mut app, "review");
    let id = check_reviews(outputs, 4, &[]);
    assert_eq!(asked(typed(&mut app, "back")), None);
    assert!(app.features.evaluation.is_shown() && app.features.evaluation.report().is_none());
    for index in (0..4).rev() {
        answer_ply(&mut app, id, index);
    }
    let outputs = review_finds(&mut app, id, None);
    assert!(evaluates(&asked(outputs).unwrap()));
}

#[test]
fn values_of_moves_come_first_and_the_review_goes_on_afterwards() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "review");
    let id = check_reviews(outputs, 4, &[]);
    answer_ply(&mut app, id, 3);
    let outputs = typed(&mut app, "hint");
    assert!(!is_stopped(outputs.clone()), "the request takes the place of the one before");
    let request = asked(outputs).unwrap();
    assert!(evaluates(&request));
    let line = Line { value: Value::Exact(0), moves: vec![Square::C4] };
    let report = SearchReport { value: Value::Exact(0), lines: vec![line], nodes: 1 };
    let reply = EngineReply::of(request.id, TaskOutcome::Last(report));
    let outputs = app.update(Action::EngineReplied(reply));
    check_reviews(outputs, 4, &[3]);
}

#[test]
fn another_move_in_place_of_a_reviewed_one_drops_its_judgement_and_later_ones() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "review");
    let id = check_reviews(outputs, 4, &[]);
    for index in (0..4).rev() {
        answer_ply(&mut app, id, index);
    }
    review_finds(&mut app, id, None);
    typed(&mut app, "undo");
    assert_eq!(reviewed(&app), [0, 1, 2]);
    typed(&mut app, "redo");
    assert_eq!(reviewed(&app), [0, 1, 2, 3]);
    typed(&mut app, "undo");
    play(&mut app, &[Square::F4]);
    assert_eq!(reviewed(&app), [0, 1, 2]);
    let outputs = typed(&mut app, "review");
    check_reviews(outputs, 4, &[0, 1, 2]);
}

#[test]
fn a_move_during_the_review_has_it_begin_anew_with_what_is_known() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "review");
    let id = check_reviews(outputs, 4, &[]);
    answer_ply(&mut app, id, 3);
    let outputs = play(&mut app, &[Square::C4]);
    check_reviews(outputs, 5, &[3]);
}

#[test]
fn a_new_game_ends_the_review() {
    let mut app = begun_after(MOVES);
    typed(&mut app, "review");
    let outputs = begin_game(&mut app, setup());
    assert!(is_stopped(outputs.clone()));
    assert_eq!(asked(outputs), None);
    assert!(!app.features.review.is_under_way());
    assert_eq!(said(typed(&mut app, "review")), ["review.nothing"]);
}

#[test]
fn a_review_is_locked_with_the_engine_and_a_game_against_the_clock_asks_before() {
    let locked = App::new(Session::new(setup(), None), Confirmation::Ask, None);
    let mut locked = locked.with_settings(without_engine());
    play(&mut locked, &squares(MOVES));
    assert_eq!(refused(typed(&mut locked, "review")), Some(m::evaluation::locked().into()));
    assert!(!locked.state.can_review());

    let mut app = begun(with_clock()).0;
    play(&mut app, &squares(MOVES));
    let outputs = typed(&mut app, "review");
    assert_eq!(asked(outputs), None);
    assert!(app.question().is_some());
    let outputs = app.update(Action::Answer(Answer::Yes));
    check_reviews(outputs, 4, &[]);
}

#[test]
fn a_review_ends_when_the_engine_is_locked_and_keeps_what_it_has_found() {
    for typed_before in ["review", "deeper"] {
        let mut app = begun_after(MOVES);
        app.state.estimate(Level::from_number(7));
        let id = check_reviews(typed(&mut app, "review"), 4, &[]);
        if typed_before == "deeper" {
            review_finds(&mut app, id, None);
        }
        let outputs = typed(&mut app, "settings evaluation off");
        assert!(is_stopped(outputs.clone()), "{typed_before}");
        assert_eq!(saved(outputs), [MOVES]);
        assert!(!app.features.review.is_under_way() && !app.features.review.is_deepening());
    }
}

#[test]
fn a_fault_of_the_engine_ends_the_review_and_is_told() {
    let mut app = begun_after(MOVES);
    let outputs = typed(&mut app, "review");
    let id = check_reviews(outputs, 4, &[]);
    let error = EngineError::new(&std::fmt::Error);
    let reply = EngineReply { id, result: Err(error.clone()) };
    let outputs = app.update(Action::EngineReplied(reply));
    assert_eq!(refused(outputs), Some(m::evaluation::failed(with_causes(&error)).into()));
    assert!(!app.features.review.is_under_way());
}

/// Returns the move of a variation that the engine is to judge.
fn variation(outputs: Vec<Output>) -> Option<(TaskId, usize, Square)> {
    let request = asked(outputs)?;
    let JudgeVariation { index, square, .. } = request.task.get()?;
    Some((request.id, *index, *square))
}

/// Has the engine judge a move of a variation: with a short search, and with another one.
fn judge(
    app: &mut App,
    (id, index, square): (TaskId, usize, Square),
    outcome: fn(ReviewedPly) -> TaskOutcome<ReviewedPly>,
    value: i32,
) -> Vec<Output> {
    let position = app.viewed().line().position_at(index);
    let value = Value::Exact(value);
    let ply = ReviewedPly {
        index,
        player: position.to_move().unwrap(),
        square,
        value,
        best: square,
        best_value: value,
        line: vec![square],
        ..best(app, 0)
    };
    app.update(Action::EngineReplied(EngineReply::of(id, outcome(ply))))
}

/// Has every move reviewed, and views the position before the last one.
fn reviewed_before_last() -> App {
    let mut app = begun_after(MOVES);
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    for index in (0..4).rev() {
        answer_ply(&mut app, id, index);
    }
    review_finds(&mut app, id, None);
    typed(&mut app, "back");
    app
}

#[test]
fn a_move_of_a_variation_is_judged_as_it_is_played_and_only_once() {
    let mut app = reviewed_before_last();
    let asked = variation(play(&mut app, &[Square::F4])).expect("it is judged");
    assert_eq!((asked.1, asked.2), (3, Square::F4));
    assert_eq!(judge(&mut app, asked, TaskOutcome::Part, 1), []);
    let value = |app: &App| app.features.review.viewed_judgement(&app.state).map(|ply| ply.value);
    assert_eq!(value(&app), Some(Value::Exact(1)), "a first answer is shown");
    let outputs = judge(&mut app, asked, TaskOutcome::Last, 2);
    assert_eq!(said(outputs), ["ideas.best"]);
    assert_eq!(value(&app), Some(Value::Exact(2)));
    typed(&mut app, "back");
    let outputs = play(&mut app, &[Square::F4]);
    assert_eq!(variation(outputs), None, "it is known");
    assert_eq!(value(&app), Some(Value::Exact(2)));
    assert_eq!(reviewed(&app), [0, 1, 2, 3], "the game keeps its own");
}

#[test]
fn a_move_of_a_variation_comes_before_the_rest_of_the_review() {
    let mut app = begun_after(MOVES);
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    answer_ply(&mut app, id, 3);
    typed(&mut app, "back");
    let asked = variation(play(&mut app, &[Square::F4])).expect("it is judged first");
    let outputs = judge(&mut app, asked, TaskOutcome::Last, 2);
    check_reviews(outputs, 4, &[3]);
}

#[test]
fn without_a_review_variations_are_not_judged() {
    let mut app = begun_after(MOVES);
    typed(&mut app, "back");
    assert_eq!(asked(vary(&mut app, &[Square::F4])), None);
}

#[test]
fn a_variation_that_becomes_the_game_keeps_its_losses() {
    let mut app = reviewed_before_last();
    let asked = variation(play(&mut app, &[Square::F4])).unwrap();
    judge(&mut app, asked, TaskOutcome::Last, 2);
    typed(&mut app, "promote");
    assert_eq!(app.game().plies()[3].square, Square::F4);
    assert_eq!(reviewed(&app), [0, 1, 2, 3]);
}

#[test]
fn errors_are_gone_through_in_a_circle_and_by_player() {
    let mut app = begun_after(MOVES);
    assert_eq!(said(typed(&mut app, "error")), ["review.not-reviewed"]);
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    answer_ply(&mut app, id, 3);
    assert_eq!(said(typed(&mut app, "error")), ["review.no-error"]);
    for (index, loss) in [(2, 3), (1, 4), (0, 2)] {
        let played = app.game().plies()[index];
        let other = played.legal.into_iter().find(|square| *square != played.square).unwrap();
        let value = Value::Exact(2 - loss);
        let ply = ReviewedPly { value, best: other, line: vec![other], ..best(&app, index) };
        review_finds(&mut app, id, Some(ply));
    }
    let mut viewed = |line| {
        assert_eq!(said(typed(&mut app, line)), ["ideas.error"]);
        app.viewed().ply()
    };
    assert_eq!(["error"; 4].map(&mut viewed), [0, 1, 2, 0]);
    assert_eq!(["error previous"; 2].map(&mut viewed), [2, 1]);
    assert_eq!(said(typed(&mut app, "error sideways")), ["review.wrong-step"]);
    assert_eq!(said(typed(&mut app, "errors black")), ["review.listed"]);
    assert_eq!(app.features.review.whose(&app.state), WhoseErrors::Only(Color::Black));
    let errors = app.features.review.errors(&app.state);
    assert_eq!(errors.iter().map(|ply| ply.index).collect::<Vec<_>>(), [0, 2]);
    // The losses of plies 0, 1 and 2 are 2, 4 and 3.
    typed(&mut app, "errors");
    assert_eq!(said(typed(&mut app, "errors worst")), ["review.listed"]);
    let mut viewed = |line| {
        typed(&mut app, line);
        app.viewed().ply()
    };
    assert_eq!(["error", "error", "error", "error previous"].map(&mut viewed), [2, 0, 1, 0]);
}

#[test]
fn the_errors_of_the_player_are_listed_where_they_play_one_side() {
    use othello_session::Own;
    assert_eq!(
        {
            let app = begun_after(MOVES);
            app.features.review.whose(&app.state)
        },
        WhoseErrors::Both
    );
    let mut app = begun_after(MOVES);
    typed(&mut app, "mine white");
    typed(&mut app, "stats");
    assert_eq!(app.state.own(), Own::One(Color::White));
    assert_eq!(app.features.review.whose(&app.state), WhoseErrors::Only(Color::White));
}

/// A game with an error whose lines are known, which is viewed.
fn at_error() -> App {
    let mut app = begun_after(MOVES);
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    let error = ReviewedPly {
        value: Value::Exact(-2),
        best: Square::F4,
        line: vec![Square::F4, Square::E3],
        played_line: vec![Square::D6, Square::C4, Square::D3],
        ..best(&app, 1)
    };
    review_finds(&mut app, id, Some(error));
    assert_eq!(said(typed(&mut app, "error")), ["ideas.error"]);
    app
}

#[test]
fn the_lines_of_an_error_are_stepped_through_by_name_and_by_steps() {
    let mut app = at_error();
    let outputs = typed(&mut app, "on");
    assert_eq!(events(outputs.clone())[0], Event::Stepped);
    assert_eq!(said(outputs), ["common.both"]);
    assert_eq!(app.state.shown_position(), app.game().position_at(2));
    assert_eq!((app.viewed().ply(), app.state.can_play()), (1, false));
    assert_eq!([0; 3].map(|_| said(typed(&mut app, "on"))[0])[2], "browsing.end-of-line");
    assert_eq!(app.state.last_shown().unwrap().square, Square::D3);
    assert_eq!(said(typed(&mut app, "line f4")), ["browsing.line-of"]);
    assert_eq!(app.state.last_shown().unwrap().square, Square::F4);
    assert_eq!(said(typed(&mut app, "line c5")), ["browsing.no-such-line"]);
    assert_eq!(events(typed(&mut app, "back")), [Event::Viewed]);
    assert_eq!(app.state.shown_position(), app.game().position_at(1));
    typed(&mut app, "on");
    assert_eq!(events(typed(&mut app, "undo")), [Event::Viewed], "it leaves the line");
    assert_eq!(app.viewed().ply(), 1);
    // Where the error was not gone to, steps go along the game; its lines have their names.
    typed(&mut app, "at 1");
    typed(&mut app, "on");
    assert_eq!((app.viewed().ply(), app.state.line_shown()), (2, None));
    assert_eq!(said(typed(&mut app, "line")), ["browsing.no-line"]);
    typed(&mut app, "back");
    assert_eq!(said(typed(&mut app, "line")), ["browsing.line-of"]);
}

#[test]
fn a_turn_and_another_game_withdraw_the_lines() {
    let mut app = at_error();
    typed(&mut app, "on");
    play(&mut app, &[Square::F4]);
    assert!(app.state.lines.all().is_empty(), "a move is played from the error");
    assert!(app.viewed().is_in_variation());
    let mut app = at_error();
    typed(&mut app, "on");
    begin_game(&mut app, setup());
    assert!(app.state.lines.all().is_empty());
}

#[test]
fn what_a_learner_has_read_that_a_move_costs_stays() {
    let mut app = begun_after(MOVES);
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    let estimate =
        |discs, depth| Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 };
    let played = app.game().plies()[2];
    let other = played.legal.into_iter().find(|square| *square != played.square).unwrap();
    for index in (0..4).rev() {
        let value = estimate(1.0, 14);
        let ply = ReviewedPly { value, best_value: value, ..best(&app, index) };
        let error = ReviewedPly {
            value: estimate(-6.0, 14),
            best: other,
            line: vec![other],
            ..ply.clone()
        };
        review_finds(&mut app, id, Some(if index == 2 { error } else { ply }));
    }
    assert_eq!(asked(review_finds(&mut app, id, None)), None, "nobody has asked for more");
    let losses = |app: &App| app.session().review().plies.iter().map(ReviewedPly::loss).collect();
    let told: Vec<_> = losses(&app);
    let (before, square) = (app.game().position_at(2), app.game().plies()[2].square);
    assert!(told[2] >= 2.0, "{told:?}");
    let learns = |app: &mut App, discs, depth| {
        let line = Line { value: estimate(discs, depth), moves: vec![square] };
        app.state.knowledge.learn_move(&before, &line);
        app.update(Input::tick(Duration::ZERO));
    };
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.problem"]);
    learns(&mut app, -9.0, 20);
    assert_eq!(losses(&app), told, "an answer is judged more deeply");
    typed(&mut app, "leave");
    assert_eq!(losses(&app), told);
    // Whoever asks for values reads those.
    learns(&mut app, -9.5, 21);
    assert_ne!(losses(&app), told);
}

#[test]
fn a_reviewed_game_is_looked_at_again() {
    let mut app = begun_after(MOVES);
    app.state.estimate(Level::from_number(7));
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    for (index, depth) in (0..4).zip((11..15).rev()).rev() {
        let discs = if index % 2 == 0 { 1.0 } else { -1.0 };
        let value = Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 };
        let ply = ReviewedPly { value, best_value: value, ..best(&app, index) };
        review_finds(&mut app, id, Some(ply));
    }
    let outputs = review_finds(&mut app, id, None);
    let request = asked(outputs).expect("the engine goes on");
    let pass = |request: &EngineTask| request.task.get::<ReviewGame>().unwrap().pass;
    assert_eq!(pass(&request), 1);
    assert!(app.features.review.is_deepening() && !app.features.review.is_under_way());
    let mut stopped = app.clone();
    done(&mut stopped, stop_or_go_on);
    assert!(!stopped.features.review.is_deepening());
    assert!(asked(done(&mut stopped, stop_or_go_on)).is_some(), "it goes on");
    // Each time goes a step further, and a step that is done says what it has found.
    let mut deeper = app.clone();
    let outputs = typed(&mut deeper, "deeper");
    assert_eq!(said(outputs.clone()), ["review.going-deeper"]);
    let request_of_next = asked(outputs).expect("the engine begins anew");
    assert_eq!(pass(&request_of_next), 2);
    assert_eq!(said(review_finds(&mut deeper, request_of_next.id, None)), ["review.ended"]);
    assert_eq!(pass(&asked(typed(&mut deeper, "deeper")).unwrap()), 1, "as far as it is not done");
    let played = app.game().plies()[1];
    let other = played.legal.into_iter().find(|square| *square != played.square).unwrap();
    let value = Value::Exact(-4);
    let ply = ReviewedPly { value, best: other, line: vec![other], ..best(&app, 1) };
    review_finds(&mut app, request.id, Some(ply));
    assert_eq!(app.features.review.errors(&app.state).len(), 1);
    assert_eq!(saved(review_finds(&mut app, request.id, None)), [MOVES]);
    assert!(!app.features.review.is_deepening());
}

#[test]
fn only_a_reviewed_game_with_estimates_is_looked_at_more_deeply() {
    let mut app = begun_after(MOVES);
    assert_eq!(said(typed(&mut app, "deeper")), ["review.not-complete"]);
    let mut app = reviewed_before_last();
    assert_eq!(said(typed(&mut app, "deeper")), ["review.all-is-exact"]);
}

#[test]
fn whose_errors_are_listed_is_said_in_a_word() {
    let mut app = begun_after(MOVES);
    let id = check_reviews(typed(&mut app, "review"), 4, &[]);
    answer_ply(&mut app, id, 0);
    assert_eq!(said(typed(&mut app, "errors nobody")), ["review.wrong-whose"]);
    assert_eq!(said(typed(&mut app, "errors white")), ["review.listed"]);
}
