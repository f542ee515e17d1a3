//! `othello repertoire new`: makes a repertoire of games and of the engine's values.

use std::io::Write;

use anyhow::{Result, bail};
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_games::repertoire::Repertoire;
use othello_games::repertoire::make::{ChosenMove, CountedGames, RepertoirePlan, make};
use othello_home::config;
use othello_home::disk::dirs::short;
use othello_home::process::exit_status::ExitStatus;
use othello_home::repertoire_files::{Existing, create};
use othello_words::i18n::{Language, m};
use othello_words::value::{certainty, value};

use super::options::NewRepertoireArgs;
use super::sources::{evaluator, file, filter, open};
use crate::run::Batch;

/// Writes the repertoire once it is complete; a signal before leaves nothing behind.
pub fn run(args: &NewRepertoireArgs) -> Result<ExitStatus> {
    let color = args.own.into();
    let filter = filter(&args.filter)?;
    let path = file(args.file.as_ref(), color)?;
    let existing = if args.replace { Existing::Replaced } else { Existing::Kept };
    if existing == Existing::Kept && path.symlink_metadata().is_ok() {
        bail!(m::repertoire::exists(short(&path)));
    }
    let files = config::games::named(&args.files)?;
    let mut batch = Batch::start()?;
    let (base, selection) = open(&mut batch, files, &filter)?;
    if batch.is_ended() {
        return batch.end(Ok(()));
    }
    if selection.is_empty() {
        bail!(m::batch::no_games());
    }
    let plan = RepertoirePlan {
        color,
        plies: usize::from(args.plies),
        games: args.frequent.games,
        share: args.frequent.share / 100.0,
        within: args.within,
        rare_within: Some(args.within),
    };
    let made = batch.interrupt.computing(|stop| {
        let games = CountedGames { base: base.games(), selection: &selection };
        let values = evaluator(args.limits, None, stop);
        let comment = |chosen: &ChosenMove| Language::in_english(|| comment(chosen));
        make(&plan, &Game::new(Rules::OTHELLO), games, stop, values, comment, |plies, done, all| {
            batch.progress.update(|| m::repertoire::making(plies + 1, done, all).to_string());
        })
    });
    batch.progress.clear();
    if batch.is_ended() {
        return batch.end(Ok(()));
    }
    let Some(record) = made else { return Ok(ExitStatus::Failure) };
    create(&path, &record, existing)?;
    let positions = Repertoire::of(color, std::slice::from_ref(&record)).len();
    writeln!(batch.out, "{}", m::repertoire::made(short(&path), positions, color))?;
    batch.end(Ok(()))
}

/// Returns the comment on a move: `Tiger. 1204 games; value +0.4, depth 12.`, or on a reply `38 % of 3168 games; value
/// -0.2, depth 12.`
fn comment(chosen: &ChosenMove) -> String {
    let ChosenMove { name, games, of, value: known } = *chosen;
    let name = name.map_or_else(String::new, |name| format!("{name}. "));
    let share = of.and_then(|all| Some(((games * 100 + all / 2).checked_div(all)?, all)));
    let games = match share {
        Some((percent, all)) => format!("{percent} % of {}", counted(all)),
        None => counted(games),
    };
    let engine = known.map_or_else(String::new, |known| {
        format!("; value {}, {}", value(known), certainty(known))
    });
    format!("{name}{games}{engine}.")
}

fn counted(games: u64) -> String {
    if games == 1 { "1 game".into() } else { format!("{games} games") }
}
