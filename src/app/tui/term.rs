//! Takes the terminal over, and gives it back as it was.

use std::io::{self, Write, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};

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

/// Takes the terminal over.
pub fn enter(mouse: Mouse) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let mut out = stdout();
    queue!(out, EnterAlternateScreen, EnableBracketedPaste, EnableFocusChange)?;
    if mouse == Mouse::Captured {
        queue!(out, EnableMouseCapture)?;
    }
    out.flush()
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
        // An error means that the terminal is gone; nothing is left to restore.
        let _ = execute!(
            stdout(),
            DisableFocusChange,
            DisableBracketedPaste,
            DisableMouseCapture,
            SetTitle(""),
            LeaveAlternateScreen,
            Show
        );
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
/// flushing does nothing until the synchronized update has ended.
#[derive(Debug, Default)]
pub struct FrameWriter {
    frame: Vec<u8>,
}

impl FrameWriter {
    const BEGIN: &[u8] = b"\x1b[?2026h";
    const END: &[u8] = b"\x1b[?2026l";
}

impl Write for FrameWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.frame.is_empty() {
            self.frame.extend(Self::BEGIN);
        }
        self.frame.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.frame.ends_with(Self::END) {
            return Ok(());
        }
        let sent = send(&self.frame);
        self.frame.clear();
        sent
    }
}

/// Writes to the terminal past the standard library's buffer, which would cut a frame at its lines.
fn send(frame: &[u8]) -> io::Result<()> {
    let mut out = stdout().lock();
    out.write_all(frame)?;
    out.flush()
}
