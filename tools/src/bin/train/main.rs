//! Trains the weights of the engine by games of the engine against itself:
//!
//! ```text
//! cargo run --release -p othello-tools --bin train -- target/train
//! ```
//!
//! The arguments are a folder for the games and the weights of each generation, the number of threads
//! (all processors), the seed (1) and the number of generations (those of the weights of the library).
//! What is in the folder already is not made again, so that a stopped training goes on where it was. The
//! same seed gives the same weights, with any number of threads: `weights.bin` in the folder, which
//! belongs in `crates/engine/src/`. On a graphics card `fit.py` beside this file goes on from there.
//!
//! The error of shallow searches of weights that are there is measured again by
//!
//! ```text
//! cargo run --release -p othello-tools --bin train -- calibrate crates/engine/src/weights.bin
//! ```

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
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use calibration::{Extent, Measurement};
use othello_engine::Weights;
use training::Training;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let first = args.next().unwrap_or_else(|| "target/train".into());
    let file = match &*first {
        "calibrate" => Some(PathBuf::from(args.next().ok_or("calibrate needs a file of weights")?)),
        _ => None,
    };
    let all = || thread::available_parallelism().map_or(1, usize::from);
    let threads = args.next().map_or(Ok(all()), |threads| threads.parse())?;
    let seed = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let Some(file) = file else {
        let training = Training { folder: first.into(), threads, seed, shows_progress: true };
        let generations = args.next().map_or(Ok(schedule::FULL.len()), |number| number.parse())?;
        let schedule = schedule::FULL.get(..generations);
        training.run(schedule.ok_or("there are not as many generations")?)?;
        return Ok(());
    };
    let weights = Arc::new(Weights::from_bytes(&fs::read(&file)?)?);
    let measurement = Measurement { extent: Extent::FULL, seed, threads, shows_progress: true };
    let error = measurement.of(&weights);
    println!("{error}");
    training::write(&file, &Weights::clone(&weights).with_error(error).to_bytes())?;
    Ok(())
}
