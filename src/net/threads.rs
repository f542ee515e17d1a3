//! Threads that the program does not wait for.

use std::io;
use std::thread;
use std::time::Duration;

/// The pause after a connection could not be accepted: the process may have too many open files.
const PAUSE: Duration = Duration::from_millis(100);

/// Starts a thread. If that fails there is no link, and the game waits for a connection.
pub fn spawn(name: &str, run: impl FnOnce() + Send + 'static) {
    let _ = thread::Builder::new().name(name.into()).spawn(run);
}

/// Handles the connections one after the other.
pub fn accept<T>(incoming: impl Iterator<Item = io::Result<T>>, mut handle: impl FnMut(T)) {
    for stream in incoming {
        match stream {
            Ok(stream) => handle(stream),
            Err(_) => thread::sleep(PAUSE),
        }
    }
}
