//! The `othello` program.

fn main() -> std::process::ExitCode {
    othello::app::main()
}
