//! The thread that writes the file of the game and sends lines, in the order in which they come.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, Sender};

use super::connection::Writer;
use super::link_file::LinkFile;
use crate::features::link::linked::LinkAction;
use othello_peer::{Line, LogHash};

/// Something for the recorder to do.
pub enum RecorderJob {
    /// Appends a line to the file.
    Record(Line),
    /// Sends a line to the other side.
    Send(Line),
    /// Closes the connection to the other side, whichever it is.
    Leave,
    /// Closes the connection with this number if it is the one to the other side.
    Close(u64),
    /// Holds the connection with this number until the game knows of it.
    Hold(u64, Writer),
    /// Sends over the connection that was held first from now on.
    Use,
    /// Shows the events to this watcher from now on.
    Watch(Writer),
    /// Disconnects a watcher.
    Unwatch(Writer),
    /// Reports that every job before it is done.
    Done(Sender<()>),
}

/// The state of the thread.
pub struct Recorder {
    deliver: Box<dyn Fn(LinkAction) + Send>,
    file: Option<LinkFile>,
    /// The connection to the other side, and its number.
    current: Option<(u64, Writer)>,
    /// The connections that the game does not know of yet: it still sends over the one before.
    held: VecDeque<(u64, Writer)>,
    /// The connections that were closed and still have lines to write.
    closing: Vec<Writer>,
    watchers: Vec<Writer>,
    /// The events so far, for watchers who come later.
    events: Vec<Line>,
}

impl Recorder {
    pub fn new(file: Option<LinkFile>, deliver: impl Fn(LinkAction) + Send + 'static) -> Self {
        let events = file.as_ref().map_or_else(Vec::new, |file| file.events().to_vec());
        let deliver = Box::new(deliver);
        Self {
            deliver,
            file,
            current: None,
            held: VecDeque::new(),
            closing: Vec::new(),
            watchers: Vec::new(),
            events,
        }
    }

    pub fn run(mut self, jobs: &Receiver<RecorderJob>) {
        for job in jobs {
            match job {
                RecorderJob::Record(line) => self.record(line),
                RecorderJob::Send(line) => {
                    // The reader of a broken connection notices it.
                    let sent = self.current.as_ref().map(|(_, current)| current.send(line));
                    if sent.is_some_and(|sent| sent.is_err()) {
                        self.close();
                    }
                }
                RecorderJob::Leave => self.close(),
                RecorderJob::Close(number) => {
                    if self.current.as_ref().is_some_and(|(current, _)| *current == number) {
                        self.close();
                    }
                    if let Some((_, writer)) = self.held.iter().find(|(held, _)| *held == number) {
                        writer.close();
                    }
                }
                RecorderJob::Hold(number, writer) => self.held.push_back((number, writer)),
                RecorderJob::Use => {
                    self.close();
                    self.current = self.held.pop_front();
                }
                RecorderJob::Watch(writer) => self.watch(writer),
                RecorderJob::Unwatch(writer) => {
                    self.watchers.retain(|known| !known.is(&writer));
                    self.count_watchers();
                }
                RecorderJob::Done(done) => {
                    self.closing.iter().for_each(Writer::wait);
                    drop(done);
                }
            }
        }
    }

    fn close(&mut self) {
        if let Some((_, current)) = self.current.take() {
            current.close();
            self.closing.retain(|closing| !closing.has_ended());
            self.closing.push(current);
        }
    }

    /// Writes a line to the file and shows it to the watchers if it is an event.
    fn record(&mut self, line: Line) {
        if let Some(file) = &mut self.file
            && let Err(error) = file.append(&line)
        {
            (self.deliver)(LinkAction::Unrecorded(error.to_string()));
        }
        if let Line::Event(_) = line {
            self.watchers.retain(|watcher| watcher.send(line.clone()).is_ok());
            self.events.push(line);
        }
    }

    /// Shows all events so far to a new watcher.
    fn watch(&mut self, writer: Writer) {
        let begin = Line::Have { events: 0, hash: LogHash::default() };
        let lines = [begin].into_iter().chain(self.events.iter().cloned());
        if lines.map(|line| writer.send(line)).all(|sent| sent.is_ok()) {
            self.watchers.push(writer);
        }
        self.count_watchers();
    }

    fn count_watchers(&self) {
        (self.deliver)(LinkAction::Watched(self.watchers.len()));
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read};
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::channel;

    use super::{Line, Recorder, RecorderJob, Writer};
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
        let send = |why: &str| RecorderJob::Send(Line::Bye(why.into()));
        let hold = [RecorderJob::Hold(1, first), RecorderJob::Use, send("one")];
        let next = [RecorderJob::Hold(2, second), send("two"), RecorderJob::Use, send("three")];
        let end = [RecorderJob::Close(1), RecorderJob::Leave];
        hold.into_iter().chain(next).chain(end).for_each(|job| drop(jobs.send(job)));
        drop(jobs);
        Recorder::new(None, drop).run(&received);
        let [mut to_first, mut to_second] = [const { String::new() }; 2];
        at_first.read_to_string(&mut to_first)?;
        at_second.read_to_string(&mut to_second)?;
        assert_eq!([to_first, to_second], ["bye one\nbye two\n", "bye three\n"]);
        Ok(())
    }
}
