//! The console of the screen: its modes, its records, its events.

mod records;

use std::collections::VecDeque;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::ptr::{null, null_mut};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use windows_sys::Win32::Foundation::WAIT_OBJECT_0;
use windows_sys::Win32::System::Console::{
    CONSOLE_MODE, DISABLE_NEWLINE_AUTO_RETURN, ENABLE_ECHO_INPUT, ENABLE_EXTENDED_FLAGS,
    ENABLE_LINE_INPUT, ENABLE_MOUSE_INPUT, ENABLE_PROCESSED_INPUT, ENABLE_PROCESSED_OUTPUT,
    ENABLE_QUICK_EDIT_MODE, ENABLE_VIRTUAL_TERMINAL_INPUT, ENABLE_VIRTUAL_TERMINAL_PROCESSING,
    ENABLE_WINDOW_INPUT, FlushConsoleInputBuffer, STD_INPUT_HANDLE, STD_OUTPUT_HANDLE,
    WriteConsoleW,
};
use windows_sys::Win32::System::Threading::{
    CreateEventW, INFINITE, SetEvent, WaitForMultipleObjects, WaitForSingleObject,
};

use super::signals;
use super::terminal::{handle, mode, set_mode, size_of_window};
use crate::console::{MouseOwner, Ready, TermSignal, WaitFor};
use records::Records;

/// The pause between two looks at what has been typed.
const GLANCE: Duration = Duration::from_millis(2);

/// The modes of input and output before [`enable_raw_mode`].
static BEFORE: Mutex<Option<(CONSOLE_MODE, CONSOLE_MODE)>> = Mutex::new(None);

/// Has the console send each key at once as a terminal does, show none, and take sequences. While text is marked, which
/// quick edit does, all output would stand still.
pub fn enable_raw_mode() -> io::Result<()> {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if before.is_some() {
        return Ok(());
    }
    let modes = (mode(STD_INPUT_HANDLE)?, mode(STD_OUTPUT_HANDLE)?);
    let (input, output) = modes;
    let off = ENABLE_LINE_INPUT
        | ENABLE_ECHO_INPUT
        | ENABLE_PROCESSED_INPUT
        | ENABLE_QUICK_EDIT_MODE
        | ENABLE_MOUSE_INPUT;
    let input =
        input & !off | ENABLE_WINDOW_INPUT | ENABLE_EXTENDED_FLAGS | ENABLE_VIRTUAL_TERMINAL_INPUT;
    set_mode(STD_INPUT_HANDLE, input)
        // Consoles of before 2018 have no sequences of keys.
        .or_else(|_| set_mode(STD_INPUT_HANDLE, input & !ENABLE_VIRTUAL_TERMINAL_INPUT))?;
    *before = Some(modes);
    let output = output
        | ENABLE_PROCESSED_OUTPUT
        | ENABLE_VIRTUAL_TERMINAL_PROCESSING
        | DISABLE_NEWLINE_AUTO_RETURN;
    set_mode(STD_OUTPUT_HANDLE, output)
}

/// Gives the console the modes back that it had before [`enable_raw_mode`]. What comes too late is dropped: a shell would
/// take it for keys.
#[expect(unsafe_code, reason = "the console has no safe functions")]
pub fn disable_raw_mode() -> io::Result<()> {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((input, output)) = before.take() {
        // SAFETY: it takes a handle; what is no handle of a console is refused.
        unsafe { FlushConsoleInputBuffer(handle(STD_INPUT_HANDLE)) };
        set_mode(STD_INPUT_HANDLE, input | ENABLE_EXTENDED_FLAGS)?;
        set_mode(STD_OUTPUT_HANDLE, output)?;
    }
    Ok(())
}

/// Says who has the mouse to a console that reports it in records; the others are told by a sequence.
pub fn give_mouse_to(owner: MouseOwner) {
    if let Ok(mode) = mode(STD_INPUT_HANDLE) {
        let mode = match owner {
            MouseOwner::Program => mode | ENABLE_MOUSE_INPUT,
            MouseOwner::Terminal => mode & !ENABLE_MOUSE_INPUT,
        };
        // It may be gone.
        let _ = set_mode(STD_INPUT_HANDLE, mode | ENABLE_EXTENDED_FLAGS);
    }
}

/// The input that has come and was not taken yet.
static COME: Mutex<Come> = Mutex::new(Come::NOTHING);
static CHANGED: Condvar = Condvar::new();

#[derive(Debug)]
struct Come {
    bytes: VecDeque<u8>,
    signals: VecDeque<TermSignal>,
    is_woken: bool,
    /// The console cannot be read any more.
    is_gone: bool,
    is_read: bool,
}

