//! The keys of the window of repairs.

use crate::screen::input_mode::InputMode;
use crate::screen::keys::row::{Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM, ROW_STEPS};

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Repairs,
    rows: &[
        KeyRow { keys: ROW_STEPS, help: "previous, next repair", available: always },
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
