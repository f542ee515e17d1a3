//! The input of the line mode: lines, and signals at a terminal, each with the moment of arrival.

use std::io::{self, BufRead, IsTerminal, stdin};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::lines;
use crate::engine_worker::EngineReply;
use crate::features::link::linked::LinkAction;
use crate::os::exit_status::ExitStatus;
use crate::os::signals;
use crate::screen::term;

/// Something that the loop reacts to.
#[derive(Debug)]
pub enum Input {
    /// A line, and the moment at which it was complete.
    Line(String, Instant),
    /// The engine has replied.
    Engine(EngineReply),
    /// Something has come from another machine.
    Link(LinkAction),
    /// There are no more lines.
    End,
    /// The lines cannot be read.
    Failed(io::Error),
    /// A signal ends the program with that status.
    Quit(ExitStatus),
    /// The time to wait has passed.
    Timeout,
}

/// The lines of standard input, and signals.
///
/// No sender ever waits: whoever sends may have to end first when the loop ends. A line is read when the
/// one before it has been taken, and not long before it is needed.
pub struct Inputs {
    sender: Sender<Input>,
    received: Receiver<Input>,
    /// Asks for a line.
    wanted: Sender<()>,
}

impl Inputs {
    /// Reads lines, and leaves signals to end the program at once.
    pub fn lines() -> io::Result<Self> {
        let is_terminal = stdin().is_terminal();
        Self::of(|| stdin().lock(), move || is_terminal && term::is_gone())
    }

    /// Reads lines from a terminal, and waits for the signals that end the program.
    pub fn lines_and_signals() -> io::Result<Self> {
        let inputs = Self::lines()?;
        listen_to_signals(inputs.sender())?;
        Ok(inputs)
    }

    fn of<I: BufRead>(
        open: impl FnOnce() -> I + Send + 'static,
        is_gone: impl Fn() -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, inputs) = channel();
        let (wanted, wishes) = channel();
        // The first is read at once.
        let _ = wanted.send(());
        let lines = sender.clone();
        let read = move || read_lines(&mut open(), is_gone, &lines, &wishes);
        thread::Builder::new().name("lines".into()).spawn(read)?;
        Ok(Self { sender, received: inputs, wanted })
    }

    /// Returns a sender for another thread.
    pub fn sender(&self) -> Sender<Input> {
        self.sender.clone()
    }

    /// Waits for the next input, for so long at most.
    pub fn next(&self, wait: Option<Duration>) -> Input {
        let received = match wait {
            Some(wait) => self.received.recv_timeout(wait),
            None => self.received.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        if matches!(received, Ok(Input::Line(..))) {
            // There may be no more.
            let _ = self.wanted.send(());
        }
        received.unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => Input::Timeout,
            RecvTimeoutError::Disconnected => Input::End,
        })
    }
}

/// Passes on the lines of an input as they are wanted, whatever bytes are in them.
fn read_lines(
    input: &mut impl BufRead,
    is_gone: impl Fn() -> bool,
    sender: &Sender<Input>,
    wishes: &Receiver<()>,
) {
    while wishes.recv().is_ok() {
        let read = match lines::read(input) {
            Ok(Some(line)) => Input::Line(line, Instant::now()),
            Ok(None) | Err(_) if is_gone() => Input::Quit(ExitStatus::HungUp),
            Ok(None) => Input::End,
            Err(error) => Input::Failed(error),
        };
        let goes_on = matches!(read, Input::Line(..));
        if sender.send(read).is_err() || !goes_on {
            return;
        }
    }
}

/// Passes on the signals that end the program.
fn listen_to_signals(sender: Sender<Input>) -> io::Result<()> {
    signals::on_end(move |status| match sender.send(Input::Quit(status)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    })
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::mpsc::channel;

    use super::{Input, Inputs, read_lines};
    use crate::features::link::linked::LinkAction;

    #[test]
    fn no_sender_waits_for_the_loop() {
        let inputs = Inputs::of(io::empty, || false).unwrap();
        let sender = inputs.sender();
        for _ in 0..1000 {
            sender.send(Input::Link(LinkAction::Recorded)).unwrap();
        }
        let found = (0..1001).filter(|_| matches!(inputs.next(None), Input::Link(_)));
        assert_eq!(found.count(), 1000, "and the end");
    }

    #[test]
    fn no_more_lines_are_read_than_are_wanted() {
        let (sender, inputs) = channel();
        let (wanted, wishes) = channel();
        wanted.send(()).unwrap();
        wanted.send(()).unwrap();
        drop(wanted);
        let mut text = &b"d3\nc3\nquit\n"[..];
        read_lines(&mut text, || false, &sender, &wishes);
        drop(sender);
        let line = |input| match input {
            Input::Line(line, _) => line,
            other => panic!("{other:?}"),
        };
        assert_eq!(inputs.iter().map(line).collect::<Vec<_>>(), ["d3\n", "c3\n"]);
        assert_eq!(text, b"quit\n");
    }
}
