//! The command that explains rules.

use crate::app::App;
use crate::line::command::Command;
use crate::line::error::quoted;
use crate::line::request::Request;
use crate::words;
use othello_core::rules::{Preset, Rules};

/// The commands of this group.
pub const COMMANDS: &[Command] =
    &[Command::new("rules", "explains the rules of this game, or others by name.", rules)
        .with_optional_argument("rules, or rules anti")];

fn rules(name: &str, app: &App) -> Request {
    if name.is_empty() {
        return Request::Say(explanation(app.game().rules()));
    }
    match name.to_ascii_lowercase().parse::<Preset>() {
        Ok(preset) => Request::Say(explanation(preset.rules())),
        Err(error) => Request::refuse(format!("unknown rules {}: {error}", quoted(name))),
    }
}

/// Returns the rules in plain words.
fn explanation(rules: Rules) -> String {
    let (preset, differences) = rules.nearest_preset();
    let name = words::session::rules(rules);
    if differences.is_empty() {
        format!("{name} {}\n{}", preset.sentence(), rules.sentences())
    } else {
        format!("{name}\n{}", rules.sentences())
    }
}
