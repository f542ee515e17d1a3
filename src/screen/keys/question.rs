//! The keys that answer a question.

use super::key::{self, char};
use super::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use super::shared::CONFIRM;
use crate::app::action::{Action, Answer};
use crate::screen::input_mode::InputMode;
use crate::screen::message::{Message, WindowInput};

/// Does without what was asked for.
const CANCEL: &Message = &Message::Window(WindowInput::Cancel);

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: InputMode::Question,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(char('y'), &Message::Act(Action::Answer(Answer::Yes)))
                    .hint(Hint::new("yes", 1)),
                Binding::new(char('Y'), &Message::Act(Action::Answer(Answer::Yes))).unlisted(),
                CONFIRM,
            ],
            help: "yes (to resign, to delete or to a question that comes by itself, only y)",
            available: always,
        },
        KeyRow {
            keys: &[
                Binding::new(char('n'), &Message::Act(Action::Answer(Answer::No)))
                    .hint(Hint::new("no", 2)),
                Binding::new(char('N'), &Message::Act(Action::Answer(Answer::No))).unlisted(),
                Binding::new(char('q'), CANCEL).unlisted(),
                Binding::new(key::ESC, CANCEL),
            ],
            help: "no (to a question that comes by itself, only n)",
            available: always,
        },
    ],
}];
