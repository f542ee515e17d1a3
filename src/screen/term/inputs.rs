//! The inputs of the loop, most urgent first: signals, terminal events, and messages of other threads.

use std::io;
use std::iter;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use othello_home::process::exit_status::ExitStatus;
use othello_os::console::{Ready, Sources, TermSignal, WaitFor, Waker};

use crate::screen::answer::TerminalAnswer;
use crate::screen::bursts::{Bursts, Typed};
use crate::screen::decoder::Decoder;
use crate::screen::frame_writer::FrameWriter;
use crate::screen::term;
use othello_board::app::input::Action;

/// The number of bytes that are read from the terminal at once. Its buffer holds a few thousand.
const READ_AT_ONCE: usize = 1024;
/// The inputs of other threads that are taken before the terminal is looked at again.
const MOST_AT_ONCE: u32 = 100;

#[derive(Debug)]
pub enum TermInput {
    /// The terminal sent an event, or a text.
    Typed(Typed),
    Answered(TerminalAnswer),
    /// The terminal is gone.
    HungUp,
    /// The terminal takes output again.
    Writable,
    /// The window has another size.
    Resized,
    /// A signal asks to stop.
    Suspend,
    /// The program goes on after it was stopped.
    Continued,
    /// A signal asks for the end, or the engine, the store, a file or another machine has replied.
    Arrived(Action),
}

impl TermInput {
    fn of_signal(signal: TermSignal) -> Self {
        match signal {
            TermSignal::Suspend => Self::Suspend,
            TermSignal::Continued => Self::Continued,
            TermSignal::Resized => Self::Resized,
            TermSignal::End(signal) => {
                let status = ExitStatus::of_signal(signal).unwrap_or(ExitStatus::Interrupted);
                Self::Arrived(Action::Quit(status))
            }
        }
    }
}

pub struct TermInputs {
    sources: Sources,
    sender: InputSender,
    sent: Receiver<Action>,
    /// The inputs that were taken since the terminal was looked at.
    taken: u32,
    decoder: Decoder,
    bursts: Bursts,
    /// The time of the last read.
    read_at: Instant,
}

impl TermInputs {
    /// Opens the terminal, and starts to catch signals.
    pub fn new() -> io::Result<Self> {
        let (sources, waker) = Sources::new()?;
        let (sender, sent) = channel();
        Ok(Self {
            sources,
            sender: InputSender { sender, waker },
            sent,
            taken: 0,
            decoder: Decoder::default(),
            bursts: Bursts::default(),
            read_at: Instant::now(),
        })
    }

    /// Returns a sender for another thread.
    pub fn sender(&self) -> io::Result<InputSender> {
        self.sender.try_clone()
    }

    /// Waits for the next input; `None` after the timeout, if there is one. While frames are unsent, the terminal
    /// becoming writable is an input too.
    pub fn next(
        &mut self,
        timeout: Option<Duration>,
        frames: &FrameWriter,
    ) -> io::Result<Option<TermInput>> {
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        loop {
            if let Some(input) = self.urgent() {
                return Ok(Some(input));
            }
            // However much others send, keys are looked for in between.
            if self.taken < MOST_AT_ONCE
                && let Ok(action) = self.sent.try_recv()
            {
                self.taken += 1;
                return Ok(Some(TermInput::Arrived(action)));
            }
            let has_more = std::mem::take(&mut self.taken) == MOST_AT_ONCE;
            let now = Instant::now();
            let deadline = if has_more { Some(now) } else { deadline };
            let patience = if term::awaits_answers() {
                self.decoder.patience_with_answers()
            } else {
                self.decoder.patience()
            };
            let patience = patience.or(self.bursts.patience());
            let patience = patience.map(|time| self.read_at + time);
            let end = patience.into_iter().chain(deadline).min();
            let ready = self.wait(end.map(|end| end.saturating_duration_since(now)), frames)?;
            if ready.terminal {
                if let Some(input) = self.read()? {
                    return Ok(Some(input));
                }
            } else if patience.is_some_and(|end| end <= now) {
                self.give_up();
            }
            if ready.output {
                return Ok(Some(TermInput::Writable));
            }
            if deadline.is_some_and(|end| end <= now) && !has_more {
                let urgent = self.urgent();
                return Ok(urgent.or_else(|| self.sent.try_recv().ok().map(TermInput::Arrived)));
            }
        }
    }

    /// Returns `true` if the program was suspended and has been resumed, and [`TermInput::Continued`] is
    /// still pending.
    pub fn has_been_continued(&mut self) -> bool {
        self.sources.has_been_continued()
    }

    /// Returns the next signal, or else what the terminal has sent.
    fn urgent(&mut self) -> Option<TermInput> {
        if let Some(signal) = self.sources.next_signal() {
            return Some(TermInput::of_signal(signal));
        }
        if let Some(answer) = self.decoder.next_answer() {
            return Some(TermInput::Answered(answer));
        }
        self.bursts.take_next().map(TermInput::Typed)
    }

    /// Ends a sequence, or else a text, of which no more comes.
    fn give_up(&mut self) {
        if self.decoder.patience().is_none() {
            return self.bursts.end();
        }
        self.decoder.give_up();
        self.bursts.receive(iter::from_fn(|| self.decoder.next_event()), self.read_at.elapsed());
    }

    /// Returns the time at which the terminal was last read.
    pub const fn read_at(&self) -> Instant {
        self.read_at
    }

    /// Has even a key that comes alone wait so long for others.
    pub const fn hold(&mut self, time: Option<Duration>) {
        self.bursts.hold(time);
    }

    fn wait(&self, timeout: Option<Duration>, frames: &FrameWriter) -> io::Result<Ready> {
        let wait_for = if frames.is_sent() { WaitFor::Input } else { WaitFor::InputOrOutput };
        self.sources.wait(timeout, wait_for)
    }

    /// Reads from the terminal; returns [`TermInput::HungUp`] if it is gone.
    fn read(&mut self) -> io::Result<Option<TermInput>> {
        let mut bytes = [0; READ_AT_ONCE];
        match self.sources.read(&mut bytes) {
            Ok(length @ 1..) => {
                let now = Instant::now();
                let since = now - self.read_at;
                self.decoder.feed(&bytes[..length], since);
                let events = iter::from_fn(|| self.decoder.next_event());
                self.bursts.receive(events, since);
                self.read_at = now;
                Ok(None)
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(None),
            Ok(_) | Err(_) if term::is_gone() => Ok(Some(TermInput::HungUp)),
            // An end of file, typed while the shell had the terminal in its own mode.
            Ok(_) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Sends actions to the loop from another thread.
#[derive(Debug)]
pub struct InputSender {
    sender: Sender<Action>,
    waker: Waker,
}

impl InputSender {
    /// Sends an action and wakes the loop; does nothing if the loop has ended.
    pub fn send(&self, action: Action) {
        if self.sender.send(action).is_ok() {
            self.waker.wake();
        }
    }

    /// Clones the sender.
    pub fn try_clone(&self) -> io::Result<Self> {
        Ok(Self { sender: self.sender.clone(), waker: self.waker.try_clone()? })
    }
}
