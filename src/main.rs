//! The program: what was asked becomes what is done.

mod check;
mod cli;
mod convert;
mod count;
mod files;
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
use othello::tui::app::{Animation, App, Learning, Marks, Settings};
use othello::tui::term::Mouse;
use othello::tui::theme::{Depth, Glyphs, Palette, Theme};
use othello::tui::{self, Host};
use othello::words;

use cli::{Cli, Command, GamesArgs, PlayArgs};
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
        Some(Command::Show(args)) => show::run(&args).map(Into::into),
        Some(Command::Convert(args)) => convert::run(&args).map(Into::into),
        Some(Command::Check(args)) => check::run(&args).map(Into::into),
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

/// Whether there is no screen to draw on, or nobody who wants one.
fn is_plain(args: &PlayArgs) -> bool {
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    args.plain || is_dumb || !stdin().is_terminal() || !stdout().is_terminal()
}

fn play(args: &PlayArgs) -> Result<ExitCode> {
    let setup = args.setup()?;
    let usual = || Setup::new(Rules::OTHELLO);
    if is_plain(args) {
        return play_plain(Session::new(setup.unwrap_or_else(usual), today()));
    }
    let mut store = Store::open()?;
    let settings = settings(args);
    let app = match (store.resume(), setup) {
        (_, setup) if store.is_elsewhere() => {
            let session = Session::new(setup.unwrap_or_else(usual), settings.today);
            App::new(session, settings).telling(ELSEWHERE)
        }
        (Resumed::Nothing, setup) => {
            App::new(Session::new(setup.unwrap_or_else(usual), settings.today), settings)
        }
        (Resumed::Game(record), None) => App::resumed(Session::resume(record), settings),
        (Resumed::Game(record), Some(setup)) => {
            let trouble = if has_moves(&record) { store.keep(&record) } else { None };
            let app = App::new(Session::new(setup, settings.today), settings);
            trouble.map_or(app.clone(), |trouble| app.telling(&trouble))
        }
        (Resumed::Damaged(fault), setup) => {
            let session = Session::new(setup.unwrap_or_else(usual), settings.today);
            App::new(session, settings)
                .telling(&format!("A new game; the saved one stays: {fault}."))
        }
    };
    play_on_screen(app, &mut store)
}

/// Takes up a game from a file in place of the one that was left, which is kept.
fn play_record(record: Record, args: &PlayArgs) -> Result<ExitCode> {
    if is_plain(args) {
        return play_plain(Session::resume(record));
    }
    let mut store = Store::open()?;
    let trouble = match store.resume() {
        _ if store.is_elsewhere() => Some(ELSEWHERE.into()),
        Resumed::Game(left) if has_moves(&left) && left != record => store.keep(&left),
        Resumed::Game(_) | Resumed::Nothing => None,
        Resumed::Damaged(fault) => Some(format!("The saved game is set aside: {fault}.")),
    };
    let app = App::resumed(Session::resume(record), settings(args));
    let trouble = store.save(&app.session().record()).or(trouble);
    let app = trouble.map_or(app.clone(), |trouble| app.telling(&trouble));
    play_on_screen(app, &mut store)
}

/// What a second copy of the program has to tell.
const ELSEWHERE: &str = "Another window plays the saved game. This one is not saved.";

/// Whether anybody has played in a game, even if all of it was taken back.
fn has_moves(record: &Record) -> bool {
    !record.game.plies().is_empty() || !record.game.taken_back().is_empty()
}

fn play_plain(session: Session) -> Result<ExitCode> {
    Ok(match plain::run(session)? {
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
        theme: Theme::new(
            args.theme.unwrap_or(Palette::Classic),
            Depth::detect(args.color.unwrap_or_default(), env).0,
            args.glyphs.unwrap_or_else(|| Glyphs::detect(env).0),
        ),
        animation: if args.no_animation { Animation::Off } else { Animation::On },
        marks: Marks::Shown,
        learning: Learning::Off,
        mouse: if args.no_mouse { Mouse::Free } else { Mouse::Captured },
        today: today(),
    }
}

/// The day in Greenwich.
fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Date::since_1970(since.as_secs())
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
