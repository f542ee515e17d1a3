//! The table of commands and pages: each feature that has moved, in the order of the help.

use super::command::{Command, During};
use crate::app::App;
use crate::features::{
    browsing, clipboard, clock, evaluation, exercise, moves, players, tags, variations,
};
use crate::screen::page::Page;

/// The pages.
const PAGES: &[Page] = &[tags::commands::PAGE, variations::commands::PAGE];

/// The commands of each feature.
pub const COMMANDS: &[&[Command]] = &[
    moves::commands::COMMANDS,
    exercise::commands::COMMANDS,
    players::commands::COMMANDS,
    clock::commands::COMMANDS,
    browsing::commands::COMMANDS,
    variations::commands::COMMANDS,
    evaluation::commands::COMMANDS,
    tags::commands::COMMANDS,
    clipboard::commands::COMMANDS,
];

/// Returns the page of that name.
pub fn page(name: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.name == name)
}

/// Returns the command with that message: `clock.toggle`.
pub fn named(message: &str) -> Option<&'static Command> {
    COMMANDS.iter().copied().flatten().find(|command| (command.text)().name() == message)
}

/// Returns the command that a word means now, given one that has the word: the board may be for something else.
pub fn meant(command: &'static Command, app: &App) -> &'static Command {
    let now = During::of(app);
    let same =
        COMMANDS.iter().copied().flatten().filter(|it| it.words.first() == command.words.first());
    let mut same = same.filter(|it| !it.words.is_empty() && it.during == now);
    same.next().unwrap_or(command)
}
