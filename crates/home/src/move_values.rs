//! The values of all moves of many positions, found by several threads.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use othello_core::position::Position;
use othello_engine::any_engine::AnyEngine;
use othello_engine::review::{self, value_symmetrical_moves_alike};
use othello_engine::{Limits, Line, Options, Stop};
use othello_games::repertoire::make::FindValues;

/// Returns what finds the values of all moves of positions. Each position has an engine of its own, which knows nothing of
/// the others: so the values are the same each time, on however many threads. `with_known` adds what is known of a position to what was found.
pub fn values(
    limits: Limits,
    threads: NonZero<usize>,
    with_known: impl Fn(&Position, Vec<Line>) -> Vec<Line> + Sync,
    stop: &Stop,
) -> impl FindValues {
    let value = move |position: &Position| {
        let options = Options { table_bytes: TABLE, ..Options::default() };
        let mut engine = AnyEngine::new(options);
        let found = review::values(&mut engine, position, &limits, stop, |_| {}).lines;
        // What a stop has broken off says nothing.
        if stop.is_requested() {
            return Vec::new();
        }
        let mut values = with_known(position, found);
        value_symmetrical_moves_alike(position, &mut values);
        values
    };
    move |positions: &[Position], on_done: &mut dyn FnMut(usize)| {
        let next = AtomicUsize::new(0);
        let mut all = vec![Vec::new(); positions.len()];
        let (sender, found) = channel();
        thread::scope(|scope| {
            for _ in 0..threads.get().min(positions.len()) {
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

fn take<'a>(next: &AtomicUsize, positions: &'a [Position]) -> Option<(usize, &'a Position)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, positions.get(index)?))
}
