//! The commands of the book.

use othello_words::i18n::m;

use super::by_line;
use crate::app::command::{Command, Run};
use crate::app::needs::{NOT_LINKED, NOT_PAUSED, Need, UNLOCKED};

const ALLOWED: &[&Need] = &[&NOT_LINKED, &NOT_PAUSED, &UNLOCKED];

pub const COMMANDS: &[Command] = &[Command {
    text: m::book::book,
    words: &["book"],
    needs: ALLOWED,
    run: Run::Read(by_line),
    ..Command::NEW
}];
