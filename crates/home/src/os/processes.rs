//! The processes that this program starts, each of which leads a group that ends with the program, and the threads
//! that let others go before them.

use std::path::Path;
use std::{env, process};

use othello_engine::external::end_all;
use othello_os::files::is_program;
use othello_os::processes::{is_path, program_in};
use othello_os::terminal;

pub use othello_engine::external::ProcessGroup;
pub use othello_os::processes::{BACKSLASH, Backslash, yield_to_others};

use crate::os::exit_status::ExitStatus;

/// Returns `true` if a program is there that is named by its path, or is in one of the folders of `PATH`.
pub fn is_installed(program: &str) -> bool {
    if is_path(program) {
        return is_program(Path::new(program));
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| is_program(&program_in(&folder, program)))
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
