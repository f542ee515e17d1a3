//! `othello repertoire new`: makes a repertoire of games and of the engine's values.

use std::io::{Write, stdout};

use anyhow::{Context, Result, bail};

use super::options::NewRepertoireArgs;
use super::sources::{evaluator, file, filter, open};
use crate::i18n::m;
use crate::lab::batch::progress::Progress;
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::repertoire::Repertoire;
use crate::repertoire::file::{Existing, create};
use crate::repertoire::make::{Games, Plan, make};
use crate::usual_games;
use crate::words::repertoire::short;

/// Writes the repertoire once it is complete; a signal before leaves nothing behind.
pub fn run(args: &NewRepertoireArgs) -> Result<ExitStatus> {
    let color = args.own.into();
    let filter = filter(&args.filter)?;
    let path = file(args.file.as_ref(), color)?;
    let existing = if args.replace { Existing::Replaced } else { Existing::Kept };
    if existing == Existing::Kept && path.symlink_metadata().is_ok() {
        bail!(m::repertoire::exists(short(&path)));
    }
    let files = usual_games::named(&args.files)?;
    let interrupt = Interrupt::catch().context("cannot catch signals")?;
    let progress = Progress::at_terminal();
    let (base, selection) = open(files, &filter, &interrupt, &progress);
    if let Some(status) = interrupt.status() {
        return Ok(status);
    }
    if selection.is_empty() {
        bail!("no such games in these files");
    }
    let plan = Plan {
        color,
        plies: usize::from(args.plies),
        games: args.frequent.games,
        share: args.frequent.share / 100.0,
        within: args.within,
    };
    let made = interrupt.computing(|stop| {
        let games = Games { library: base.library(), selection: &selection };
        make(&plan, games, stop, evaluator(args.limits, None, stop), |plies, done, all| {
            progress.update(|| m::repertoire::making(plies + 1, done, all).to_string());
        })
    });
    progress.clear();
    let Some(record) = made.filter(|_| interrupt.status().is_none()) else {
        return Ok(interrupt.status().unwrap_or(ExitStatus::Failure));
    };
    create(&path, &record, existing)?;
    let positions = Repertoire::of(color, std::slice::from_ref(&record)).len();
    writeln!(stdout(), "{}", m::repertoire::made(short(&path), positions, color))?;
    Ok(ExitStatus::Success)
}
