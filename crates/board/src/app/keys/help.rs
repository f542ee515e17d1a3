//! The keys of the help and of other pages, and the search in them.

use othello_words::i18n::m;

use super::key::{self, Key, char};
use super::pages::RECORD_MODE;
use super::row::{Binding, KeyRow, KeysOfMode, always};
use super::shared::{CLOSE, CLOSE_PAGE, CLOSE_WITH_Q, CONFIRM, ERASE, SCROLL, tabs};
use crate::app::command::{Command, Fill, Front, KeyHint, On, Run, Runs};
use crate::app::during::During;
use crate::app::mode::Mode;
use crate::app::screen_input::{ScreenInput, Step, WindowInput};
use crate::features::ideas::commands::IDEAS_MODE;
use crate::features::settings::commands::SETTINGS_MODE;
use crate::features::training::commands::PROGRESS_MODE;

pub const HELP_MODE: Mode = Mode::new("help", m::help::mode).titled(m::help::activity);

/// A page while words are typed that are looked for in it.
pub const FIND_MODE: Mode = Mode::new("find", m::keys::mode_filter).titled(m::help::activity);

/// The search in a page.
pub const COMMANDS: &[Command] = &[Command {
    text: m::help::find,
    keys: &[
        (HELP_MODE, SLASH, KeyHint::Rank(1)),
        (Mode::TEXT, SLASH, KeyHint::Rank(1)),
        (IDEAS_MODE, SLASH, KeyHint::No),
        (SETTINGS_MODE, SLASH, KeyHint::Rank(1)),
        (PROGRESS_MODE, SLASH, KeyHint::No),
        (RECORD_MODE, SLASH, KeyHint::No),
    ],
    by_line: &["help"],
    fill: Some(&WORDS),
    on: On::Screen,
    during: During::Any,
    run: Run::Front(Front::Find),
    ..Command::NEW
}];

const SLASH: &[Key] = &[char('/')];

static WORDS: Fill = Fill {
    mode: FIND_MODE,
    label: m::saving::filter_label,
    empty: Some(""),
    runs: Runs::Changed,
    ..Fill::NEW
};

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode { mode: HELP_MODE, rows: &[KeyRow { keys: &tabs(PAGES), text: m::help::key_page }] },
    KeysOfMode { mode: HELP_MODE, rows: &[SCROLL, OPEN, CLOSE_HELP] },
    KeysOfMode { mode: Mode::TEXT, rows: &[SCROLL, CLOSE_PAGE] },
    KeysOfMode {
        mode: FIND_MODE,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::TEXT,
                    ERASE.unlisted(),
                    CONFIRM.hint(KeyHint::OfWindow(1, always)),
                ],
                text: m::help::key_keep,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::UP, &ScreenInput::Window(WindowInput::Scroll(-1))),
                    Binding::new(key::DOWN, &ScreenInput::Window(WindowInput::Scroll(1))),
                    Binding::new(
                        key::PAGE_UP,
                        &ScreenInput::Window(WindowInput::ScrollPage(Step::Previous)),
                    ),
                    Binding::new(
                        key::PAGE_DOWN,
                        &ScreenInput::Window(WindowInput::ScrollPage(Step::Next)),
                    ),
                ],
                text: m::keys::scroll,
            },
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::saving::key_clear },
        ],
    },
];

/// Without Enter, which opens what was found.
const CLOSE_HELP: KeyRow =
    KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2)), CLOSE_WITH_Q], text: m::keys::close };

/// Opens what was found and is in focus; where nothing is, it closes the page.
const OPEN: KeyRow =
    KeyRow { keys: &[CONFIRM.hint(KeyHint::OfWindow(3, always))], text: m::help::key_open };

const PAGES: &[(Key, ScreenInput)] =
    &[(char('1'), page(0)), (char('2'), page(1)), (char('3'), page(2)), (char('4'), page(3))];

const fn page(row: usize) -> ScreenInput {
    ScreenInput::Window(WindowInput::Pick { row, top: 0 })
}
