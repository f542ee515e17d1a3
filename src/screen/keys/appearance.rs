//! The keys that choose the theme and the use of the mouse.

use super::row::{KeyRow, KeysOfMode, always};
use super::shared::{MOUSE, THEME};

use crate::screen::input_mode::InputMode;
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[
        KeyRow { keys: &[THEME], help: "next theme", available: always },
        KeyRow {
            keys: &[MOUSE],
            help: "release the mouse to select text, or capture it",
            available: always,
        },
    ],
}];
