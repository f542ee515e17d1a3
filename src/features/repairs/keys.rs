//! The keys of the window of repairs.

use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM};
use crate::screen::message::{Message, Step, WindowInput};

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Repairs,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(key::UP, &Message::Window(WindowInput::Select(Step::Previous))),
                Binding::new(char('k'), &Message::Window(WindowInput::Select(Step::Previous)))
                    .unlisted(),
                Binding::new(key::DOWN, &Message::Window(WindowInput::Select(Step::Next))),
                Binding::new(char('j'), &Message::Window(WindowInput::Select(Step::Next)))
                    .unlisted(),
            ],
            help: "previous, next repair",
            available: always,
        },
        KeyRow {
            keys: &[CONFIRM.hint(Hint::new("repair", 1))],
            help: "take the repair",
            available: always,
        },
        KeyRow {
            keys: &[CLOSE.hint(Hint::new("keep", 2)), CLOSE_WITH_Q],
            help: "keep the game as it is, up to the fault",
            available: always,
        },
    ],
}];
