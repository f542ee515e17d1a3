//! The table of commands and pages: each feature that has moved, in the order of the help.

use super::command::{Command, During};
use crate::app::App;
use crate::features::{
    clipboard, evaluation, exercise, moves, new_game, repairs, repertoire, scoresheet, tags,
    training, variations,
};
use crate::screen::page::Page;

/// The pages.
const PAGES: &[Page] = &[
    variations::commands::PAGE,
    new_game::commands::PAGE_OF_DIALOG,
    training::commands::PAGE,
    tags::commands::PAGE,
    repairs::commands::PAGE_OF_REPAIRS,
    scoresheet::commands::PAGE_OF_SHEET,
    scoresheet::commands::PAGE_OF_REPAIRS,
];

/// The commands of each feature.
pub const COMMANDS: &[&[Command]] = &[
    moves::commands::COMMANDS,
    repertoire::commands::COMMANDS,
    training::commands::COMMANDS,
    exercise::commands::COMMANDS,
    variations::commands::COMMANDS,
    new_game::commands::COMMANDS,
    evaluation::commands::COMMANDS,
    repairs::commands::COMMANDS,
    scoresheet::commands::COMMANDS,
    tags::commands::COMMANDS,
    clipboard::commands::COMMANDS,
];

/// Returns the page of that name.
pub fn page(name: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.name == name)
}

/// Returns the command that a word means now, given one that has the word: the board may be for something else.
pub fn meant(command: &'static Command, app: &App) -> &'static Command {
    let now = During::of(app);
    let same =
        COMMANDS.iter().copied().flatten().filter(|it| it.words.first() == command.words.first());
    let mut same = same.filter(|it| !it.words.is_empty() && it.during == now);
    same.next().unwrap_or(command)
}
