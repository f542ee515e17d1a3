//! The events of the console that ask the program to end, as the signals that they are elsewhere.

use std::io;
use std::ops::ControlFlow;
use std::sync::{Mutex, Once, PoisonError};
use std::thread;
use std::time::Duration;

use windows_sys::Win32::System::Console::{
    CTRL_BREAK_EVENT, CTRL_C_EVENT, CTRL_CLOSE_EVENT, SetConsoleCtrlHandler,
};
use windows_sys::core::BOOL;

/// Somebody who is told.
type Listener = Box<dyn FnMut(i32) -> ControlFlow<()> + Send>;

static LISTENERS: Mutex<Vec<Listener>> = Mutex::new(Vec::new());

/// The time that the system gives a program whose window is closed is five seconds.
const LAST_SECONDS: Duration = Duration::from_secs(4);

/// Catches the events that ask the program to end, and calls a function with the number of the signal that each is on a
/// thread of the system's.
pub fn on_end(handle: impl FnMut(i32) -> ControlFlow<()> + Send + 'static) -> io::Result<()> {
    static CATCH: Once = Once::new();
    let mut caught = Ok(());
    CATCH.call_once(|| caught = catch(on_event));
    caught?;
    LISTENERS.lock().unwrap_or_else(PoisonError::into_inner).push(Box::new(handle));
    Ok(())
}

/// Has the system call a function before those that were there.
#[expect(unsafe_code, reason = "nothing safe tells which event it was")]
pub(super) fn catch(function: unsafe extern "system" fn(u32) -> BOOL) -> io::Result<()> {
    // SAFETY: the function stays where it is, and may be called on any thread.
    match unsafe { SetConsoleCtrlHandler(Some(function), 1) } {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

#[expect(unsafe_code, reason = "the system calls it")]
unsafe extern "system" fn on_event(event: u32) -> BOOL {
    let signal = match event {
        CTRL_C_EVENT => 2,
        CTRL_BREAK_EVENT => 3,
        CTRL_CLOSE_EVENT => 1,
        // The user logs off, or the machine is shut down.
        _ => 15,
    };
    LISTENERS
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .retain_mut(|listener| listener(signal).is_continue());
    if !matches!(event, CTRL_C_EVENT | CTRL_BREAK_EVENT) {
        // The program is killed when this returns.
        thread::sleep(LAST_SECONDS);
    }
    1
}
