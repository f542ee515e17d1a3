//! The program `othello`: arguments in, an exit status out.
//!
//! A library only so that tests and benchmarks can use its parts; it is not published.

#[cfg(test)]
extern crate self as othello;

pub mod appearance;
pub mod cli;
pub mod commands;
pub mod graph;
pub mod line_mode;
pub mod net;
pub mod screen;
pub mod web;

use std::env;
use std::fmt::Display;
use std::io::{ErrorKind, Write, stderr, stdout};
use std::process::ExitCode;

use clap::{ArgMatches, FromArgMatches};
use othello_home::panic_report;
use othello_home::process;
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::successor;
use othello_home::said;
use othello_os::terminal;
use othello_words::i18n::m;
use othello_words::text;

use cli::Cli;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    terminal::begin();
    panic_report::report_panics();
    let status = run();
    process::end();
    if let Err(error) = successor::start() {
        let why = m::common::raw(said::in_words(&error));
        fail(m::faults::because(m::faults::cannot_restart(), why));
    }
    status.into()
}

fn run() -> ExitStatus {
    let (arguments, of_language) = cli::arguments::split(env::args_os().collect());
    // The check of a folder needs no other one.
    let is_check = arguments.get(1).is_some_and(|name| name == "messages");
    let loaded = if is_check { Ok(()) } else { commands::messages::load() };
    appearance::speak(cli::arguments::named_language(&of_language));
    if terminal::is_output_closed() {
        return fail(m::faults::output_closed());
    }
    if let Err(error) = loaded {
        return fail(said::in_words(error.as_ref()));
    }
    let mut command = cli::help::command();
    let arguments = cli::arguments::join(arguments, of_language, &command);
    let matches = command.try_get_matches_from_mut(arguments);
    let names = matches.as_ref().map(names).unwrap_or_default();
    let cli = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    let result = cli.map_err(Into::into).and_then(commands::run);
    let error = match result {
        Ok(status) => return status,
        Err(error) if is_closed_pipe(&error) => return ExitStatus::Success,
        Err(error) => error,
    };
    match error.downcast::<clap::Error>() {
        Ok(error) => {
            let find = |command, name: &String| clap::Command::find_subcommand(command, name);
            let used = names.iter().try_fold(&command, find).unwrap_or(&command);
            print_usage(&error, used)
        }
        Err(error) => fail(said::in_words(error.as_ref())),
    }
}

/// Says why the program ends.
fn fail(why: impl Display) -> ExitStatus {
    // Nobody may be there to read this.
    let _ = writeln!(stderr(), "othello: {why}");
    ExitStatus::Failure
}

/// Returns the names of the command that was called, and of the command of that.
fn names(matches: &ArgMatches) -> Vec<String> {
    let mut names = Vec::new();
    let mut next = matches.subcommand();
    while let Some((name, matches)) = next {
        names.push(name.to_owned());
        next = matches.subcommand();
    }
    names
}

/// Prints the help or the version on standard output, a mistake in the command line on standard
/// error.
fn print_usage(error: &clap::Error, command: &clap::Command) -> ExitStatus {
    let printed = print_whole(error, command);
    match printed.map_err(anyhow::Error::from) {
        _ if error.use_stderr() => ExitStatus::Usage,
        Err(error) if !is_closed_pipe(&error) => {
            let why = m::common::raw(said::in_words(error.as_ref()));
            fail(m::faults::because(m::faults::output_unwritten(), why))
        }
        Ok(()) | Err(_) => ExitStatus::Success,
    }
}

/// Prints the help, or a mistake; a mistake quotes the argument, which need not be clean.
fn print_whole(error: &clap::Error, command: &clap::Command) -> std::io::Result<()> {
    if let Some(help) = cli::help::requested(error, appearance::columns()) {
        if error.use_stderr() {
            return stderr().lock().write_all(help.as_bytes());
        }
        let mut out = stdout().lock();
        return out.write_all(help.as_bytes()).and_then(|()| out.flush());
    }
    if !error.use_stderr() {
        return error.print();
    }
    let mut err = stderr().lock();
    let text = cli::faults::said(error, command);
    text.lines().try_for_each(|line| writeln!(err, "{}", text::printable(line)))
}

/// Returns `true` if the error is that the reader of our output has closed it.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let is_broken = |error: &std::io::Error| error.kind() == ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<std::io::Error>().is_some_and(is_broken))
}

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
