//! The processes that this program starts: each leads a group that ends with the program.

use std::process;

use othello_engine::external::end_all;

pub use othello_engine::external::ProcessGroup;

use crate::os::exit_status::ExitStatus;

/// Ends all processes that were started. A few need two seconds for it.
pub fn end() {
    end_all();
}

/// Ends all processes that were started, and the program with that status.
pub fn exit(status: ExitStatus) -> ! {
    end();
    process::exit(status.code().into())
}
