//! The inputs of the loop where there are no signals.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event};

use super::input::Input;
use super::term::FrameWriter;

/// The source of inputs.
pub struct Inputs;

impl Inputs {
    /// Prepares to read the terminal.
    ///
    /// # Errors
    /// Never.
    pub const fn new() -> io::Result<Self> {
        Ok(Self)
    }

    /// Waits for the next input, at most that long; `None` if none came.
    ///
    /// # Errors
    /// When the terminal cannot be read.
    pub fn next(&mut self, timeout: Duration, _: &FrameWriter) -> io::Result<Option<Input>> {
        if !event::poll(timeout)? {
            return Ok(None);
        }
        Ok(Some(match event::read()? {
            Event::Resize(..) => Input::Resized,
            event => Input::Event(event),
        }))
    }
}
