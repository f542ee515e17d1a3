//! The thread that writes the file of the game and sends lines, in the order in which they come.

use std::collections::{BTreeMap, VecDeque};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::link_file::{HostHead, LinkFile};
use super::writer::Writer;
use othello_board::features::link::linked::LinkAction;
use othello_home::said;
use othello_peer::{ConnectionId, Line};

/// The pause before a line that could not be written is written again.
const RETRY: Duration = Duration::from_secs(5);

/// Something for the recorder to do.
pub enum RecorderJob {
    /// Appends lines to the file. What comes later is not sent before they are on the disk.
    Record(Vec<String>),
    /// Keeps another ticket of the host.
    KeepHead(HostHead),
    /// Keeps the address to which a program leads.
    KeepLed(String),
    /// Keeps that the player has left a game that is over.
    KeepLeft,
    /// Sends over this connection from now on.
    Open(ConnectionId, Writer),
    Send(ConnectionId, Line),
    /// Closes a connection after the lines that were sent.
    Close(ConnectionId),
    /// Reports that every job before it is done.
    Done(Sender<()>),
}

/// The state of the thread.
pub struct Recorder {
    deliver: Box<dyn Fn(LinkAction) + Send>,
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
    pub fn new(file: Option<LinkFile>, deliver: impl Fn(LinkAction) + Send + 'static) -> Self {
        Self {
            deliver: Box::new(deliver),
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
                Ok(RecorderJob::Record(lines)) => self.take_together(lines, jobs),
                Ok(job) => self.do_or_hold(job),
                Err(RecvTimeoutError::Timeout) => self.try_again(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Records lines together with those that wait behind them: the disk takes long for each time.
    fn take_together(&mut self, mut lines: Vec<String>, jobs: &Receiver<RecorderJob>) {
        let mut other = None;
        while other.is_none()
            && let Ok(job) = jobs.try_recv()
        {
            match job {
                RecorderJob::Record(more) => lines.extend(more),
                job => other = Some(job),
            }
        }
        self.do_or_hold(RecorderJob::Record(lines));
        if let Some(job) = other {
            self.do_or_hold(job);
        }
    }

    /// Does a job, or holds it back behind a line that cannot be written.
    fn do_or_hold(&mut self, job: RecorderJob) {
        if self.held.is_empty() || overtakes(&job) {
            self.perform(job);
        } else {
            self.held.push_back(job);
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
            RecorderJob::Record(lines) => {
                let recorded = self.file.as_mut().map(|file| file.append(&lines));
                self.check(recorded, RecorderJob::Record(lines));
            }
            RecorderJob::KeepHead(head) => {
                let kept = self.file.as_mut().map(|file| file.keep_head(&head));
                self.check(kept, RecorderJob::KeepHead(head));
            }
            RecorderJob::KeepLed(address) => {
                // It is said to be another one then, where it may be the same.
                let _ = self.file.as_mut().map(|file| file.keep_led(&address));
            }
            RecorderJob::KeepLeft => {
                // The game is offered once more then.
                let _ = self.file.as_mut().map(LinkFile::keep_left);
            }
            RecorderJob::Open(connection, writer) => {
                self.connections.insert(connection, writer);
            }
            RecorderJob::Send(connection, line) => {
                // The reader of a broken connection notices it.
                let sent = self.connections.get(&connection).map(|writer| writer.send(&line));
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

    /// Holds back the job of a line that could not be written.
    fn check(&mut self, written: Option<std::io::Result<()>>, job: RecorderJob) {
        if let Some(Err(error)) = written {
            self.held.push_front(job);
            self.retry = Some(Instant::now() + RETRY);
            (self.deliver)(LinkAction::Unrecorded(said::in_words(&error)));
        }
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
            matches!(line, Line::Ping { .. } | Line::Pong(_) | Line::Bye(_))
        }
        RecorderJob::Open(..) | RecorderJob::Close(_) | RecorderJob::Done(_) => true,
        RecorderJob::Record(_)
        | RecorderJob::KeepHead(_)
        | RecorderJob::KeepLed(_)
        | RecorderJob::KeepLeft => false,
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};
    use std::sync::mpsc::channel;

    use othello_os::streams::{LocalStream, pair};

    use super::{Recorder, RecorderJob, Writer};
    use crate::net::link_file::LinkFile;
    use crate::net::stream::Stream;
    use othello_board::features::link::linked::LinkAction;
    use othello_peer::{ConnectionId, Line};

    const FIRST: ConnectionId = ConnectionId(1);
    const SECOND: ConnectionId = ConnectionId(2);

    fn connection() -> io::Result<(Writer, LocalStream)> {
        let (here, there) = pair()?;
        let Stream { output, closer, .. } = Stream::of_socket(here)?;
        let writer = Writer::start(output, closer, |line| Ok(format!("{line}\n").into_bytes()))?;
        Ok((writer, there))
    }

    /// Returns what was sent over a connection that is closed.
    fn all(mut stream: LocalStream) -> io::Result<String> {
        let mut text = String::new();
        stream.read_to_string(&mut text).map(|_| text)
    }

    #[test]
    fn lines_go_to_their_connections_and_none_to_one_that_is_closed() -> io::Result<()> {
        let [(first, at_first), (second, at_second)] = [connection()?, connection()?];
        let (jobs, received) = channel();
        for job in [
            RecorderJob::Open(FIRST, first),
            RecorderJob::Open(SECOND, second),
            RecorderJob::Send(FIRST, Line::Yes(1)),
            RecorderJob::Send(SECOND, Line::Yes(2)),
            RecorderJob::Close(FIRST),
            RecorderJob::Send(FIRST, Line::Yes(3)),
            RecorderJob::Send(SECOND, Line::Yes(4)),
            RecorderJob::Close(SECOND),
        ] {
            let _ = jobs.send(job);
        }
        drop(jobs);
        Recorder::new(None, drop).run(&received);
        assert_eq!(all(at_first)?, "yes 1\n");
        assert_eq!(all(at_second)?, "yes 2\nyes 4\n");
        Ok(())
    }

    #[test]
    fn nothing_is_sent_before_what_comes_before_it_is_on_the_disk() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("game.txt");
        let (delivered, actions) = channel();
        let deliver = move |action| delivered.send(action).unwrap();
        let mut recorder = Recorder::new(Some(LinkFile::read_only(&path)), deliver);
        let (writer, there) = connection()?;
        recorder.perform(RecorderJob::Open(FIRST, writer));
        for job in [
            RecorderJob::Record(vec!["a line".into()]),
            RecorderJob::Send(FIRST, Line::Yes(3)),
            RecorderJob::Send(FIRST, Line::Pong(1)),
        ] {
            recorder.do_or_hold(job);
        }
        assert_eq!(recorder.held.len(), 2, "the pong need not wait");
        assert!(matches!(actions.try_recv(), Ok(LinkAction::Unrecorded(_))));
        recorder.try_again();
        assert_eq!(recorder.held.len(), 2);
        // The disk has room again.
        recorder.file = Some(LinkFile::at(&path));
        recorder.try_again();
        assert!(recorder.held.is_empty() && recorder.retry.is_none());
        assert!(actions.try_iter().last() == Some(LinkAction::Recorded));
        recorder.do_or_hold(RecorderJob::Close(FIRST));
        assert_eq!(all(there)?, "pong 1\nyes 3\n");
        assert!(std::fs::read_to_string(&path)?.ends_with(" a line\n"));
        Ok(())
    }
}
