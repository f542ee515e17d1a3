//! `othello repertoire`: makes, checks and trains the openings of a colour.

mod check;
mod new;
mod sources;
mod train;

use anyhow::Result;

use crate::cli::{RepertoireArgs, RepertoireCommand};
use crate::os::exit_status::ExitStatus;

/// Runs the command that the arguments name.
pub fn run(args: &RepertoireArgs) -> Result<ExitStatus> {
    match &args.command {
        RepertoireCommand::New(args) => new::run(args),
        RepertoireCommand::Check(args) => check::run(args),
        RepertoireCommand::Train(args) => train::run(args),
    }
}
