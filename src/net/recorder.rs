//! The thread that writes the file of the game and sends lines, in the order in which they come.

use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::connection::Writer;
use super::link_file::LinkFile;
use crate::features::link::linked::LinkAction;
use othello_peer::{ConnectionId, Line, SeatKeys, Secret};

/// The pause before a line that could not be written is written again.
const RETRY: Duration = Duration::from_secs(5);

/// Something for the recorder to do.
pub enum RecorderJob {
    /// Appends a line to the file. What comes later is not sent before it is on the disk.
    Record(Line),
    /// Keeps the last record of the clocks.
    KeepClock(Line),
    /// Keeps the secret of the ticket for watching.
    KeepWatchSecret(Secret),
    /// Keeps that the player has left a game that is over.
    KeepLeft,
    /// Lets these secrets open the guest's seat from now on.
    SetKeys(SeatKeys),
    /// Sends over this connection from now on.
    Open(ConnectionId, Writer),
    /// Sends a line over a connection.
    Send(ConnectionId, Line),
    /// Closes a connection after the lines that were sent.
    Close(ConnectionId),
    /// Reports that every job before it is done.
    Done(Sender<()>),
}

/// The state of the thread.
pub struct Recorder {
    deliver: Box<dyn Fn(LinkAction) + Send>,
    /// Takes over the secrets of the seat.
    set_keys: Box<dyn Fn(SeatKeys) + Send>,
    file: Option<LinkFile>,
    connections: BTreeMap<ConnectionId, Writer>,
    /// The connections that were closed and still have lines to write.
    closing: Vec<Writer>,
    /// The jobs that wait for a line that cannot be written, with that line first.
    held: VecDeque<RecorderJob>,
    /// The time of the next attempt to write it.
    retry: Option<Instant>,
}

impl Recorder {
    pub fn new(
        file: Option<LinkFile>,
        set_keys: impl Fn(SeatKeys) + Send + 'static,
        deliver: impl Fn(LinkAction) + Send + 'static,
    ) -> Self {
        Self {
            deliver: Box::new(deliver),
            set_keys: Box::new(set_keys),
            file,
            connections: BTreeMap::new(),
            closing: Vec::new(),
            held: VecDeque::new(),
            retry: None,
        }
    }

    pub fn run(mut self, jobs: &Receiver<RecorderJob>) {
        loop {
            let job = match self.retry {
                None => jobs.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => jobs.recv_timeout(at.saturating_duration_since(Instant::now())),
            };
            match job {
                Ok(job) if self.held.is_empty() || overtakes(&job) => self.perform(job),
                Ok(job) => self.held.push_back(job),
                Err(RecvTimeoutError::Timeout) => self.try_again(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Does the jobs that were held back, as far as the file can be written.
    fn try_again(&mut self) {
        self.retry = None;
        for job in std::mem::take(&mut self.held) {
            if self.retry.is_none() {
                self.perform(job);
            } else {
                self.held.push_back(job);
            }
        }
        if self.retry.is_none() {
            (self.deliver)(LinkAction::Recorded);
        }
    }

    fn perform(&mut self, job: RecorderJob) {
        match job {
            RecorderJob::Record(line) => self.record(line),
            RecorderJob::KeepClock(line) => {
                // The next one comes in some seconds.
                let _ = self.file.as_mut().map(|file| file.keep_clock(&line));
            }
            RecorderJob::KeepWatchSecret(secret) => {
                let kept = self.file.as_mut().map(|file| file.keep_watch_secret(&secret));
                self.check(kept, RecorderJob::KeepWatchSecret(secret));
            }
            RecorderJob::KeepLeft => {
                // The game is offered once more then.
                let _ = self.file.as_mut().map(LinkFile::keep_left);
            }
            RecorderJob::SetKeys(keys) => (self.set_keys)(keys),
            RecorderJob::Open(connection, writer) => {
                self.connections.insert(connection, writer);
            }
            RecorderJob::Send(connection, line) => {
                // The reader of a broken connection notices it.
                let sent = self.connections.get(&connection).map(|writer| writer.send(line));
                if sent.is_some_and(|sent| sent.is_err()) {
                    self.close(connection);
                }
            }
            RecorderJob::Close(connection) => self.close(connection),
            RecorderJob::Done(done) => {
                if !self.held.is_empty() {
                    self.try_again();
                }
                self.closing.iter().for_each(Writer::wait);
                drop(done);
            }
        }
    }

    fn record(&mut self, line: Line) {
        let recorded = self.file.as_mut().map(|file| file.append(&line));
        let keys = match line {
            Line::Keys(keys) => Some(keys),
            _ => None,
        };
        if self.check(recorded, RecorderJob::Record(line))
            && let Some(keys) = keys
        {
            (self.set_keys)(keys);
        }
    }

    /// Returns `true` if a line was written; holds its job back otherwise.
    fn check(&mut self, written: Option<std::io::Result<()>>, job: RecorderJob) -> bool {
        let Some(Err(error)) = written else { return true };
        self.held.push_front(job);
        self.retry = Some(Instant::now() + RETRY);
        (self.deliver)(LinkAction::Unrecorded(error.to_string()));
        false
    }

    fn close(&mut self, connection: ConnectionId) {
        if let Some(writer) = self.connections.remove(&connection) {
            writer.close();
            self.closing.retain(|closing| !closing.has_ended());
            self.closing.push(writer);
        }
    }
}

/// Returns `true` for a job that need not wait for lines that cannot be written.
fn overtakes(job: &RecorderJob) -> bool {
    match job {
        RecorderJob::Send(_, line) => {
            matches!(line, Line::Ping { .. } | Line::Pong { .. } | Line::Bye(_))
        }
        RecorderJob::KeepClock(_)
        | RecorderJob::Open(..)
        | RecorderJob::Close(_)
        | RecorderJob::Done(_) => true,
        RecorderJob::Record(_)
        | RecorderJob::KeepWatchSecret(_)
        | RecorderJob::KeepLeft
        | RecorderJob::SetKeys(_) => false,
    }
}
