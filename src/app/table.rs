//! The table of commands and pages: each feature that has moved, in the order of the help.

use super::command::{Command, During};
use crate::app::App;
use crate::app::reply::Done;
use crate::features::{
    browsing, clipboard, clock, evaluation, exercise, explanation, moves, new_game, players,
    repairs, repertoire, review, saving, scoresheet, tags, training, variations,
};
use crate::screen::page::Page;
use othello_core::square::Square;

/// The pages.
const PAGES: &[Page] = &[
    review::commands::PAGE,
    variations::commands::PAGE,
    new_game::commands::PAGE_OF_DIALOG,
    training::commands::PAGE,
    tags::commands::PAGE,
    repairs::commands::PAGE_OF_REPAIRS,
    scoresheet::commands::PAGE_OF_SHEET,
    scoresheet::commands::PAGE_OF_REPAIRS,
    saving::commands::PAGE_OF_GAMES,
    saving::commands::PAGE_OF_COPY,
];

/// The commands of each feature.
pub const COMMANDS: &[&[Command]] = &[
    moves::commands::COMMANDS,
    repertoire::commands::COMMANDS,
    training::commands::COMMANDS,
    exercise::commands::COMMANDS,
    players::commands::COMMANDS,
    clock::commands::COMMANDS,
    browsing::commands::COMMANDS,
    variations::commands::COMMANDS,
    new_game::commands::COMMANDS,
    evaluation::commands::COMMANDS,
    explanation::commands::COMMANDS,
    review::commands::COMMANDS,
    repairs::commands::COMMANDS,
    scoresheet::commands::COMMANDS,
    tags::commands::COMMANDS,
    saving::commands::COMMANDS,
    clipboard::commands::COMMANDS,
];

/// Returns the page of that name.
pub fn page(name: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.name == name)
}

/// Plays squares from the position shown, or answers with them.
pub fn play(app: &mut App, squares: &[Square]) -> Done {
    match During::of(app) {
        During::Exercise => exercise::answer(app, squares),
        During::Play | During::Any => moves::play(app, squares),
    }
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
