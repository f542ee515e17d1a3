//! The processes that this program starts, each of which leads a group that ends with the program, and the threads
//! that let others go before them.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::{env, process};

use othello_engine::external::end_all;

pub use othello_engine::external::ProcessGroup;

use crate::os::exit_status::ExitStatus;

/// Returns `true` if a program is there that is named by its path, or is in one of the folders of `PATH`.
pub fn is_installed(program: &str) -> bool {
    let is_program = |path: &Path| {
        path.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
    };
    if program.contains('/') {
        return is_program(Path::new(program));
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| is_program(&folder.join(program)))
}

/// Ends all processes that were started. A few need two seconds for it.
pub fn end() {
    end_all();
}

/// Ends all processes that were started, and the program with that status.
pub fn exit(status: ExitStatus) -> ! {
    end();
    process::exit(status.code().into())
}

/// Has the system prefer other threads to this one and those that it starts: the keyboard comes
/// first.
#[cfg(target_os = "linux")]
pub fn yield_to_others() {
    use rustix::process::setpriority_process;
    use rustix::thread::gettid;
    /// The niceness of programs that run beside others.
    const NICENESS: i32 = 10;
    // Without it the engine only competes.
    let _ = setpriority_process(Some(gettid()), NICENESS);
}

/// Does nothing: niceness would count for the whole program.
#[cfg(not(target_os = "linux"))]
pub const fn yield_to_others() {}
