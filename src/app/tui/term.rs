//! Takes the terminal over, and gives it back as it was.

use std::cell::RefCell;
use std::io::{self, IsTerminal, Write, stdin};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture,
};
use ratatui::crossterm::queue;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};

use super::output;

/// The time that a terminal has to take the last output. One that takes nothing for so long is not
/// being read.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// The receiver of clicks and movements of the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouse {
    /// Clicks and movements come to the program.
    Captured,
    /// The terminal keeps them, to select text.
    Free,
}

/// Set while the terminal is ours. Quitting, panics of any thread and signals all come through
/// [`leave`], in any order.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Set while the terminal has taken a frame in part.
static CUT_OFF: AtomicBool = AtomicBool::new(false);

/// Takes the terminal over. What it needs to be told goes out before the next frame.
pub fn enter(out: &FrameWriter, mouse: Mouse) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let mut modes = Vec::new();
    queue!(modes, EnterAlternateScreen, EnableBracketedPaste, EnableFocusChange)?;
    if mouse == Mouse::Captured {
        queue!(modes, EnableMouseCapture)?;
    }
    out.0.borrow_mut().unsent.extend(modes);
    out.send()
}

/// Takes the terminal over again, after somebody else may have changed its modes.
pub fn enter_again(out: &FrameWriter, mouse: Mouse) -> io::Result<()> {
    // The modes before the first time are those to go back to, whatever they are now.
    disable_raw_mode()?;
    enter(out, mouse)
}

/// Captures the mouse, or gives it back.
pub fn set_mouse(out: &mut impl Write, mouse: Mouse) -> io::Result<()> {
    match mouse {
        Mouse::Captured => queue!(out, EnableMouseCapture),
        Mouse::Free => queue!(out, DisableMouseCapture),
    }
}

/// Gives the terminal back as it was; does nothing if that has been done.
pub fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        let mut modes = Vec::new();
        if CUT_OFF.swap(false, Ordering::SeqCst) {
            modes.extend(FrameWriter::END);
        }
        let queued = queue!(
            modes,
            DisableFocusChange,
            DisableBracketedPaste,
            DisableMouseCapture,
            SetTitle(""),
            LeaveAlternateScreen,
            Show
        );
        // An error means that the terminal is gone, or that nobody reads what is written to it;
        // nothing is left to restore.
        let _ = queued.and_then(|()| write_all(&modes));
        let _ = disable_raw_mode();
    }
}

/// Gives the terminal back before any thread reports its panic, and ends the program after it: without
/// one of its threads it could only hang.
pub fn leave_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave();
        report(panic);
        std::process::exit(101);
    }));
}

/// Collects what one frame writes, and writes it all at once, as a synchronized update: whatever is
/// written first begins it, the erasing of an old screen too.
///
/// ratatui flushes whenever it moves the cursor; the terminal should see whole frames only, so
/// flushing does nothing until the synchronized update has ended. What the terminal does not take
/// at once stays here, for [`FrameWriter::send`].
///
/// Clones are the same writer: ratatui owns one, and the screen another.
#[derive(Clone, Debug, Default)]
pub struct FrameWriter(Rc<RefCell<Frames>>);

/// What was drawn and is not written yet.
#[derive(Debug, Default)]
struct Frames {
    /// The frame that is being drawn.
    frame: Vec<u8>,
    /// The rest of complete frames.
    unsent: Vec<u8>,
}

impl FrameWriter {
    const BEGIN: &[u8] = b"\x1b[?2026h";
    const END: &[u8] = b"\x1b[?2026l";

    /// Returns `true` if the terminal has taken every complete frame.
    pub fn is_sent(&self) -> bool {
        self.0.borrow().unsent.is_empty()
    }

    /// Writes as much of the complete frames as the terminal takes.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn send(&self) -> io::Result<()> {
        let unsent = &mut self.0.borrow_mut().unsent;
        let mut sent = 0;
        let result = loop {
            match output::write(&unsent[sent..]) {
                Ok(0) => break Ok(()),
                Ok(length) => sent += length,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break Ok(()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => break Err(error),
            }
            if sent == unsent.len() {
                break Ok(());
            }
        };
        unsent.drain(..sent);
        CUT_OFF.store(!unsent.is_empty(), Ordering::SeqCst);
        result
    }
}

impl Write for FrameWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let frame = &mut self.0.borrow_mut().frame;
        if frame.is_empty() {
            frame.extend(Self::BEGIN);
        }
        frame.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        {
            let Frames { frame, unsent } = &mut *self.0.borrow_mut();
            if !frame.ends_with(Self::END) {
                return Ok(());
            }
            unsent.append(frame);
        }
        self.send()
    }
}

/// Prints a line after the terminal was given back, unless nobody reads it.
///
/// # Errors
/// When the line could not be written in time.
pub fn print(line: &str) -> io::Result<()> {
    write_all(format!("{line}\n").as_bytes())
}

/// Writes all bytes to the terminal, if it takes them in time.
fn write_all(mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match output::write(bytes) {
            Ok(length) => bytes = &bytes[length..],
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => output::wait(LONGEST_WAIT)?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Returns `true` if the terminal of standard input is gone. The terminal says so itself; that it is
/// none any more may show only a moment later.
pub fn is_gone() -> bool {
    #[cfg(unix)]
    {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let input = stdin();
        let mut sources = [PollFd::new(&input, PollFlags::empty())];
        let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
        let is_hung_up = poll(&mut sources, Some(&at_once)).is_ok()
            && sources[0].revents().intersects(PollFlags::HUP | PollFlags::ERR);
        if is_hung_up {
            return true;
        }
    }
    !stdin().is_terminal()
}
