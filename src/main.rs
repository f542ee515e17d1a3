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
mod sit;
mod store;
mod tell;

use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser};

use cli::{Cli, Command};

fn main() -> ExitCode {
    mishap::report_panics();
    match run(Cli::parse()) {
        Ok(status) => status,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => match error.downcast::<clap::Error>() {
            Ok(usage) => usage.exit(),
            Err(error) => {
                let _ = writeln!(stderr(), "othello: {error:#}");
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
        Some(Command::Games(args)) => sit::games(&args),
        Some(Command::Open(args)) => sit::play_record(store::read_any(&args.file)?, &args.look),
        Some(Command::Rules(args)) => tell::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Perft(args)) => count::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Config) => config::run().map(|()| ExitCode::SUCCESS),
        Some(Command::Doctor(args)) => doctor::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Completions(args)) => complete(args.shell).map(|()| ExitCode::SUCCESS),
        Some(Command::Man) => man::run().map(|()| ExitCode::SUCCESS),
        None => sit::play(&cli.play),
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
