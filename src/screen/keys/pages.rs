//! The keys of the game record and the graphs.

use super::key::{self, Key, char};
use super::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use super::shared::{CLOSE, CLOSE_WITH_ENTER, CLOSE_WITH_Q, HELP, HELP_WITH_F1};
use crate::features::browsing::commands::{BACK, END, ON, START};
use crate::screen::input_mode::InputMode;
use crate::screen::message::{Message, Page, WindowInput};

const RECORD: Binding = Binding::new(char('v'), &Message::Show(Page::Record));
const GRAPHS: Binding = Binding::new(key::TAB, &Message::Show(Page::Graphs));

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Record,
    rows: &[
        KeyRow {
            keys: &[
                Binding::each(BROWSE).hint(Hint::new("browse", 1)),
                Binding::new(key::PAGE_UP, &Message::Call(&BACK)),
                Binding::new(key::PAGE_DOWN, &Message::Call(&ON)),
            ],
            help: "browse the game",
            available: always,
        },
        KeyRow {
            keys: &[
                Binding::new(key::HOME, &Message::Call(&START)),
                Binding::new(key::END, &Message::Call(&END)),
            ],
            help: "to the start, to the current move",
            available: always,
        },
        KeyRow {
            keys: &[
                Binding::new(key::UP, &Message::Window(WindowInput::Scroll(-1))),
                Binding::new(char('k'), &Message::Window(WindowInput::Scroll(-1))).unlisted(),
                Binding::new(key::DOWN, &Message::Window(WindowInput::Scroll(1))),
                Binding::new(char('j'), &Message::Window(WindowInput::Scroll(1))).unlisted(),
            ],
            help: "scroll",
            available: always,
        },
        KeyRow { keys: &[RECORD, GRAPHS], help: "game record, graphs", available: always },
        KeyRow {
            keys: &[
                CLOSE.hint(Hint::new("close", 2)),
                CLOSE_WITH_Q,
                CLOSE_WITH_ENTER.unlisted(),
                HELP.unlisted(),
                HELP_WITH_F1.unlisted(),
            ],
            help: "close",
            available: always,
        },
    ],
}];

const BROWSE: &[(Key, Message)] =
    &[(key::LEFT, Message::Call(&BACK)), (key::RIGHT, Message::Call(&ON))];
