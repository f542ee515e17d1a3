//! Streams of bytes to the other side.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use othello_os::streams::{LocalStream, Source, Target};

/// The time for which bytes may wait for the other side.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// A stream of bytes to the other side and one from it.
pub struct Stream {
    /// The bytes from the other side.
    pub input: StreamInput,
    /// The bytes to it.
    pub output: StreamOutput,
    /// The end of both.
    pub closer: Closer,
}

impl Stream {
    /// Returns the stream of a TCP connection.
    pub fn of_tcp(stream: TcpStream) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        let (input, output) = (stream.try_clone()?, stream.try_clone()?);
        Ok(Self::new(input, output, StreamEnd::Tcp(stream)))
    }

    /// Returns the stream of a connection to a socket of this machine.
    pub fn of_socket(stream: LocalStream) -> io::Result<Self> {
        let (input, output) = (stream.try_clone()?, stream.try_clone()?);
        Ok(Self::new(input, output, StreamEnd::Socket(stream)))
    }

    fn new(input: impl Into<Source>, output: impl Into<Target>, ending: StreamEnd) -> Self {
        Self {
            input: StreamInput { source: input.into(), deadline: None },
            output: StreamOutput(output.into()),
            closer: Closer(Arc::new(ending)),
        }
    }
}

/// The bytes from the other side.
pub struct StreamInput {
    source: Source,
    /// The time at which reading fails.
    pub deadline: Option<Instant>,
}

impl Read for StreamInput {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if let Some(deadline) = self.deadline {
            let left = deadline.saturating_duration_since(Instant::now());
            self.source.wait(left)?;
        }
        self.source.read(bytes)
    }
}

/// The bytes to the other side. Writing fails if the other side does not read for long.
pub struct StreamOutput(Target);

impl Write for StreamOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_within(bytes, WRITE_PATIENCE)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// The handle that closes a stream, shared by several threads.
#[derive(Clone)]
pub struct Closer(Arc<StreamEnd>);

enum StreamEnd {
    Tcp(TcpStream),
    Socket(LocalStream),
}

impl Closer {
    /// Closes the stream at once, also for threads that read or write it now.
    #[allow(clippy::match_same_arms, reason = "on Windows a local stream is of the same type")]
    pub fn close(&self) {
        // It may have ended already.
        let _ = match &*self.0 {
            StreamEnd::Tcp(stream) => stream.shutdown(Shutdown::Both),
            StreamEnd::Socket(stream) => stream.shutdown(Shutdown::Both),
        };
    }
}
