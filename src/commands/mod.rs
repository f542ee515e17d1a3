//! The subcommands that open the board, draw it, or are about the program; those that work over files are in [`othello_batch`].

mod completions;
mod config;
mod doctor;
mod drill;
mod games;
mod guess;
mod host;
mod join;
mod launch;
mod look;
pub mod man;
pub mod messages;
mod open;
mod progress;
mod puzzles;
mod rules;
mod show;
mod sparring;

use anyhow::Result;
use othello_board::app::state::InForce;
use othello_home::config::Config;
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::successor;
use othello_home::said;

use othello_batch::explore::ExploreRequest;
use othello_batch::explore::options::ExploreArgs;
use othello_words::text;

use crate::appearance::in_force;
use crate::cli::{Cli, CliCommand, RepertoireCommand};
use launch::{First, FirstGame, Launch};

/// Runs the command that the arguments name, or plays.
pub fn run(cli: Cli) -> Result<ExitStatus> {
    let is_plain = cli.look().is_some_and(|look| look.plain);
    let in_force = cli.look().map(|look| in_force(look, &Config::default()));
    let can_go_back = cli.command.is_some() && successor::is_from_board();
    let status = run_command(cli).or_else(|error| {
        if !can_go_back {
            return Err(error);
        }
        // Nothing that is typed on the board ends the program.
        successor::go_back(text::sentence(&said::in_words(error.as_ref())));
        successor::add(in_force.iter().flat_map(InForce::options));
        Ok(ExitStatus::Failure)
    });
    successor::add(is_plain.then(|| "--plain".into()));
    status
}

fn run_command(cli: Cli) -> Result<ExitStatus> {
    match cli.command {
        Some(CliCommand::Show(args)) => show::run(&args),
        Some(CliCommand::Convert(args)) => othello_batch::convert::run(&args),
        Some(CliCommand::Check(args)) => othello_batch::check::run(&args),
        Some(CliCommand::Games(args)) => games::run(&args),
        Some(CliCommand::Open(args)) => open::run(&args),
        Some(CliCommand::Host(args)) => host::run(&args),
        Some(CliCommand::Join(args)) => join::run(&args),
        Some(CliCommand::Rules(args)) => rules::run(&args).map(|()| ExitStatus::Success),
        Some(CliCommand::Repair(args)) => othello_batch::repair::run(&args),
        Some(CliCommand::Solve(args)) => othello_batch::solve::run(&args),
        Some(CliCommand::Analyze(args)) => othello_batch::analyze::run(args),
        Some(CliCommand::Guess(args)) => guess::run(&args),
        Some(CliCommand::Learn(args)) => Launch::asking(First::Tutorial, &args.look).run(),
        Some(CliCommand::Train(args)) => Launch::asking(First::Lesson, &args.look).run(),
        Some(CliCommand::Progress(args)) => progress::run(&args),
        Some(CliCommand::Report(args)) => othello_batch::report::run(args),
        Some(CliCommand::Explore(args)) => explore(&args),
        Some(CliCommand::Repertoire(args)) => match &args.command {
            RepertoireCommand::New(args) => othello_batch::repertoire::new::run(args),
            RepertoireCommand::Check(args) => othello_batch::repertoire::check::run(args),
            RepertoireCommand::Train(args) => drill::run(args),
        },
        Some(CliCommand::Book(args)) => othello_batch::book::run(&args),
        Some(CliCommand::Puzzles(args)) => puzzles::run(args),
        Some(CliCommand::Match(args)) => othello_batch::r#match::run(&args),
        Some(CliCommand::Perft(args)) => {
            othello_batch::perft::run(&args).map(|()| ExitStatus::Success)
        }
        Some(CliCommand::Engine(args)) => {
            othello_batch::engine::run(&args).map(|()| ExitStatus::Success)
        }
        Some(CliCommand::Messages(args)) => messages::run(&args),
        Some(CliCommand::Config) => config::run().map(|()| ExitStatus::Success),
        Some(CliCommand::Doctor(args)) => doctor::run(&args).map(|()| ExitStatus::Success),
        Some(CliCommand::Completions(args)) => {
            completions::run(args.shell).map(|()| ExitStatus::Success)
        }
        Some(CliCommand::Man) => man::run().map(|()| ExitStatus::Success),
        None => Launch::of(FirstGame::Described(&cli.play), &cli.play.look).run(),
    }
}

/// Prints what was played in a position, or has a level play by it.
fn explore(args: &ExploreArgs) -> Result<ExitStatus> {
    let request = ExploreRequest::of(args)?;
    match args.vs {
        Some(level) => sparring::run(request, level),
        None => othello_batch::explore::run(request, args),
    }
}
