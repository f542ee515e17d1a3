//! The writing half of connections.

use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use super::stream::{Closer, StreamOutput};
use othello_peer::Line;

/// The most bytes that wait to be written, beside the log at the start.
const MOST_WAITING: usize = 256 << 10;

/// The writing half of a connection, shared by several threads. Sending does not block: the lines are
/// written by a thread of their own.
#[derive(Clone)]
pub struct Writer(Arc<Shared>);

struct Shared {
    lines: Sender<WriterJob>,
    /// The bytes that wait to be written.
    waiting: Arc<AtomicUsize>,
    /// The events that follow of the log that the other side lacks.
    of_log: AtomicUsize,
    closer: Closer,
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// Something for the thread of a [`Writer`] to do.
enum WriterJob {
    /// Writes a line that counts that many bytes.
    Write(String, usize),
    Close,
}

impl Writer {
    /// Starts the thread that writes lines as `encode` makes bytes of their text.
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
            end.close();
        };
        let thread = thread::Builder::new().name("write".into()).spawn(run)?;
        let thread = Mutex::new(Some(thread));
        let of_log = AtomicUsize::new(0);
        Ok(Self(Arc::new(Shared { lines, waiting, of_log, closer, thread })))
    }

    /// Queues a line to be written.
    ///
    /// # Errors
    /// When the connection has ended. Too many waiting lines end it.
    pub fn send(&self, line: &Line) -> io::Result<()> {
        let of_log = self.0.of_log.load(Ordering::SeqCst);
        // Nobody reads a long log as fast as it is sent.
        let is_of_log = of_log > 0;
        let left = match line {
            Line::Log { from, to, .. } => (to + 1).saturating_sub(*from),
            Line::Event(_) => of_log.saturating_sub(1),
            _ => of_log,
        };
        self.0.of_log.store(left, Ordering::SeqCst);
        self.queue(line.to_string(), is_of_log)
    }

    /// Queues a text that need not be a line.
    ///
    /// # Errors
    /// When the connection has ended. Too much that waits ends it.
    pub fn send_text(&self, text: String) -> io::Result<()> {
        self.queue(text, false)
    }

    fn queue(&self, text: String, is_of_log: bool) -> io::Result<()> {
        let count = if is_of_log { 0 } else { text.len() };
        if self.0.waiting.fetch_add(count, Ordering::SeqCst) >= MOST_WAITING {
            self.0.closer.close();
            return Err(ErrorKind::TimedOut.into());
        }
        let sent = self.0.lines.send(WriterJob::Write(text, count));
        sent.map_err(|_| ErrorKind::BrokenPipe.into())
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
        let WriterJob::Write(line, count) = job else { return };
        let written = encode(&line).and_then(|bytes| output.write_all(&bytes));
        waiting.fetch_sub(count, Ordering::SeqCst);
        if written.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {

    use othello_os::streams::pair;

    use super::{MOST_WAITING, Writer};
    use crate::net::stream::Stream;
    use othello_peer::{Line, Parting};

    #[test]
    fn who_does_not_read_is_disconnected_before_much_waits() {
        let (here, _there) = pair().unwrap();
        let Stream { output, closer, .. } = Stream::of_socket(here).unwrap();
        let writer = Writer::start(output, closer, |line| Ok(line.as_bytes().to_vec())).unwrap();
        let line = Line::Bye(Parting::Other("x".repeat(100)));
        let length = line.to_string().len();
        let sent = (0..1_000_000).take_while(|_| writer.send(&line).is_ok()).count();
        // What the system keeps comes on top of what waits here.
        assert!(sent * length < 4 * MOST_WAITING, "{sent} lines");
    }
}
