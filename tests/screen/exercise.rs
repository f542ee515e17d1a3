//! Positions to be solved on the screen: retry and puzzles, their answers and the way back.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello::screen::title;
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::exercise::problems::{Candidate, ExerciseKind};
use othello_board::features::exercise::tasks::Judged;
use othello_core::square::Square;
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle::{BuiltIn, Wanted};
use othello_engine::{Line, Options, Stop, Value, puzzle};
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::engine_worker::{EngineReply, EngineTask};
use othello_session::{Session, Setup};

use crate::support::{app, moves, notice, picture, press, settings, today, window};
use crate::{computers, review, storage};

fn classic() -> Theme {
    Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode)
}

/// Returns the screen of a reviewed game with its worst move to be retried.
pub fn lesson(theme: Theme) -> Model {
    let mut model = review::reviewed(theme);
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, "T");
    model
}

/// Returns the same with a wrong answer.
pub fn wrong(theme: Theme) -> Model {
    let mut model = lesson(theme);
    let request = answer(&mut model);
    // It lets White play e2, where nothing can be played after the best move.
    let line = |value, moves: [Square; 3]| Line { value, moves: moves.to_vec() };
    let answer = line(Value::Exact(-14), [Square::D2, Square::E2, Square::F2]);
    let best = line(Value::Exact(2), [Square::B2, Square::C2, Square::D2]);
    let reply = TaskOutcome::Last(Judged { line: answer, best: Some(best) });
    model.update(ScreenInput::Arrived(Action::EngineReplied(EngineReply::of(request.id, reply))));
    model
}

/// Answers with a legal move that is not the best one; returns the request to judge it.
fn answer(model: &mut Model) -> EngineTask {
    let problem = model.app().features.exercise.problem().unwrap();
    let best = problem.solution();
    let legal = problem.position().legal_moves();
    let square = legal.into_iter().find(|square| *square != best).unwrap();
    computers::request_of(model, ScreenInput::Click(Some(square)))
}

fn judged(model: &mut Model, request: &EngineTask, line: Line) {
    let reply = EngineReply::of(request.id, TaskOutcome::Last(Judged { line, best: None }));
    model.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
}

/// Returns the screen of a puzzle that comes with the program.
pub fn puzzle(theme: Theme) -> Model {
    const BOARD: &str = "-OOOOOO---XXOOO-XXXXXOOXXXOXOXOXXOXOOXOXXXOXXOOXX-XOOO---XXXXXX-";
    let is_it = |it: &BuiltIn| it.position.board() == BOARD.parse().unwrap();
    let position = puzzle::built_in().find(is_it).unwrap().position;
    let origin = "games.pgn:12, Ada - Emile, before move 50".into();
    let kind = ExerciseKind::Puzzles { most: 2, wanted: Wanted::default() };
    let session = Session::new(Setup::new(position.rules()), today());
    let app = app(session).with_puzzles(kind, vec![Candidate { position, origin }]);
    let mut model = Model::new(app, Settings { theme, ..settings() });
    let request = computers::request(&mut model, Action::Begin);
    let mut engine = AnyEngine::new(Options::default());
    let puzzle = puzzle::check(&mut engine, &position, &Stop::new()).unwrap();
    let found = Some((0_usize, Box::new(puzzle)));
    let reply = EngineReply::of(request.id, TaskOutcome::Last(found));
    model.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
    model
}

