//! Bytes of sockets, for which nobody waits longer than they want to.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

pub use std::os::unix::net::UnixStream as LocalStream;

/// Returns both ends of a connection within this program.
pub fn pair() -> io::Result<(LocalStream, LocalStream)> {
    LocalStream::pair()
}

/// Bytes that are read.
#[derive(Debug)]
pub struct Source(File);

impl Source {
    fn of(fd: impl Into<OwnedFd>) -> Self {
        Self(fd.into().into())
    }

    /// Waits for the first byte, or the end.
    ///
    /// # Errors
    /// [`ErrorKind::TimedOut`] after the limit.
    pub fn wait(&self, limit: Duration) -> io::Result<()> {
        wait_for(&self.0, PollFlags::IN, limit)
    }
}

impl Read for Source {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

impl From<TcpStream> for Source {
    fn from(stream: TcpStream) -> Self {
        Self::of(stream)
    }
}

impl From<LocalStream> for Source {
    fn from(stream: LocalStream) -> Self {
        Self::of(stream)
    }
}

/// Bytes that are written.
#[derive(Debug)]
pub struct Target(File);

impl Target {
    fn of(fd: impl Into<OwnedFd>) -> Self {
        Self(fd.into().into())
    }

    /// Writes as much as is taken.
    ///
    /// # Errors
    /// [`ErrorKind::TimedOut`] if nothing is taken within the limit.
    pub fn write_within(&mut self, bytes: &[u8], limit: Duration) -> io::Result<usize> {
        wait_for(&self.0, PollFlags::OUT, limit)?;
        self.0.write(bytes)
    }

    /// Hands on what was written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl From<TcpStream> for Target {
    fn from(stream: TcpStream) -> Self {
        Self::of(stream)
    }
}

impl From<LocalStream> for Target {
    fn from(stream: LocalStream) -> Self {
        Self::of(stream)
    }
}

/// Waits until a file can be read or written.
fn wait_for(file: &File, flags: PollFlags, limit: Duration) -> io::Result<()> {
    let deadline = Instant::now() + limit;
    loop {
        let left = Timespec::try_from(deadline.saturating_duration_since(Instant::now())).ok();
        match poll(&mut [PollFd::new(file, flags)], left.as_ref()) {
            Ok(0) => return Err(ErrorKind::TimedOut.into()),
            Ok(_) => return Ok(()),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}
