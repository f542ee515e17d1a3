//! Bytes of sockets and pipes, for which nobody waits longer than they want to.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::windows::io::{AsRawHandle, AsRawSocket};
use std::process::{ChildStdin, ChildStdout};
use std::ptr::null_mut;
use std::thread;
use std::time::{Duration, Instant};

use windows_sys::Win32::Networking::WinSock::{
    POLLRDNORM, POLLWRNORM, WSAGetLastError, WSAPOLLFD, WSAPoll,
};
use windows_sys::Win32::System::Pipes::PeekNamedPipe;

pub use std::net::TcpStream as LocalStream;

/// The pause between two looks into a pipe.
const GLANCE: Duration = Duration::from_millis(20);

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
pub struct Source(SourceKind);

#[derive(Debug)]
enum SourceKind {
    Socket(TcpStream),
    Pipe(ChildStdout),
}

impl Source {
    /// Waits for the first byte, or the end.
    ///
    /// # Errors
    /// [`ErrorKind::TimedOut`] after the limit.
    pub fn wait(&self, limit: Duration) -> io::Result<()> {
        match &self.0 {
            SourceKind::Socket(socket) => wait_for(socket, POLLRDNORM, limit),
            SourceKind::Pipe(pipe) => {
                let deadline = Instant::now() + limit;
                while waiting(pipe) == Some(0) {
                    if deadline <= Instant::now() {
                        return Err(ErrorKind::TimedOut.into());
                    }
                    thread::sleep(GLANCE);
                }
                Ok(())
            }
        }
    }
}

impl Read for Source {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match &mut self.0 {
            SourceKind::Socket(socket) => socket.read(bytes),
            SourceKind::Pipe(pipe) => pipe.read(bytes),
        }
    }
}

impl From<TcpStream> for Source {
    fn from(stream: TcpStream) -> Self {
        Self(SourceKind::Socket(stream))
    }
}

impl From<ChildStdout> for Source {
    fn from(stream: ChildStdout) -> Self {
        Self(SourceKind::Pipe(stream))
    }
}

/// Bytes that are written.
#[derive(Debug)]
pub struct Target(TargetKind);

#[derive(Debug)]
enum TargetKind {
    Socket(TcpStream),
    Pipe(ChildStdin),
}

impl Target {
    /// Writes as much as is taken. Nothing tells whether a pipe is full: that is waited for without a limit.
    ///
    /// # Errors
    /// [`ErrorKind::TimedOut`] if nothing is taken within the limit.
    pub fn write_within(&mut self, bytes: &[u8], limit: Duration) -> io::Result<usize> {
        match &mut self.0 {
            TargetKind::Socket(socket) => {
                wait_for(socket, POLLWRNORM, limit)?;
                socket.write(bytes)
            }
            TargetKind::Pipe(pipe) => pipe.write(bytes),
        }
    }

    /// Hands on what was written.
    pub fn flush(&mut self) -> io::Result<()> {
        match &mut self.0 {
            TargetKind::Socket(socket) => socket.flush(),
            TargetKind::Pipe(pipe) => pipe.flush(),
        }
    }
}

impl From<TcpStream> for Target {
    fn from(stream: TcpStream) -> Self {
        Self(TargetKind::Socket(stream))
    }
}

impl From<ChildStdin> for Target {
    fn from(stream: ChildStdin) -> Self {
        Self(TargetKind::Pipe(stream))
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

/// Returns the number of bytes in a pipe; `None` if it has ended.
#[expect(unsafe_code, reason = "nothing safe tells it")]
fn waiting(pipe: &ChildStdout) -> Option<u32> {
    let mut bytes = 0;
    let none = null_mut();
    // SAFETY: the handle is that of an open pipe, nothing is read, and the number is written into a variable.
    let is_open = unsafe {
        PeekNamedPipe(pipe.as_raw_handle(), none, 0, null_mut(), &raw mut bytes, null_mut())
    };
    (is_open != 0).then_some(bytes)
}
