//! Searches of many positions, kept in a file.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{iter, thread};

use othello_engine::{Discs, Engine, Limits, Options, Selectivity, Stop};

pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Values in a file: a line for each with the number of the position, the depth, and the values of its
/// best moves for the side to move.
pub struct Searches<'a> {
    path: &'a Path,
    threads: usize,
    known: HashMap<(usize, u32), Vec<f32>>,
}

impl<'a> Searches<'a> {
    /// Reads what the file has already.
    pub fn open(path: &'a Path, threads: usize) -> Result<Self> {
        let text = if path.exists() { fs::read_to_string(path)? } else { String::new() };
        // A line that was cut off has no end.
        let lines = text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
        let known = lines.filter_map(read).collect();
        Ok(Self { path, threads, known })
    }

    /// Returns the values of the `moves` best moves at a depth, for each of the positions.
    pub fn values(
        &mut self,
        positions: &[(usize, Discs)],
        depth: u32,
        moves: usize,
    ) -> Result<Vec<Vec<f32>>> {
        let is_known = |number| self.known.contains_key(&(number, depth));
        let wanted: Vec<_> = positions.iter().filter(|(number, _)| !is_known(*number)).collect();
        let mut file = OpenOptions::new().create(true).append(true).open(self.path)?;
        // What was cut off must not run into the next line.
        file.write_all(b"\n")?;
        let (file, next) = (Mutex::new(file), AtomicUsize::new(0));
        let search = || -> Result<Vec<_>> {
            let mut engine = Engine::new(Options { table_bytes: 64 << 20, ..Options::default() });
            let mut found = Vec::new();
            while let Some((number, discs)) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
                let values = search(&mut engine, *discs, depth, moves);
                let texts: Vec<_> = values.iter().map(f32::to_string).collect();
                let line = format!("{number}\t{depth}\t{}\n", texts.join(" "));
                file.lock().map_err(|_| "another thread failed")?.write_all(line.as_bytes())?;
                found.push(((*number, depth), values));
                if next.load(Ordering::Relaxed).is_multiple_of(100) {
                    eprintln!(
                        "depth {depth}: {} of {}",
                        next.load(Ordering::Relaxed),
                        wanted.len()
                    );
                }
            }
            Ok(found)
        };
        let found = thread::scope(|scope| {
            let threads: Vec<_> =
                iter::repeat_with(|| scope.spawn(search)).take(self.threads).collect();
            let join = |thread: thread::ScopedJoinHandle<'_, _>| thread.join().expect("no panic");
            threads.into_iter().map(join).collect::<Result<Vec<_>>>()
        })?;
        self.known.extend(found.into_iter().flatten());
        Ok(positions.iter().map(|(number, _)| self.known[&(*number, depth)].clone()).collect())
    }
}

/// Returns the values of the best moves; it does not depend on the searches before.
fn search(engine: &mut Engine, discs: Discs, depth: u32, moves: usize) -> Vec<f32> {
    engine.clear();
    let limits = Limits::depth(depth).with_selectivity(Selectivity::Percent73);
    let report = engine.search_moves(discs, moves, &limits, &Stop::new(), |_| {});
    report.lines.iter().map(|line| line.value.discs()).collect()
}

fn read(line: &str) -> Option<((usize, u32), Vec<f32>)> {
    let mut fields = line.split('\t');
    let key = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    let values = fields.next()?.split(' ').map(|value| value.parse().ok());
    Some((key, values.collect::<Option<_>>()?))
}
