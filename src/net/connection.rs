//! Connections: lines in, lines out, whichever transport carries them.

use std::io::{self, BufReader, ErrorKind, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::lines::read_bounded;
use super::stream::{Closer, Stream, StreamInput, StreamOutput};
use othello_peer::{Line, MOST_EVENTS};

/// The most lines that wait to be written: all events of a log twice.
const MOST_WAITING: usize = 2 * MOST_EVENTS;

/// The reading half of a connection.
pub trait ReadLine: Send {
    /// Reads a line without its line feed; `None` at the end of the stream.
    ///
    /// # Errors
    /// When the stream is broken, the line is too long or not UTF-8, or none has come in time.
    fn read_line(&mut self) -> io::Result<Option<String>>;

    /// Makes reading fail at that time, or never.
    fn set_deadline(&mut self, deadline: Option<Instant>);
}

/// A connection to the other side.
pub struct Connection {
    /// The lines from the other side.
    pub reader: Box<dyn ReadLine>,
    /// The lines to it.
    pub writer: Writer,
}

/// The writing half of a connection, shared by several threads. Sending does not block: the lines are
/// written by a thread of their own.
#[derive(Clone)]
pub struct Writer(Arc<Shared>);

struct Shared {
    lines: Sender<WriterJob>,
    waiting: Arc<AtomicUsize>,
    closer: Closer,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Something for the thread of a [`Writer`] to do.
enum WriterJob {
    Write(Line),
    Close,
}

impl Writer {
    /// Starts the thread that writes lines as `encode` makes bytes of their text.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(
        output: StreamOutput,
        closer: Closer,
        encode: impl FnMut(&str) -> io::Result<Vec<u8>> + Send + 'static,
    ) -> io::Result<Self> {
        let (lines, received) = channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let (count, end) = (Arc::clone(&waiting), closer.clone());
        let run = move || {
            write_lines(output, &received, &count, encode);
            end.finish();
        };
        let thread = thread::Builder::new().name("write".into()).spawn(run)?;
        let thread = Mutex::new(Some(thread));
        Ok(Self(Arc::new(Shared { lines, waiting, closer, thread })))
    }

    /// Queues a line to be written.
    ///
    /// # Errors
    /// When the connection has ended. Too many waiting lines end it.
    pub fn send(&self, line: Line) -> io::Result<()> {
        if self.0.waiting.fetch_add(1, Ordering::SeqCst) >= MOST_WAITING {
            self.0.closer.close();
            return Err(ErrorKind::TimedOut.into());
        }
        let sent = self.0.lines.send(WriterJob::Write(line));
        sent.map_err(|_| ErrorKind::BrokenPipe.into())
    }

    /// Returns `true` if both write to the same connection.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Ends the connection after the lines that were sent.
    pub fn close(&self) {
        // It may have ended already.
        let _ = self.0.lines.send(WriterJob::Close);
    }

    /// Waits for the end of a connection that was closed.
    pub fn wait(&self) {
        let thread = self.0.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A panic of that thread has been reported already.
        drop(thread.map(JoinHandle::join));
    }

    /// Returns `true` if the connection has ended.
    pub fn has_ended(&self) -> bool {
        let thread = self.0.thread.lock().unwrap_or_else(PoisonError::into_inner);
        thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

/// Writes lines until the connection is closed or breaks.
fn write_lines(
    mut output: StreamOutput,
    jobs: &Receiver<WriterJob>,
    waiting: &AtomicUsize,
    mut encode: impl FnMut(&str) -> io::Result<Vec<u8>>,
) {
    for job in jobs {
        let WriterJob::Write(line) = job else { return };
        let written = encode(&line.to_string()).and_then(|bytes| output.write_all(&bytes));
        waiting.fetch_sub(1, Ordering::SeqCst);
        if written.is_err() {
            return;
        }
    }
}

/// Returns the connection over a stream that carries lines as plain text.
///
/// # Errors
/// When no thread can be started.
pub fn plain(stream: Stream) -> io::Result<Connection> {
    let Stream { input, output, closer } = stream;
    let writer = Writer::start(output, closer, |line| Ok(format!("{line}\n").into_bytes()))?;
    Ok(Connection { reader: Box::new(PlainReader(BufReader::new(input))), writer })
}

struct PlainReader(BufReader<StreamInput>);

impl ReadLine for PlainReader {
    fn read_line(&mut self) -> io::Result<Option<String>> {
        read_bounded(&mut self.0)
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.0.get_mut().deadline = deadline;
    }
}
