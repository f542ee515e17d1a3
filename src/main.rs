//! The program: what was asked becomes what is done.

mod check;
mod cli;
mod convert;
mod count;
mod files;
mod plain;
mod show;

use std::io::{ErrorKind, IsTerminal, Write, stdin, stdout};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use othello::session::Session;
use othello::tui::app::App;
use othello::tui::term::Mouse;
use othello::tui::theme::{Depth, Glyphs, Theme};
use othello::{tui, words};

use cli::{Cli, Command, PlayArgs};

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
        Some(Command::Perft(args)) => count::run(&args).map(|()| ExitCode::SUCCESS),
        None => play(&cli.play),
    }
}

fn play(args: &PlayArgs) -> Result<ExitCode> {
    let rules = args.rules.rules()?;
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if args.plain || is_dumb || !stdin().is_terminal() || !stdout().is_terminal() {
        return Ok(match plain::run(rules)? {
            plain::Verdict::Sound => ExitCode::SUCCESS,
            plain::Verdict::Refused => ExitCode::FAILURE,
        });
    }
    play_on_screen(args, Session::new(rules))
}

fn play_on_screen(args: &PlayArgs, session: Session) -> Result<ExitCode> {
    let env = |name: &str| std::env::var(name).ok();
    let theme = Theme::new(Depth::detect(env), Glyphs::detect(env));
    let mouse = if args.no_mouse { Mouse::Free } else { Mouse::Captured };
    let (app, status) =
        tui::run(App::new(session, theme), mouse).context("cannot use the terminal")?;
    // The terminal may be gone, and with it whoever would read this.
    let _ = writeln!(stdout(), "{}", words::summary(app.session()));
    if status == tui::HUNG_UP {
        std::process::exit(i32::from(status));
    }
    Ok(ExitCode::from(status))
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
