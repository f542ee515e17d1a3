//! The terminal, as far as it is the same for every command.

use std::io::{self, stderr};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::io::{Errno, fcntl_getfd};
use rustix::stdio::stdout;
use rustix::termios::tcgetwinsize;

static IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Prepares the terminal for what the program prints, which it is for anyway.
pub const fn begin() {}

/// Gives the terminal back as it was before [`begin`].
pub const fn end() {}

/// Returns `true` if the process was started without standard output. Before `main` the runtime of Rust opens the null
/// device in place of a closed stream, and all that is printed vanishes in silence.
pub fn is_output_closed() -> bool {
    IS_CLOSED.load(Ordering::Relaxed)
}

extern "C" fn look() {
    IS_CLOSED.store(fcntl_getfd(stdout()) == Err(Errno::BADF), Ordering::Relaxed);
}

// SAFETY: the system calls the functions in this section, without arguments, before it starts
// the program. This one makes a system call and sets a flag, and uses nothing of the runtime.
#[expect(unsafe_code, reason = "nothing safe runs before the runtime")]
#[cfg_attr(target_os = "linux", unsafe(link_section = ".init_array"))]
#[cfg_attr(target_os = "macos", unsafe(link_section = "__DATA,__mod_init_func"))]
#[used]
static LOOK: extern "C" fn() = look;

/// Returns `true` for the error with which a terminal is read and written whose window is closed: `EIO`, which has no kind
/// of its own.
pub fn is_of_closed(error: &io::Error) -> bool {
    error.raw_os_error() == Some(Errno::IO.raw_os_error())
}

/// Returns the width of the terminal of standard error; `None` if there is none, or if it does not know its size.
pub fn columns_of_errors() -> Option<usize> {
    let size = tcgetwinsize(stderr()).ok()?;
    Some(usize::from(size.ws_col)).filter(|columns| *columns > 0)
}
