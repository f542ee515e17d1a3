//! The program as a process: its exit status, the signals that end it, what takes its place, and the processes that it starts.

pub mod children;
pub mod exit_status;
pub mod interrupt;
pub mod signals;
pub mod successor;

use std::process;

use othello_engine::external::end_all;
use othello_os::terminal;

use exit_status::ExitStatus;

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
