//! Work on a stream of games: one thread reads it, several search, and the results are taken in the
//! order of the stream, however many threads there are.

use std::num::NonZero;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::{Result, anyhow};

use othello_engine::Options;
use othello_engine::any_engine::AnyEngine;

use super::diagnostic::Diagnostic;

/// The items for each thread that are between the reader and their turn: behind a long search, the
/// others go on.
const WAITING: usize = 16;

/// The time between two looks at a search under way.
const TICK: Duration = Duration::from_millis(100);

type Search = Box<dyn FnOnce(&mut AnyEngine) + Send>;

/// Starts threads that search, each with an engine of these settings, and one that feeds the stream;
/// returns its items. The last one is the error of the feeding, if there was one.
///
/// Whoever drops the items ends the threads, each after its last search.
pub fn start<T: Send + 'static>(
    threads: NonZero<usize>,
    options: &Options,
    feed: impl FnOnce(&Feeder<T>) -> Result<()> + Send + 'static,
) -> Receiver<Result<Given<T>>> {
    let (items, taken) = sync_channel(WAITING * threads.get());
    let (searches, waiting) = sync_channel(threads.get());
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..threads.get() {
        let (waiting, options) = (waiting.clone(), options.clone());
        thread::spawn(move || search_all(&waiting, options));
    }
    thread::spawn(move || {
        let feeder = Feeder { items, searches };
        if let Err(error) = feed(&feeder) {
            // Nobody may take it any more.
            let _ = feeder.items.send(Err(error));
        }
    });
    taken
}

/// Does one search after the other, until none will come.
fn search_all(waiting: &Mutex<Receiver<Search>>, options: Options) {
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
    let Ok(first) = next() else { return };
    // Not before it is needed: its memory is large.
    let mut engine = AnyEngine::new(options);
    first(&mut engine);
    while let Ok(search) = next() {
        search(&mut engine);
    }
}

/// An entry of the stream.
pub enum Given<T> {
    /// Something that is only to be said.
    Diagnostic(Diagnostic),
    Item(T),
}

/// The end of a stream where items are put in.
pub struct Feeder<T> {
    items: SyncSender<Result<Given<T>>>,
    searches: SyncSender<Search>,
}

impl<T> Feeder<T> {
    /// Appends an item, as soon as there is room.
    pub fn push(&self, item: T) -> Result<()> {
        self.give(Given::Item(item))
    }

    /// Has something said in its turn.
    pub fn say(&self, diagnostic: Diagnostic) -> Result<()> {
        self.give(Given::Diagnostic(diagnostic))
    }

    fn give(&self, given: Given<T>) -> Result<()> {
        self.items.send(Ok(given)).map_err(|_| anyhow!("nobody takes the items of the stream"))
    }

    /// Has a thread search as soon as one is free. Its engine remembers earlier searches, of which
    /// nothing is known.
    pub fn search<R: Send + 'static>(
        &self,
        search: impl FnOnce(&mut AnyEngine) -> R + Send + 'static,
    ) -> Result<Promise<R>> {
        let (sender, result) = sync_channel(1);
        let search = move |engine: &mut AnyEngine| {
            // Nobody may wait for it any more.
            let _ = sender.send(search(engine));
        };
        let sent = self.searches.send(Box::new(search));
        sent.map(|()| Promise(result)).map_err(|_| anyhow!("no thread searches"))
    }
}

/// The result of a search that is under way, or waits for a thread.
pub struct Promise<R>(Receiver<R>);

impl<R> Promise<R> {
    /// Waits for the result, and calls `progress` at the beginning and again and again meanwhile.
    pub fn wait(self, mut progress: impl FnMut()) -> R {
        loop {
            progress();
            match self.0.recv_timeout(TICK) {
                Ok(result) => return result,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    unreachable!("a panic of a search ends the program")
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns an item, or else the error that stands in its place.
    fn item<T>(given: Result<Given<T>>) -> Result<T, String> {
        match given {
            Ok(Given::Item(item)) => Ok(item),
            Ok(Given::Diagnostic(_)) => unreachable!("nothing is said"),
            Err(error) => Err(error.to_string()),
        }
    }

    /// A number, with its square from a thread.
    type Squared = (u64, Promise<u64>);

    /// Starts a stream of the numbers below `count`.
    fn squares(threads: usize, count: u64) -> Receiver<Result<Given<Squared>>> {
        let options = Options { table_bytes: 1 << 10, ..Options::default() };
        start(NonZero::new(threads).unwrap(), &options, move |feeder| {
            (0..count).try_for_each(|number| {
                let square = feeder.search(move |_| number * number)?;
                feeder.push((number, square))
            })
        })
    }

    #[test]
    fn the_results_come_in_the_order_of_the_stream() {
        for threads in [1, 2, 7] {
            let stream = squares(threads, 500).into_iter().map(|given| {
                let (number, square) = item(given).unwrap();
                (number, square.wait(|| {}))
            });
            assert!(stream.eq((0..500).map(|number| (number, number * number))));
        }
    }

    #[test]
    fn whoever_has_enough_ends_the_stream() {
        let stream = squares(2, u64::MAX);
        let first: Vec<u64> = stream.iter().take(3).map(|given| item(given).unwrap().0).collect();
        assert_eq!(first, [0, 1, 2]);
        // The reader finds out and ends, without a panic that would end the tests.
        drop(stream);
    }

    #[test]
    fn the_error_of_the_reader_is_the_last_item() {
        let stream = start(NonZero::<usize>::MIN, &Options::default(), |feeder| {
            feeder.push(1)?;
            Err(anyhow!("no more"))
        });
        let items: Vec<_> = stream.into_iter().map(item).collect();
        assert_eq!(items, [Ok(1), Err("no more".into())]);
    }
}
