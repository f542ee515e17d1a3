//! The choice among the puzzles of games.

use std::num::NonZero;

use anyhow::{Context, Result};

use crate::cli::puzzle_options::{Daily, PuzzleArgs};
use crate::commands::launch::today;
use othello_engine::puzzle;
use othello_notation::date::Date;

/// The choice among the puzzles of games.
pub struct Choice {
    /// The day whose puzzle is wanted.
    pub day: Option<Date>,
    /// The seed by which puzzles are chosen; `None` for the order of the games.
    pub seed: Option<u64>,
    /// The number of puzzles that are wanted.
    pub wanted: usize,
}

impl Choice {
    /// Returns the choice that the options describe.
    pub fn of(options: &PuzzleArgs) -> Result<Self> {
        let day = options.daily.as_ref().map(|daily| {
            let day = match daily {
                Some(Daily::Day(day)) => Some(*day),
                Some(Daily::File(_)) | None => today(),
            };
            day.context("the clock shows no date")
        });
        let day = day.transpose()?;
        let seed = match day {
            Some(day) => Some(puzzle::daily_seed(day, options.seed.unwrap_or(0))),
            None => options.seed,
        };
        let all = options.count.map_or(usize::MAX, NonZero::get);
        Ok(Self { day, seed, wanted: if day.is_some() { 1 } else { all } })
    }
}