#[test]
fn a_retry_shows_the_position_before_the_mistake_and_judges_the_answer() {
    let mut model = lesson(classic());
    let game = moves(&model);
    let heading = "Lesson, 1 of 3 · White to move. Move 8: f3 cost 12 discs by the end of the game. Enter: the answer.";
    assert_eq!(notice(&model), heading);
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("Lesson, 1 of 3") && screen.contains("s solution"), "{screen}");
    assert!(!screen.contains("Errors cost"), "{screen}");
    assert!(picture(&model, 24, 12).contains("f3 cost 12 · White"));
    press(&mut model, "?");
    let help = picture(&model, 80, 24);
    assert!(help.contains("The large board keeps the position"), "{help}");
    press(&mut model, "Esc");

    let request = answer(&mut model);
    assert_eq!(notice(&model), "Checking the move.");
    let square = model.view().last_ply().unwrap().square;
    let line = vec![square, Square::A1, Square::H8];
    judged(&mut model, &request, Line { value: Value::Exact(-14), moves: line });
    let costs = format!("{square} costs 16 discs");
    assert!(notice(&model).starts_with(&costs), "{}", notice(&model));
    let screen = picture(&model, 80, 24);
    assert!(screen.contains(&costs) && !screen.contains("Refutation"), "{screen}");
    assert!(screen.contains("Enter: what was better, and why; u: try again."), "{screen}");
    assert!(picture(&model, 24, 12).contains(&costs));

    press(&mut model, "u");
    assert_eq!(notice(&model), heading);
    press(&mut model, "s");
    let best = model.view().last_ply().unwrap().square;
    let solution = format!("Solution: {best}. It saves");
    assert!(picture(&model, 80, 24).contains(&solution));
    assert!(title::title(&model.view()).ends_with(" (solution)"));
    let small = picture(&model, 24, 12);
    assert!(
        small.contains(&format!("Solution: {best}")) && small.contains("Enter go on"),
        "{small}"
    );
    let medium = picture(&model, 60, 20);
    assert!(medium.contains(&format!("Solution: {best}")), "{medium}");
    // Nothing is known that puzzles could have in common with it.
    assert!(picture(&model, 80, 24).contains("Enter goes on."));
    assert!(!picture(&model, 120, 40).contains("two like it"));
    press(&mut model, "n");
    assert!(picture(&model, 80, 24).contains("Lesson, 2 of 3"));
    press(&mut model, "Esc");
    assert_eq!(window(&model), "");
    let kept = "Back to the game. The lesson is kept: Enter or t goes on with it.";
    assert_eq!(notice(&model), kept);
    assert_eq!(moves(&model), game);
}

#[test]
fn enter_shows_the_answer_after_a_square_that_cannot_be_one() {
    let mut model = lesson(classic());
    let occupied = model.app().features.exercise.problem().unwrap().position().board();
    let occupied = Square::ALL.into_iter().find(|it| occupied.disc(*it).is_some()).unwrap();
    press(&mut model, occupied.name());
    assert_eq!(notice(&model), format!("{occupied} is occupied."));
    press(&mut model, "Enter");
    assert!(picture(&model, 80, 24).contains("Solution: "));
}

#[test]
fn enter_that_is_pressed_before_the_judgement_can_be_read_does_not_skip_it() {
    let mut model = lesson(classic());
    let request = answer(&mut model);
    model.update(ScreenInput::Elapse(Duration::from_secs(3)));
    let square = model.view().last_ply().unwrap().square;
    judged(&mut model, &request, Line { value: Value::Exact(-14), moves: vec![square] });
    let costs = format!("{square} costs 16 discs.");
    press(&mut model, "Enter");
    assert!(notice(&model).starts_with(&costs), "{}", notice(&model));
    model.update(ScreenInput::Elapse(Duration::from_secs(1)));
    press(&mut model, "Enter");
    assert!(notice(&model).contains("Better: "), "{}", notice(&model));
}

#[test]
fn enter_does_not_begin_a_lesson_again_that_has_come_to_its_end() {
    let mut model = review::reviewed(classic());
    press(&mut model, "x y");
    model.update(ScreenInput::Arrived(Action::Begin));
    assert!(picture(&model, 80, 24).contains("Enter lesson"));
    press(&mut model, "Enter s n s n s n");
    assert_eq!(window(&model), "");
    assert!(picture(&model, 80, 24).contains("t lesson"), "{}", picture(&model, 80, 24));
    press(&mut model, "Enter");
    assert!(model.app().features.exercise.current().is_none());
    press(&mut model, "t");
    assert!(model.app().features.exercise.current().is_some());
}

