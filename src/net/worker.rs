//! The thread that keeps lines and sends them, in the order in which they were given to it.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender};

use super::connection::Writer;
use super::file::GameFile;
use crate::controller::LinkAction;

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
    /// Keeps the connection of that number until the game knows of it.
    Keep(u64, Writer),
    /// Sends to the first connection that is kept from now on.
    Use,
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
    /// Those that the game does not know of: what it sends is for the one before.
    kept: VecDeque<(u64, Writer)>,
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
        Self {
            deliver,
            file,
            current: None,
            kept: VecDeque::new(),
            closed: Vec::new(),
            watchers: Vec::new(),
            events,
        }
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
                    if let Some((_, writer)) = self.kept.iter().find(|(kept, _)| *kept == number) {
                        writer.close();
                    }
                }
                Job::Keep(number, writer) => self.kept.push_back((number, writer)),
                Job::Use => {
                    self.close();
                    self.current = self.kept.pop_front();
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
        let begin = format!("have 0 {}", othello_peer::Sum::default());
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

#[cfg(test)]
mod tests {
    use std::io::{self, Read};
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::channel;

    use super::{Job, Work, Writer};
    use crate::net::connection::plain;
    use crate::net::stream::Stream;

    fn connection() -> io::Result<(Writer, UnixStream)> {
        let (here, there) = UnixStream::pair()?;
        Ok((plain(Stream::of_socket(here)?)?.writer, there))
    }

    #[test]
    fn lines_go_to_the_connection_that_the_game_knows_of() -> io::Result<()> {
        let [(first, mut at_first), (second, mut at_second)] = [connection()?, connection()?];
        let (jobs, received) = channel();
        let send = |line: &str| Job::Send(line.into());
        let keep = [Job::Keep(1, first), Job::Use, send("one"), Job::Keep(2, second)];
        let rest = [send("two"), Job::Use, send("three"), Job::Close(1), Job::Leave];
        keep.into_iter().chain(rest).for_each(|job| drop(jobs.send(job)));
        drop(jobs);
        Work::new(None, drop).run(&received);
        let [mut to_first, mut to_second] = [const { String::new() }; 2];
        at_first.read_to_string(&mut to_first)?;
        at_second.read_to_string(&mut to_second)?;
        assert_eq!([to_first, to_second], ["one\ntwo\n", "three\n"]);
        Ok(())
    }
}
