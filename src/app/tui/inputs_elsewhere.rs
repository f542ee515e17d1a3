//! The inputs of the loop where there are no signals.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event};

use super::frame_writer::FrameWriter;
use super::input::Input;

/// The longest time for which an input from another thread waits: nothing wakes the wait for the
/// terminal.
const PATIENCE: Duration = Duration::from_millis(50);

/// The sources of inputs.
pub struct Inputs {
    sender: Sender<Input>,
    sent: Receiver<Input>,
}

impl Inputs {
    /// Prepares to read the terminal.
    ///
    /// # Errors
    /// Never.
    pub fn new() -> io::Result<Self> {
        let (sender, sent) = channel();
        Ok(Self { sender, sent })
    }

    /// Returns a sender for another thread.
    ///
    /// # Errors
    /// Never.
    pub fn sender(&self) -> io::Result<InputSender> {
        Ok(InputSender(self.sender.clone()))
    }

    /// Waits for the next input, at most that long; `None` if none came.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub fn next(&mut self, timeout: Duration, _: &FrameWriter) -> io::Result<Option<Input>> {
        let deadline = Instant::now() + timeout;
        loop {
            if let Ok(input) = self.sent.try_recv() {
                return Ok(Some(input));
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if event::poll(left.min(PATIENCE))? {
                return Ok(Some(match event::read()? {
                    Event::Resize(..) => Input::Resized,
                    event => Input::Event(event),
                }));
            }
            if left.is_zero() {
                return Ok(None);
            }
        }
    }

    /// Returns `false`: without signals nothing stops the program.
    #[expect(clippy::unused_self, reason = "where there are signals, they are asked")]
    pub const fn has_been_continued(&self) -> bool {
        false
    }
}

/// Sends inputs to the loop from another thread.
#[derive(Clone, Debug)]
pub struct InputSender(Sender<Input>);

impl InputSender {
    /// Sends an input; does nothing if the loop has ended.
    pub fn send(&self, input: Input) {
        let _ = self.0.send(input);
    }
}
