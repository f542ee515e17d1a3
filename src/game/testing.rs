//! What the tests of the controller and of the features share: games, players, and readers of outputs.

use crate::engine_worker::{EngineAnswer, EngineReply, EngineRequest, RequestId};
use crate::features::players::EnginePace;
pub use crate::game::action::{
    Action, Answer, BrowsingAction, ClockAction, MovesAction, NewGameAction, Sibling,
    VariationsAction,
};
pub use crate::game::controller::Controller;
pub use crate::game::event::{
    Annotated, BrowsingEvent, Effect, Event, MovesEvent, NewGameEvent, NewGameQuestion, Output,
    Question, VariationsEvent,
};
pub use crate::game::input::Input;
pub use crate::game::refusal::Refusal;
pub use crate::game::refusal::{BrowsingRefusal, MovesRefusal, VariationsRefusal};
pub use crate::game::state::Confirmation;
pub use crate::store::StoreRequest;
pub use othello_core::board::{ByColor, Color};
pub use othello_core::game::Game;
pub use othello_core::rules::Rules;
pub use othello_core::square::Square;
pub use othello_core::tree::Moment;
pub use othello_notation::{Record, transcript};
pub use othello_session::{Player, Session, Setup, Undone};

pub fn setup() -> Setup {
    Setup::new(Rules::OTHELLO)
}

pub fn with_clock() -> Setup {
    Setup { time_control: Some("5+3".parse().unwrap()), ..setup() }
}

pub fn controller(setup: Setup) -> Controller {
    Controller::new(Session::new(setup, None), Confirmation::Ask, None)
}

pub fn squares(moves: &str) -> Vec<Square> {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game.plies().iter().map(|ply| ply.square).collect()
}

pub fn play(controller: &mut Controller, squares: &[Square]) -> Vec<Output> {
    controller.update(Action::Moves(MovesAction::Play(squares.to_vec())))
}

/// Plays a transcript from the start.
pub fn after(setup: Setup, moves: &str) -> Controller {
    let mut controller = controller(setup);
    play(&mut controller, &squares(moves));
    controller
}

pub fn moves(record: &Record) -> String {
    transcript::write(record.game.plies())
}

pub fn line(controller: &Controller) -> String {
    transcript::write(controller.game().plies())
}

pub fn events(outputs: Vec<Output>) -> Vec<Event> {
    let event = |output| match output {
        Output::Event(event) => Some(event),
        Output::Effect(_) => None,
    };
    outputs.into_iter().filter_map(event).collect()
}

pub fn effects(outputs: Vec<Output>) -> Vec<Effect> {
    let effect = |output| match output {
        Output::Effect(effect) => Some(effect),
        Output::Event(_) => None,
    };
    outputs.into_iter().filter_map(effect).collect()
}

/// The transcripts of the games and lines to be kept.
pub fn kept(outputs: Vec<Output>) -> Vec<String> {
    let kept = |effect| match effect {
        Effect::Store(StoreRequest::Keep(record)) => Some(moves(&record)),
        _ => None,
    };
    effects(outputs).into_iter().filter_map(kept).collect()
}

/// The transcripts of the games to be saved.
pub fn saved(outputs: Vec<Output>) -> Vec<String> {
    let saved = |effect| match effect {
        Effect::Store(StoreRequest::Save(record)) => Some(moves(&record)),
        _ => None,
    };
    effects(outputs).into_iter().filter_map(saved).collect()
}

pub fn refused(outputs: Vec<Output>) -> Option<Refusal> {
    events(outputs).into_iter().find_map(|event| match event {
        Event::Refused(refusal) => Some(refusal),
        _ => None,
    })
}

/// A game with a variation of its last move, which is viewed.
pub fn with_variation() -> Controller {
    let mut controller = after(setup(), "f5d6c3");
    controller.update(Action::Browsing(BrowsingAction::Back));
    play(&mut controller, &[Square::C4]);
    assert!(controller.viewed().is_in_variation());
    controller
}

pub fn level(number: u8) -> Player {
    Player::Computer(format!("level:{number}").parse().unwrap())
}

pub fn between(black: Player, white: Player) -> Setup {
    Setup { players: ByColor { black, white }, ..setup() }
}

/// Returns a controller that has begun, and what the beginning has led to.
pub fn begun(setup: Setup) -> (Controller, Vec<Output>) {
    let mut controller = controller(setup).with_pace(EnginePace::Instant);
    let outputs = controller.update(Action::Begin);
    (controller, outputs)
}

pub fn asked(outputs: Vec<Output>) -> Option<EngineRequest> {
    effects(outputs).into_iter().find_map(|effect| match effect {
        Effect::Engine(request) => Some(request),
        _ => None,
    })
}

/// Returns the identity of the request for a move.
#[track_caller]
pub fn request(outputs: Vec<Output>) -> RequestId {
    asked(outputs).expect("a computer is asked").id
}

pub fn reply(controller: &mut Controller, square: Square, id: RequestId) -> Vec<Output> {
    let result = Ok(EngineAnswer::Move(square));
    controller.update(Action::EngineReplied(EngineReply { id, result }))
}

pub fn is_stopped(outputs: Vec<Output>) -> bool {
    effects(outputs).contains(&Effect::StopEngine)
}
