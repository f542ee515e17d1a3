//! The `othello` program.

mod closed_output;

use std::io::{Write, stderr};
use std::process::ExitCode;

fn main() -> ExitCode {
    if closed_output::is_closed() {
        let _ = writeln!(stderr(), "othello: standard output is closed");
        return ExitCode::FAILURE;
    }
    othello::main()
}
