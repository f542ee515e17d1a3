//! `othello repertoire`: makes, checks and trains the openings of a colour.

mod check;
mod new;
mod train;

use std::path::PathBuf;

use anyhow::Result;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, Line, Options, Stop, analysis};
use othello_explorer::{Filter, ResultFilter, Selection};

use crate::base::{BaseFiles, OpenBase};
use crate::cli::engine_options::LimitArgs;
use crate::cli::explore_options::{ColorName, FilterArgs};
use crate::cli::repertoire_options::{RepertoireArgs, RepertoireCommand};
use crate::cli::rules_options::usage;
use crate::features::explorer::{value_symmetrical_moves_alike, words};
use crate::input;
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::progress::Progress;
use crate::repertoire::file::RepertoireFiles;

/// Runs the command that the arguments name.
pub fn run(args: &RepertoireArgs) -> Result<ExitStatus> {
    match &args.command {
        RepertoireCommand::New(args) => new::run(args),
        RepertoireCommand::Check(args) => check::run(args),
        RepertoireCommand::Train(args) => train::run(args),
    }
}

/// The plies that the engine looks ahead, if nobody says how many.
const DEPTH: u32 = 10;

/// Returns the file of a repertoire: the one that is named, or else the player's.
fn file(named: Option<&PathBuf>, color: Color) -> Result<PathBuf> {
    match named {
        Some(path) => Ok(path.clone()),
        None => Ok(RepertoireFiles::find()?.0[color].clone()),
    }
}

fn filter(args: &FilterArgs) -> Result<Filter> {
    let filter = args.filter();
    let of_player = [ResultFilter::PlayerWon, ResultFilter::PlayerLost];
    let has_player = filter.player.is_some();
    if !has_player && filter.result.is_some_and(|result| of_player.contains(&result)) {
        return Err(usage("--result won and --result lost need --player").into());
    }
    if !has_player && filter.color.is_some() {
        return Err(usage("--color needs --player").into());
    }
    Ok(filter)
}

/// Reads the games, and selects those that a filter asks for.
fn open(
    files: BaseFiles,
    filter: &Filter,
    interrupt: &Interrupt,
    progress: &Progress,
) -> (OpenBase, Selection) {
    let base = interrupt.computing(|stop| {
        OpenBase::open(files, stop, |course| progress.show(&words::course(course)))
    });
    progress.clear();
    if let (Some(fault), count) = base.faults() {
        input::print_error(&words::faults(fault, count));
    }
    let selection = Selection::new(base.library(), filter, |_| true);
    (base, selection)
}

/// Returns what finds the values of all moves of a position: one thread, so that they are the same each time.
fn evaluator(limits: LimitArgs, stop: &Stop) -> impl FnMut(&Position) -> Vec<Line> {
    let mut engine = AnyEngine::new(Options::default());
    let limits = limits.limits(Limits::depth(DEPTH));
    move |position| {
        let mut values = analysis::values(&mut engine, position, &limits, stop, |_| {}).lines;
        value_symmetrical_moves_alike(position, &mut values);
        values
    }
}

impl From<ColorName> for Color {
    fn from(name: ColorName) -> Self {
        match name {
            ColorName::Black => Self::Black,
            ColorName::White => Self::White,
        }
    }
}
