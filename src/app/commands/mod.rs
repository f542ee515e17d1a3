//! The subcommands, each in a file of its name.

mod check;
mod completions;
mod config;
mod convert;
mod doctor;
mod games;
mod man;
mod open;
mod perft;
mod play;
mod rules;
mod show;

use std::process::ExitCode;

use anyhow::Result;

use crate::app::cli::{Cli, Command};

/// Runs the command that the arguments name, or plays.
pub fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command {
        Some(Command::Show(args)) => show::run(&args).map(Into::into),
        Some(Command::Convert(args)) => convert::run(&args).map(Into::into),
        Some(Command::Check(args)) => check::run(&args).map(Into::into),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Open(args)) => open::run(&args),
        Some(Command::Rules(args)) => rules::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Perft(args)) => perft::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Config) => config::run().map(|()| ExitCode::SUCCESS),
        Some(Command::Doctor(args)) => doctor::run(&args).map(|()| ExitCode::SUCCESS),
        Some(Command::Completions(args)) => {
            completions::run(args.shell).map(|()| ExitCode::SUCCESS)
        }
        Some(Command::Man) => man::run().map(|()| ExitCode::SUCCESS),
        None => play::run(&cli.play),
    }
}
