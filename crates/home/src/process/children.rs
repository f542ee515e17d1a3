//! The processes that this program starts, each of which leads a group that ends with the program, and the threads
//! that let others go before them.

use othello_os::processes::find;

pub use othello_engine::external::ProcessGroup;
pub use othello_os::processes::{BACKSLASH, Backslash, HAS_JOBS, yield_to_others};

/// Returns `true` if a program is there that is named by its path, or is in one of the folders of `PATH`.
pub fn is_installed(program: &str) -> bool {
    find(program).is_some()
}
