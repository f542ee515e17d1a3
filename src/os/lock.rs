//! Locks of files, which keep two windows from writing the same game.

use std::fs::{File, TryLockError};
use std::thread::sleep;
use std::time::Duration;

/// The number of further tries, and the pause before each.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(3);

/// Locks a file for as long as it is open, and returns `true` unless another process has it locked.
///
/// A process that another thread starts shares all locks until it runs its own program, so that one that
/// was just given up may be held for a moment longer.
///
/// Also returns `true` if the file system has no locks.
pub fn try_lock(file: &File) -> bool {
    let is_locked = || match file.try_lock() {
        Ok(()) | Err(TryLockError::Error(_)) => true,
        Err(TryLockError::WouldBlock) => false,
    };
    let again = || {
        sleep(PAUSE);
        is_locked()
    };
    is_locked() || (0..TRIES).any(|_| again())
}
