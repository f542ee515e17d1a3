//! The keys that copy.

use crate::app::action::{Action, CopyFormat};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::char;
use crate::screen::keys::row::{Binding, KeyRow, KeysOfMode, always};
use crate::screen::message::Message;

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Board,
    rows: &[KeyRow {
        keys: &[
            Binding::new(char('y'), &Message::Act(Action::Copy(CopyFormat::Transcript))),
            Binding::new(char('Y'), &Message::Act(Action::Copy(CopyFormat::Position))),
        ],
        help: "copy the transcript, the position",
        available: always,
    }],
}];
