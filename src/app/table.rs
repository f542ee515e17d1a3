//! The table of commands and pages: each feature that has moved, in the order of the help.

use super::command::{Command, During, On};
use crate::app::App;
use crate::app::reply::Done;
use crate::features::{
    browsing, clipboard, clock, evaluation, exercise, explanation, link, moves, new_game, players,
    reading, repairs, repertoire, review, saving, scoresheet, tags, training, variations,
};
use crate::screen::commands;
use crate::screen::page::Page;
use othello_core::square::Square;

/// The pages.
const PAGES: &[Page] = &[
    link::window::PAGE,
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
    link::commands::COMMANDS,
    clipboard::commands::COMMANDS,
    reading::commands::COMMANDS,
    commands::COMMANDS,
];

/// Returns the page of that name.
pub fn page(name: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.name == name)
}

/// Returns the commands that a front end lists, in the order of the help.
pub fn listed(app: &App, on: On) -> impl Iterator<Item = &'static Command> {
    let now = During::of(app);
    let is_listed = move |command: &&Command| {
        !command.words.is_empty()
            && (command.on == On::Both || command.on == on)
            && (command.during == During::Any || command.during == now)
    };
    COMMANDS.iter().copied().flatten().filter(is_listed)
}

/// Returns the command of that name, as it is meant now.
pub fn find(word: &str, app: &App) -> Option<&'static Command> {
    let has_word = |name: &str| name.eq_ignore_ascii_case(word);
    let mut commands = COMMANDS.iter().copied().flatten();
    let command = commands.find(|command| command.words.iter().any(|name| has_word(name)))?;
    Some(meant(command, app))
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
