//! The keys of the help.

use othello_words::i18n::m;

use super::key::{self, Key, char};
use super::row::{Binding, KeyRow, KeysOfMode};
use super::shared::{CLOSE_PAGE, SCROLL};
use crate::app::command::Hint;
use crate::app::message::{Message, Step, WindowInput};
use crate::app::mode::Mode;

/// A page of the help.
pub const HELP_MODE: Mode = Mode::new("help", m::keys::mode_help).titled(m::title::help);

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: HELP_MODE,
        rows: &[KeyRow {
            keys: &[
                Binding::new(key::TAB, &Message::Window(WindowInput::Change(Step::Next)))
                    .hint(Hint::Rank(1)),
                Binding::new(key::RIGHT, &Message::Window(WindowInput::Change(Step::Next)))
                    .unlisted(),
                Binding::new(key::SHIFT_TAB, &Message::Window(WindowInput::Change(Step::Previous)))
                    .unlisted(),
                Binding::new(key::LEFT, &Message::Window(WindowInput::Change(Step::Previous)))
                    .unlisted(),
                Binding::together(PAGES),
            ],
            text: m::help::key_page,
        }],
    },
    KeysOfMode { mode: HELP_MODE, rows: &[SCROLL, CLOSE_PAGE] },
    KeysOfMode { mode: Mode::TEXT, rows: &[SCROLL, CLOSE_PAGE] },
];

const PAGES: &[(Key, Message)] =
    &[(char('1'), page(0)), (char('2'), page(1)), (char('3'), page(2)), (char('4'), page(3))];

const fn page(row: usize) -> Message {
    Message::Window(WindowInput::Pick { row, top: 0 })
}
