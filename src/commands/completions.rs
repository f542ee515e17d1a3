//! `othello completions`: prints a shell's script for the completion of commands and flags.

use std::io::{Write, stdout};

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;

/// Prints the script for the shell.
pub fn run(shell: Shell) -> Result<()> {
    // The generator panics on a closed pipe, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "othello", &mut script);
    stdout().lock().write_all(&script)?;
    Ok(())
}
