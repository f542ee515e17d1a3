//! The sources of a repertoire: its file, the games and the values of moves.

use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use anyhow::Result;
use othello_book::Book;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_engine::any_engine::AnyEngine;
use othello_engine::{Discs, Limits, Line, Options, Stop, analysis};
use othello_explorer::{Filter, ResultFilter, Selection};

use crate::base::{BaseFiles, OpenBase};
use crate::cli::engine_options::LimitArgs;
use crate::cli::explore_options::FilterArgs;
use crate::cli::rules_options::usage;
use crate::features::explorer::notes;
use crate::features::explorer::state::value_symmetrical_moves_alike;
use crate::input;
use crate::os::interrupt::Interrupt;
use crate::progress::Progress;
use crate::repertoire::make::Values;
use crate::text;
use crate::usual_book;
use crate::usual_repertoires;

/// The plies that the engine looks ahead, if nobody says how many.
const DEPTH: u32 = 10;

/// Returns the file of a repertoire: the one that is named, or else the player's.
pub fn file(named: Option<&PathBuf>, color: Color) -> Result<PathBuf> {
    match named {
        Some(path) => Ok(path.clone()),
        None => Ok(usual_repertoires::files()?.0[color].clone()),
    }
}

/// Returns the filter of the options.
pub fn filter(args: &FilterArgs) -> Result<Filter> {
    let filter = args.filter();
    let of_player = [ResultFilter::PlayerWon, ResultFilter::PlayerLost];
    let has_player = filter.player.is_some();
    if !has_player && filter.result.is_some_and(|result| of_player.contains(&result)) {
        return Err(usage("--result won and --result lost need --player").into());
    }
    if !has_player && filter.color.is_some() {
        return Err(usage("--color needs --player").into());
    }
    Ok(filter)
}

/// Reads the games, and selects those that a filter asks for.
pub fn open(
    files: BaseFiles,
    filter: &Filter,
    interrupt: &Interrupt,
    progress: &Progress,
) -> (OpenBase, Selection) {
    let base = interrupt.computing(|stop| {
        OpenBase::open(files, stop, |course| progress.show(&notes::course(course).to_string()))
    });
    progress.clear();
    if let (Some(fault), count) = base.faults() {
        input::print_error(&notes::faults(fault, count).to_string());
    }
    let selection = Selection::new(base.library(), filter, |_| true);
    (base, selection)
}

/// Opens the player's book, if there is one; says why it cannot be used.
pub fn own_book() -> Option<Book> {
    let file = usual_book::file().ok().flatten()?;
    Book::open(file).map_err(|error| input::print_error(&text::with_causes(&error))).ok()
}

/// Returns what finds the values of all moves of positions, on all processors. Each position has an engine of
/// its own, which knows nothing of the others: so the values are the same each time. Where a book has looked deeper,
/// its values count.
pub fn evaluator(limits: LimitArgs, book: Option<Book>, stop: &Stop) -> impl Values {
    let limits = limits.limits(Limits::depth(DEPTH));
    let value = move |position: &Position| {
        let options = Options { table_bytes: TABLE, ..Options::default() };
        let mut engine = AnyEngine::new(options);
        let mut values = analysis::values(&mut engine, position, &limits, stop, |_| {}).lines;
        if let Some(book) = &book {
            take_from_book(book, position, &mut values);
        }
        value_symmetrical_moves_alike(position, &mut values);
        // What a stop has broken off says nothing.
        if stop.is_requested() { Vec::new() } else { values }
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

/// Takes the values of moves from a book that has looked deeper; the best one comes first.
fn take_from_book(book: &Book, position: &Position, lines: &mut [Line]) {
    let Some(mover) = position.to_move() else { return };
    // A record that cannot be read is none.
    let known = book.moves(Discs::new(&position.board(), mover)).unwrap_or_default();
    for line in lines.iter_mut() {
        let same = known.iter().find(|known| known.moves[0] == line.square());
        if let Some(known) = same.filter(|it| it.value.certainty() > line.value.certainty()) {
            *line = Line { value: known.value, moves: known.moves.clone() };
        }
    }
    lines.sort_by(|one, other| other.value.discs().total_cmp(&one.value.discs()));
}

/// The memory of the engine of a position, in bytes.
const TABLE: usize = 8 << 20;

/// Takes the next of the positions, with its index.
fn take<'a>(next: &AtomicUsize, positions: &'a [Position]) -> Option<(usize, &'a Position)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, positions.get(index)?))
}
