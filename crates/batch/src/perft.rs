//! `othello perft`: counts the leaves of the game tree and measures the time.

use std::io::{Write, stderr, stdout};
use std::num::NonZero;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use othello_core::perft::{divide, perft_threads};
use othello_home::config::numbers::threads;

use crate::options::rules::{StartArgs, usage};
use othello_notation::position::PositionError;
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::numbers::decimal;

#[derive(Args)]
pub struct PerftArgs {
    #[arg(allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
    #[command(flatten)]
    pub start: StartArgs,
    #[arg(long)]
    pub divide: bool,
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    pub threads: NonZero<usize>,
}

/// Prints the number of leaves at each depth, or after each move.
#[expect(clippy::cast_precision_loss, reason = "a rate is an estimate")]
pub fn run(args: &PerftArgs) -> Result<()> {
    let start = args.start.start()?;
    if start.board().occupied().is_empty() && !start.is_opening() {
        return Err(usage(&format!("--position: {}", PositionError::Empty.said())).into());
    }
    let mut out = stdout().lock();
    if args.divide {
        for (square, leaves) in divide(&start, args.depth) {
            writeln!(out, "{square}\t{leaves}")?;
        }
        return Ok(());
    }
    let mut rate = 0.0;
    for depth in 1..=args.depth {
        let began = Instant::now();
        let leaves = perft_threads(&start, depth, args.threads);
        let seconds = began.elapsed().as_secs_f64();
        rate = leaves as f64 / seconds.max(1e-9) / 1e6;
        writeln!(out, "{depth}\t{leaves}\t{seconds:.3}")?;
    }
    // The rows on standard output are for programs to read.
    let _ = writeln!(stderr(), "{}", m::batch::leaves(decimal(rate, 1), args.depth));
    Ok(())
}
