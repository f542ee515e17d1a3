//! Entering and leaving the terminal's alternate screen and modes.

pub mod inputs;
pub mod output;

use std::io::{self, IsTerminal, Write, stdin};
use std::iter;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use othello_home::config::look::Mouse;
use othello_os::console::{
    MouseOwner, disable_raw_mode, enable_raw_mode, give_mouse_to, is_hung_up, is_in_background,
    read_until,
};
use ratatui::crossterm::Command;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableFocusChange, DisableMouseCapture, EnableBracketedPaste,
    EnableFocusChange, EnableMouseCapture,
};
use ratatui::crossterm::queue;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, SetTitle};

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
        set_mouse(&mut modes, mouse)?;
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

pub fn set_mouse(out: &mut impl Write, mouse: Mouse) -> io::Result<()> {
    let mut sequence = String::new();
    // As it is: where a console has modes of its own, the library would set those instead, and others with them.
    let written = match mouse {
        Mouse::Captured => EnableMouseCapture.write_ansi(&mut sequence),
        Mouse::Free => DisableMouseCapture.write_ansi(&mut sequence),
    };
    written.map_err(io::Error::other)?;
    give_mouse_to(match mouse {
        Mouse::Captured => MouseOwner::Program,
        Mouse::Free => MouseOwner::Terminal,
    });
    out.write_all(sequence.as_bytes())
}

/// Restores the terminal. Does nothing if that has been done, or if the program was suspended and a
/// shell has the terminal.
pub fn leave() {
    if ENTERED.swap(false, Ordering::SeqCst) && !is_in_background() {
        let ends = [&graphics::removal(), frame_writer::end_of_cut_off(), alert::removal()];
        let mut modes = [&ends.concat(), TELL_NO_COLORS].concat();
        let queued = queue!(modes, DisableFocusChange, DisableBracketedPaste)
            .and_then(|()| set_mouse(&mut modes, Mouse::Free))
            .and_then(|()| queue!(modes, SetTitle(""), LeaveAlternateScreen, Show));
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
pub fn print(line: &str) -> io::Result<()> {
    output::write_all(format!("{line}\n").as_bytes())
}

/// Returns `true` if the terminal of standard input is gone. A hang-up shows before standard input
/// stops being a terminal.
pub fn is_gone() -> bool {
    is_hung_up() || !stdin().is_terminal()
}
