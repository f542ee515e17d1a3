//! Takes the terminal over, and gives it back as it was.

use std::io::{self, IsTerminal, Write, stdin};
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture,
};
use ratatui::crossterm::queue;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    process::getpgrp,
    termios::tcgetpgrp,
};

use super::frame_writer::{self, FrameWriter};
use super::output;

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

/// Takes the terminal over. What it needs to be told goes out before the next frame.
pub fn enter(out: &FrameWriter, mouse: Mouse) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let mut modes = Vec::new();
    queue!(modes, EnterAlternateScreen, EnableBracketedPaste, EnableFocusChange)?;
    if mouse == Mouse::Captured {
        queue!(modes, EnableMouseCapture)?;
    }
    out.send_first(&modes)
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

/// Gives the terminal back as it was; does nothing if that has been done, or if a shell has taken it
/// back already, from a program that was stopped.
pub fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) && !is_in_background() {
        let mut modes = frame_writer::end_of_cut_off().to_vec();
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
        let _ = queued.and_then(|()| output::write_all(&modes));
        let _ = disable_raw_mode();
    }
}

/// Gives the terminal back before any thread reports its panic, which ends the program.
pub fn leave_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave();
        report(panic);
    }));
}

/// Prints a line after the terminal was given back, unless nobody reads it.
///
/// # Errors
/// When the line could not be written in time.
pub fn print(line: &str) -> io::Result<()> {
    output::write_all(format!("{line}\n").as_bytes())
}

/// Returns `true` if the terminal of standard input is gone. The terminal says so itself; that it is
/// none any more may show only a moment later.
pub fn is_gone() -> bool {
    if is_hung_up(&stdin()) {
        return true;
    }
    !stdin().is_terminal()
}

/// Returns `true` if the terminal belongs to another job. To change its modes would stop this one.
fn is_in_background() -> bool {
    tcgetpgrp(stdin()).is_ok_and(|foreground| foreground != getpgrp())
}

/// Returns `true` if the other side of a terminal is closed, even if not all that it sent was read.
fn is_hung_up(terminal: &impl AsFd) -> bool {
    let mut sources = [PollFd::new(terminal, PollFlags::empty())];
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    poll(&mut sources, Some(&at_once)).is_ok()
        && sources[0].revents().intersects(PollFlags::HUP | PollFlags::ERR)
}

#[cfg(all(test, unix))]
mod tests;
