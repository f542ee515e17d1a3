//! `othello train`: a lesson of what is due, on the screen or line by line.

use anyhow::Result;

use super::play;
use crate::cli::TrainArgs;
use crate::os::exit_status::ExitStatus;

/// Asks what is due; the current game is behind it.
pub fn run(args: &TrainArgs) -> Result<ExitStatus> {
    play::train(&args.look)
}