impl Come {
    const NOTHING: Self = Self {
        bytes: VecDeque::new(),
        signals: VecDeque::new(),
        is_woken: false,
        is_gone: false,
        is_read: false,
    };
}

fn come() -> MutexGuard<'static, Come> {
    COME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes something in, and wakes whoever waits for it.
fn take_in(take: impl FnOnce(&mut Come)) {
    take(&mut come());
    CHANGED.notify_all();
}

fn take_signal_in(signal: TermSignal) {
    take_in(|come| {
        if !come.signals.contains(&signal) {
            come.signals.push_back(signal);
        }
    });
}

/// Waits until something is there, up to a deadline.
fn wait_until(
    deadline: Option<Instant>,
    is_there: impl Fn(&Come) -> bool,
) -> MutexGuard<'static, Come> {
    let mut come = come();
    while !is_there(&come) {
        let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
        come = match left {
            Some(Duration::ZERO) => break,
            Some(left) => {
                CHANGED.wait_timeout(come, left).unwrap_or_else(PoisonError::into_inner).0
            }
            None => CHANGED.wait(come).unwrap_or_else(PoisonError::into_inner),
        };
    }
    come
}

/// The keys of the console, its events, and whoever wakes the program.
#[derive(Debug)]
pub struct Sources {
    /// The thread that reads the console, and what ends it: whoever has the console next shall have all keys.
    reader: Option<(JoinHandle<()>, Arc<OwnedHandle>)>,
}

impl Sources {
    /// Starts to read the console, and to catch its events.
    pub fn new() -> io::Result<(Self, Waker)> {
        signals::on_end(|signal| {
            take_signal_in(TermSignal::End(signal));
            ControlFlow::Continue(())
        })?;
        let stop = Arc::new(event()?);
        let stopped = Arc::clone(&stop);
        *come() = Come { is_read: true, ..Come::NOTHING };
        let reader = thread::Builder::new().name("console".into()).spawn(move || read(&stopped))?;
        Ok((Self { reader: Some((reader, stop)) }, Waker(())))
    }

    /// Waits for a key, a signal or a [`Waker`], for so long at most.
    pub fn wait(&self, timeout: Option<Duration>, wait_for: WaitFor) -> io::Result<Ready> {
        let deadline = timeout.and_then(|timeout| Instant::now().checked_add(timeout));
        // A console takes all that is written.
        let output = wait_for == WaitFor::InputOrOutput;
        let is_there = |come: &Come| {
            let has_input = !come.bytes.is_empty() || !come.signals.is_empty();
            output || has_input || come.is_woken || come.is_gone
        };
        let come = wait_until(deadline, is_there);
        Ok(Ready { terminal: !come.bytes.is_empty() || come.is_gone, output })
    }

    /// Reads what the console has sent; nothing is left of one that is gone.
    pub fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        come().bytes.read(bytes)
    }

    /// Returns the next pending signal, and forgets who has woken the program.
    pub fn next_signal(&mut self) -> Option<TermSignal> {
        let mut come = come();
        come.is_woken = false;
        come.signals.pop_front()
    }

    /// Returns `true` if [`TermSignal::Continued`] is pending.
    pub fn has_been_continued(&mut self) -> bool {
        come().signals.contains(&TermSignal::Continued)
    }
}

impl Drop for Sources {
    #[expect(unsafe_code, reason = "events have no safe functions")]
    fn drop(&mut self) {
        if let Some((reader, stop)) = self.reader.take() {
            // SAFETY: the handle is that of an event.
            unsafe { SetEvent(stop.as_raw_handle()) };
            let _ = reader.join();
        }
    }
}

