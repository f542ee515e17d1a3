//! The program: what was asked becomes what is done.

mod cli;
mod count;
mod plain;
mod show;
mod store;
mod tell;

use std::io::{ErrorKind, IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow};
use clap::Parser;
use othello::notation::Record;
use othello::notation::date::Date;
use othello::rules::Rules;
use othello::session::{Session, Setup};
use othello::tui::app::{App, Learning, Marks, Settings};
use othello::tui::term::Mouse;
use othello::tui::theme::{Depth, Glyphs, Theme};
use othello::tui::{self, Host};
use othello::words;

use cli::{Cli, Command, GamesArgs, PlayArgs};
use plain::desk::{Desk, Drawing, Typist};
use store::{Resumed, Store};

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(status) => status,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => match error.downcast::<clap::Error>() {
            Ok(usage) => usage.exit(),
            Err(error) => {
                eprintln!("othello: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}

fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command {
        Some(Command::Show(args)) => Ok(match show::run(&args)? {
            show::Verdict::Sound => ExitCode::SUCCESS,
            show::Verdict::Faulty => ExitCode::FAILURE,
        }),
        Some(Command::Games(args)) => games(&args),
        Some(Command::Open(args)) => {
            let record = store::read(&args.file)?;
            play_record(record, &cli.play)
        }
        Some(Command::Rules(args)) => tell::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Perft(args)) => count::run(&args).map(|()| ExitCode::SUCCESS),
        None => play(&cli.play),
    }
}

fn games(args: &GamesArgs) -> Result<ExitCode> {
    let mut store = Store::open()?;
    let Some(number) = args.number else {
        let mut out = stdout().lock();
        let games = store.list();
        if games.is_empty() {
            writeln!(out, "No games are kept yet.")?;
        }
        for game in games {
            writeln!(out, "{game}")?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    store.list();
    let place = usize::try_from(number)?.saturating_sub(1);
    let record = store.open(place).map_err(|reason| anyhow!("{reason}"))?;
    drop(store);
    play_record(record, &PlayArgs::default())
}

/// Where the players sit.
#[derive(Clone, Copy)]
enum Seat {
    /// Before a screen.
    Screen,
    /// At a terminal that shows no board, or whose players want none.
    Terminal,
    /// Nowhere: the lines come from a file or another program.
    Script,
}

impl Seat {
    fn of(args: &PlayArgs) -> Self {
        let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if !stdin().is_terminal() {
            Self::Script
        } else if args.plain || is_dumb || wants_words() || !stdout().is_terminal() {
            Self::Terminal
        } else {
            Self::Screen
        }
    }
}

/// Whether somebody asks every program for plain words.
fn wants_words() -> bool {
    std::env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty() && value != "0")
}

fn play(args: &PlayArgs) -> Result<ExitCode> {
    let setup = args.setup()?;
    let seat = Seat::of(args);
    if let Seat::Script = seat {
        let session = Session::new(setup.unwrap_or_else(usual), today());
        let desk = Desk::new(session, Typist::Script, today());
        return play_in_words(desk.drawing(drawing()));
    }
    let mut store = Store::open()?;
    let beginning = begin(&mut store, setup);
    sit_down(seat, beginning, &mut store, args)
}

/// Takes up a game from a file in place of the one that was left, which is kept.
fn play_record(record: Record, args: &PlayArgs) -> Result<ExitCode> {
    let seat = Seat::of(args);
    if let Seat::Script = seat {
        let desk = Desk::new(Session::resume(record), Typist::Script, today());
        return play_in_words(desk.taken_up().drawing(drawing()));
    }
    let mut store = Store::open()?;
    if let Resumed::Game(left) = store.resume() {
        if !left.game.plies().is_empty() && left != record {
            store.keep(&left);
        }
    }
    let beginning = Beginning::TakenUp(Session::resume(record));
    store.save(&beginning.session().record());
    sit_down(seat, beginning, &mut store, args)
}

/// What a sitting begins with.
enum Beginning {
    /// A new game, and what there is to tell first.
    New(Session, Option<String>),
    /// A game that was left.
    TakenUp(Session),
}

impl Beginning {
    const fn session(&self) -> &Session {
        match self {
            Self::New(session, _) | Self::TakenUp(session) => session,
        }
    }
}

fn usual() -> Setup {
    Setup::new(Rules::OTHELLO)
}

/// Begins with what was asked for, or else with the game that was left.
fn begin(store: &mut Store, setup: Option<Setup>) -> Beginning {
    let new = |setup: Option<Setup>| Session::new(setup.unwrap_or_else(usual), today());
    match (store.resume(), setup) {
        (_, setup) if store.is_elsewhere() => {
            let news = "Another window plays the saved game. This one is not saved.";
            Beginning::New(new(setup), Some(news.into()))
        }
        (Resumed::Nothing, setup) => Beginning::New(new(setup), None),
        (Resumed::Game(record), None) => Beginning::TakenUp(Session::resume(record)),
        (Resumed::Game(record), setup) => {
            let trouble = if record.game.plies().is_empty() { None } else { store.keep(&record) };
            Beginning::New(new(setup), trouble)
        }
        (Resumed::Damaged(fault), setup) => {
            let news = format!("A new game; the saved one stays: {fault}.");
            Beginning::New(new(setup), Some(news))
        }
    }
}

fn sit_down(
    seat: Seat,
    beginning: Beginning,
    store: &mut Store,
    args: &PlayArgs,
) -> Result<ExitCode> {
    match (seat, beginning) {
        (Seat::Screen, Beginning::New(session, news)) => {
            let app = App::new(session, settings(args));
            play_on_screen(news.map_or(app.clone(), |news| app.telling(&news)), store)
        }
        (Seat::Screen, Beginning::TakenUp(session)) => {
            play_on_screen(App::resumed(session, settings(args)), store)
        }
        (Seat::Terminal | Seat::Script, Beginning::New(session, news)) => {
            let desk = Desk::new(session, Typist::Person(store), today()).telling(news);
            play_in_words(desk.drawing(drawing()))
        }
        (Seat::Terminal | Seat::Script, Beginning::TakenUp(session)) => {
            let desk = Desk::new(session, Typist::Person(store), today()).taken_up();
            play_in_words(desk.drawing(drawing()))
        }
    }
}

/// When the line mode draws the board.
fn drawing() -> Drawing {
    if stdout().is_terminal() && !wants_words() {
        Drawing::AfterEachMove
    } else {
        Drawing::WhenAsked
    }
}

fn play_in_words(desk: Desk) -> Result<ExitCode> {
    Ok(match plain::run(desk)? {
        plain::Verdict::Sound => ExitCode::SUCCESS,
        plain::Verdict::Refused => ExitCode::FAILURE,
    })
}

fn play_on_screen(app: App, store: &mut Store) -> Result<ExitCode> {
    let (app, status) = tui::run(app, store).context("cannot use the terminal")?;
    // The terminal may be gone, and with it whoever would read this.
    let _ = writeln!(stdout(), "{}", words::summary(app.session()));
    if status == tui::HUNG_UP {
        std::process::exit(i32::from(status));
    }
    Ok(ExitCode::from(status))
}

fn settings(args: &PlayArgs) -> Settings {
    let env = |name: &str| std::env::var(name).ok();
    Settings {
        theme: Theme::new(Depth::detect(env), Glyphs::detect(env)),
        marks: Marks::Shown,
        learning: Learning::Off,
        mouse: if args.no_mouse { Mouse::Free } else { Mouse::Captured },
        today: today(),
    }
}

/// The day in Greenwich.
fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Date::from_days(since.as_secs() / (24 * 60 * 60))
}

/// Whether whoever read our output has had enough of it.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_broken = |error: &std::io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        let by_json =
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        cause.downcast_ref::<std::io::Error>().is_some_and(is_broken)
            || by_json == Some(ErrorKind::BrokenPipe)
    })
}
