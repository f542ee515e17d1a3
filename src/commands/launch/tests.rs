//! Whatever the board begins with, the settings of all hold.

use std::sync::Arc;
use std::time::Duration;

use super::front_end::Frontend;
use super::{First, FirstGame, Launch};
use crate::cli::{LookArgs, PlayArgs};
use crate::net::{LinkWorker, UserKey};
use othello_board::app::App;
use othello_board::app::event::{Event, Output};
use othello_board::app::input::Input;
use othello_board::app::move_source::MoveSource;
use othello_board::app::table;
use othello_board::features::exercise::problems::{Candidate, ExerciseKind};
use othello_board::features::link::linked::{Invitation, Link, Peer};
use othello_board::features::repairs::state::FaultyGame;
use othello_board::features::repertoire::state::{Drill, RepertoirePart};
use othello_core::board::{ByColor, Color};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_engine::Stop;
use othello_engine::puzzle::Wanted;
use othello_games::explorer::{Filter, Selection};
use othello_home::base::{BaseFiles, OpenBase};
use othello_home::config::Config;
use othello_home::config::EngineLock;
use othello_home::files::LoadedGame;
use othello_peer::{Guest, Seat, Secret, Ticket};
use othello_session::{Own, Session, Setup};
use othello_words::i18n::{Text, m};

fn sparring() -> FirstGame<'static> {
    let base = OpenBase::open(BaseFiles::default(), &Stop::new(), |_| {});
    let selection = Selection::new(base.games(), &Filter::default(), |_| true);
    let session = Session::new(Setup::new(Rules::OTHELLO), None);
    FirstGame::Sparring(session, MoveSource::new(base, Arc::new(selection)))
}

fn linked() -> FirstGame<'static> {
    let guest = Guest::new(Seat::Watch, None);
    let session = guest.session();
    let secret = Secret::new([1; 16]);
    let ticket = Ticket { seat: Seat::Watch, secret, addresses: Vec::new() };
    let worker = LinkWorker::guest(None, ticket, UserKey::new([1; 32])).unwrap();
    let peer = Peer::Guest(Box::new(guest));
    FirstGame::Linked(session, Box::new(Link::new(peer, Invitation::default())), worker)
}

/// Returns every way to start, by the command that leads to it.
fn every_way<'a>(args: &'a PlayArgs, look: &'a LookArgs) -> Vec<(&'static str, Launch<'a>)> {
    let puzzle = Candidate { position: Position::start(Rules::OTHELLO), origin: String::new() };
    let puzzles =
        First::Puzzles(ExerciseKind::Puzzles { most: 1, wanted: Wanted::default() }, vec![puzzle]);
    let drill = Drill { color: None, part: RepertoirePart::Everything, count: 1 };
    let record = Session::new(Setup::new(Rules::OTHELLO), None).record();
    let opened = || FirstGame::Opened(LoadedGame::from(record.clone()));
    let faulty =
        FaultyGame { fault: m::faults::no_game(), record: record.clone(), repairs: Vec::new() };
    let first = First::Repairs(Box::new(faulty));
    vec![
        ("othello", Launch::of(FirstGame::Described(args), look)),
        ("open", Launch::of(opened(), look)),
        ("open with a fault", Launch { game: opened(), first, look }),
        ("explore --vs", Launch::of(sparring(), look)),
        ("host and join", Launch::of(linked(), look)),
        ("puzzles --play", Launch::asking(puzzles, look)),
        ("learn", Launch::asking(First::Tutorial, look)),
        ("train", Launch::asking(First::Lesson, look)),
        ("repertoire train", Launch::asking(First::Drill(None, drill), look)),
    ]
}

/// Returns what is said to `hint` in the game that has begun that way, or is behind what is asked first.
fn hint(launch: Launch<'_>, config: &Config) -> Vec<&'static str> {
    let mut app = launch.start(Frontend::Script, config).unwrap().app;
    typed(&mut app, "leave");
    typed(&mut app, "hint")
}

/// Types the word of a command; returns the names of what is said.
fn typed(app: &mut App, word: &str) -> Vec<&'static str> {
    let command = table::find(word, app).expect("it is known");
    let outputs = app.run_for_player(Input::tick(Duration::ZERO), |app| command.run(app, ""));
    let names = |output| match output {
        Output::Event(Event::Said(reply)) => reply.lines.iter().map(Text::name).collect(),
        Output::Event(Event::Refused(refused)) => vec![refused.why.name()],
        Output::Event(_) | Output::Effect(_) => Vec::new(),
    };
    outputs.into_iter().flat_map(names).collect()
}

#[test]
fn the_lock_of_the_settings_or_of_the_flag_holds_whatever_the_board_begins_with() {
    let args = PlayArgs::default();
    let locked = "evaluation.locked";
    let by_settings = Config { engine_lock: EngineLock::Locked, ..Config::default() };
    for (name, launch) in every_way(&args, &LookArgs::default()) {
        assert!(hint(launch, &by_settings).contains(&locked), "{name}");
    }
    let by_flag = LookArgs { no_engine: true, ..LookArgs::default() };
    for (name, launch) in every_way(&args, &by_flag) {
        assert!(hint(launch, &Config::default()).contains(&locked), "{name}");
    }
    for (name, launch) in every_way(&args, &LookArgs::default()) {
        assert!(!hint(launch, &Config::default()).contains(&locked), "{name}");
    }
}

#[test]
fn the_player_is_known_by_name_whatever_the_board_begins_with() {
    let ada = |color| (color == Color::Black).then(|| "Ada".parse().unwrap());
    let setup = Setup { names: ByColor::from_fn(ada), ..Setup::new(Rules::OTHELLO) };
    let game = LoadedGame::from(Session::new(setup, None).record());
    let config = Config { me: vec!["ada".to_owned()], ..Config::default() };
    let look = LookArgs::default();
    let launch = Launch::of(FirstGame::Opened(game), &look);
    let app = launch.start(Frontend::Script, &config).unwrap().app;
    assert_eq!(app.features.training.own(&app.state), Own::One(Color::Black));
}
