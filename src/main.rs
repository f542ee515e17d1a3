//! The `othello` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    othello::main()
}
