//! `othello open`: plays a game from a file.

use std::process::ExitCode;

use anyhow::Result;

use super::play;
use crate::app::cli::OpenArgs;
use crate::app::store;

/// Reads the first game of the file and plays it in place of the current one, which is kept.
pub fn run(args: &OpenArgs) -> Result<ExitCode> {
    play::play_record(store::read_any(&args.file)?, &args.look)
}
