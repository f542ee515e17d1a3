//! `othello perft`: counts the tree and says how long that took.

use std::io::{Write, stdout};
use std::time::Instant;

use anyhow::Result;
use othello::perft::{divide, perft};

use crate::cli::PerftArgs;

/// Prints the leaves at each depth, or those behind each move.
pub fn run(args: &PerftArgs) -> Result<()> {
    let start = args.start.start()?;
    let mut out = stdout().lock();
    if args.divide {
        for (square, leaves) in divide(&start, args.depth) {
            writeln!(out, "{square}\t{leaves}")?;
        }
        return Ok(());
    }
    for depth in 1..=args.depth {
        let began = Instant::now();
        let leaves = perft(&start, depth);
        writeln!(out, "{depth}\t{leaves}\t{:.3}", began.elapsed().as_secs_f64())?;
    }
    Ok(())
}
