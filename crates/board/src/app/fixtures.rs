//! Fixtures that the tests of the app and of the features share: games, players, and readers of outputs.

pub use crate::app::App;
use crate::app::command::KeysIn;
pub use crate::app::event::{Effect, Event, Output, Question};
pub use crate::app::input::{Action, Answer, Input};
use crate::app::keys::key;
pub use crate::app::mode::Mode;
use crate::app::reply::Done;
pub use crate::app::reply::Refused;
pub use crate::app::state::Confirmation;
use crate::app::state::InForce;
use crate::app::table;
use crate::app::viewed::Scope;
use crate::features::new_game;
use crate::features::players::state::EnginePace;
use crate::features::saving;
pub use othello_core::board::{ByColor, Color};
pub use othello_core::game::Game;
pub use othello_core::rules::Rules;
pub use othello_core::square::Square;
pub use othello_core::tree::Moment;
use othello_engine::review::ReviewedPly;
use othello_home::config::{Config, EngineLock};
use othello_home::engine_worker::task::{ChosenSquare, Task, TaskOutcome};
use othello_home::engine_worker::{EngineReply, EngineTask, TaskId};
use othello_home::files::StoreError;
use othello_home::jobs::Job;
use othello_home::jobs::progress::{RecallProgress, RememberProgress};
use othello_home::jobs::saved_games::{KeepGame, SaveGame};
use othello_home::memory::Memory;
use othello_home::memory::entry::ProgressEntry;
use othello_home::memory::schedule::UnixTime;
use othello_home::store::Recollection;
pub use othello_notation::{Record, transcript};
pub use othello_session::{Player, Session, Setup, Undone};
use othello_words::i18n::Text;
use std::time::Duration;

pub fn setup() -> Setup {
    Setup::new(Rules::OTHELLO)
}

pub fn with_clock() -> Setup {
    Setup { time_control: Some("5+3".parse().unwrap()), ..setup() }
}

/// Settings that forbid to ask the engine.
pub fn without_engine() -> InForce {
    let config = Config { engine_lock: EngineLock::Locked, ..Config::default() };
    InForce { config, by_options: Vec::new() }
}

pub fn app(setup: Setup) -> App {
    App::new(Session::new(setup, None), Confirmation::Ask, None)
}

pub fn squares(moves: &str) -> Vec<Square> {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game.plies().iter().map(|ply| ply.square).collect()
}

pub fn play(app: &mut App, squares: &[Square]) -> Vec<Output> {
    done(app, |app| table::play(app, squares))
}

/// Plays squares from an earlier position of a game under way, which begins a variation once that is confirmed.
pub fn vary(app: &mut App, squares: &[Square]) -> Vec<Output> {
    assert_eq!(events(play(app, squares)), [Event::Asked]);
    app.update(Action::Answer(Answer::Yes))
}

/// Plays a transcript from the start.
pub fn after(setup: Setup, moves: &str) -> App {
    let mut app = app(setup);
    play(&mut app, &squares(moves));
    app
}

pub fn moves(record: &Record) -> String {
    transcript::write(record.game.plies())
}

pub fn line(app: &App) -> String {
    transcript::write(app.game().plies())
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
    jobs::<KeepGame>(outputs).iter().map(|keep| moves(&keep.record)).collect()
}

pub fn saved(outputs: Vec<Output>) -> Vec<String> {
    jobs::<SaveGame>(outputs).iter().map(|SaveGame(record)| moves(record)).collect()
}

pub fn refused(outputs: Vec<Output>) -> Option<Refused> {
    events(outputs).into_iter().find_map(|event| match event {
        Event::Refused(refusal) => Some(refusal),
        _ => None,
    })
}

/// A game with a variation of its last move, which is viewed.
pub fn with_variation() -> App {
    let mut app = after(setup(), "f5d6c3");
    typed(&mut app, "back");
    vary(&mut app, &[Square::C4]);
    assert!(app.viewed().is_in_variation());
    app
}

pub fn level(number: u8) -> Player {
    Player::Computer(format!("level:{number}").parse().unwrap())
}

pub fn between(black: Player, white: Player) -> Setup {
    Setup { players: ByColor { black, white }, ..setup() }
}

/// Returns an app that has begun, and what the beginning has led to.
pub fn begun(setup: Setup) -> (App, Vec<Output>) {
    let mut app = app(setup).with_pace(EnginePace::Instant);
    let outputs = app.update(Action::Begin);
    (app, outputs)
}

pub fn asked(outputs: Vec<Output>) -> Option<EngineTask> {
    effects(outputs).into_iter().find_map(|effect| match effect {
        Effect::Engine(task) => Some(task),
        _ => None,
    })
}

pub fn jobs<J: Job>(outputs: Vec<Output>) -> Vec<J> {
    let job = |effect| match effect {
        Effect::Job(job) => job.get().cloned(),
        _ => None,
    };
    effects(outputs).into_iter().filter_map(job).collect()
}

