//! The subcommands, each in a file of its name if it is more than what the board begins with.

mod analyze;
mod book;
mod check;
mod completions;
mod config;
mod convert;
mod doctor;
mod engine;
mod explore;
mod games;
mod guess;
mod host;
mod join;
mod known_values;
mod launch;
mod look;
mod man;
mod r#match;
mod open;
mod output;
mod perft;
mod progress;
mod puzzles;
mod repair;
mod repertoire;
mod report;
mod resume;
mod rules;
mod show;
mod solve;
mod stream;

use anyhow::Result;

use crate::appearance;
use crate::cli::{Cli, Command, LookArgs};
use crate::i18n::Language;
use crate::os::exit_status::ExitStatus;
use crate::os::successor;
use crate::text;
use launch::{First, FirstGame, Launch};

/// Runs the command that the arguments name, or plays.
pub fn run(cli: Cli) -> Result<ExitStatus> {
    let (look, language) = cli.look();
    if let Some(language) = language {
        appearance::speak(language);
    }
    let flags = look.map(LookArgs::unkept_flags).unwrap_or_default();
    let names_language = language.is_some_and(|args| args.language.is_some());
    let can_go_back = cli.command.is_some() && successor::is_from_board();
    let status = run_command(cli).or_else(|error| {
        if !can_go_back {
            return Err(error);
        }
        // Nothing that is typed on the board ends the program.
        successor::go_back(text::sentence(&text::printable(&format!("{error:#}"))));
        Ok(ExitStatus::Failure)
    });
    let language = names_language.then(|| format!("--language={}", Language::current().name()));
    successor::add(flags.into_iter().chain(language));
    status
}

fn run_command(cli: Cli) -> Result<ExitStatus> {
    match cli.command {
        Some(Command::Show(args)) => show::run(&args),
        Some(Command::Convert(args)) => convert::run(&args),
        Some(Command::Check(args)) => check::run(&args),
        Some(Command::Games(args)) => games::run(&args),
        Some(Command::Open(args)) => open::run(&args),
        Some(Command::Host(args)) => host::run(&args),
        Some(Command::Join(args)) => join::run(&args),
        Some(Command::Rules(args)) => rules::run(&args).map(|()| ExitStatus::Success),
        Some(Command::Repair(args)) => repair::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Analyze(args)) => analyze::run(args),
        Some(Command::Guess(args)) => guess::run(&args),
        Some(Command::Train(args)) => Launch::asking(First::Lesson, &args.look).run(),
        Some(Command::Progress(args)) => progress::run(&args),
        Some(Command::Report(args)) => report::run(args),
        Some(Command::Explore(args)) => explore::run(&args),
        Some(Command::Repertoire(args)) => repertoire::run(&args),
        Some(Command::Book(args)) => book::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(args),
        Some(Command::Match(args)) => r#match::run(&args),
        Some(Command::Perft(args)) => perft::run(&args).map(|()| ExitStatus::Success),
        Some(Command::Engine(args)) => engine::run(&args).map(|()| ExitStatus::Success),
        Some(Command::Config) => config::run().map(|()| ExitStatus::Success),
        Some(Command::Doctor(args)) => doctor::run(&args).map(|()| ExitStatus::Success),
        Some(Command::Completions(args)) => {
            completions::run(args.shell).map(|()| ExitStatus::Success)
        }
        Some(Command::Man) => man::run().map(|()| ExitStatus::Success),
        None => Launch::of(FirstGame::Described(&cli.play), &cli.play.look).run(),
    }
}
