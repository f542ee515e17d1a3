//! The output of frames to the terminal.

use std::cell::RefCell;
use std::io::{self, ErrorKind, Write};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::term::output;

const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// Set while the terminal has taken only part of a frame.
static CUT_OFF: AtomicBool = AtomicBool::new(false);

/// A writer that collects a frame and sends it to the terminal in one write, as a synchronized update.
/// The update starts with the first byte, even if that erases an old screen.
///
/// ratatui flushes whenever it moves the cursor. Since the terminal should see only whole frames,
/// flushing does nothing until the synchronized update has ended. What the terminal does not take at
/// once is kept for [`FrameWriter::send`]; nothing else is written before the end of the frame.
///
/// Clones share the same buffer: ratatui owns one, and the screen another.
#[derive(Clone, Debug, Default)]
pub struct FrameWriter(Rc<RefCell<Frames>>);

/// The frames that are not written yet.
#[derive(Debug, Default)]
struct Frames {
    /// The frame that is being drawn.
    frame: Vec<u8>,
    /// The unwritten rest of complete frames.
    unsent: Vec<u8>,
}

impl FrameWriter {
    /// Returns `true` if the terminal has taken every complete frame.
    pub fn is_sent(&self) -> bool {
        self.0.borrow().unsent.is_empty()
    }

    /// Writes as much of the complete frames as the terminal takes.
    pub fn send(&self) -> io::Result<()> {
        let result = self.0.borrow_mut().send(output::write);
        CUT_OFF.store(!self.is_sent(), Ordering::SeqCst);
        result
    }

    /// Writes the terminal modes that the next frames need.
    pub fn send_first(&self, modes: &[u8]) -> io::Result<()> {
        self.0.borrow_mut().unsent.extend(modes);
        self.send()
    }

    /// Writes all complete frames.
    pub fn finish(&self) -> io::Result<()> {
        let deadline = output::deadline();
        loop {
            self.send()?;
            if self.is_sent() {
                return Ok(());
            }
            output::wait(deadline)?;
        }
    }
}

impl Frames {
    /// Writes as much of the complete frames as `write` takes.
    fn send(&mut self, mut write: impl FnMut(&[u8]) -> io::Result<usize>) -> io::Result<()> {
        let mut sent = 0;
        let result = loop {
            if sent == self.unsent.len() {
                break Ok(());
            }
            match write(&self.unsent[sent..]) {
                Ok(0) => break Ok(()),
                Ok(length) => sent += length,
                Err(error) if error.kind() == ErrorKind::WouldBlock => break Ok(()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => break Err(error),
            }
        };
        self.unsent.drain(..sent);
        result
    }

    /// Appends bytes to the frame that is being drawn.
    fn draw(&mut self, bytes: &[u8]) {
        if self.frame.is_empty() {
            self.frame.extend(BEGIN);
        }
        self.frame.extend(bytes);
    }

    /// Returns `true` if the frame is complete and can be sent.
    fn end(&mut self) -> bool {
        let has_ended = self.frame.ends_with(END);
        if has_ended {
            self.unsent.append(&mut self.frame);
        }
        has_ended
    }
}

impl Write for FrameWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().draw(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let has_ended = self.0.borrow_mut().end();
        if has_ended { self.send() } else { Ok(()) }
    }
}

/// Returns the end of a synchronized update if the terminal has taken only part of a frame, of which
/// the rest is never written.
pub fn end_of_cut_off() -> &'static [u8] {
    if CUT_OFF.swap(false, Ordering::SeqCst) { END } else { &[] }
}

#[cfg(test)]
mod tests;
