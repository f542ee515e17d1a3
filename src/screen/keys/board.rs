//! The keys that move the cursor and play a square.

use super::conditions::can_play;
use super::row::{Hint, KeyRow, KeysOfMode, always};
use super::shared::{
    CLICK, COLUMN_CAPITALS, COLUMNS, CURSOR, NEXT_LEGAL, PLAY, PLAY_WITH_SPACE, PREVIOUS_LEGAL,
    ROWS,
};

use crate::screen::input_mode::InputMode;
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[
        KeyRow { keys: &[CURSOR], help: "move the cursor", available: always },
        KeyRow {
            keys: &[COLUMNS, COLUMN_CAPITALS, ROWS],
            help: "play that square: d3",
            available: always,
        },
        KeyRow {
            keys: &[PLAY.hint(Hint::new("play", 3)), PLAY_WITH_SPACE, CLICK],
            help: "play the square under the cursor or the pointer",
            available: can_play,
        },
        KeyRow {
            keys: &[NEXT_LEGAL.hint(Hint::new("next", 2)), PREVIOUS_LEGAL],
            help: "next, previous legal square",
            available: can_play,
        },
    ],
}];
