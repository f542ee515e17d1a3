//! The command of the report, and its page.

use othello_words::i18n::m;

use super::{PAGE_OF_REPORT, report, spoken};
use crate::app::command::{Command, Run, Stored};
use crate::app::during::During;
use crate::app::event::Page;

pub const COMMANDS: &[Command] = &[Command {
    text: m::report::report,
    words: &["report"],
    during: During::Any,
    stored: Stored::Games,
    run: Run::Plain(report),
    ..Command::NEW
}];

pub const PAGE: Page = Page { name: PAGE_OF_REPORT, read: spoken };
