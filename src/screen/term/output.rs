//! Output to the terminal that does not wait for long.

use std::io::{self, ErrorKind};
use std::time::{Duration, Instant};

use othello_os::console;
use ratatui::layout::Size;

pub use othello_os::console::{wait_for_output as wait, write};

/// The time that the terminal has to take the last output. After that, nobody is reading it.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// Writes all bytes.
pub fn write_all(mut bytes: &[u8]) -> io::Result<()> {
    let deadline = deadline();
    while !bytes.is_empty() {
        match write(bytes) {
            Ok(length) => bytes = &bytes[length..],
            Err(error) if error.kind() == ErrorKind::WouldBlock => wait(deadline)?,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Returns the deadline for last output that starts now.
pub fn deadline() -> Instant {
    Instant::now() + LONGEST_WAIT
}

/// Returns the size of the terminal in cells, if it says one.
pub fn size() -> Option<Size> {
    console::size().map(|(width, height)| Size { width, height })
}
