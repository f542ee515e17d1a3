//! Locks of files, which keep two windows from writing the same game.

use std::fs::{File, TryLockError};

/// Locks a file for as long as it is open, and returns `true` unless another process has it locked.
///
/// Also returns `true` if the file system has no locks.
pub fn try_lock(file: &File) -> bool {
    match file.try_lock() {
        Ok(()) | Err(TryLockError::Error(_)) => true,
        Err(TryLockError::WouldBlock) => false,
    }
}
