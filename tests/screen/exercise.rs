//! Positions to be solved on the screen: retry and puzzles, their answers and the way back.

use othello::engine_worker::{EngineAnswer, EngineReply, EngineRequest, ExerciseAnswer};
use othello::features::exercise::problems::{Candidate, ExerciseKind};
use othello::game::action::{Action, MovesAction};
use othello::screen::message::Message;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Glyphs, Palette, Theme};
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Line, Options, Stop, Value, puzzle};
use othello_session::{Session, Setup};

use crate::support::{controller, moves, notice, picture, press, settings, today, window};
use crate::{computers, review, storage};

fn classic() -> Theme {
    Theme::new(Palette::Classic, ColorDepth::True, Glyphs::Unicode)
}

/// Returns the screen of a reviewed game with its worst move to be retried.
pub fn retry(theme: Theme) -> Model {
    let mut app = review::reviewed(theme);
    app.update(Message::Arrived(Action::Begin));
    press(&mut app, "T");
    app
}

/// Returns the same with a wrong answer.
pub fn wrong(theme: Theme) -> Model {
    let mut app = retry(theme);
    let request = answer(&mut app);
    let square = app.view().last_ply().unwrap().square;
    let line = [square, Square::A1, Square::H8, Square::A8].to_vec();
    judged(&mut app, &request, Line { value: Value::Exact(-14), moves: line });
    app
}

/// Answers with a legal move that is not the best one; returns the request to judge it.
fn answer(app: &mut Model) -> EngineRequest {
    let problem = app.controller().exercise().problem().unwrap();
    let best = problem.solution();
    let legal = problem.position().legal_moves();
    let square = legal.into_iter().find(|square| *square != best).unwrap();
    computers::request(app, Action::Moves(MovesAction::Play(vec![square])))
}

fn judged(app: &mut Model, request: &EngineRequest, line: Line) {
    let result = Ok(EngineAnswer::Exercise(ExerciseAnswer::Judged(line)));
    app.update(Message::Arrived(Action::EngineReplied(EngineReply { id: request.id, result })));
}

/// Returns the screen of the first puzzle that comes with the program.
pub fn puzzle(theme: Theme) -> Model {
    let position = puzzle::built_in().next().unwrap();
    let origin = "games.pgn:12, Ada - Emile, before move 50".into();
    let kind = ExerciseKind::Puzzles { most: 2 };
    let session = Session::new(Setup::new(position.rules()), today());
    let controller = controller(session).with_puzzles(kind, vec![Candidate { position, origin }]);
    let mut app = Model::new(controller, Settings { theme, ..settings() });
    let request = computers::request(&mut app, Action::Begin);
    let mut engine = AnyEngine::new(Options::default());
    let puzzle = Box::new(puzzle::check(&mut engine, &position, &Stop::new()).unwrap());
    let result = Ok(EngineAnswer::Exercise(ExerciseAnswer::FoundPuzzle { index: 0, puzzle }));
    app.update(Message::Arrived(Action::EngineReplied(EngineReply { id: request.id, result })));
    app
}

#[test]
fn a_retry_shows_the_position_before_the_mistake_and_judges_the_answer() {
    let mut app = retry(classic());
    let game = moves(&app);
    let heading = "Retry 1 of 8 · White to move. Move 8, f3, lost 12.0 discs, depth 14.";
    assert_eq!(notice(&app), heading);
    let screen = picture(&app, 80, 24);
    assert!(screen.contains("Retry 1 of 8") && screen.contains("s solution"), "{screen}");
    assert!(!screen.contains("Mean loss"), "{screen}");

    let request = answer(&mut app);
    assert_eq!(notice(&app), "Checking the move.");
    let square = app.view().last_ply().unwrap().square;
    let line = vec![square, Square::A1, Square::H8];
    judged(&mut app, &request, Line { value: Value::Exact(-14), moves: line });
    assert!(
        notice(&app).starts_with(&format!("{square} loses by 14; the best move wins by about 2,"))
    );
    let screen = picture(&app, 80, 24);
    assert!(screen.contains("Refutation: a1 h8."), "{screen}");
    assert!(screen.contains("Enter tries again, s shows the solution."), "{screen}");
    assert!(picture(&app, 24, 12).contains(&format!("{square} loses 16.0: a1 h8")));

    press(&mut app, "Enter");
    assert_eq!(notice(&app), heading);
    press(&mut app, "s");
    let best = app.view().last_ply().unwrap().square;
    let solution = format!("Solution: {best} wins by about 2,");
    assert!(picture(&app, 80, 24).contains(&solution));
    let small = picture(&app, 24, 12);
    assert!(small.contains(&format!("Solution: {best}")) && small.contains("n next"), "{small}");
    press(&mut app, "n");
    assert!(picture(&app, 80, 24).contains("Retry 2 of 8"));
    press(&mut app, "Esc");
    assert_eq!((notice(&app).as_str(), window(&app)), ("Back to the game.", ""));
    assert_eq!(moves(&app), game);
    assert!(picture(&app, 80, 24).contains("Mean loss"));
}

