//! The console, as far as it is the same for every command.

use std::io::{self, stdout};
use std::os::windows::io::AsRawHandle;
use std::sync::{Mutex, PoisonError};

use windows_sys::Win32::Foundation::{
    ERROR_BROKEN_PIPE, ERROR_INVALID_HANDLE, ERROR_NO_DATA, HANDLE,
};
use windows_sys::Win32::System::Console::{
    CONSOLE_MODE, CONSOLE_SCREEN_BUFFER_INFO, ENABLE_PROCESSED_OUTPUT,
    ENABLE_VIRTUAL_TERMINAL_PROCESSING, GetConsoleMode, GetConsoleScreenBufferInfo, GetStdHandle,
    STD_ERROR_HANDLE, STD_HANDLE, STD_INPUT_HANDLE, STD_OUTPUT_HANDLE, SetConsoleMode,
};
use windows_sys::core::BOOL;

use super::signals;

/// The modes of the console before the program had it.
static BEFORE: Mutex<Modes> = Mutex::new(Modes { input: None, output: None, is_sequential: false });

struct Modes {
    input: Option<CONSOLE_MODE>,
    output: Option<(STD_HANDLE, CONSOLE_MODE)>,
    /// The output takes sequences now.
    is_sequential: bool,
}

/// Returns a stream of the process.
#[expect(unsafe_code, reason = "the console has no safe functions")]
pub fn handle(which: STD_HANDLE) -> HANDLE {
    // SAFETY: it takes a number.
    unsafe { GetStdHandle(which) }
}

#[expect(unsafe_code, reason = "the console has no safe functions")]
pub fn mode(which: STD_HANDLE) -> io::Result<CONSOLE_MODE> {
    let mut mode = 0;
    // SAFETY: the mode is written into a variable; what is no handle of a console is refused.
    match unsafe { GetConsoleMode(handle(which), &raw mut mode) } {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(mode),
    }
}

#[expect(unsafe_code, reason = "the console has no safe functions")]
pub fn set_mode(which: STD_HANDLE, mode: CONSOLE_MODE) -> io::Result<()> {
    // SAFETY: it takes numbers; what is no handle of a console is refused.
    match unsafe { SetConsoleMode(handle(which), mode) } {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// Has the console take sequences, as every terminal does, until [`end`] gives it its modes back.
pub fn begin() {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    before.input = mode(STD_INPUT_HANDLE).ok();
    let mut outputs = [STD_OUTPUT_HANDLE, STD_ERROR_HANDLE].into_iter();
    before.output = outputs.find_map(|which| Some((which, mode(which).ok()?)));
    if let Some((which, mode)) = before.output {
        let with = mode | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING;
        before.is_sequential = set_mode(which, with).is_ok();
        // Without it a command that is interrupted leaves the console so.
        let _ = signals::catch(on_event);
    }
}

/// Gives the console back as it was before [`begin`].
pub fn end() {
    let before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(mode) = before.input {
        let _ = set_mode(STD_INPUT_HANDLE, mode);
    }
    if let Some((which, mode)) = before.output {
        let _ = set_mode(which, mode);
    }
}

/// Called for events that nobody else has taken, and that end the program.
#[expect(unsafe_code, reason = "the system calls it")]
unsafe extern "system" fn on_event(_: u32) -> BOOL {
    end();
    0
}

pub(super) fn takes_sequences() -> bool {
    BEFORE.lock().unwrap_or_else(PoisonError::into_inner).is_sequential
}

/// Returns `true` if the process was started without standard output.
pub fn is_output_closed() -> bool {
    stdout().as_raw_handle().is_null()
}

/// Returns `true` for the error with which a console is read and written whose window is closed.
pub fn is_of_closed(error: &io::Error) -> bool {
    let codes = [ERROR_BROKEN_PIPE, ERROR_NO_DATA, ERROR_INVALID_HANDLE];
    error.raw_os_error().is_some_and(|code| codes.contains(&code.cast_unsigned()))
}

/// Returns the size of the window that shows a console, in cells.
#[expect(unsafe_code, reason = "the console has no safe functions")]
pub fn size_of_window(which: STD_HANDLE) -> Option<(u16, u16)> {
    let mut screen = CONSOLE_SCREEN_BUFFER_INFO::default();
    // SAFETY: what is known is written into a variable; what is no handle of a console is refused.
    if unsafe { GetConsoleScreenBufferInfo(handle(which), &raw mut screen) } == 0 {
        return None;
    }
    let window = screen.srWindow;
    let width = u16::try_from(window.Right - window.Left + 1).ok()?;
    let height = u16::try_from(window.Bottom - window.Top + 1).ok()?;
    (width > 0 && height > 0).then_some((width, height))
}

/// Returns the width of the terminal of standard error; `None` if there is none.
pub fn columns_of_errors() -> Option<usize> {
    size_of_window(STD_ERROR_HANDLE).map(|(columns, _)| columns.into())
}
