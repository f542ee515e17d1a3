//! `othello open`: plays a game from a file.

use anyhow::Result;

use super::play;
use crate::cli::OpenArgs;
use crate::input;
use crate::os::exit_status::ExitStatus;

/// Reads the first game of the file and plays it in place of the current one, which is saved.
pub fn run(args: &OpenArgs) -> Result<ExitStatus> {
    let input::First { record, others } = input::first(&args.file, args.encoding.encoding)?;
    play::play_record(record, others, &args.look)
}