/// Makes an event that wakes a thread.
#[expect(unsafe_code, reason = "events have no safe functions")]
fn event() -> io::Result<OwnedHandle> {
    // SAFETY: it has no name and no attributes.
    let event = unsafe { CreateEventW(null(), 1, 0, null()) };
    if event.is_null() {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle is new, and nobody else has it.
    Ok(unsafe { OwnedHandle::from_raw_handle(event) })
}

/// Reads the console until it is gone, or the event comes.
#[expect(unsafe_code, reason = "the console has no safe functions")]
fn read(stop: &OwnedHandle) {
    let mut records = Records::default();
    loop {
        let sources = [stop.as_raw_handle(), handle(STD_INPUT_HANDLE)];
        // SAFETY: there are two handles, which stay open.
        let woken = unsafe { WaitForMultipleObjects(2, sources.as_ptr(), 0, INFINITE) };
        let is_stopped = woken == WAIT_OBJECT_0;
        let read = if is_stopped { Ok(Vec::new()) } else { records.read() };
        let (is_gone, is_resized) = (read.is_err(), records.take_resized());
        take_in(|come| {
            come.bytes.extend(read.unwrap_or_default());
            come.is_gone |= is_gone;
            come.is_read = !is_stopped;
        });
        if is_resized {
            take_signal_in(TermSignal::Resized);
        }
        if is_stopped || is_gone {
            return;
        }
    }
}

/// Wakes the program that waits for the console.
#[derive(Debug)]
pub struct Waker(());

impl Waker {
    pub fn wake(&self) {
        take_in(|come| come.is_woken = true);
    }

    /// Clones it.
    pub const fn try_clone(&self) -> io::Result<Self> {
        Ok(Self(()))
    }
}

/// Returns bytes that the console sends before a deadline, at least one; `None` if none came.
pub fn read_until(deadline: Instant) -> Option<Vec<u8>> {
    if come().is_read {
        let mut come = wait_until(Some(deadline), |come| !come.bytes.is_empty() || come.is_gone);
        return Some(come.bytes.drain(..).collect()).filter(|bytes: &Vec<u8>| !bytes.is_empty());
    }
    let mut records = Records::default();
    while is_signalled(deadline.saturating_duration_since(Instant::now())) {
        let bytes = records.read().ok()?;
        if !bytes.is_empty() {
            return Some(bytes);
        }
    }
    None
}

/// Returns `true` once the console has records, keys or not.
#[expect(unsafe_code, reason = "the console has no safe functions")]
fn is_signalled(time: Duration) -> bool {
    let time = u32::try_from(time.as_millis()).unwrap_or(INFINITE);
    // SAFETY: the handle is that of standard input, which stays open.
    unsafe { WaitForSingleObject(handle(STD_INPUT_HANDLE), time) == WAIT_OBJECT_0 }
}

/// Returns `true` if standard input has a line to read, or gets it within that time.
pub fn has_input(time: Duration) -> bool {
    let deadline = Instant::now() + time;
    // Keys without an end of line are none: reading them would wait for it.
    loop {
        match records::has_line() {
            Ok(false) if Instant::now() < deadline => thread::sleep(GLANCE),
            has_line => return has_line.unwrap_or(false),
        }
    }
}

/// Writes all bytes at once: the standard library would split a frame at its line feeds, and knows no longer text.
#[expect(unsafe_code, reason = "the console has no safe functions")]
pub fn write(bytes: &[u8]) -> io::Result<usize> {
    #[cfg(feature = "other-screen")]
    if let Some(written) = other_screen::write(bytes) {
        return written;
    }
    let text: Vec<u16> = String::from_utf8_lossy(bytes).encode_utf16().collect();
    let mut rest = &text[..];
    while !rest.is_empty() {
        let length = u32::try_from(rest.len()).map_err(io::Error::other)?;
        let mut written = 0;
        let output = handle(STD_OUTPUT_HANDLE);
        // SAFETY: the length is that of the text, and the number is written into a variable.
        let is_written = unsafe {
            WriteConsoleW(output, rest.as_ptr().cast(), length, &raw mut written, null_mut())
        };
        if is_written == 0 {
            return Err(io::Error::last_os_error());
        }
        rest = rest.get(written as usize..).unwrap_or_default();
    }
    Ok(bytes.len())
}

/// Frames that go elsewhere: Wine's console takes no sequences, and the pseudo-terminal behind it does.
#[cfg(feature = "other-screen")]
mod other_screen {
    use std::fs::{File, OpenOptions};
    use std::io::{self, Write};
    use std::sync::LazyLock;

    /// Writes to the file that `OTHELLO_SCREEN` names.
    pub fn write(bytes: &[u8]) -> Option<io::Result<usize>> {
        static FILE: LazyLock<Option<File>> = LazyLock::new(|| {
            let path = std::env::var_os("OTHELLO_SCREEN")?;
            OpenOptions::new().write(true).open(path).ok()
        });
        let mut file = FILE.as_ref()?;
        Some(file.write_all(bytes).map(|()| bytes.len()))
    }
}

/// A console takes all that is written.
pub const fn wait_for_output(_: Instant) -> io::Result<()> {
    Ok(())
}

/// Returns the width and the height of the console in cells, if it says them.
pub fn size() -> Option<(u16, u16)> {
    size_of_window(STD_OUTPUT_HANDLE)
}

/// Returns `true` if the console is gone.
pub fn is_hung_up() -> bool {
    come().is_gone
}

/// There are no jobs.
pub const fn is_in_background() -> bool {
    false
}

/// There is no shell that could resume the program.
pub const fn is_job() -> bool {
    false
}

/// Does nothing: nobody could resume the program.
pub const fn stop() -> io::Result<()> {
    Ok(())
}