/// Returns the only job of that type.
#[track_caller]
pub fn job<J: Job>(outputs: Vec<Output>) -> J {
    let [job] = &jobs::<J>(outputs)[..] else { panic!("there is one") };
    job.clone()
}

/// Has the first job of that type answered.
#[track_caller]
pub fn done_with<J: Job>(app: &mut App, outputs: Vec<Output>, answer: J::Answer) -> Vec<Output> {
    let job = effects(outputs).into_iter().find_map(|effect| match effect {
        Effect::Job(job) => job.get::<J>().is_some().then_some(job),
        _ => None,
    });
    let then = job.and_then(|job| job.answered::<J>(answer));
    app.update(Action::Continue(then.expect("it is asked for")))
}

/// Returns the identity of the task that the engine is given.
#[track_caller]
pub fn task_id(outputs: Vec<Output>) -> TaskId {
    asked(outputs).expect("a computer is asked").id
}

/// Returns what the engine is to do, if it is of that type.
pub fn task<T: Task>(task: &EngineTask) -> Option<&T> {
    task.task.get()
}

pub fn answered<A: Send + Sync + 'static>(app: &mut App, id: TaskId, answer: A) -> Vec<Output> {
    app.update(Action::EngineReplied(EngineReply::of(id, TaskOutcome::Last(answer))))
}

pub fn reply(app: &mut App, square: Square, id: TaskId) -> Vec<Output> {
    answered::<ChosenSquare>(app, id, Ok(square))
}

pub fn is_stopped(outputs: Vec<Output>) -> bool {
    effects(outputs).contains(&Effect::StopEngine)
}

/// Has the engine find the judgement of a ply, or that all are reviewed.
pub fn review_finds(app: &mut App, id: TaskId, ply: Option<ReviewedPly>) -> Vec<Output> {
    let outcome = if ply.is_some() { TaskOutcome::Part(ply) } else { TaskOutcome::Last(ply) };
    app.update(Action::EngineReplied(EngineReply::of(id, outcome)))
}

/// Types a line that begins with a command of the table.
pub fn typed(app: &mut App, line: &str) -> Vec<Output> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut commands = table::commands();
    let command = commands.find(|command| command.words.contains(&word)).expect("it is known");
    let command = table::meant(command, app);
    app.run_for_player(Input::tick(Duration::ZERO), |app| command.run(app, rest))
}

/// Presses a key of a command on the board.
pub fn pressed(app: &mut App, letter: char) -> Vec<Output> {
    pressed_in(app, Mode::BOARD, letter)
}

/// Presses a key of a command in an input mode of the screen.
pub fn pressed_in(app: &mut App, mode: Mode, letter: char) -> Vec<Output> {
    let key = key::char(letter);
    let mut commands = table::commands();
    let has_key = |(of, keys, _): &KeysIn| *of == mode && keys.contains(&key);
    let command = commands.find(|command| command.keys.iter().any(has_key)).expect("it is known");
    app.state.show_about(Scope::EveryPosition);
    app.run_for_player(Input::tick(Duration::ZERO), |app| command.run(app, ""))
}

pub fn begin_game(app: &mut App, setup: Setup) -> Vec<Output> {
    done(app, |app| new_game::begin(app, setup))
}

pub fn paste(app: &mut App, record: Record) -> Vec<Output> {
    done(app, |app| new_game::paste(app, record, |_| {}))
}

pub fn save_ended(app: &mut App, result: Result<(), StoreError>) -> Vec<Output> {
    app.attend(Input::tick(Duration::ZERO), |app| saving::saved_before(app, result))
}

/// Has the memory of the player read that is asked for.
#[track_caller]
pub fn recalled(app: &mut App, outputs: Vec<Output>, memory: Memory, now: UnixTime) -> Vec<Output> {
    let recollection = Recollection { memory, now, ..Recollection::default() };
    done_with::<RecallProgress>(app, outputs, Ok(recollection))
}

pub fn remembered(outputs: Vec<Output>) -> Vec<ProgressEntry> {
    jobs::<RememberProgress>(outputs)
        .into_iter()
        .flat_map(|RememberProgress(entries)| entries)
        .collect()
}

pub fn done(app: &mut App, wish: impl FnOnce(&mut App) -> Done) -> Vec<Output> {
    app.run_for_player(Input::tick(Duration::ZERO), wish)
}

/// The names of what was said, refusals included.
pub fn said(outputs: Vec<Output>) -> Vec<&'static str> {
    let names = |event| -> Vec<&'static str> {
        match event {
            Event::Said(reply) => reply.lines.iter().map(Text::name).collect(),
            Event::Refused(refused) => vec![refused.why.name()],
            Event::Asked => vec!["asked"],
            _ => Vec::new(),
        }
    };
    events(outputs).into_iter().flat_map(names).collect()
}
