//! The keys of the help.

use othello_words::i18n::m;

use super::key::{self, Key, char};
use super::row::{Binding, KeyRow, KeysOfMode};
use super::shared::{CLOSE_PAGE, SCROLL};
use crate::app::command::Hint;
use crate::screen::input_mode::InputMode;
use crate::screen::message::{HelpTopic, Message, Step, WindowInput};

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Help,
        rows: &[KeyRow {
            keys: &[
                Binding::new(key::TAB, &Message::Window(WindowInput::Turn(Step::Next)))
                    .hint(Hint::Rank(1)),
                Binding::new(key::RIGHT, &Message::Window(WindowInput::Turn(Step::Next)))
                    .unlisted(),
                Binding::new(key::SHIFT_TAB, &Message::Window(WindowInput::Turn(Step::Previous)))
                    .unlisted(),
                Binding::new(key::LEFT, &Message::Window(WindowInput::Turn(Step::Previous)))
                    .unlisted(),
                Binding::together(PAGES),
            ],
            text: m::help::key_page,
        }],
    },
    KeysOfMode { mode: InputMode::Help, rows: &[SCROLL, CLOSE_PAGE] },
    KeysOfMode { mode: InputMode::Text, rows: &[SCROLL, CLOSE_PAGE] },
];

const PAGES: &[(Key, Message)] = &[
    (char('1'), Message::Window(WindowInput::TurnTo(HelpTopic::Keys))),
    (char('2'), Message::Window(WindowInput::TurnTo(HelpTopic::Rules))),
    (char('3'), Message::Window(WindowInput::TurnTo(HelpTopic::Marks))),
    (char('4'), Message::Window(WindowInput::TurnTo(HelpTopic::Strategy))),
];
