//! The command that shows and writes the heading of a game, and its page.

use othello_words::i18n::m;

use super::window::TagsWindow;
use super::{heading, tags};
use crate::app::command::{Command, Hint, Run};
use crate::app::input_mode::InputMode;
use crate::app::keys::key::char;
use crate::screen::window::Page;

/// The commands.
pub const COMMANDS: &[Command] = &[Command {
    text: m::tags::tags,
    words: &["tags"],
    keys: &[(InputMode::Record, &[char('e')], Hint::OfWindow(2, |app| !app.state.is_linked()))],
    run: Run::Read(tags),
    ..Command::NEW
}];

/// The heading, to be read and to be written.
pub const PAGE: Page = Page {
    name: super::PAGE,
    read: |app| heading(&app.session().heading()),
    window: |app| Box::new(TagsWindow::new(app)),
};
