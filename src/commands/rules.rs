//! `othello rules`: the rule systems, in plain words.

use std::io::{Write, stdout};

use anyhow::Result;
use othello_core::rules::{Axis, AxisValue, Changes, Preset, Rules};
use othello_words::i18n::{self, Text, m};
use othello_words::rules;

use crate::cli::RulesCommandArgs;

/// Lists the rule systems, or explains one.
pub fn run(args: &RulesCommandArgs) -> Result<()> {
    let mut out = stdout().lock();
    let Some(preset) = args.name else {
        for preset in Preset::ALL {
            writeln!(out, "{}", listed(*preset))?;
        }
        writeln!(out, "\n{}", m::rules::overrides())?;
        for axis in Axis::ALL {
            let names: Vec<_> = axis.values().iter().map(|value| value.name()).collect();
            let option = format!("--{}", axis.flag());
            let names = m::common::raw(i18n::list(names));
            writeln!(out, "{}", m::common::explained(option, names))?;
        }
        return Ok(());
    };
    let rules = preset.rules();
    writeln!(out, "{}\n", listed(preset))?;
    writeln!(out, "{}\n", rules::sentences(rules))?;
    let line = format!("othello --rules {}", preset.name());
    writeln!(out, "{}", m::rules::to_play(&*line))?;
    if let Some(value) = change(rules) {
        let (axis, value) = (value.axis().flag(), value.name());
        writeln!(out, "{}", m::rules::with_a_change(format!("{line} --{axis} {value}")))?;
    }
    Ok(())
}

fn listed(preset: Preset) -> Text {
    m::rules::listed(preset.name(), rules::preset(preset))
}

/// Returns a value that makes other rules of these: a handicap, or else an end at a pass, or else
/// any other.
fn change(rules: Rules) -> Option<AxisValue> {
    let axes = [Axis::Handicap, Axis::OnPass].iter().chain(Axis::ALL);
    let mut values = axes.flat_map(|axis| axis.values()).copied();
    values.find(|value| {
        let mut changes = Changes::default();
        changes.insert(*value);
        rules.with(changes).is_ok_and(|other| other != rules)
    })
}
