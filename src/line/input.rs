//! The input of the line mode: lines, and signals at a terminal, each with the moment of arrival.

use std::io::{self, BufRead, IsTerminal, stdin};
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
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
pub struct Inputs {
    sender: SyncSender<Input>,
    inputs: Receiver<Input>,
}

impl Inputs {
    /// Reads lines, and leaves signals to end the program at once.
    pub fn lines() -> io::Result<Self> {
        // Nothing is read long before it is needed.
        let (sender, inputs) = sync_channel(1);
        Self::start(sender, inputs)
    }

    /// Reads lines from a terminal, and waits for the signals that end the program.
    pub fn lines_and_signals() -> io::Result<Self> {
        let (sender, inputs) = sync_channel(1);
        listen_to_signals(sender.clone())?;
        Self::start(sender, inputs)
    }

    fn start(sender: SyncSender<Input>, inputs: Receiver<Input>) -> io::Result<Self> {
        let lines = sender.clone();
        let read = move || read_lines(&mut stdin().lock(), &lines);
        thread::Builder::new().name("lines".into()).spawn(read)?;
        Ok(Self { sender, inputs })
    }

    /// Returns a sender for another thread.
    pub fn sender(&self) -> SyncSender<Input> {
        self.sender.clone()
    }

    /// Waits for the next input, for so long at most.
    pub fn next(&self, wait: Option<Duration>) -> Input {
        let received = match wait {
            Some(wait) => self.inputs.recv_timeout(wait),
            None => self.inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        received.unwrap_or_else(|error| match error {
            RecvTimeoutError::Timeout => Input::Timeout,
            RecvTimeoutError::Disconnected => Input::End,
        })
    }
}

/// Passes on the lines of an input, whatever bytes are in them.
fn read_lines(input: &mut (impl BufRead + IsTerminal), sender: &SyncSender<Input>) {
    let is_terminal = input.is_terminal();
    loop {
        let read = match lines::read(input) {
            Ok(Some(line)) => Input::Line(line, Instant::now()),
            Ok(None) | Err(_) if is_terminal && term::is_gone() => Input::Quit(ExitStatus::HungUp),
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
fn listen_to_signals(sender: SyncSender<Input>) -> io::Result<()> {
    signals::on_end(move |status| match sender.send(Input::Quit(status)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    })
}
