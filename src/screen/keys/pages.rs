//! The commands that show the game record and the graphs, and the keys there.

use super::conditions::has_begun;
use super::key::{self, Key, char};
use super::row::{Binding, KeyRow, KeysOfMode};
use super::shared::{CLOSE_PAGE, SCROLL_LINES};
use crate::app::command::{Command, Front, Hint, On, Run};
use crate::features::browsing::commands::{BACK, END, ON, START};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::{self, Board};
use crate::screen::message::{Message, Page};

const RECORD: Binding = Binding::new(char('v'), &Message::Show(Page::Record));
const GRAPHS: Binding = Binding::new(key::TAB, &Message::Show(Page::Graphs));

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::screen::record,
        words: &["record"],
        keys: &[(Board, &[char('v')])],
        hint: Hint::When(0, has_begun),
        on: On::Screen,
        run: Run::Front(Front::Record),
        ..Command::NEW
    },
    Command {
        text: m::screen::graphs,
        words: &["graphs"],
        on: On::Screen,
        run: Run::Front(Front::Graphs),
        ..Command::NEW
    },
];

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Record,
    rows: &[
        KeyRow {
            keys: &[
                Binding::each(BROWSE).hint(Hint::Rank(1)),
                Binding::new(key::PAGE_UP, &Message::Call(&BACK)),
                Binding::new(key::PAGE_DOWN, &Message::Call(&ON)),
            ],
            text: m::keys::browse,
        },
        KeyRow {
            keys: &[
                Binding::new(key::HOME, &Message::Call(&START)),
                Binding::new(key::END, &Message::Call(&END)),
            ],
            text: m::keys::ends,
        },
        SCROLL_LINES,
        KeyRow { keys: &[RECORD, GRAPHS], text: m::keys::pages },
        CLOSE_PAGE,
    ],
}];

const BROWSE: &[(Key, Message)] =
    &[(key::LEFT, Message::Call(&BACK)), (key::RIGHT, Message::Call(&ON))];
