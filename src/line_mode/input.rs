//! The input of the line mode: lines, and signals at a terminal, each with the moment of arrival.

use std::io::{self, BufRead, IsTerminal, stdin};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use othello_home::disk::lines;
use othello_home::engine_worker::EngineReply;
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::signals;

use crate::screen::term;
use othello_board::features::link::linked::LinkAction;
use othello_os::console::has_input;

/// The longest pause between two lines that nobody types one after the other.
const TOGETHER: Duration = Duration::from_millis(20);
/// The lines of a paste that are taken together: more than any game has.
const MOST_TOGETHER: usize = 10_000;

/// Something that the loop reacts to.
#[derive(Debug)]
pub enum LineInput {
    /// Lines that came together, one if they were typed, and the moment at which they were complete.
    Lines(Vec<String>, Instant),
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
pub struct LineInputs {
    sender: Sender<LineInput>,
    received: Receiver<LineInput>,
    /// Asks for a line.
    wanted: Sender<()>,
}

impl LineInputs {
    /// Reads lines, and leaves signals to end the program at once.
    pub fn lines() -> io::Result<Self> {
        let is_terminal = stdin().is_terminal();
        let has_more = move || is_terminal && has_input(TOGETHER);
        Self::of(|| stdin().lock(), move || is_terminal && term::is_gone(), has_more)
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
        has_more: impl Fn() -> bool + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, inputs) = channel();
        let (wanted, wishes) = channel();
        // The first is read at once.
        let _ = wanted.send(());
        let lines = sender.clone();
        let read = move || read_lines(&mut open(), is_gone, has_more, &lines, &wishes);
        thread::Builder::new().name("lines".into()).spawn(read)?;
        Ok(Self { sender, received: inputs, wanted })
    }

    pub fn sender(&self) -> Sender<LineInput> {
        self.sender.clone()
    }

    /// Waits for the next input, for so long at most.
    pub fn next(&self, wait: Option<Duration>) -> LineInput {
        let received = match wait {
            Some(wait) => self.received.recv_timeout(wait),
            None => self.received.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        if matches!(received, Ok(LineInput::Lines(..))) {
            // There may be no more.
            let _ = self.wanted.send(());
        }
        received.unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => LineInput::Timeout,
            RecvTimeoutError::Disconnected => LineInput::End,
        })
    }
}

/// Passes on the lines of an input as they are wanted, whatever bytes are in them, and with each those that came with
/// it.
fn read_lines(
    input: &mut impl BufRead,
    is_gone: impl Fn() -> bool,
    has_more: impl Fn() -> bool,
    sender: &Sender<LineInput>,
    wishes: &Receiver<()>,
) {
    while wishes.recv().is_ok() {
        let (mut read, mut end) = (Vec::new(), None);
        while end.is_none() && (read.is_empty() || read.len() < MOST_TOGETHER && has_more()) {
            match lines::read(input) {
                Ok(Some(line)) => read.push(line),
                Ok(None) | Err(_) if is_gone() => end = Some(LineInput::Quit(ExitStatus::HungUp)),
                Ok(None) => end = Some(LineInput::End),
                Err(error) => end = Some(LineInput::Failed(error)),
            }
        }
        let goes_on = end.is_none();
        let read = (!read.is_empty()).then(|| LineInput::Lines(read, Instant::now()));
        if !read.into_iter().chain(end).all(|input| sender.send(input).is_ok()) || !goes_on {
            return;
        }
    }
}

/// Passes on the signals that end the program.
fn listen_to_signals(sender: Sender<LineInput>) -> io::Result<()> {
    signals::on_end(move |status| match sender.send(LineInput::Quit(status)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    })
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::mpsc::channel;

    use super::{LineInput, LineInputs, read_lines};
    use othello_board::features::link::linked::LinkAction;

    #[test]
    fn no_sender_waits_for_the_loop() {
        let inputs = LineInputs::of(io::empty, || false, || false).unwrap();
        let sender = inputs.sender();
        for _ in 0..1000 {
            sender.send(LineInput::Link(LinkAction::Recorded)).unwrap();
        }
        let found = (0..1001).filter(|_| matches!(inputs.next(None), LineInput::Link(_)));
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
        read_lines(&mut text, || false, || false, &sender, &wishes);
        drop(sender);
        let line = |input| match input {
            LineInput::Lines(lines, _) => lines.concat(),
            other => panic!("{other:?}"),
        };
        assert_eq!(inputs.iter().map(line).collect::<Vec<_>>(), ["d3\n", "c3\n"]);
        assert_eq!(text, b"quit\n");
    }

    #[test]
    fn lines_that_came_together_are_passed_on_together() {
        let (sender, inputs) = channel();
        let (wanted, wishes) = channel();
        wanted.send(()).unwrap();
        drop(wanted);
        read_lines(&mut &b"1. f5 d6\n2. c3\n"[..], || false, || true, &sender, &wishes);
        let first = inputs.recv().unwrap();
        assert!(matches!(&first, LineInput::Lines(lines, _) if lines.len() == 2), "{first:?}");
        assert!(matches!(inputs.recv(), Ok(LineInput::End)));
    }
}
