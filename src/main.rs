//! The program: what was asked becomes what is done.

mod check;
mod cli;
mod config;
mod convert;
mod count;
mod doctor;
mod files;
mod man;
mod mishap;
mod places;
mod plain;
mod screen;
mod show;
mod store;
mod tell;

use std::io::{ErrorKind, Write, stdout};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow};
use clap::{CommandFactory, Parser};
use othello::notation::Record;
use othello::notation::date::Date;
use othello::session::{Session, Setup};
use othello::tui::app::App;
use othello::tui::theme::Depth;
use othello::tui::{self, Host};
use othello::words;
use ratatui::crossterm::style::force_color_output;

use cli::{Cli, Command, GamesArgs, LookArgs, PlayArgs};
use config::Reading;
use store::{Resumed, Store};

fn main() -> ExitCode {
    mishap::report_panics();
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
            let record = store::read_any(&args.file)?;
            play_record(record, &args.look)
        }
        Some(Command::Rules(args)) => tell::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Perft(args)) => count::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Config) => config::run().map(|()| ExitCode::SUCCESS),
        Some(Command::Doctor(args)) => doctor::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Completions(args)) => complete(args.shell).map(|()| ExitCode::SUCCESS),
        Some(Command::Man) => man::run().map(|()| ExitCode::SUCCESS),
        None => play(&cli.play),
    }
}

/// Prints what makes a shell complete commands and flags.
fn complete(shell: clap_complete::Shell) -> Result<()> {
    // The generator takes a closed pipe for a reason to panic.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "othello", &mut script);
    stdout().lock().write_all(&script)?;
    Ok(())
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
    play_record(record, &args.look)
}

fn play(args: &PlayArgs) -> Result<ExitCode> {
    let Reading { config, faults, .. } = config::find();
    let setup = args.setup(&config.game)?;
    if screen::why_plain(&args.look).is_some() {
        config::report(&faults);
        return play_plain(Session::new(setup, today()));
    }
    let mut store = Store::open()?;
    let settings = screen::settings(&args.look, &config, today());
    let begin = |setup: Setup| App::new(Session::new(setup, settings.today), settings);
    let (app, news) = match store.resume() {
        _ if store.is_elsewhere() => {
            let news = "Another window plays the saved game. This one is not saved.";
            (begin(setup), Some(news.into()))
        }
        Resumed::Nothing => (begin(setup), None),
        Resumed::Game(record) if args.is_new_game() => {
            let trouble = if record.game.plies().is_empty() { None } else { store.keep(&record) };
            (begin(setup), trouble)
        }
        Resumed::Game(record) => (App::resumed(Session::resume(record), settings), None),
        Resumed::Damaged(fault) => {
            (begin(setup), Some(format!("A new game; the saved one stays: {fault}.")))
        }
    };
    let app = telling(app, news.into_iter().chain(config::notice(&faults)).collect());
    play_on_screen(app, &mut store)
}

/// The screen with all that there is to be told first.
fn telling(app: App, news: Vec<String>) -> App {
    if news.is_empty() { app } else { app.telling(&news.join(" ")) }
}

/// Takes up a game from a file in place of the one that was left, which is kept.
fn play_record(record: Record, look: &LookArgs) -> Result<ExitCode> {
    let Reading { config, faults, .. } = config::find();
    if screen::why_plain(look).is_some() {
        config::report(&faults);
        return play_plain(Session::resume(record));
    }
    let mut store = Store::open()?;
    if let Resumed::Game(left) = store.resume()
        && !left.game.plies().is_empty()
        && left != record
    {
        store.keep(&left);
    }
    let app = App::resumed(Session::resume(record), screen::settings(look, &config, today()));
    store.save(&app.session().record());
    let app = telling(app, config::notice(&faults).into_iter().collect());
    play_on_screen(app, &mut store)
}

fn play_plain(session: Session) -> Result<ExitCode> {
    Ok(match plain::run(&session)? {
        plain::Verdict::Sound => ExitCode::SUCCESS,
        plain::Verdict::Refused => ExitCode::FAILURE,
    })
}

fn play_on_screen(app: App, store: &mut Store) -> Result<ExitCode> {
    // The library asks NO_COLOR by itself, which a flag or a setting may have overruled.
    force_color_output(app.theme().depth != Depth::Mono);
    let (app, status) = tui::run(app, store).context("cannot use the terminal")?;
    // The terminal may be gone, and with it whoever would read this.
    let _ = writeln!(stdout(), "{}", words::summary(app.session()));
    if status == tui::HUNG_UP {
        std::process::exit(i32::from(status));
    }
    Ok(ExitCode::from(status))
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
