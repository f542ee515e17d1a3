//! The keys of the help.

use super::key::{self, Key, char};
use super::row::{Binding, KeyRow, KeysOfMode, always};
use super::shared::{CLOSE, CLOSE_WITH_ENTER, CLOSE_WITH_Q, HELP, HELP_WITH_F1};
use crate::app::command::Hint;
use crate::i18n::m;
use crate::screen::input_mode::InputMode;
use crate::screen::message::{HelpTopic, Message, Step, WindowInput};

/// The keys of a text that is read.
const READING: &[KeyRow] = &[
    KeyRow {
        keys: &[
            Binding::together(SCROLL),
            Binding::new(key::PAGE_UP, &Message::Window(WindowInput::Scroll(-10))),
            Binding::new(key::PAGE_DOWN, &Message::Window(WindowInput::Scroll(10)))
                .hint(Hint::Rank(1)),
            Binding::new(char('k'), &Message::Window(WindowInput::Scroll(-1))).unlisted(),
            Binding::new(char('j'), &Message::Window(WindowInput::Scroll(1))).unlisted(),
            Binding::new(key::SPACE, &Message::Window(WindowInput::Scroll(10))).unlisted(),
            Binding::new(key::HOME, &Message::Window(WindowInput::Scroll(i16::MIN))).unlisted(),
            Binding::new(key::END, &Message::Window(WindowInput::Scroll(i16::MAX))).unlisted(),
        ],
        text: m::keys::scroll,
        available: always,
    },
    KeyRow {
        keys: &[
            CLOSE.hint(Hint::Rank(3)),
            CLOSE_WITH_Q,
            CLOSE_WITH_ENTER.unlisted(),
            HELP.unlisted(),
            HELP_WITH_F1.unlisted(),
        ],
        text: m::keys::close,
        available: always,
    },
];

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Help,
        rows: &[KeyRow {
            keys: &[
                Binding::new(key::TAB, &Message::Window(WindowInput::Turn(Step::Next)))
                    .hint(Hint::Rank(2)),
                Binding::new(key::RIGHT, &Message::Window(WindowInput::Turn(Step::Next)))
                    .unlisted(),
                Binding::new(key::SHIFT_TAB, &Message::Window(WindowInput::Turn(Step::Previous)))
                    .unlisted(),
                Binding::new(key::LEFT, &Message::Window(WindowInput::Turn(Step::Previous)))
                    .unlisted(),
                Binding::together(PAGES),
            ],
            text: m::help::key_page,
            available: always,
        }],
    },
    KeysOfMode { mode: InputMode::Help, rows: READING },
    KeysOfMode { mode: InputMode::Text, rows: READING },
];

const PAGES: &[(Key, Message)] = &[
    (char('1'), Message::Window(WindowInput::TurnTo(HelpTopic::Keys))),
    (char('2'), Message::Window(WindowInput::TurnTo(HelpTopic::Rules))),
    (char('3'), Message::Window(WindowInput::TurnTo(HelpTopic::Marks))),
    (char('4'), Message::Window(WindowInput::TurnTo(HelpTopic::Strategy))),
];

const SCROLL: &[(Key, Message)] = &[
    (key::UP, Message::Window(WindowInput::Scroll(-1))),
    (key::DOWN, Message::Window(WindowInput::Scroll(1))),
];
