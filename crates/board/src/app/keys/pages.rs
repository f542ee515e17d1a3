//! The commands that show the game record and the graphs, and the keys there.

use othello_words::i18n::m;

use super::conditions::has_begun;
use super::key::{self, Key, char};
use super::row::{Binding, KeyRow, KeysOfMode};
use super::shared::{CLOSE_PAGE, SCROLL_LINES};
use crate::app::command::{Arg, Command, Front, KeyHint, On, Run};
use crate::app::mode::Mode;
use crate::app::screen_input::ScreenInput;
use crate::features::browsing::commands::{BACK, END, ON, START};

/// The game record or the graphs.
pub const RECORD_MODE: Mode = Mode::new("record", m::keys::mode_record).titled(m::title::record);

pub const COMMANDS: &[Command] = &[RECORD, GRAPHS];

const RECORD: Command = Command {
    text: m::screen::record,
    words: &["record"],
    by_line: &["transcript"],
    keys: &[(Mode::BOARD, &[char('v')], KeyHint::When(0, has_begun))],
    on: On::Screen,
    run: Run::Front(Front::Record),
    ..Command::NEW
};

const GRAPHS: Command = Command {
    text: m::screen::graphs,
    words: &["graphs"],
    by_line: &["trend"],
    on: On::Screen,
    run: Run::Front(Front::Graphs),
    ..Command::NEW
};

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: RECORD_MODE,
    rows: &[
        KeyRow {
            keys: &[
                Binding::each(BROWSE).hint(KeyHint::Rank(1)),
                Binding::new(key::PAGE_UP, &ScreenInput::Call(&BACK, Arg::Nothing)),
                Binding::new(key::PAGE_DOWN, &ScreenInput::Call(&ON, Arg::Nothing)),
            ],
            text: m::keys::browse,
        },
        KeyRow {
            keys: &[
                Binding::new(key::HOME, &ScreenInput::Call(&START, Arg::Nothing)),
                Binding::new(key::END, &ScreenInput::Call(&END, Arg::Nothing)),
            ],
            text: m::keys::ends,
        },
        SCROLL_LINES,
        KeyRow {
            keys: &[
                Binding::new(char('v'), &ScreenInput::Call(&RECORD, Arg::Nothing)),
                Binding::new(key::TAB, &ScreenInput::Call(&GRAPHS, Arg::Nothing)),
            ],
            text: m::keys::pages,
        },
        CLOSE_PAGE,
    ],
}];

const BROWSE: &[(Key, ScreenInput)] = &[
    (key::LEFT, ScreenInput::Call(&BACK, Arg::Nothing)),
    (key::RIGHT, ScreenInput::Call(&ON, Arg::Nothing)),
];
