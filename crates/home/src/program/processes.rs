//! The processes that this program starts, each of which leads a group that ends with the program, and the threads
//! that let others go before them.

use std::process;

use othello_engine::external::end_all;
use othello_os::processes::find;
use othello_os::terminal;

pub use othello_engine::external::ProcessGroup;
pub use othello_os::processes::{BACKSLASH, Backslash, HAS_JOBS, yield_to_others};

use crate::program::exit_status::ExitStatus;

/// Returns `true` if a program is there that is named by its path, or is in one of the folders of `PATH`.
pub fn is_installed(program: &str) -> bool {
    find(program).is_some()
}

/// Ends all processes that were started, and gives the terminal back as it was. A few processes need two seconds for it.
pub fn end() {
    end_all();
    terminal::end();
}

/// Ends all processes that were started, and the program with that status.
pub fn exit(status: ExitStatus) -> ! {
    end();
    process::exit(status.code().into())
}
