//! The `othello` program.

#[cfg(any(target_os = "linux", target_os = "macos"))]
mod closed_output;

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    if closed_output::is_closed() {
        use std::io::Write;
        let _ = writeln!(std::io::stderr(), "othello: standard output is closed");
        return ExitCode::FAILURE;
    }
    othello::app::main()
}
