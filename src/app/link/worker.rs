//! The thread that keeps lines and sends them, in the order in which they were given to it.

use std::sync::mpsc::{Receiver, Sender};

use super::connection::Writer;
use super::file::GameFile;
use crate::app::controller::LinkAction;

/// Something for the thread to do.
pub enum Job {
    /// Adds a line to the file.
    Record(String),
    /// Sends a line to the other side.
    Send(String),
    /// Closes the connection to the other side, whichever it is.
    Leave,
    /// Closes the connection of that number if it is the one to the other side.
    Close(u64),
    /// Sends to that one from now on, which has that number.
    Use(u64, Writer),
    /// Sends the events to one who watches from now on.
    Watch(Writer),
    /// Has no use for one who watched any more.
    Unwatch(Writer),
    /// Says that everything before it is done.
    Done(Sender<()>),
}

/// The state of the thread.
pub struct Work {
    deliver: Box<dyn Fn(LinkAction) + Send>,
    file: Option<GameFile>,
    /// The connection to the other side, and its number.
    current: Option<(u64, Writer)>,
    /// Those that were closed and have not ended.
    closed: Vec<Writer>,
    watchers: Vec<Writer>,
    /// The lines of the events.
    events: Vec<String>,
}

impl Work {
    pub fn new(file: Option<GameFile>, deliver: impl Fn(LinkAction) + Send + 'static) -> Self {
        let events = file.as_ref().map_or_else(Vec::new, |file| file.events().to_vec());
        let deliver = Box::new(deliver);
        Self { deliver, file, current: None, closed: Vec::new(), watchers: Vec::new(), events }
    }

    pub fn run(mut self, jobs: &Receiver<Job>) {
        for job in jobs {
            match job {
                Job::Record(line) => self.record(line),
                Job::Send(line) => {
                    // A broken connection is noticed by its reader.
                    let sent = self.current.as_ref().map(|(_, current)| current.send(&line));
                    if sent.is_some_and(|sent| sent.is_err()) {
                        self.close();
                    }
                }
                Job::Leave => self.close(),
                Job::Close(number) => {
                    if self.current.as_ref().is_some_and(|(current, _)| *current == number) {
                        self.close();
                    }
                }
                Job::Use(number, writer) => {
                    self.close();
                    self.current = Some((number, writer));
                }
                Job::Watch(writer) => self.watch(writer),
                Job::Unwatch(writer) => {
                    self.watchers.retain(|known| !known.is(&writer));
                    self.tell_watchers();
                }
                Job::Done(done) => {
                    self.closed.iter().for_each(Writer::wait);
                    drop(done);
                }
            }
        }
    }

    fn close(&mut self) {
        if let Some((_, current)) = self.current.take() {
            current.close();
            self.closed.retain(|closed| !closed.has_ended());
            self.closed.push(current);
        }
    }

    /// Keeps a line, and shows it to those who watch if it is an event.
    fn record(&mut self, line: String) {
        if let Some(file) = &mut self.file
            && let Err(error) = file.append(&line)
        {
            (self.deliver)(LinkAction::Unrecorded(error.to_string()));
        }
        if line.starts_with("ev ") {
            self.watchers.retain(|watcher| watcher.send(&line).is_ok());
            self.events.push(line);
        }
    }

    /// Sends to one who has come to watch all that has happened.
    fn watch(&mut self, writer: Writer) {
        let begin = format!("have 0 {}", crate::link::Sum::default());
        let lines = [begin].into_iter().chain(self.events.iter().cloned());
        if lines.map(|line| writer.send(&line)).all(|sent| sent.is_ok()) {
            self.watchers.push(writer);
        }
        self.tell_watchers();
    }

    fn tell_watchers(&self) {
        (self.deliver)(LinkAction::Watched(self.watchers.len()));
    }
}
