//! The commands of the repertoire.

use othello_words::i18n::m;

use super::{ADDING, add_selected, by_line};
use crate::app::App;
use crate::app::command::{Command, Hint, Run, Stored};
use crate::app::keys::key::char;
use crate::features::explorer::commands::EXPLORER_MODE;

/// Returns `true` if something was played in the position that the explorer shows.
fn has_rows(app: &App) -> bool {
    let found = app.features.explorer.found();
    found.is_some_and(|found| found.selected().is_some() || !found.rows().is_empty())
}

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::repertoire::repertoire,
        words: &["repertoire"],
        stored: Stored::Memory,
        run: Run::Read(by_line),
        ..Command::NEW
    },
    Command {
        text: m::repertoire::add_selected,
        by_line: &["repertoire"],
        keys: &[(EXPLORER_MODE, &[char('+')], Hint::When(7, has_rows))],
        needs: ADDING,
        run: Run::Plain(add_selected),
        ..Command::NEW
    },
];
