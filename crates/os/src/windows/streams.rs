//! Bytes of sockets, for which nobody waits longer than they want to.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::windows::io::AsRawSocket;
use std::time::Duration;

use windows_sys::Win32::Networking::WinSock::{
    POLLRDNORM, POLLWRNORM, WSAGetLastError, WSAPOLLFD, WSAPoll,
};

pub use std::net::TcpStream as LocalStream;

/// Returns both ends of a connection within this program.
pub fn pair() -> io::Result<(LocalStream, LocalStream)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let here = LocalStream::connect(listener.local_addr()?)?;
    let (there, from) = listener.accept()?;
    // Another program may have been faster.
    if from != here.local_addr()? {
        return Err(ErrorKind::ConnectionRefused.into());
    }
    here.set_nodelay(true)?;
    there.set_nodelay(true)?;
    Ok((here, there))
}

/// Bytes that are read.
#[derive(Debug)]
pub struct Source(TcpStream);

impl Source {
    /// Waits for the first byte, or the end.
    ///
    /// # Errors
    /// [`ErrorKind::TimedOut`] after the limit.
    pub fn wait(&self, limit: Duration) -> io::Result<()> {
        wait_for(&self.0, POLLRDNORM, limit)
    }
}

impl Read for Source {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

impl From<TcpStream> for Source {
    fn from(stream: TcpStream) -> Self {
        Self(stream)
    }
}

/// Bytes that are written.
#[derive(Debug)]
pub struct Target(TcpStream);

impl Target {
    /// Writes as much as is taken.
    ///
    /// # Errors
    /// [`ErrorKind::TimedOut`] if nothing is taken within the limit.
    pub fn write_within(&mut self, bytes: &[u8], limit: Duration) -> io::Result<usize> {
        wait_for(&self.0, POLLWRNORM, limit)?;
        self.0.write(bytes)
    }

    /// Hands on what was written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl From<TcpStream> for Target {
    fn from(stream: TcpStream) -> Self {
        Self(stream)
    }
}

/// Waits until a socket can be read or written.
#[expect(unsafe_code, reason = "the standard library waits only for what it does then")]
fn wait_for(socket: &TcpStream, events: i16, limit: Duration) -> io::Result<()> {
    let fd = usize::try_from(socket.as_raw_socket()).map_err(io::Error::other)?;
    let mut source = WSAPOLLFD { fd, events, revents: 0 };
    let limit = i32::try_from(limit.as_millis()).unwrap_or(i32::MAX);
    // SAFETY: there is one socket, which is open.
    match unsafe { WSAPoll(&raw mut source, 1, limit) } {
        0 => Err(ErrorKind::TimedOut.into()),
        // SAFETY: it takes nothing.
        ..0 => Err(io::Error::from_raw_os_error(unsafe { WSAGetLastError() })),
        1.. => Ok(()),
    }
}
