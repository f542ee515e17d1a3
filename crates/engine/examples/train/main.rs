//! Trains the weights of the engine by games of the engine against itself:
//!
//! ```text
//! cargo run --release -p othello-engine --example train -- target/train
//! ```
//!
//! The arguments are a folder for the games and the weights of each generation, the number of threads
//! (all processors) and the seed (1). What is in the folder already is not made again, so that a
//! stopped training goes on where it was. The same seed gives the same weights, with any number of
//! threads: `weights.bin` in the folder, which belongs in `crates/engine/src/`.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "the counts are small, and weights are rounded"
)]

mod calibration;
mod progress;
mod regression;
mod schedule;
mod self_play;
mod training;

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::thread;

use training::{Training, in_parallel};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "target/train".into()));
    let all = || thread::available_parallelism().map_or(1, usize::from);
    let threads = args.next().map_or(Ok(all()), |threads| threads.parse())?;
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let training = Training { folder, threads, seed, shows_progress: true };
    training.run(schedule::FULL)?;
    Ok(())
}
