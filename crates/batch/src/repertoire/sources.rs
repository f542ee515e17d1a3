//! The sources of a repertoire: its file, the games and the values of moves.

use std::path::PathBuf;

use anyhow::Result;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_engine::{Limits, Line, Stop};
use othello_games::explorer::{Filter, Selection};
use othello_games::repertoire::make::FindValues;
use othello_home::base::{BaseFiles, OpenBase};
use othello_home::config;
use othello_home::engine_worker::task::Resources;
use othello_home::move_values::values;
use othello_words::i18n::{self, m};

use crate::known_values::KnownValues;
use crate::options::engine::LimitArgs;
use crate::options::games::FilterArgs;
use crate::options::rules::usage;
use crate::run::Batch;

/// The plies that the engine looks ahead, if nobody says how many.
const DEPTH: u32 = 10;

/// Returns the file of a repertoire: the one that is named, or else the player's.
pub fn file(named: Option<&PathBuf>, color: Color) -> Result<PathBuf> {
    match named {
        Some(path) => Ok(path.clone()),
        None => Ok(config::repertoires::files()?.0[color].clone()),
    }
}

pub fn filter(args: &FilterArgs) -> Result<Filter> {
    let filter = args.filter();
    if args.games.lack_player() {
        return Err(usage(
            &m::batch::needs(i18n::disjunction(["--result won", "--result lost"]), "--player")
                .to_string(),
        )
        .into());
    }
    if filter.player.is_none() && filter.color.is_some() {
        return Err(usage(&m::batch::needs("--color", "--player").to_string()).into());
    }
    Ok(filter)
}

/// Reads the games, and selects those that a filter asks for.
pub fn open(batch: &mut Batch, files: BaseFiles, filter: &Filter) -> Result<(OpenBase, Selection)> {
    let base = batch.open_base(files);
    batch.say_of_base(&base)?;
    let selection = Selection::new(base.games(), filter, |_| true);
    Ok((base, selection))
}

/// Returns what finds the values of all moves of positions. Where a book has looked deeper, its values count; what was
/// searched deeply is kept in it.
pub fn evaluator(limits: LimitArgs, known: Option<KnownValues>, stop: &Stop) -> impl FindValues {
    let with_known = move |position: &Position, lines: Vec<Line>| match &known {
        Some(known) => {
            known.keep(position, &lines);
            known.with_lines(position, lines)
        }
        None => lines,
    };
    let threads = Resources::default().threads();
    values(limits.limits(Limits::depth(DEPTH)), threads, with_known, stop)
}
