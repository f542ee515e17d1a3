//! Locks of files, which keep two windows from writing the same game.

use std::fs::File;
use std::thread::sleep;
use std::time::Duration;

use othello_os::files::{self, Sharing};

/// The number of further tries, and the pause before each.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(3);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    Ours,
    /// Another process.
    Taken,
    /// Nobody: the file system has no locks.
    Unavailable,
}

/// Locks a file for as long as it is open, unless another process has it locked.
///
/// A process that another thread starts shares all locks until it runs its own program, so that one that
/// was just given up may be held for a moment longer.
pub fn lock(file: &File) -> Lock {
    let attempt = || match files::try_lock(file, Sharing::Alone) {
        Ok(true) => Lock::Ours,
        Ok(false) => Lock::Taken,
        Err(_) => Lock::Unavailable,
    };
    let mut holder = attempt();
    for _ in 0..TRIES {
        if holder != Lock::Taken {
            break;
        }
        sleep(PAUSE);
        holder = attempt();
    }
    holder
}

/// Locks a file as [`lock`] does, and returns `true` unless another process has it locked.
pub fn try_lock(file: &File) -> bool {
    lock(file) != Lock::Taken
}
