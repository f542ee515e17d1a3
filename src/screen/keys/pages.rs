//! The keys of the game record and the graphs.

use super::key::{self, Key, char};
use super::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use super::shared::{CLOSE_PAGE, SCROLL_LINES};
use crate::features::browsing::commands::{BACK, END, ON, START};
use crate::screen::input_mode::InputMode;
use crate::screen::message::{Message, Page};

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
        SCROLL_LINES,
        KeyRow { keys: &[RECORD, GRAPHS], help: "game record, graphs", available: always },
        CLOSE_PAGE,
    ],
}];

const BROWSE: &[(Key, Message)] =
    &[(key::LEFT, Message::Call(&BACK)), (key::RIGHT, Message::Call(&ON))];
