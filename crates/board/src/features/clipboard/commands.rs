//! The commands that copy.

use othello_words::i18n::m;

use super::{copy_position, copy_transcript};
use crate::app::command::{Command, KeyHint, On, Run};
use crate::app::keys::key::char;
use crate::app::mode::Mode;

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::clipboard::transcript,
        words: &["copy"],
        by_line: &["transcript"],
        on: On::Screen,
        keys: &[(Mode::BOARD, &[char('y')], KeyHint::No)],
        run: Run::Plain(copy_transcript),
        ..Command::NEW
    },
    Command {
        text: m::clipboard::position,
        words: &["copy-position"],
        on: On::Screen,
        run: Run::Plain(copy_position),
        ..Command::NEW
    },
];
