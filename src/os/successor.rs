//! The same program with other arguments, which takes the terminal over when this one has ended.

use std::env;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

static ARGUMENTS: Mutex<Option<Vec<String>>> = Mutex::new(None);

/// Has the program start anew with these arguments once it has ended.
pub fn set(arguments: Vec<String>) {
    *ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner) = Some(arguments);
}

/// Adds arguments for a program that is to start anew.
pub fn add(more: impl IntoIterator<Item = String>) {
    if let Some(arguments) = &mut *ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner) {
        arguments.extend(more);
    }
}

/// Returns `true` if the program is to start anew.
pub fn is_set() -> bool {
    ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// Starts the program anew if that is wanted; returns only if it is not, or cannot be done.
///
/// # Errors
/// When the program cannot be started.
pub fn start() -> io::Result<()> {
    let arguments = ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner).take();
    match arguments {
        Some(arguments) => Err(Command::new(env::current_exe()?).args(arguments).exec()),
        None => Ok(()),
    }
}
