//! The engine's values of moves: on their squares, and in the lines under the board.

use othello::screen::model::Model;
use othello::screen::preview;
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::{Line, SearchReport, Selectivity, Value};
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::engine_worker::{EngineReply, TaskId};
use othello_notation::Record;
use othello_session::Session;

use crate::support::{app, notice, picture, press, settings};

/// A game that begins with another disc on the board: no two of the first moves are the same.
fn lopsided() -> Model {
    let board = "---------------X-----------OX------XO---------------------------".parse().unwrap();
    let position = Position::new(Rules::OTHELLO, board, Color::Black);
    let record = Record::from(Game::from_position(position));
    Model::new(app(Session::resume(record)), settings())
}

/// A game in which the engine has evaluated the first moves.
fn evaluated(values: [Value; 4]) -> Model {
    let mut model = lopsided();
    model.update(ScreenInput::Arrived(Action::Begin));
    assert_eq!(press(&mut model, ":evaluate"), ["evaluate"]);
    let squares = [Square::D3, Square::C4, Square::F5, Square::E6];
    let line = |(value, square)| Line { value, moves: vec![square] };
    let lines: Vec<_> = values.into_iter().zip(squares).map(line).collect();
    let report = SearchReport { value: values[0], lines, nodes: 1 };
    let reply = EngineReply::of(TaskId::default().next(), TaskOutcome::Part(report));
    model.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
    model
}

fn estimate(discs: f32) -> Value {
    Value::Estimated { discs, depth: 14, selectivity: Selectivity::None }
}

#[test]
fn losses_stand_on_the_squares_and_the_best_move_under_the_board() {
    let mut model = evaluated([2.4, 2.1, 0.5, -9.8].map(estimate));
    assert_eq!(notice(&model), "Best: d3, +2.4 for Black, estimated");
    assert_eq!(preview::sentence(&model.view()), "d3 would flip 1 disc: the best move.");
    let screen = picture(&model, 80, 24);
    for text in ["*0", "12", "Best: d3, +2.4 for Black, estimated"] {
        assert!(screen.contains(text), "{text}\n{screen}");
    }
    press(&mut model, "Tab");
    assert_eq!(preview::sentence(&model.view()), "e6 would flip 1 disc: loses 12.2 discs.");
    press(&mut model, "z");
    assert_eq!(notice(&model), "Each value is now the expected disc lead of the player to move.");
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("-10") && !screen.contains("*0"), "{screen}");
    press(&mut model, "z");
    assert_eq!(notice(&model), "The engine's values are hidden.");
    assert!(!picture(&model, 80, 24).contains("-10"));
}

#[test]
fn exact_losses_have_a_sign() {
    let model = evaluated([2, 0, -4, -10].map(Value::Exact));
    assert_eq!(notice(&model), "Best: d3, +2 for Black, exact");
    let screen = picture(&model, 120, 40);
    for text in ["*0=", "2=", "6=", "12="] {
        assert!(screen.contains(text), "{text}\n{screen}");
    }
}

#[test]
fn the_smallest_screen_marks_the_best_move_and_tells_the_loss_in_focus() {
    let mut model = evaluated([2.4, 2.1, 0.5, -9.8].map(estimate));
    assert!(picture(&model, 24, 12).contains("d3 +2.4, estimated; d3,"));
    press(&mut model, "Tab");
    let screen = picture(&model, 24, 12);
    assert!(screen.contains('*') && screen.contains("loses 12.2 discs"), "{screen}");
}
