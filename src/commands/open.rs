//! `othello open`: plays a game from a file.

use anyhow::Result;

use super::play;
use crate::cli::OpenArgs;
use crate::input;
use crate::os::exit_status::ExitStatus;

/// Reads the first game of the file and plays it in place of the current one, which is saved.
pub fn run(args: &OpenArgs) -> Result<ExitStatus> {
    play::play_loaded(input::first(&args.file, args.encoding.encoding)?, &args.look)
}
