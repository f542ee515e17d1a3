//! Non-blocking output to the terminal.

use std::fs::File;
use std::io::{self, ErrorKind, stdout};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use ratatui::layout::Size;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags, open};
use rustix::io::Errno;
use rustix::termios::{Winsize, tcgetwinsize, ttyname};

/// The time that the terminal has to take the last output. After that, nobody is reading it.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// Writes all bytes.
///
/// # Errors
/// If the terminal does not take them in time, or is gone.
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

/// Writes as much as the terminal takes now. Bypasses the buffer of the standard library, which would
/// split a frame at its line feeds.
///
/// # Errors
/// If the terminal takes nothing now, or is gone.
pub fn write(bytes: &[u8]) -> io::Result<usize> {
    Ok(rustix::io::write(fd(), bytes)?)
}

/// Waits until the terminal can take more.
///
/// # Errors
/// If it cannot at the deadline.
pub fn wait(deadline: Instant) -> io::Result<()> {
    let limit = deadline.saturating_duration_since(Instant::now());
    let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
    match poll(&mut [PollFd::from_borrowed_fd(fd(), PollFlags::OUT)], Some(&limit)) {
        Ok(0) => Err(ErrorKind::TimedOut.into()),
        Ok(_) | Err(Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Returns the size of the terminal in cells, if it says one.
pub fn size() -> Option<Size> {
    match tcgetwinsize(fd()) {
        Ok(Winsize { ws_col: width @ 1.., ws_row: height @ 1.., .. }) => {
            Some(Size { width, height })
        }
        Ok(_) | Err(_) => None,
    }
}

/// Returns the terminal, opened once more in non-blocking mode, which does not affect other programs
/// that write to it. A terminal without a name may block.
pub fn fd() -> BorrowedFd<'static> {
    static OPENED: OnceLock<Option<File>> = OnceLock::new();
    let flags = OFlags::WRONLY | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let named = OPENED.get_or_init(|| {
        let name = ttyname(stdout(), Vec::new()).ok()?;
        open(name, flags, Mode::empty()).ok().map(File::from)
    });
    named.as_ref().map_or_else(rustix::stdio::stdout, AsFd::as_fd)
}
