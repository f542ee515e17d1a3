//! `othello rules`: the rule systems, in plain words.

use std::io::{Write, stdout};

use crate::rules::{Axis, Preset};
use anyhow::Result;

use crate::app::cli::RulesCommandArgs;

/// Lists the rule systems, or explains one.
pub fn run(args: &RulesCommandArgs) -> Result<()> {
    let mut out = stdout().lock();
    let Some(preset) = args.name else {
        for preset in Preset::ALL {
            writeln!(out, "{}: {}", preset.name(), preset.sentence())?;
        }
        writeln!(out, "\nOverrides to a rule system:")?;
        for axis in Axis::ALL {
            let names: Vec<_> = axis.values().iter().map(|value| value.name()).collect();
            writeln!(out, "--{}: {}", axis.flag(), names.join(", "))?;
        }
        return Ok(());
    };
    let rules = preset.rules();
    writeln!(out, "{}: {}\n", preset.name(), preset.sentence())?;
    writeln!(out, "{}\n", rules.sentences())?;
    let other = match rules.value(Axis::Handicap) {
        Some(_) => "--handicap 1",
        None => "--on-pass end",
    };
    writeln!(out, "To play it:    othello --rules {}", preset.name())?;
    writeln!(out, "With a change: othello --rules {} {other}", preset.name())?;
    Ok(())
}
