//! `othello games`: lists the saved games, or plays one of them.

use std::io::{BufWriter, Write, stdout};

use anyhow::Result;
use othello_home::process::exit_status::ExitStatus;
use othello_home::said;
use othello_home::store::SavedGames;
use othello_home::store::game_rows;
use othello_words::i18n::m;

use super::launch::{FirstGame, Launch};
use crate::cli::GamesArgs;
use crate::net::LinkFolder;

/// Lists the saved games, or plays the one with the number given.
pub fn run(args: &GamesArgs) -> Result<ExitStatus> {
    let mut saved = SavedGames::open()?;
    let Some(number) = args.number else {
        return list(&mut saved);
    };
    let index = usize::try_from(number)?.saturating_sub(1);
    Launch::of(FirstGame::Opened(saved.load(index)?), &args.look).run()
}

/// Prints the current game, those over a link that are not over, and the saved games, a line each. No lock is held meanwhile, however long
/// the reader takes.
fn list(saved: &mut SavedGames) -> Result<ExitStatus> {
    let mut out = BufWriter::new(stdout().lock());
    let games = saved.list();
    let current = match saved.current() {
        Ok(record) => {
            let record = record.filter(|record| !record.game.line().is_empty());
            record.map(|record| game_rows::current_game_row(&(&record).into()))
        }
        Err(error) => {
            let damaged = m::saving::damaged_because(said::in_words(&error));
            Some(format!("{}{damaged}", game_rows::current_row_head()))
        }
    };
    if let Some(current) = &current {
        writeln!(out, "{current}")?;
    }
    // Without a folder there are none.
    let linked = LinkFolder::find().map_or_else(|_| Vec::new(), |folder| folder.unfinished());
    for game in &linked {
        writeln!(out, "{}", game_rows::linked_game_row(&game.game, game.resume.as_deref()))?;
    }
    if games.is_empty() && current.is_none() && linked.is_empty() {
        writeln!(out, "{}", m::saving::no_games())?;
    }
    for game in &games {
        writeln!(out, "{}", game_rows::game_row(game))?;
    }
    out.flush()?;
    Ok(ExitStatus::Success)
}
