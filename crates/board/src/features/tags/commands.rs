//! The command that shows and writes the heading of a game, and its page.

use othello_words::i18n::m;

use super::{heading, tags};
use crate::app::command::{Command, KeyHint, Run};
use crate::app::keys::key::char;
use crate::app::keys::pages::RECORD_MODE;
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, CONFIRM, ERASE, LINE_STEPS};
use crate::app::mode::Mode;
use crate::app::page::PageRow;

pub const HEADING_MODE: Mode = Mode::new("heading", m::tags::mode).titled(m::title::record).kept();

pub const COMMANDS: &[Command] = &[Command {
    text: m::tags::tags,
    words: &["tags"],
    keys: &[(RECORD_MODE, &[char('e')], KeyHint::OfWindow(2, |app| !app.state.is_linked()))],
    run: Run::Read(tags),
    ..Command::NEW
}];

/// The heading, to be read and to be written.
pub const READ: PageRow =
    PageRow { page: super::PAGE, read: |app| heading(&app.session().heading()) };

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: HEADING_MODE,
    rows: &[
        KeyRow { keys: &[Binding::TEXT, ERASE], text: m::keys::erase },
        KeyRow { keys: LINE_STEPS, text: m::keys::line },
        KeyRow { keys: &[CONFIRM.hint(KeyHint::Rank(1))], text: m::tags::key_done },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::keys::cancel },
    ],
}];
