//! Connections: lines in, lines out, however they are carried.

use std::io::{self, BufReader, ErrorKind, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use super::lines::read_bounded;
use super::stream::{Closer, Input, Output, Stream};
use othello_peer::MOST_EVENTS;

/// The most lines that wait to be taken by the other side: all events twice.
const MOST_WAITING: usize = 2 * MOST_EVENTS;

/// Reads lines.
pub trait ReadLine: Send {
    /// Reads a line without its end; `None` at the end of all lines.
    ///
    /// # Errors
    /// When the way is broken, a line is too long or no text, or none has come in time.
    fn read_line(&mut self) -> io::Result<Option<String>>;

    /// Has reading fail at that time, if there is one.
    fn set_deadline(&mut self, deadline: Option<Instant>);
}

/// A connection to the other side.
pub struct Connection {
    /// Its lines.
    pub reader: Box<dyn ReadLine>,
    /// The way back.
    pub writer: Writer,
}

/// The writing half of a connection, for several threads. Nobody waits for the other side to take a
/// line: the lines are written on a thread of their own.
#[derive(Clone)]
pub struct Writer(Arc<Shared>);

struct Shared {
    lines: Sender<Job>,
    waiting: Arc<AtomicUsize>,
    closer: Closer,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Something for the thread to do.
enum Job {
    Write(String),
    Close,
}

impl Writer {
    /// Starts the thread that writes lines in the form that `encode` gives them.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(
        output: Output,
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

    /// Has a line written.
    ///
    /// # Errors
    /// When the connection has ended. It ends here if too many lines wait.
    pub fn send(&self, line: &str) -> io::Result<()> {
        if self.0.waiting.fetch_add(1, Ordering::SeqCst) >= MOST_WAITING {
            self.0.closer.close();
            return Err(ErrorKind::TimedOut.into());
        }
        let sent = self.0.lines.send(Job::Write(line.into()));
        sent.map_err(|_| ErrorKind::BrokenPipe.into())
    }

    /// Returns `true` for the same connection.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Ends the connection behind the lines that were sent.
    pub fn close(&self) {
        // It may have ended already.
        let _ = self.0.lines.send(Job::Close);
    }

    /// Waits until a connection that is closed has ended.
    pub fn wait(&self) {
        let thread = self.0.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A panic there has told itself.
        drop(thread.map(JoinHandle::join));
    }

    /// Returns `true` if the connection has ended.
    pub fn has_ended(&self) -> bool {
        let thread = self.0.thread.lock().unwrap_or_else(PoisonError::into_inner);
        thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

/// Writes lines until the connection is to end, or is broken.
fn write_lines(
    mut output: Output,
    jobs: &Receiver<Job>,
    waiting: &AtomicUsize,
    mut encode: impl FnMut(&str) -> io::Result<Vec<u8>>,
) {
    for job in jobs {
        let Job::Write(line) = job else { return };
        let written = encode(&line).and_then(|bytes| output.write_all(&bytes));
        waiting.fetch_sub(1, Ordering::SeqCst);
        if written.is_err() {
            return;
        }
    }
}

/// Returns the connection of a stream that carries lines as they are.
///
/// # Errors
/// When no thread can be started.
pub fn plain(stream: Stream) -> io::Result<Connection> {
    let Stream { input, output, closer } = stream;
    let writer = Writer::start(output, closer, |line| Ok(format!("{line}\n").into_bytes()))?;
    Ok(Connection { reader: Box::new(PlainReader(BufReader::new(input))), writer })
}

struct PlainReader(BufReader<Input>);

impl ReadLine for PlainReader {
    fn read_line(&mut self) -> io::Result<Option<String>> {
        read_bounded(&mut self.0)
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.0.get_mut().deadline = deadline;
    }
}
