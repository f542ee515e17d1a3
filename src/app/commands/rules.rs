//! `othello rules`: the rule systems, in plain words.

use std::io::{Write, stdout};

use crate::rules::{Opening, Preset};
use anyhow::Result;

use crate::app::cli::{self, TellArgs};

/// Lists the rule systems, or tells one.
pub fn run(args: &TellArgs) -> Result<()> {
    let mut out = stdout().lock();
    let Some(preset) = args.name else {
        for preset in Preset::ALL {
            writeln!(out, "{}: {}", preset.name(), preset.sentence())?;
        }
        writeln!(out, "\nWhat a system may have otherwise:")?;
        for (flag, values) in cli::axes() {
            writeln!(out, "--{flag}: {}", values.join(", "))?;
        }
        return Ok(());
    };
    let rules = preset.rules();
    writeln!(out, "{}: {}\n", preset.name(), preset.sentence())?;
    writeln!(out, "{}\n", rules.sentences())?;
    let other = match rules.opening {
        Opening::Fixed { .. } => "--handicap 1",
        Opening::Centre { .. } => "--on-pass end",
    };
    writeln!(out, "To play it:          othello --rules {}", preset.name())?;
    writeln!(out, "With an axis changed: othello --rules {} {other}", preset.name())?;
    Ok(())
}