#[test]
fn a_puzzle_is_solved_by_typing_and_goes_on_with_enter() {
    let mut app = puzzle(classic());
    let best = app.controller().exercise().problem().unwrap().solution();
    let screen = picture(&app, 80, 24);
    assert!(screen.contains("Puzzle 1") && screen.contains("One move wins."), "{screen}");
    assert_eq!(press(&mut app, best.name()), ["remember 1"]);
    let screen = picture(&app, 80, 24);
    assert!(screen.contains(&format!("{best} is right: it wins by ")), "{screen}");
    assert!(screen.contains("1 of 1 solved"), "{screen}");
    // The moves after it are numbered discs, which are stepped through.
    let line = app.controller().exercise().problem().unwrap().following();
    let numbers: Vec<u8> = line.map(|(number, ..)| number).collect();
    assert_eq!(numbers[..2], [1, 2]);
    press(&mut app, "PageDown");
    let problem = app.controller().exercise().problem().unwrap();
    assert_eq!((problem.step().0, problem.following().next().map(|it| it.0)), (1, Some(2)));
    press(&mut app, "PageUp PageUp Enter");
    let problem = app.controller().exercise().problem().unwrap();
    let reply = problem.reply().unwrap();
    assert!(picture(&app, 80, 24).contains(&format!("{} replies {}.", reply.player, reply.square)));
    // Best play leads to the end of the game, and from there Enter goes back.
    for _ in 0..20 {
        let problem = app.controller().exercise().problem().unwrap();
        if problem.is_over() {
            break;
        }
        let best = problem.solution();
        press(&mut app, best.name());
        press(&mut app, "Enter");
    }
    press(&mut app, "Enter");
    assert!(!app.controller().exercise().is_under_way());
    assert_eq!(moves(&app), "");
}

#[test]
fn keys_of_the_board_that_change_the_game_do_something_else_or_nothing() {
    let mut app = retry(classic());
    let game = moves(&app);
    for keys in ["x", "r", "z", "v", "w", "R", "o", "y", "N", "Home", "End", "PageUp", "i"] {
        assert_eq!(press(&mut app, keys), [""; 0], "{keys}");
        assert_eq!((moves(&app), window(&app)), (game.clone(), ""), "{keys}");
        assert!(app.controller().exercise().is_under_way(), "{keys}");
    }
    // The first Esc cancels a typed column.
    press(&mut app, "d Esc");
    assert!(app.controller().exercise().is_under_way());
    press(&mut app, "?");
    assert!(picture(&app, 80, 24).contains("show the solution"));
    press(&mut app, "Esc");
    assert!(app.controller().exercise().is_under_way());
    let load = storage::listed([]);
    app.update(load);
    press(&mut app, "Esc");
    assert!(!app.controller().exercise().is_under_way());
}

#[test]
fn a_retry_without_a_review_asks_what_is_due() {
    let mut app = crate::support::app();
    press(&mut app, "f5d6");
    assert_eq!(press(&mut app, "T"), ["recall"]);
    press(&mut app, "R Esc");
    assert_eq!(notice(&app), "Reviewing: 0 of 2 moves. R shows the review.");
}
