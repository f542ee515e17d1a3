//! `othello completions`: prints a shell's script for the completion of commands and flags.

use std::io::{Write, stdout};

use anyhow::{Context, Result};
use clap_complete::Shell;

use crate::cli::help;

pub fn run(shell: Shell) -> Result<()> {
    // The generator panics on a closed pipe, so it writes into memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::described(), "othello", &mut script);
    let mut script = String::from_utf8(script).context("the script is not UTF-8")?;
    if shell == Shell::Fish {
        // A flag whose value is to be completed has none yet, and that is no fault.
        script = script.replace("    or return\n", "    or return 0\n");
    }
    stdout().lock().write_all(script.as_bytes())?;
    Ok(())
}
