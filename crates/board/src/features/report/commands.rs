//! The command of the report, and its page.

use othello_words::i18n::m;

use super::{PAGE, report, spoken};
use crate::app::command::{Command, Run, Stored};
use crate::app::during::During;
use crate::app::page::PageRow;

pub const COMMANDS: &[Command] = &[Command {
    text: m::report::report,
    words: &["report"],
    during: During::Any,
    stored: Stored::Games,
    run: Run::Plain(report),
    ..Command::NEW
}];

pub const READ: PageRow = PageRow { page: PAGE, read: spoken };
