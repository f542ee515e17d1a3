//! The program: what was asked becomes what is done.

mod cli;
mod count;
mod plain;
mod show;

use std::io::{ErrorKind, IsTerminal, stdin, stdout};
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

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
        Some(Command::Show(args)) => Ok(match show::run(&args)? {
            show::Verdict::Sound => ExitCode::SUCCESS,
            show::Verdict::Faulty => ExitCode::FAILURE,
        }),
        Some(Command::Perft(args)) => count::run(&args).map(|()| ExitCode::SUCCESS),
        None => play(&cli.play),
    }
}

fn play(args: &PlayArgs) -> Result<ExitCode> {
    let rules = args.rules.rules()?;
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    let _is_plain = args.plain || is_dumb || !stdin().is_terminal() || !stdout().is_terminal();
    Ok(match plain::run(rules)? {
        plain::Verdict::Sound => ExitCode::SUCCESS,
        plain::Verdict::Refused => ExitCode::FAILURE,
    })
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
