//! A process that is spoken to in lines.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use othello_os::processes;

use crate::limits::Stop;

use super::command_line::CommandLine;
use super::process_group::ProcessGroup;

/// The most bytes of a line that are kept.
const MOST_BYTES: usize = 1 << 14;
/// The number of lines that wait to be read before the process has to wait.
const MOST_LINES: usize = 256;
/// The longest time until a stop is noticed.
const STOP_INTERVAL: Duration = Duration::from_millis(5);
/// The time that a process is given to end, once its output has ended or it was told to.
const GRACE: Duration = Duration::from_millis(500);
/// The time between two looks whether a process has ended.
const END_INTERVAL: Duration = Duration::from_millis(1);

/// A process, its input, and the lines that it writes.
///
/// It is ended when dropped, with all that it has started: it is told to quit, then asked to end, and
/// killed if it does not.
pub struct Process {
    group: ProcessGroup,
    output: Receiver<String>,
    errors: Errors,
}

/// The reason why no line has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceiveError {
    /// The time is over.
    TimeOut,
    /// The stop was requested.
    Stopped,
    /// The process has closed its output.
    Ended,
}

impl Process {
    /// Starts a command.
    ///
    /// # Errors
    /// When the command cannot be started.
    pub fn start(command: &CommandLine) -> io::Result<Self> {
        let mut process = processes::command(command.program());
        process.args(command.arguments());
        process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut group = ProcessGroup::start(&mut process)?;
        let child = group.leader();
        let (sender, output) = sync_channel(MOST_LINES);
        let stdout = child.stdout.take().expect("standard output is piped");
        thread::spawn(move || send_lines(stdout, &sender));
        let stderr = child.stderr.take().expect("standard error is piped");
        Ok(Self { group, output, errors: Errors::read(stderr) })
    }

    /// Writes a line.
    ///
    /// Whoever writes few bytes before each line that is waited for does not wait here: the pipe
    /// holds some thousands.
    ///
    /// # Errors
    /// When the process has closed its input.
    pub fn send(&mut self, line: &str) -> io::Result<()> {
        let input = self.group.leader().stdin.as_mut().expect("the input is open until the end");
        input.write_all(format!("{line}\n").as_bytes())
    }

    /// Waits for a line.
    ///
    /// # Errors
    /// When there is none at the deadline, when the stop is requested, and when the output has
    /// ended.
    pub fn receive(&self, deadline: Instant, stop: &Stop) -> Result<String, ReceiveError> {
        loop {
            if stop.is_requested() {
                return Err(ReceiveError::Stopped);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(ReceiveError::TimeOut);
            }
            match self.output.recv_timeout(left.min(STOP_INTERVAL)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(ReceiveError::Ended),
            }
        }
    }

    /// Returns the last line of the standard error that is not blank.
    pub fn last_error(&self) -> Option<String> {
        self.errors.last()
    }

    /// Waits a short time for the end of a process that has closed its output, and for the last line
    /// of its standard error. `None` if it goes on.
    pub fn end(&mut self) -> Option<ExitStatus> {
        let deadline = Instant::now() + GRACE;
        let status = self.wait_until(deadline);
        self.errors.wait_until(deadline);
        status
    }

    /// Waits for the end of the process, and reads what it still writes.
    fn wait_until(&mut self, deadline: Instant) -> Option<ExitStatus> {
        loop {
            // A process that cannot be waited for has been.
            if let Some(status) = self.group.try_wait().ok()? {
                return Some(status);
            }
            if Instant::now() >= deadline {
                return None;
            }
            if self.output.recv_timeout(END_INTERVAL) == Err(RecvTimeoutError::Disconnected) {
                thread::sleep(END_INTERVAL);
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A process that has ended takes no line.
        let _ = self.send("quit");
        drop(self.group.leader().stdin.take());
        // What it has started ends with it, and so does it if it has not quit.
        let _ = self.wait_until(Instant::now() + GRACE);
        self.group.end();
    }
}

/// The standard error of a process, which is read so that the process never waits for a reader.
struct Errors {
    last: Arc<Mutex<Option<String>>>,
    /// Gets nothing, and is disconnected at the end.
    end: Receiver<()>,
}

impl Errors {
    fn read(stream: impl Read + Send + 'static) -> Self {
        let last = Arc::new(Mutex::new(None));
        let (until_end, end) = sync_channel::<()>(0);
        let shared = Arc::downgrade(&last);
        thread::spawn(move || {
            let mut reader = BufReader::new(stream);
            while let Some(line) = next_line(&mut reader) {
                // Another process may go on writing when this one is long over.
                let Some(shared) = shared.upgrade() else { break };
                if !line.trim().is_empty() {
                    *shared.lock().unwrap_or_else(PoisonError::into_inner) = Some(line);
                }
            }
            drop(until_end);
        });
        Self { last, end }
    }

    fn wait_until(&self, deadline: Instant) {
        // Another process may hold the stream open.
        let _ = self.end.recv_timeout(deadline.saturating_duration_since(Instant::now()));
    }

    fn last(&self) -> Option<String> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Sends the lines of a stream until it ends, or nobody reads them any more.
fn send_lines(stream: impl Read, sender: &SyncSender<String>) {
    let mut reader = BufReader::new(stream);
    while let Some(line) = next_line(&mut reader) {
        if sender.send(line).is_err() {
            break;
        }
    }
}

/// Reads a line without the blanks at its end, and no more than so many bytes of it; `None` at the
/// end of the stream.
fn next_line(reader: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let mut is_begun = false;
    loop {
        let bytes = match reader.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => &[],
        };
        if bytes.is_empty() && !is_begun {
            return None;
        }
        is_begun = true;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend(&part[..part.len().min(MOST_BYTES - line.len())]);
        let (used, is_whole) = (end.map_or(part.len(), |end| end + 1), end.is_some());
        let is_whole = is_whole || bytes.is_empty();
        reader.consume(used);
        if is_whole {
            return Some(String::from_utf8_lossy(&line).trim_end().into());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::{MOST_BYTES, next_line};

    #[test]
    fn lines_are_read_whole_in_any_pieces_and_cut_if_they_are_long() {
        let long = "x".repeat(3 * MOST_BYTES);
        let text = format!("a\r\n\n  b c \n{long}\nd");
        for buffer in [1, 3, 1 << 16] {
            let mut reader = BufReader::with_capacity(buffer, text.as_bytes());
            let lines: Vec<String> = std::iter::from_fn(|| next_line(&mut reader)).collect();
            assert_eq!(lines, ["a", "", "  b c", &long[..MOST_BYTES], "d"]);
        }
        assert_eq!(next_line(&mut &b"\xff\n"[..]).as_deref(), Some("\u{fffd}"));
        assert_eq!(next_line(&mut &b""[..]), None);
    }
}
