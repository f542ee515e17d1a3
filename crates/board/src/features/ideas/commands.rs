//! The command of the ideas, their page, and the keys of its window.

use othello_engine::reasons::ideas::Idea;
use othello_words::i18n::m;
use othello_words::ideas;

use super::{PAGE, read, spoken};
use crate::app::command::{Choice, Command, Run};
use crate::app::during::During;
use crate::app::keys::key::{Key, char};
use crate::app::keys::row::{KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE_PAGE, SCROLL, tabs};
use crate::app::mode::Mode;
use crate::app::page::PageRow;
use crate::app::screen_input::{ScreenInput, WindowInput};

pub const IDEAS_MODE: Mode = Mode::new("ideas", m::ideas::mode).titled(m::ideas::activity);

pub const COMMANDS: &[Command] = &[IDEA];

/// Shows the page of an idea, or lists all.
pub const IDEA: Command = Command {
    text: m::ideas::idea,
    words: &["idea", "ideas"],
    during: During::Any,
    choices: |app| {
        let choice = |idea: Idea| Choice {
            is_present: app.features.ideas.shown == Some(idea),
            ..Choice::new(idea.name(), ideas::name(idea))
        };
        Idea::ALL.map(choice).to_vec()
    },
    run: Run::Read(read),
    ..Command::NEW
};

pub const READ: PageRow = PageRow { page: PAGE, read: spoken };

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: IDEAS_MODE,
    rows: &[KeyRow { keys: &tabs(PAGES), text: m::ideas::key_page }, SCROLL, CLOSE_PAGE],
}];

const PAGES: &[(Key, ScreenInput)] = &[
    (char('1'), page(0)),
    (char('2'), page(1)),
    (char('3'), page(2)),
    (char('4'), page(3)),
    (char('5'), page(4)),
    (char('6'), page(5)),
    (char('7'), page(6)),
    (char('8'), page(7)),
];

const fn page(row: usize) -> ScreenInput {
    ScreenInput::Window(WindowInput::Pick { row, top: 0 })
}
