//! The state of standard output at the very start of the process.
//!
//! Before `main` the runtime of Rust opens the null device in place of a closed stream, and all that
//! is printed vanishes in silence.

use std::sync::atomic::{AtomicBool, Ordering};

use rustix::io::{Errno, fcntl_getfd};
use rustix::stdio::stdout;

static IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Returns `true` if the process was started without standard output.
pub fn is_closed() -> bool {
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
