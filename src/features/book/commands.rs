//! The commands of the book.

use othello_words::i18n::m;

use super::{in_lines, on_screen};
use crate::app::command::{Command, On, Run};
use crate::app::needs::{NOT_LINKED, NOT_PAUSED, Need, UNLOCKED};

const ALLOWED: &[&Need] = &[&NOT_LINKED, &NOT_PAUSED, &UNLOCKED];

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::book::book,
        words: &["book"],
        on: On::Screen,
        needs: ALLOWED,
        run: Run::Text(on_screen),
        ..Command::NEW
    },
    Command {
        text: m::book::book_in_lines,
        words: &["book"],
        on: On::Lines,
        needs: ALLOWED,
        run: Run::Text(in_lines),
        ..Command::NEW
    },
];
