//! The keys that choose the marks on the board.

use super::key::char;
use super::row::{Binding, KeyRow, KeysOfMode, always};
use super::shared::MARKS;
use crate::screen::input_mode::InputMode;
use crate::screen::message::Message;

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[
        KeyRow { keys: &[MARKS], help: "show or hide the legal moves", available: always },
        KeyRow {
            keys: &[Binding::new(char('i'), &Message::CycleLearning)],
            help: "learning marks: special squares, stable discs, replies",
            available: always,
        },
    ],
}];
