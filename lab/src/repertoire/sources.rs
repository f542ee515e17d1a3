//! The sources of a repertoire: its file, the games and the values of moves.

use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use anyhow::Result;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Limits, Options, Stop, analysis};
use othello_home::base::{BaseFiles, OpenBase};
use othello_home::config;
use othello_library::explorer::{Filter, Selection};
use othello_library::repertoire::make::Values;

use crate::batch::Batch;
use crate::known_values::KnownValues;
use crate::options::engine::LimitArgs;
use crate::options::games::FilterArgs;
use crate::options::rules::usage;
use othello_engine::analysis::value_symmetrical_moves_alike;

/// The plies that the engine looks ahead, if nobody says how many.
const DEPTH: u32 = 10;

/// Returns the file of a repertoire: the one that is named, or else the player's.
pub fn file(named: Option<&PathBuf>, color: Color) -> Result<PathBuf> {
    match named {
        Some(path) => Ok(path.clone()),
        None => Ok(config::repertoires::files()?.0[color].clone()),
    }
}

/// Returns the filter of the options.
pub fn filter(args: &FilterArgs) -> Result<Filter> {
    let filter = args.filter();
    if args.games.lack_player() {
        return Err(usage("--result won and --result lost need --player").into());
    }
    if filter.player.is_none() && filter.color.is_some() {
        return Err(usage("--color needs --player").into());
    }
    Ok(filter)
}

/// Reads the games, and selects those that a filter asks for.
pub fn open(batch: &mut Batch, files: BaseFiles, filter: &Filter) -> Result<(OpenBase, Selection)> {
    let base = batch.open_base(files);
    batch.say_of_base(&base)?;
    let selection = Selection::new(base.library(), filter, |_| true);
    Ok((base, selection))
}

/// Returns what finds the values of all moves of positions, on all processors. Each position has an engine of
/// its own, which knows nothing of the others: so the values are the same each time. Where a book has looked deeper,
/// its values count; what was searched deeply is kept in it.
pub fn evaluator(limits: LimitArgs, known: Option<KnownValues>, stop: &Stop) -> impl Values {
    let limits = limits.limits(Limits::depth(DEPTH));
    let value = move |position: &Position| {
        let options = Options { table_bytes: TABLE, ..Options::default() };
        let mut engine = AnyEngine::new(options);
        let mut values = analysis::values(&mut engine, position, &limits, stop, |_| {}).lines;
        // What a stop has broken off says nothing.
        if stop.is_requested() {
            return Vec::new();
        }
        if let Some(known) = &known {
            known.keep(position, &values);
            values = known.with_lines(position, values);
        }
        value_symmetrical_moves_alike(position, &mut values);
        values
    };
    move |positions: &[Position], on_done: &mut dyn FnMut(usize)| {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let next = AtomicUsize::new(0);
        let mut all = vec![Vec::new(); positions.len()];
        let (sender, found) = channel();
        thread::scope(|scope| {
            for _ in 0..threads.min(positions.len()) {
                let (sender, next, value) = (sender.clone(), &next, &value);
                scope.spawn(move || {
                    while let Some((index, position)) = take(next, positions) {
                        // It is waited for until the last one.
                        let _ = sender.send((index, value(position)));
                    }
                });
            }
            drop(sender);
            for (done, (index, lines)) in (1..).zip(found) {
                all[index] = lines;
                on_done(done);
            }
        });
        all
    }
}

/// The memory of the engine of a position, in bytes.
const TABLE: usize = 8 << 20;

/// Takes the next of the positions, with its index.
fn take<'a>(next: &AtomicUsize, positions: &'a [Position]) -> Option<(usize, &'a Position)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, positions.get(index)?))
}
