//! The generations one after another, and what each leaves in the folder.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::{fs, io, thread};

use othello_engine::random::Random;
use othello_engine::{ErrorModel, Weights};

use crate::calibration::Measurement;
use crate::progress::Progress;
use crate::regression;
use crate::schedule::Generation;
use crate::self_play::{self, Record};

/// A training, and where its files are.
pub struct Training {
    pub folder: PathBuf,
    pub threads: usize,
    pub seed: u64,
    pub shows_progress: bool,
}

impl Training {
    /// Trains all generations, but for what the folder has already; the last weights are then in the file
    /// `weights.bin`.
    pub fn run(&self, schedule: &[Generation]) -> Result<(), Box<dyn Error>> {
        fs::create_dir_all(&self.folder)?;
        let mut weights = Arc::new(zeros());
        for number in 0..schedule.len() {
            weights = self.generation(schedule, number, &weights)?;
        }
        write(&self.folder.join("weights.bin"), &weights.to_bytes())?;
        Ok(())
    }

    /// Returns the weights of a generation, given those of the one before.
    fn generation(
        &self,
        schedule: &[Generation],
        number: usize,
        earlier: &Arc<Weights>,
    ) -> Result<Arc<Weights>, Box<dyn Error>> {
        let generation = &schedule[number];
        let file = self.folder.join(format!("generation-{number}.bin"));
        if file.exists() {
            return Ok(Arc::new(Weights::from_bytes(&fs::read(&file)?)?));
        }
        self.play(number, generation, earlier)?;
        let mut records = Vec::new();
        let first = (number + 1).saturating_sub(generation.fitted);
        for (fitted, generation) in schedule.iter().enumerate().take(number + 1).skip(first) {
            for shard in 0..generation.shards {
                records.extend(Record::read_all(&fs::read(self.shard_file(fitted, shard))?));
            }
        }
        let count = records.len();
        let seed = self.seed_of(number, usize::MAX >> 1);
        let fitted = regression::weights(records, generation, zeros().error(), seed);
        let fitted = Arc::new(fitted);
        let measurement = Measurement {
            extent: generation.calibration,
            seed: self.seed,
            threads: self.threads,
            shows_progress: self.shows_progress,
        };
        let error = measurement.of(&fitted);
        let weights = Arc::new(Weights::clone(&fitted).with_error(error));
        let bytes = weights.to_bytes();
        if self.shows_progress {
            eprintln!("generation {number}: {count} positions, {} bytes, {error:?}", bytes.len());
        }
        write(&file, &bytes)?;
        Ok(weights)
    }

    /// Plays the shards of a generation that are not in the folder.
    fn play(
        &self,
        number: usize,
        generation: &Generation,
        weights: &Arc<Weights>,
    ) -> io::Result<()> {
        let title = format!("generation {number}");
        let progress = Progress::new(title, generation.shards, self.shows_progress);
        let results = in_parallel(0..generation.shards, self.threads, |shard| {
            let file = self.shard_file(number, shard);
            if !file.exists() {
                let seed = self.seed_of(number, shard);
                write(&file, &self_play::shard(weights, generation, seed))?;
            }
            progress.advance();
            Ok(())
        });
        results.into_iter().collect()
    }

    fn shard_file(&self, generation: usize, shard: usize) -> PathBuf {
        self.folder.join(format!("games-{generation}-{shard:04}.bin"))
    }

    fn seed_of(&self, generation: usize, shard: usize) -> u64 {
        let mut random = Random::new(self.seed);
        let seed = random.next() ^ (generation as u64) << 40 ^ shard as u64;
        Random::new(seed).next()
    }
}

/// Returns weights with which all positions are even.
fn zeros() -> Weights {
    Weights::zeros(ErrorModel::new(|_, _| 8.0))
}

/// Writes a file that is there in whole or not at all.
pub fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = file.with_extension("unfinished");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, file)
}

/// Does a piece of work for each item, in a number of threads; returns the results in order.
pub fn in_parallel<I: Send, T: Send>(
    items: impl IntoIterator<Item = I>,
    threads: usize,
    work: impl Fn(I) -> T + Sync,
) -> Vec<T> {
    let items: Vec<_> = items.into_iter().map(|item| Mutex::new(Some(item))).collect();
    let results: Vec<_> = items.iter().map(|_| Mutex::new(None)).collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let item = item.lock().expect("no work panics").take();
                    let result = work(item.expect("each item is taken once"));
                    *results[index].lock().expect("no work panics") = Some(result);
                }
            });
        }
    });
    let result = |result: Mutex<Option<T>>| result.into_inner().expect("no work panics");
    results.into_iter().map(|cell| result(cell).expect("all work is done")).collect()
}
