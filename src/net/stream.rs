//! Streams of bytes to the other side: sockets, and programs that lead to the page.

use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::net::Shutdown;
use std::net::TcpStream;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use othello_home::os::lines::InputLine;
use othello_home::os::processes::ProcessGroup;
use othello_home::said;
use othello_os::processes;
use othello_os::streams::{LocalStream, Source, Target};

use super::threads::spawn;
use super::throttle::Throttle;
use othello_peer::LONGEST;
use othello_words::i18n::m;

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

    /// Starts a program and returns the stream of its standard input and output. Each line of its
    /// standard error is passed to `tell`.
    pub fn of_program(
        command: &[String],
        tell: impl FnMut(&str) + Send + 'static,
    ) -> io::Result<Self> {
        let (program, args) = command.split_first().ok_or(ErrorKind::InvalidInput)?;
        let mut started = processes::command(program);
        started.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let failed = |error| {
            let what = m::faults::cannot_start(program.as_str());
            let why = m::common::raw(said::in_words(&error));
            io::Error::other(m::faults::because(what, why).to_string())
        };
        let mut group = ProcessGroup::start(&mut started).map_err(failed)?;
        let child = group.leader();
        let (input, output, errors) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        if let Some(errors) = errors {
            spawn("errors", move || tell_lines(errors, tell));
        }
        let (Some(input), Some(output)) = (input, output) else {
            return Err(ErrorKind::BrokenPipe.into());
        };
        Ok(Self::new(output, input, StreamEnd::Program(Mutex::new(group))))
    }

    fn new(input: impl Into<Source>, output: impl Into<Target>, ending: StreamEnd) -> Self {
        Self {
            input: StreamInput { source: input.into(), deadline: None },
            output: StreamOutput(output.into()),
            closer: Closer(Arc::new(ending)),
        }
    }
}

/// Passes on the lines that are UTF-8, as many as another side may send: the program may repeat what it says.
pub fn tell_lines(output: impl Read, mut tell: impl FnMut(&str)) {
    let mut throttle = Throttle::default();
    let mut output = BufReader::new(output);
    while let Ok(line) = InputLine::read(&mut output, LONGEST) {
        match line {
            InputLine::Whole(bytes) => {
                if let Ok(line) = str::from_utf8(&bytes) {
                    tell(line);
                }
            }
            InputLine::TooLong(_) => {}
            InputLine::Unfinished(_) | InputLine::End => return,
        }
        throttle.wait();
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
    Program(Mutex<ProcessGroup>),
}

impl Closer {
    /// Closes the stream at once, also for threads that read or write it now. A program is asked to
    /// end, and killed if it does not.
    #[allow(clippy::match_same_arms, reason = "on Windows a local stream is of the same type")]
    pub fn close(&self) {
        // It may have ended already.
        match &*self.0 {
            StreamEnd::Tcp(stream) => drop(stream.shutdown(Shutdown::Both)),
            StreamEnd::Socket(stream) => drop(stream.shutdown(Shutdown::Both)),
            StreamEnd::Program(_) => {
                let end = Arc::clone(&self.0);
                spawn("end", move || {
                    if let StreamEnd::Program(group) = &*end {
                        group.lock().unwrap_or_else(PoisonError::into_inner).end();
                    }
                });
            }
        }
    }

    /// Returns `true` if the program of the stream has ended.
    pub fn has_ended(&self) -> bool {
        let StreamEnd::Program(group) = &*self.0 else { return false };
        match group.try_lock() {
            Ok(mut group) => !matches!(group.try_wait(), Ok(None)),
            // It is being ended, which may take a moment.
            Err(_) => false,
        }
    }
}
