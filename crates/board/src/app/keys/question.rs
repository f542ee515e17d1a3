//! The keys that answer a question.

use othello_words::i18n::m;

use super::key::{self, char};
use super::row::{Binding, KeyRow, KeysOfMode};
use super::shared::CONFIRM;
use crate::app::command::{Arg, KeyHint};
use crate::app::front_end::{NO, YES};
use crate::app::mode::Mode;
use crate::app::screen_input::{ScreenInput, WindowInput};

pub const QUESTION_MODE: Mode =
    Mode::new("question", m::keys::mode_question).titled(m::title::question);

/// Does without what was asked for.
const CANCEL: &ScreenInput = &ScreenInput::Window(WindowInput::Cancel);

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: QUESTION_MODE,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(char('y'), &ScreenInput::Call(&YES, Arg::Nothing))
                    .hint(KeyHint::Rank(1)),
                CONFIRM,
            ],
            text: m::keys::yes,
        },
        KeyRow {
            keys: &[
                Binding::new(char('n'), &ScreenInput::Call(&NO, Arg::Nothing))
                    .hint(KeyHint::Rank(2)),
                Binding::new(char('q'), CANCEL).unlisted(),
                Binding::new(key::ESC, CANCEL),
            ],
            text: m::keys::no,
        },
    ],
}];
