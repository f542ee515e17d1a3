//! Frames on their way to the terminal.

use std::cell::RefCell;
use std::io::{self, ErrorKind, Write};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::output;

const BEGIN: &[u8] = b"\x1b[?2026h";
const END: &[u8] = b"\x1b[?2026l";

/// Set while the terminal has taken a frame in part.
static CUT_OFF: AtomicBool = AtomicBool::new(false);

/// Collects what one frame writes, and offers it to the terminal all at once, as a synchronized
/// update: whatever is written first begins it, the erasing of an old screen too.
///
/// ratatui flushes whenever it moves the cursor; the terminal should see whole frames only, so
/// flushing does nothing until the synchronized update has ended. A frame is one write if the
/// terminal takes it at once. What it does not take stays here for [`FrameWriter::send`], which
/// continues the frame where the terminal stopped; nothing else is written before its end.
///
/// Clones are the same writer: ratatui owns one, and the screen another.
#[derive(Clone, Debug, Default)]
pub struct FrameWriter(Rc<RefCell<Frames>>);

/// The frames that were drawn and are not written yet.
#[derive(Debug, Default)]
struct Frames {
    /// The frame that is being drawn.
    frame: Vec<u8>,
    /// The rest of complete frames.
    unsent: Vec<u8>,
}

impl FrameWriter {
    /// Returns `true` if the terminal has taken every complete frame.
    pub fn is_sent(&self) -> bool {
        self.0.borrow().unsent.is_empty()
    }

    /// Writes as much of the complete frames as the terminal takes.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn send(&self) -> io::Result<()> {
        let result = self.0.borrow_mut().send(output::write);
        CUT_OFF.store(!self.is_sent(), Ordering::SeqCst);
        result
    }

    /// Writes the modes that the frames after them need.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn send_first(&self, modes: &[u8]) -> io::Result<()> {
        self.0.borrow_mut().unsent.extend(modes);
        self.send()
    }

    /// Writes all of the complete frames, if the terminal takes them in time.
    ///
    /// # Errors
    /// When it does not, or is gone.
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

    /// Draws more of a frame.
    fn draw(&mut self, bytes: &[u8]) {
        if self.frame.is_empty() {
            self.frame.extend(BEGIN);
        }
        self.frame.extend(bytes);
    }

    /// Returns `true` if the frame that was being drawn has ended; it is to be sent then.
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

/// Returns what ends a frame that the terminal has taken in part, once; the rest is never written.
pub fn end_of_cut_off() -> &'static [u8] {
    if CUT_OFF.swap(false, Ordering::SeqCst) { END } else { &[] }
}

#[cfg(test)]
mod tests;