#[test]
fn a_puzzle_is_solved_by_typing_and_goes_on_with_enter() {
    let mut model = puzzle(classic());
    let best = model.app().features.exercise.problem().unwrap().solution();
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("Puzzle 1") && screen.contains("One move wins."), "{screen}");
    // Nobody has chosen the square on which the cursor was put: no key is said to play there.
    assert!(!screen.contains("would flip") && !screen.contains("Enter play"), "{screen}");
    let mut moved = puzzle(classic());
    press(&mut moved, "Tab");
    let screen_of_moved = picture(&moved, 80, 24);
    assert!(screen_of_moved.contains("would flip") && screen_of_moved.contains("Enter play"));
    assert!(press(&mut model, "Enter").is_empty());
    let choose = "Choose a square first, with the arrows, a click or its name; s shows the answer.";
    assert_eq!(notice(&model), choose);
    assert_eq!(press(&mut model, best.name()), ["remember 1"]);
    let screen = picture(&model, 80, 24);
    assert!(screen.contains(&format!("{best} is right: you end ")), "{screen}");
    assert!(title::title(&model.view()).ends_with(" (right)"));
    let large = picture(&model, 120, 40);
    assert!(large.contains("1 of 1 solved"), "{large}");
    // Both futures are stepped through.
    assert!(!screen.contains("4 moves later"), "{screen}");
    press(&mut model, "PageDown");
    let later = picture(&model, 80, 24);
    assert!(later.contains("4 moves later"), "{later}");
    press(&mut model, "PageUp PageUp Enter");
    let problem = model.app().features.exercise.problem().unwrap();
    let reply = problem.reply().unwrap();
    assert!(
        picture(&model, 80, 24).contains(&format!("{} replies {}.", reply.player, reply.square))
    );
    // Best play leads to the end of the game, and from there Enter goes back.
    for _ in 0..20 {
        let problem = model.app().features.exercise.problem().unwrap();
        if problem.is_over() {
            break;
        }
        let best = problem.solution();
        press(&mut model, best.name());
        press(&mut model, "Enter");
    }
    press(&mut model, "Enter");
    assert!(!model.app().features.exercise.is_under_way());
    assert_eq!(moves(&model), "");
}

#[test]
fn a_judgement_above_both_futures_is_not_said_again_below() {
    let mut model = puzzle(classic());
    press(&mut model, "s");
    for (width, height) in [(40, 20), (60, 20)] {
        let screen = picture(&model, width, height);
        assert_eq!(screen.matches("Solution: ").count(), 1, "{screen}");
    }
    let lesson = wrong(classic());
    for (width, height) in [(24, 12), (40, 20), (40, 40), (60, 20)] {
        let screen = picture(&lesson, width, height);
        assert_eq!(screen.matches("d2 costs 16 discs.").count(), 1, "{screen}");
    }
}

#[test]
fn keys_of_the_board_that_change_the_game_do_something_else_or_nothing() {
    let mut model = lesson(classic());
    let game = moves(&model);
    for keys in ["x", "r", "z", "v", "w", ":review", "o", "y", ":practice", "Home", "End", "PageUp"]
    {
        assert_eq!(press(&mut model, keys), [""; 0], "{keys}");
        assert_eq!((moves(&model), window(&model)), (game.clone(), ""), "{keys}");
        assert!(model.app().features.exercise.is_under_way(), "{keys}");
    }
    // The first Esc cancels a typed column.
    press(&mut model, "d Esc");
    assert!(model.app().features.exercise.is_under_way());
    press(&mut model, "?");
    assert!(picture(&model, 80, 40).contains("show the solution"));
    press(&mut model, "Esc");
    assert!(model.app().features.exercise.is_under_way());
    let load = storage::listed([]);
    model.update(load);
    press(&mut model, "Esc");
    assert!(!model.app().features.exercise.is_under_way());
}

#[test]
fn a_retry_without_a_review_asks_what_is_due() {
    let mut model = crate::support::model();
    press(&mut model, "f5d6");
    assert_eq!(press(&mut model, "T"), ["RecallProgress"]);
    press(&mut model, ":review Esc");
    assert_eq!(notice(&model), "Reviewing: 0 of 2 moves. :review shows it.");
}
