//! A progress bar on the standard error stream.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

const WIDTH: usize = 30;

/// The progress of one stage of the work.
pub struct Progress {
    title: String,
    total: usize,
    done: AtomicUsize,
    start: Instant,
    is_shown: bool,
}

impl Progress {
    pub fn new(title: String, total: usize, is_shown: bool) -> Self {
        Self { title, total, done: AtomicUsize::new(0), start: Instant::now(), is_shown }
    }

    /// Counts a piece of the work, and draws the bar again.
    pub fn advance(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.is_shown {
            let bar = "#".repeat(WIDTH * done / self.total);
            let seconds = self.start.elapsed().as_secs();
            let Self { title, total, .. } = self;
            eprint!("\r{title} [{bar:WIDTH$}] {done}/{total}, {seconds} s ");
            if done == *total {
                eprintln!();
            }
        }
    }
}
