//! Computers as players on the screen: choosing them, watching them, and what is said of them.

use othello::screen::effect;
use othello::screen::model::Model;
use othello_board::app::event::Effect;
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::engine_worker::task::{ChosenSquare, TaskOutcome};
use othello_home::engine_worker::{EngineReply, EngineTask};
use othello_session::{Player, Setup};

use crate::support::{app_with, moves, notice, open_dialog, picture, press, window};

fn computer(text: &str) -> Player {
    Player::Computer(text.parse().unwrap())
}

fn between(black: Player, white: Player) -> Model {
    let players = ByColor { black, white };
    app_with(Setup { players, ..Setup::new(Rules::OTHELLO) })
}

/// Updates the screen; returns the request to the engine, if there is one.
fn asked(model: &mut Model, message: ScreenInput) -> Option<EngineTask> {
    model.update(message).into_iter().find_map(|effect| match effect {
        effect::ScreenEffect::App(Effect::Engine(request)) => Some(request),
        _ => None,
    })
}

#[track_caller]
pub fn request(model: &mut Model, action: Action) -> EngineTask {
    request_of(model, ScreenInput::Arrived(action))
}

#[track_caller]
pub fn request_of(model: &mut Model, message: ScreenInput) -> EngineTask {
    asked(model, message).expect("the engine is asked")
}

/// Replies to a request, and lets the pause before the move pass; returns the next request.
fn reply(model: &mut Model, request: &EngineTask, square: Square) -> Option<EngineTask> {
    let reply = EngineReply::of(request.id, TaskOutcome::Last(ChosenSquare::Ok(square)));
    model.update(ScreenInput::Arrived(Action::EngineReplied(reply)));
    let left = model.next_change().expect("the move is due soon");
    asked(model, ScreenInput::Elapse(left))
}

#[test]
fn the_panel_names_the_engine_and_says_that_it_thinks() {
    let mut model = between(Player::Human, computer("level:5"));
    model.update(ScreenInput::Arrived(Action::Begin));
    let request = request_of(&mut model, ScreenInput::Click(Some(Square::F5)));
    for (width, height) in [(40, 20), (60, 20), (80, 24), (120, 40)] {
        let screen = picture(&model, width, height);
        assert!(screen.contains("Level 5") && screen.contains("thinking"), "{screen}");
        assert!(!screen.contains("Enter play"), "{screen}");
    }
    assert!(picture(&model, 24, 12).contains("Level 5 is thinking."));
    reply(&mut model, &request, Square::D6);
    let screen = picture(&model, 80, 24);
    assert!(
        !screen.contains("thinking") && screen.contains("Level 5 played d6, flipping d5."),
        "{screen}"
    );
}

#[test]
fn the_cursor_and_an_open_window_stay_when_the_engine_moves() {
    let mut model = between(Player::Human, computer("level:5"));
    model.update(ScreenInput::Arrived(Action::Begin));
    let request = request_of(&mut model, ScreenInput::Click(Some(Square::F5)));
    press(&mut model, "Left ?");
    reply(&mut model, &request, Square::D6);
    assert_eq!(
        (moves(&model).as_str(), window(&model), model.view().focus()),
        ("f5d6", "help", Square::E5)
    );
}

#[test]
fn a_pass_before_the_move_of_a_computer_is_told() {
    let mut model = between(Player::Human, computer("level:5"));
    model.update(ScreenInput::Arrived(Action::Begin));
    let mut answered = None;
    for (own, answer) in
        [("d3", Square::C3), ("b3", Square::B2), ("f5", Square::A3), ("a1", Square::C1)]
    {
        let request = request_of(&mut model, ScreenInput::Click(Some(own.parse().unwrap())));
        answered = reply(&mut model, &request, answer);
    }
    let position = model.session().position();
    assert_eq!(position.passed(), Some(Color::Black));
    let leaves_black_a_move =
        |square: &Square| position.play(*square).unwrap().to_move() == Some(Color::Black);
    let square = position
        .legal_moves()
        .into_iter()
        .find(leaves_black_a_move)
        .expect("Black moves afterwards");
    let next = reply(&mut model, &answered.expect("White moves again"), square);
    assert_eq!(next, None);
    assert_eq!(notice(&model), format!("Black had to pass: Level 5 played c1 and {square}."));
}

#[test]
fn a_new_game_against_the_engine_begins_in_an_earlier_position() {
    let mut model = between(Player::Human, Player::Human);
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, "f5d6c3d3c4 :practice");
    assert_eq!(window(&model), "new_game.replace", "it may be played on from where it is");
    press(&mut model, "n PageUp PageUp");
    assert!(model.app().viewed().is_browsing());
    assert_eq!(press(&mut model, ":practice y"), ["keep f5d6c3d3c4", "save f5d6c3"]);
    let said = "New game from move 3: you play White against Level 3.";
    assert_eq!((moves(&model).as_str(), notice(&model).as_str()), ("f5d6c3", said));
    assert_eq!(model.view().names().black, "Level 3");
    assert_eq!(press(&mut model, "d3"), ["save f5d6c3d3", "ask level:3"]);
    // The opponent of the game that is left plays on, and the person keeps the colour.
    let mut model = between(computer("level:7"), Player::Human);
    let first = request(&mut model, Action::Begin);
    reply(&mut model, &first, Square::F5);
    press(&mut model, "d6 Home :practice y");
    assert_eq!(moves(&model), "");
    assert_eq!(
        (model.view().names().black.as_str(), model.view().names().white.as_str()),
        ("Level 7", "White")
    );
}

#[test]
fn the_dialog_offers_each_level_with_its_name_and_strength() {
    let mut model = between(Player::Human, Player::Human);
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, "n Right Right");
    let dialog = open_dialog(&model);
    assert_eq!(dialog.value(dialog.field()), "Level 2: Beginner");
    assert_eq!(
        dialog.sentence(),
        "Begins to value corners, and still likes to flip many discs. Elo 670, with random play at 0."
    );
    press(&mut model, "Enter f5");
    assert!(model.app().features.players.is_thinking());
    assert_eq!(model.view().names().white, "Level 2");
    // A player who was given by a flag can be chosen again.
    let mut model = between(Player::Human, computer("cmd:edax -nboard"));
    press(&mut model, "n Right Left");
    let dialog = open_dialog(&model);
    assert_eq!(dialog.value(dialog.field()), "cmd:edax -nboard");
}
