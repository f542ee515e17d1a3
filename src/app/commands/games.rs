//! `othello games`: lists the saved games, or plays one of them.

use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, anyhow};

use super::play;
use crate::app::cli::GamesArgs;
use crate::app::narration;
use crate::app::store::{Resumed, Store};
use crate::app::stub::Host;

/// Lists the saved games, or plays the one with the number given.
pub fn run(args: &GamesArgs) -> Result<ExitCode> {
    let mut store = Store::open()?;
    let games = store.list();
    let Some(number) = args.number else {
        let mut out = stdout().lock();
        let current = match store.resume() {
            Resumed::Game(record) if !record.game.plies().is_empty() => Some(record),
            Resumed::Game(_) | Resumed::Nothing | Resumed::Damaged(_) => None,
        };
        if let Some(current) = &current {
            writeln!(out, "now  {}", narration::line(current))?;
        }
        if games.is_empty() && current.is_none() {
            writeln!(out, "No games are kept yet.")?;
        }
        for game in games {
            writeln!(out, "{game}")?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    let place = usize::try_from(number)?.saturating_sub(1);
    let record = store.open(place).map_err(|reason| anyhow!("{reason}"))?;
    drop(store);
    play::play_record(record, &args.look)
}
