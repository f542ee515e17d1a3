//! `othello games`: lists the saved games, or plays one of them.

use std::io::{Write, stdout};

use anyhow::Result;

use super::play;
use crate::app::cli::GamesArgs;
use crate::app::exit_status::ExitStatus;
use crate::app::narration;
use crate::app::store::SavedGames;

/// Lists the saved games, or plays the one with the number given.
pub fn run(args: &GamesArgs) -> Result<ExitStatus> {
    let mut saved = SavedGames::open()?;
    let Some(number) = args.number else {
        return list(&mut saved);
    };
    let index = usize::try_from(number)?.saturating_sub(1);
    play::play_record(saved.load(index)?, None, &args.look)
}

fn list(saved: &mut SavedGames) -> Result<ExitStatus> {
    let mut out = stdout().lock();
    let games = saved.list();
    let current = saved.current().ok().flatten();
    let current = current.filter(|record| !record.game.plies().is_empty());
    if let Some(current) = &current {
        writeln!(out, "now  {}", narration::line(current))?;
    }
    if games.is_empty() && current.is_none() {
        writeln!(out, "No saved games yet.")?;
    }
    for game in &games {
        writeln!(out, "{}", narration::game_row(game))?;
    }
    Ok(ExitStatus::Success)
}
