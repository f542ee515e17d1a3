//! Locks of files, by which the windows of a user leave each other's games alone.

use std::fs::{File, TryLockError};

/// Locks a file for as long as it is open, and returns `true` unless another process has it locked.
///
/// On a file system without locks nobody has a file locked.
pub fn try_lock(file: &File) -> bool {
    match file.try_lock() {
        Ok(()) | Err(TryLockError::Error(_)) => true,
        Err(TryLockError::WouldBlock) => false,
    }
}
