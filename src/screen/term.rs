//! Entering and leaving the terminal's alternate screen and modes.

pub mod inputs;
pub mod output;
pub mod signals;

use std::io::{self, IsTerminal, Write, stdin};
use std::iter;
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use othello_home::config::look::Mouse;
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

use super::alert;
use super::answer::{TerminalAnswer, TerminalQuestions};
use super::decoder::Decoder;
use super::frame_writer::{self, FrameWriter};
use super::graphics;

/// Set while the program has the terminal. Quitting, panics of any thread and signals all call
/// [`leave`], in any order.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// The time of the last questions to the terminal, while their answers are on their way.
static ASKED: Mutex<Option<Instant>> = Mutex::new(None);

/// The time in which a terminal answers, however far away it is.
const LONGEST_ANSWER: Duration = Duration::from_secs(2);

/// The time that is left to answers that are on their way when the program leaves the terminal. They
/// would be typed into the shell.
const ANSWER_WAIT: Duration = Duration::from_millis(500);

/// Has the terminal tell when its colours change, as they do at nightfall (mode 2031).
const TELL_COLORS: &[u8] = b"\x1b[?2031h";
const TELL_NO_COLORS: &[u8] = b"\x1b[?2031l";

/// Enters the alternate screen and the modes of the program. They are written before the next frame.
pub fn enter(out: &FrameWriter, mouse: Mouse) -> io::Result<()> {
    enable_raw_mode()?;
    ENTERED.store(true, Ordering::SeqCst);
    let mut modes = Vec::new();
    queue!(modes, EnterAlternateScreen, EnableBracketedPaste, EnableFocusChange)?;
    modes.extend(TELL_COLORS);
    if mouse == Mouse::Captured {
        queue!(modes, EnableMouseCapture)?;
    }
    out.send_first(&modes)
}

/// Enters again, after another program may have changed the modes of the terminal.
pub fn enter_again(out: &FrameWriter, mouse: Mouse) -> io::Result<()> {
    // The modes to restore are those before the first time, whatever they are now.
    disable_raw_mode()?;
    enter(out, mouse)
}

/// Asks the terminal; the answers are read as its keys are.
pub fn ask(out: &FrameWriter, questions: TerminalQuestions) -> io::Result<()> {
    let bytes = questions.bytes();
    if !bytes.is_empty() {
        *asked() = Some(Instant::now());
    }
    out.send_first(&bytes)
}

/// Notes that the last answer has been read.
pub fn answered() {
    *asked() = None;
}

/// Returns `true` while answers may be on their way.
pub fn awaits_answers() -> bool {
    asked().is_some_and(|at| at.elapsed() < LONGEST_ANSWER)
}

fn asked() -> MutexGuard<'static, Option<Instant>> {
    ASKED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Asks the terminal while it shows no screen of ours, and waits for its answers, for a second at most.
///
/// # Errors
/// If the terminal cannot be used.
pub fn interview(questions: TerminalQuestions) -> io::Result<Vec<TerminalAnswer>> {
    let bytes = questions.bytes();
    if bytes.is_empty() {
        return Ok(Vec::new());
    }
    enable_raw_mode()?;
    let written = output::write_all(&bytes);
    let mut answers = read_answers(Duration::from_secs(1));
    answers.retain(|answer| questions.ask_for(*answer));
    // Some terminals show the questions that they do not know.
    let erased = written.and_then(|()| output::write_all(b"\r\x1b[K"));
    disable_raw_mode()?;
    erased.map(|()| answers)
}

/// Reads what the terminal sends up to its last answer; returns the answers and drops the rest.
fn read_answers(time: Duration) -> Vec<TerminalAnswer> {
    let deadline = Instant::now() + time;
    let mut decoder = Decoder::default();
    let mut answers = Vec::new();
    while answers.last() != Some(&TerminalAnswer::Attributes)
        && let Some(bytes) = read_until(deadline)
    {
        decoder.feed(&bytes, Duration::ZERO);
        answers.extend(iter::from_fn(|| decoder.next_answer()));
    }
    answers
}

/// Returns bytes that the terminal sends before a deadline, at least one; `None` if none came.
fn read_until(deadline: Instant) -> Option<Vec<u8>> {
    let input = stdin();
    let limit = deadline.saturating_duration_since(Instant::now());
    let mut sources = [PollFd::new(&input, PollFlags::IN)];
    if poll(&mut sources, Timespec::try_from(limit).ok().as_ref()) == Ok(0) {
        return None;
    }
    let mut bytes = vec![0; 256];
    let length = rustix::io::read(&input, &mut bytes).ok().filter(|length| *length > 0)?;
    bytes.truncate(length);
    Some(bytes)
}

/// Captures or releases the mouse.
pub fn set_mouse(out: &mut impl Write, mouse: Mouse) -> io::Result<()> {
    match mouse {
        Mouse::Captured => queue!(out, EnableMouseCapture),
        Mouse::Free => queue!(out, DisableMouseCapture),
    }
}

/// Restores the terminal. Does nothing if that has been done, or if the program was suspended and a
/// shell has the terminal.
pub fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) && !is_in_background() {
        let ends = [&graphics::removal(), frame_writer::end_of_cut_off(), alert::removal()];
        let mut modes = [&ends.concat(), TELL_NO_COLORS].concat();
        let queued = queue!(
            modes,
            DisableFocusChange,
            DisableBracketedPaste,
            DisableMouseCapture,
            SetTitle(""),
            LeaveAlternateScreen,
            Show
        );
        // After an error the terminal is gone or not being read: there is nothing to restore.
        let _ = queued.and_then(|()| output::write_all(&modes));
        let was_asked = asked().take().is_some();
        if was_asked {
            let _ = read_answers(ANSWER_WAIT);
        }
        let _ = disable_raw_mode();
    }
}

/// Restores the terminal before a panic of any thread is reported, which ends the program.
pub fn leave_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave();
        report(panic);
    }));
}

/// Prints a line after the terminal was restored.
///
/// # Errors
/// If the line could not be written in time.
pub fn print(line: &str) -> io::Result<()> {
    output::write_all(format!("{line}\n").as_bytes())
}

/// Returns `true` if standard input has more to read, or gets it within that time.
pub fn has_input(time: Duration) -> bool {
    let input = stdin();
    let mut sources = [PollFd::new(&input, PollFlags::IN)];
    let time = Timespec::try_from(time).ok();
    poll(&mut sources, time.as_ref()).is_ok_and(|ready| ready > 0)
}

/// Returns `true` if the terminal of standard input is gone. A hang-up shows before standard input
/// stops being a terminal.
pub fn is_gone() -> bool {
    if is_hung_up(&stdin()) {
        return true;
    }
    !stdin().is_terminal()
}

/// Returns `true` if another job has the terminal. Changing its modes would stop this one.
fn is_in_background() -> bool {
    tcgetpgrp(stdin()).is_ok_and(|foreground| foreground != getpgrp())
}

/// Returns `true` if the other side of a terminal is closed, even if some of its input is unread.
fn is_hung_up(terminal: &impl AsFd) -> bool {
    let mut sources = [PollFd::new(terminal, PollFlags::empty())];
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    poll(&mut sources, Some(&at_once)).is_ok()
        && sources[0].revents().intersects(PollFlags::HUP | PollFlags::ERR)
}

#[cfg(all(test, unix))]
mod tests;
