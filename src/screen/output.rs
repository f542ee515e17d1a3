//! Writing to the terminal, which may not take what is written.

use std::fs::File;
use std::io::{self, ErrorKind, stdout};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags, open};
use rustix::io::Errno;
use rustix::termios::ttyname;

/// The time that a terminal has to take the last output. One that needs longer is not being read.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// Writes all bytes, if the terminal takes them in time.
///
/// # Errors
/// When it does not, or is gone.
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

/// Returns the time until which the terminal has to take output that begins now and is the last.
pub fn deadline() -> Instant {
    Instant::now() + LONGEST_WAIT
}

/// Writes as much as the terminal takes at once, past the buffer of the standard library, which
/// would cut a frame at its lines.
///
/// # Errors
/// When the terminal takes nothing now, or is gone.
pub fn write(bytes: &[u8]) -> io::Result<usize> {
    Ok(rustix::io::write(fd(), bytes)?)
}

/// Waits until the terminal takes more, at most until then.
///
/// # Errors
/// When it still takes nothing.
pub fn wait(deadline: Instant) -> io::Result<()> {
    let limit = deadline.saturating_duration_since(Instant::now());
    let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
    match poll(&mut [PollFd::from_borrowed_fd(fd(), PollFlags::OUT)], Some(&limit)) {
        Ok(0) => Err(ErrorKind::TimedOut.into()),
        Ok(_) | Err(Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Returns the terminal, opened once more: so it can be told never to block, which other
/// programs that write to the same terminal do not notice. Where it has no name, a write may
/// block.
pub fn fd() -> BorrowedFd<'static> {
    static OPENED: OnceLock<Option<File>> = OnceLock::new();
    let flags = OFlags::WRONLY | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let named = OPENED.get_or_init(|| {
        let name = ttyname(stdout(), Vec::new()).ok()?;
        open(name, flags, Mode::empty()).ok().map(File::from)
    });
    named.as_ref().map_or_else(rustix::stdio::stdout, AsFd::as_fd)
}
